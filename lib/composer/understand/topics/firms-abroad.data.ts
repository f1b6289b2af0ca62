/**
 * Whom a mark or a page is made for, as the other languages say it: `the firm in English | de | fr | es | it | pt | ru | ja`.
 * What it is shown by is told of the English words. Russian firms stand as they follow `логотип` and `для`.
 */
export const FIRMS_ABROAD = `
coffee shop | café, kaffeehaus, coffeeshop | café, coffee shop, salon de café | cafetería, café, cafe | caffetteria, bar caffetteria, caffè | cafeteria, café | кофейни, кафе, кофейня | コーヒーショップ, カフェ, 喫茶店
bakery | bäckerei | boulangerie | panadería | panetteria, panificio, forno | padaria | пекарни, булочной, хлебопекарни | パン屋, ベーカリー
pastry shop | konditorei | pâtisserie | pastelería, repostería | pasticceria | confeitaria, doceria | кондитерской | ケーキ屋, 洋菓子店, パティスリー
gym | fitnessstudio | salle de sport, salle de gym | gimnasio | palestra | academia, academia de ginástica | спортзала, тренажёрного зала, тренажерного зала, фитнес-клуба | スポーツジム, フィットネスジム, ジム
flower shop | blumenladen, blumengeschäft | fleuriste, magasin de fleurs | floristería, florería | fioraio, negozio di fiori, fiorista | floricultura | цветочного магазина, магазина цветов | 花屋, フラワーショップ
yoga studio | yogastudio, yoga-studio | studio de yoga, centre de yoga | estudio de yoga, centro de yoga | studio di yoga, centro yoga | estúdio de ioga, estúdio de yoga | студии йоги, йога-студии | ヨガスタジオ, ヨガ教室
pet shop | tierhandlung, zoohandlung, tierladen | animalerie | tienda de mascotas, tienda de animales | negozio di animali, negozio per animali | pet shop, petshop, loja de animais | зоомагазина | ペットショップ
pizzeria | pizzeria | pizzeria | pizzería | pizzeria | pizzaria | пиццерии | ピザ屋, ピッツェリア, ピザ店
restaurant | restaurant | restaurant | restaurante | ristorante, trattoria | restaurante | ресторана | レストラン
sushi restaurant | sushi-restaurant, sushibar | restaurant de sushis, restaurant japonais | restaurante de sushi, restaurante japonés | ristorante di sushi, ristorante giapponese | restaurante de sushi, restaurante japonês | суши-бара, суши-ресторана | 寿司屋, お寿司屋さん
music school | musikschule | école de musique | escuela de música | scuola di musica | escola de música | музыкальной школы | 音楽教室, 音楽学校
dance school | tanzschule | école de danse | escuela de baile, academia de baile, escuela de danza | scuola di danza, scuola di ballo | escola de dança | школы танцев, танцевальной школы, танцевальной студии | ダンススクール, ダンス教室
surf school | surfschule | école de surf | escuela de surf | scuola di surf | escola de surfe, escola de surf | школы сёрфинга, школы серфинга | サーフィンスクール, サーフスクール
language school | sprachschule | école de langues | escuela de idiomas, academia de idiomas | scuola di lingue | escola de idiomas | языковой школы | 語学学校, 英会話教室
driving school | fahrschule | auto-école | autoescuela, escuela de manejo | scuola guida, autoscuola | autoescola | автошколы | 自動車教習所, 教習所
kindergarten | kindergarten, kita | jardin d'enfants, école maternelle, crèche | jardín de infancia, guardería, jardín infantil | asilo, scuola materna, asilo nido | jardim de infância, creche | детского сада | 幼稚園, 保育園
travel agency | reisebüro, reiseagentur | agence de voyage, agence de voyages | agencia de viajes | agenzia di viaggi, agenzia viaggi | agência de viagens | турагентства, туристического агентства | 旅行代理店, 旅行会社
hair salon | friseursalon, friseur | salon de coiffure, coiffeur | peluquería, salón de belleza | parrucchiere, salone di parrucchiere | salão de cabeleireiro, salão de beleza | парикмахерской, салона красоты | 美容院, 美容室, ヘアサロン
barber shop | barbershop, herrenfriseur | barbier, barbershop | barbería | barbiere, barberia, barber shop | barbearia | барбершопа | 床屋, 理髪店, バーバーショップ
bookstore | buchhandlung, buchladen | librairie | librería | libreria | livraria | книжного магазина | 本屋, 書店
library | bibliothek, bücherei | bibliothèque | biblioteca | biblioteca | biblioteca | библиотеки | 図書館
dental clinic | zahnarztpraxis, zahnarzt, zahnklinik | cabinet dentaire, clinique dentaire, dentiste | clínica dental, dentista | studio dentistico, dentista, clinica dentale | clínica dentária, clínica odontológica, dentista | стоматологии, стоматологической клиники, зубной клиники | 歯科医院, 歯医者, 歯科
veterinary clinic | tierarztpraxis, tierklinik, tierarzt | clinique vétérinaire, vétérinaire | clínica veterinaria, veterinaria | clinica veterinaria, veterinario | clínica veterinária | ветеринарной клиники, ветклиники | 動物病院
pharmacy | apotheke | pharmacie | farmacia | farmacia | farmácia | аптеки | 薬局
hospital | krankenhaus, klinik | hôpital, clinique | hospital | ospedale | hospital | больницы | 病院
farm | bauernhof | ferme | granja, finca | fattoria, azienda agricola | fazenda, sítio | фермы | 農場, 牧場
ice cream parlor | eisdiele, eiscafé | glacier, marchand de glaces | heladería | gelateria | sorveteria | кафе-мороженого, кафе мороженого | アイスクリーム屋, アイス屋, ジェラート屋
winery | weingut | domaine viticole, vignoble | bodega, viñedo | cantina, azienda vinicola | vinícola | винодельни | ワイナリー
brewery | brauerei | brasserie artisanale | cervecería | birrificio | cervejaria | пивоварни | ビール醸造所, ブルワリー
bar | bar, kneipe | bar | bar | bar | bar | бара | バー, 居酒屋
hotel | hotel | hôtel | hotel | hotel, albergo | hotel, pousada | отеля, гостиницы | ホテル, 旅館
photo studio | fotostudio, fotograf | studio photo, photographe | estudio de fotografía, fotógrafo | studio fotografico, fotografo | estúdio de fotografia, fotógrafo | фотостудии, фотографа | 写真館, フォトスタジオ
construction company | baufirma, bauunternehmen | entreprise de construction, entreprise de bâtiment | empresa de construcción, constructora | impresa edile, impresa di costruzioni | construtora, empresa de construção | строительной компании, строительной фирмы | 建設会社, 工務店
cleaning company | reinigungsfirma, putzfirma | entreprise de nettoyage | empresa de limpieza | impresa di pulizie | empresa de limpeza | клининговой компании, уборочной компании | 清掃会社
moving company | umzugsfirma, umzugsunternehmen | entreprise de déménagement | empresa de mudanzas | ditta di traslochi | empresa de mudanças | компании по переездам | 引っ越し会社, 引越し業者
car repair shop | autowerkstatt, kfz-werkstatt | garage automobile | taller mecánico, taller de coches | officina meccanica, autofficina | oficina mecânica | автосервиса, автомастерской | 自動車整備工場
bicycle shop | fahrradladen, fahrradgeschäft | magasin de vélos | tienda de bicicletas | negozio di biciclette | loja de bicicletas, bicicletaria | веломагазина | 自転車屋
toy store | spielzeugladen, spielwarengeschäft | magasin de jouets | juguetería, tienda de juguetes | negozio di giocattoli | loja de brinquedos | магазина игрушек | おもちゃ屋
clothing store | modegeschäft, modeboutique | boutique de vêtements, magasin de vêtements | tienda de ropa | negozio di abbigliamento, negozio di vestiti | loja de roupas | магазина одежды | 洋服屋, 服屋, アパレルショップ
law firm | anwaltskanzlei, kanzlei | cabinet d'avocats | bufete de abogados, despacho de abogados | studio legale | escritório de advocacia | юридической фирмы, адвокатской конторы | 法律事務所
real estate agency | immobilienfirma, immobilienbüro, immobilienmakler | agence immobilière | inmobiliaria, agencia inmobiliaria | agenzia immobiliare | imobiliária | агентства недвижимости | 不動産会社, 不動産屋
football club | fußballverein, fussballverein | club de football, club de foot | club de fútbol | squadra di calcio, club di calcio | clube de futebol | футбольного клуба | サッカークラブ, サッカーチーム
`;

/** Pages and marks that are made for a firm: `the page in English | de | fr | es | it | pt | ru | ja`. */
export const FIRM_PAGES = `
logo | logo, logotyp, ein logo | logo, logotype, un logo | logo, logotipo, un logo, un logotipo | logo, un logo | logo, logotipo, logomarca, um logo | логотип, лого, эмблема | ロゴ, ロゴマーク, ロゴデザイン
poster | plakat, poster, ein plakat | affiche, poster, une affiche | cartel, póster, afiche, un cartel | locandina, poster, manifesto, una locandina | cartaz, pôster, um cartaz | плакат, постер, афиша | ポスター
website banner | website-banner, webseiten-banner, webbanner, banner, ein banner | bannière de site web, bannière de site, bannière web, bannière, une bannière | banner web, banner para la web, banner, un banner | banner per il sito, banner del sito, banner, un banner | banner de site, banner para site, banner, um banner | баннер сайта, баннер для сайта, баннер | ウェブサイトのバナー, ウェブバナー, バナー
a set of icons | icon-set, ein set von icons, set von icons, icons, symbole | un ensemble d'icônes, ensemble d'icônes, set d'icônes, jeu d'icônes | un conjunto de iconos, conjunto de iconos, set de iconos | un set di icone, set di icone, icone | um conjunto de ícones, conjunto de ícones, ícones | набор иконок, иконки | アイコンセット
`;

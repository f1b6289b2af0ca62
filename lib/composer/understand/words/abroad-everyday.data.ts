/**
 * Everyday words of the other languages for what the tables know: `known | de | fr | es | it | pt | ru | ja`, under the English
 * word that it is known by. A word with `!` means this and nothing that another table says.
 */
export const ABROAD_EVERYDAY = `
kitchen table | !küchentisch | table de cuisine, table de la cuisine | mesa de cocina, mesa de la cocina | tavolo da cucina, tavolo della cucina | mesa de cozinha, mesa da cozinha | кухонный стол, кухонным столом, кухонном столе | キッチンテーブル, キッチンのテーブル
headphones | funkkopfhörer, over-ear-kopfhörer | casque audio, casque sans fil, casque bluetooth | !auriculares, !auriculares inalámbricos, cascos inalámbricos, audífonos | cuffie senza fili | headphone, fone sem fio | !наушники, !беспроводные наушники, гарнитура | ワイヤレスヘッドホン
cocktail | !getränk, !getränke, !getränken | !boisson, !boissons, rafraîchissements | !bebida, !bebidas, refresco, refrescos | !bibita, !bibite, bevanda, bevande | !bebidas | !напиток, !напитки, !напитками, !напитков | !飲み物, ドリンク
pipe | wasserrohr, rohre | !tuyau, tuyaux, canalisation | !tubería, tuberías, cañería, caño | !tubatura, !tubo, tubature | !cano, canos, encanamento | водопроводная труба | 水道管
polar bear | eisbärin, eisbären | ourse polaire, ourson polaire, ours blanc, ourse blanche | osa polar, osezno polar, oso blanco | orsa polare, orsi polari, orso bianco | ursa polar | белая медведица, белый медведь, полярный медведь | ホッキョクグマ, 白くま, シロクマ
treehouse | baumhütte | cabane dans un arbre, cabane dans les arbres, cabane perchée | cabaña en el árbol, casita del árbol, casa en el árbol | casetta sull'albero, casa sull'albero | casinha na árvore | домик на дереве, дом на дереве | ツリーハウス, 木の上の家
easter egg | bemaltes ei, bemalte eier, bemalten eiern, buntes osterei, bunte eier | œuf peint, œufs peints, œufs colorés, œufs décorés | huevo pintado, huevos pintados, huevos decorados | uova dipinte, uovo dipinto, uova colorate, uova decorate | ovos pintados, ovo pintado, ovos coloridos, ovos decorados | крашеное яйцо, крашеные яйца, крашеными яйцами, расписные яйца, расписными яйцами | 彩色した卵, 色を塗った卵, カラフルな卵
coins | !goldmünze, !goldmünzen, !goldstücke, münzgeld | !pièces d'or, !pièce d'or | !monedas de oro, !moneda de oro | !monete d'oro, !moneta d'oro | !moedas de ouro, !moeda de ouro | !золотые монеты, !золотых монет, !золотыми монетами | !金貨
hole | astloch, baumhöhle | creux | hueco, oquedad | cavità | oco | дупло, дупле, нора | 木の穴, 樹洞
log | baumstamm, baumstämme | tronc d'arbre, tronc | tronco de árbol, tronco | tronco d'albero, tronco | tronco de árvore, tronco | ствол дерева, бревно | 木の幹, 幹
wheat | weizenähre, weizenähren, kornähre, ähre, ähren | épi de blé, épis de blé | espiga de trigo, espigas de trigo, espiga, espigas | spiga di grano, spighe di grano, spiga, spighe | espiga de trigo, espigas de trigo | колос, колосья, колосом пшеницы, колосьями пшеницы, пшеничный колос | 小麦の穂, 麦の穂, 稲穂
rolling pin | teigrolle, wellholz | rouleau à pâtisserie | rodillo de cocina, rodillo de amasar, palo de amasar, !rodillo | mattarello | rolo de massa, rolo de macarrão, pau de macarrão | скалка, скалкой | めん棒, 麺棒, のし棒
flower pot | blumentopf, blumentöpfe, pflanztopf | pot de fleurs, pots de fleurs, jardinière | maceta, macetas, tiesto | !vaso di fiori, !vasi di fiori, vaso da fiori, fioriera | !vaso de flores, !vasos de flores, vaso de planta, vasos de plantas | цветочный горшок, цветочные горшки, горшок с цветком | 植木鉢, 鉢植え, 花の鉢
vintage car | oldtimer, oldtimer-auto | voiture ancienne, voiture de collection, vieille voiture | coche antiguo, coche clásico, carro antiguo, auto antiguo, auto clásico | !auto d'epoca, macchina d'epoca, automobile d'epoca | carro antigo, carro clássico, carro vintage | винтажный автомобиль, ретро-автомобиль, старинный автомобиль, ретро автомобиль, старинная машина | クラシックカー, ヴィンテージカー, 旧車
flower shop | blumengeschäft, !blumenladen | !fleuriste, boutique de fleurs, magasin de fleurs | !floristería, !florería | negozio di fiori, fioreria | !floricultura, loja de flores | цветочный магазин, цветочная лавка, цветочным магазином | !花屋, フラワーショップ
spell book | !zauberbuch, buch der zaubersprüche | livre de sorts, livre de magie, !grimoire | libro de hechizos, libro de magia, grimorio | libro di incantesimi, libro degli incantesimi, libro di magia, grimorio | livro de feitiços, livro de magia, grimório | книга заклинаний, книгу заклинаний, гримуар, магическая книга | 魔法の本, 呪文の本, 魔導書
ladder | sprossenleiter | échelle en bois, escabeau | escalera de madera, escalera plegable | scala a pioli, scala di legno, scaletta | escada de madeira, escada de abrir | приставная лестница, стремянка, лестница-стремянка | 脚立, 梯子, ハシゴ
umbrella | stockschirm | pépin | | ombrellone da pioggia | | зонты, зонтами, зонтик | 傘をさして
people | menschen, leute, passanten, besucher | des gens, passants, badauds | la gente, gente, personas, transeúntes | la gente, persone, passanti | pessoas, gente, pedestres | прохожие, посетители | 人々, 通行人, みんな
elephant | elefantenkuh | éléphante | elefanta | elefantessa | elefanta | слониха | ゾウ, ぞう
box | pappkarton, pappkiste, päckchen, !paket | boîte en carton, carton vide, !colis | caja de cartón, !paquete, encomienda | scatola di cartone, !pacco | caixa de papelão, !pacote, encomenda | картонная коробка, !посылка, бандероль | 段ボール箱, 箱, !荷物, 小包
carpet | !teppichboden | !moquette | moqueta, !alfombra persa | !moquette, tappeto persiano | !carpete | ковролин, персидский ковёр | カーペット, じゅうたん, 絨毯
tray | serviertablett, tablett | plateau de service, plateau | charola, bandeja | vassoio | bandeja | поднос, подносом | トレー, トレイ, お盆
yarn | !wollknäuel, wollknäuel, garnknäuel, knäuel | pelote de laine, pelote | ovillo de lana, ovillo, madeja | gomitolo di lana, gomitolo, matassa | novelo de lã, novelo | клубок ниток, клубок шерсти, клубком шерсти, моток | 毛糸玉, 毛糸の玉
chick | küken, hühnerküken | poussin, poussins | pollito, pollitos, polluelo | pulcino, pulcini | pintinho, pintinhos | цыплёнок, цыплята, цыплёнком | ひよこ, ヒヨコ
wheelchair | rollstuhl | fauteuil roulant, chaise roulante | silla de ruedas | sedia a rotelle, carrozzina | cadeira de rodas | инвалидная коляска, инвалидной коляске, инвалидное кресло | 車椅子, 車いす
businesswoman | geschäftsfrau, geschäftsfrauen, managerin, chefin | femme d'affaires, femmes d'affaires, cadre supérieure | mujer de negocios, mujeres de negocios, empresaria, empresarias, ejecutiva, ejecutivas | donna d'affari, donne d'affari, imprenditrice, manager donna | !executiva, !executivas, mulher de negócios, empresária, empresárias | бизнес-леди, бизнесвумен, деловая женщина, деловые женщины | ビジネスウーマン, キャリアウーマン
accountant | buchhalter, buchhalterin, steuerberater | comptable | contable, contador, contadora | contabile, ragioniere, ragioniera | contador, contadora, contabilista | бухгалтер | 会計士, 経理担当者
engineer | ingenieur, ingenieurin | ingénieur, ingénieure | ingeniero, ingeniera | ingegnere, ingegnera | engenheiro, engenheira | инженер | エンジニア, 技術者
scientist | wissenschaftler, wissenschaftlerin, forscherin, forscher | scientifique, chercheur, chercheuse | científico, científica, investigadora | scienziato, scienziata, ricercatore, ricercatrice | cientista, pesquisador, pesquisadora | учёный, учёная, исследователь | 科学者, 研究者
lawyer | anwalt, anwältin, rechtsanwalt, rechtsanwältin | avocat, avocate | abogado, abogada | avvocato, avvocatessa, avvocata | advogado, advogada | адвокат, юрист | 弁護士
judge | richter, richterin | juge | juez, jueza | giudice | juiz, juíza | судья | 裁判官
carpenter | schreiner, schreinerin, tischler, tischlerin, zimmermann | menuisier, menuisière, charpentier, ébéniste | carpintero, carpintera, ebanista | falegname | carpinteiro, carpinteira, marceneiro | плотник, столяр | 大工
electrician | elektriker, elektrikerin | électricien, électricienne | electricista | elettricista | eletricista | электрик | 電気技師, 電気工事士
plumber | klempner, klempnerin, installateur | plombier, plombière | fontanero, fontanera, plomero | idraulico, idraulica | encanador, encanadora, canalizador | сантехник, водопроводчик | 配管工, 水道屋さん
gardener | gärtner, gärtnerin | jardinier, jardinière | jardinero, jardinera | giardiniere, giardiniera | jardineiro, jardineira | садовник, садовница, садовод | 庭師, 園芸家
baker | bäcker, bäckerin | boulanger, boulangère | panadero, panadera | panettiere, fornaio, fornaia, panettiera | padeiro, padeira | пекарь, булочник | パン職人, パン屋さん
butcher | metzger, metzgerin, fleischer | boucher, bouchère | carnicero, carnicera | macellaio, macellaia | açougueiro | мясник | 肉屋さん
fisherman | fischer, angler, fischerin | pêcheur, pêcheuse | pescador, pescadora | pescatore, pescatrice | pescador, pescadora | рыбак, рыбачка | 漁師, 釣り人
farmer | bauer, bäuerin, landwirt, landwirtin | agriculteur, agricultrice, fermier, fermière, paysan, paysanne | agricultor, agricultora, granjero, granjera, campesino, campesina | contadino, contadina, agricoltore, agricoltrice, allevatore | agricultor, agricultora, fazendeiro, fazendeira, camponês, camponesa | фермер, крестьянин, крестьянка | 農夫, 農家, 農家の人
courier | paketbote, paketbotin, zusteller, zustellerin, lieferant | livreur, livreuse, coursier | repartidor, repartidora, mensajero, mensajera | corriere, fattorino | entregador, entregadora, motoboy | курьер, курьерша, доставщик | 配達員, 宅配便の人, 配達の人
cashier | kassierer, kassiererin | caissier, caissière | cajero, cajera | cassiere, cassiera | caixa de supermercado, operadora de caixa | кассир, кассирша | レジ係
librarian | bibliothekar, bibliothekarin | bibliothécaire | bibliotecario, bibliotecaria | bibliotecario, bibliotecaria | bibliotecário, bibliotecária | библиотекарь | 司書, 図書館員
photographer | fotograf, fotografin | photographe | fotógrafo, fotógrafa | fotografo, fotografa | fotógrafo, fotógrafa | фотограф | 写真家, カメラマン
journalist | journalist, journalistin, reporter, reporterin | journaliste | periodista, reportera, reportero | giornalista | jornalista, repórter | журналист, журналистка, репортёр | 記者, ジャーナリスト
hairdresser | friseur, friseurin, frisör, frisörin | coiffeur, coiffeuse | peluquero, peluquera, estilista | parrucchiere, parrucchiera | cabeleireiro, cabeleireira | парикмахер, парикмахерша | 美容師, 理容師
musician | musiker, musikerin, straßenmusiker, straßenmusikerin | musicien, musicienne, musicien de rue | músico, música callejera, músico callejero | musicista, musicista di strada, suonatore | músico, música de rua, músico de rua | музыкант, уличный музыкант | 音楽家, ミュージシャン, 路上ミュージシャン, ストリートミュージシャン
dancer | tänzer, tänzerin | danseur, danseuse | bailarín, bailarina, bailaor, bailaora | ballerino, danzatore, danzatrice | dançarino, dançarina | танцор, танцовщица, танцовщик | ダンサー, 踊り子
lifeguard | rettungsschwimmer, rettungsschwimmerin, bademeister | maître-nageur, sauveteur | socorrista, salvavidas | bagnino, bagnina | salva-vidas | спасатель | ライフガード, 監視員
apron | küchenschürze, schürze | tablier de cuisine, tablier | delantal, mandil | grembiule da cucina, grembiule | avental | фартук, передник | エプロン
gloves | gartenhandschuhe, arbeitshandschuhe | gants de jardinage | guantes de jardinería | guanti da giardinaggio | luvas de jardinagem | садовые перчатки, перчатки | 軍手, 手袋
overalls | latzhose, overall, blaumann | salopette, bleu de travail | overol, mono de trabajo, peto | salopette, tuta da lavoro | macacão, jardineira jeans | комбинезон, рабочий комбинезон | オーバーオール, つなぎ
skirt | rock, faltenrock | jupe | falda, pollera | gonna | saia | юбка | スカート
hoodie | kapuzenpulli, kapuzenpullover | sweat à capuche | sudadera con capucha, sudadera, buzo | felpa con cappuccio, felpa | moletom, moletom com capuz | худи, толстовка | パーカー
jeans | jeanshose | jean | vaqueros, pantalones vaqueros, jeans | jeans | calça jeans | джинсы | ジーンズ, デニム
boots | stiefel, wanderstiefel | bottes, bottines | botas, botines | stivali, stivaletti, scarponi | botas, botinas | сапоги, ботинки | ブーツ
backpack | rucksack | sac à dos | mochila | zaino | mochila | рюкзак | リュック, リュックサック, バックパック
sunglasses | sonnenbrille | lunettes de soleil | gafas de sol, lentes de sol, anteojos de sol | occhiali da sole | óculos de sol, óculos escuros | солнечные очки, тёмные очки, солнцезащитные очки | サングラス
glasses | brille, lesebrille | lunettes, lunettes de vue | gafas, lentes, anteojos | occhiali, occhiali da vista | óculos, óculos de grau | очки | 眼鏡, メガネ, めがね
frying pan | bratpfanne | poêle à frire | sartén, sartenes | padella, padellino | frigideira | сковородка, сковорода | フライパン
teapot | teekanne | théière | tetera | teiera | bule, bule de chá | чайник для заварки, заварочный чайник | 急須, ティーポット
cutting board | schneidebrett | planche à découper | tabla de cortar, tabla de picar | tagliere | tábua de cortar, tábua de corte | разделочная доска | まな板
broom | besen, reisigbesen | balai | escoba | scopa | vassoura | метла, веник | ほうき, 箒
bucket | eimer, wassereimer, putzeimer | seau, seau d'eau | cubo, balde, cubeta | secchio, secchiello | balde | ведро, ведёрко | バケツ
wheelbarrow | schubkarre, schubkarren | brouette | carretilla | carriola | carrinho de mão | тачка, садовая тачка | 手押し車, 一輪車の荷車
shovel | schaufel, spaten | pelle, bêche | pala | pala, vanga, badile | pá | лопата, лопатой | シャベル, スコップ
lawn mower | rasenmäher | tondeuse à gazon, tondeuse | cortacésped, podadora | tosaerba, tagliaerba | cortador de grama | газонокосилка | 芝刈り機
washing machine | waschmaschine | lave-linge, machine à laver | lavadora, lavarropas | lavatrice | máquina de lavar, lavadora | стиральная машина, стиралка | 洗濯機
vacuum cleaner | staubsauger | aspirateur | aspiradora | aspirapolvere | aspirador de pó, aspirador | пылесос | 掃除機
bench | sitzbank, parkbank, holzbank | banc, banc public | banco de madera, banco del parque, banca | panchina, panca | banco de praça, banco de madeira | скамейка, лавочка, скамья, лавка | ベンチ
armchair | sessel, ohrensessel | fauteuil | sillón, butaca | poltrona | poltrona | кресло | 肘掛け椅子, アームチェア
bookshelf | bücherregal, regal, bücherschrank | étagère, bibliothèque murale, étagère à livres | estantería, librero, estante | !libreria, scaffale, scaffale di libri | estante, estante de livros, prateleira de livros | книжный шкаф, книжная полка, стеллаж | 本棚, 書棚
lamp | stehlampe, tischlampe, leselampe | lampe de bureau, lampe de chevet | lámpara de mesa, lámpara de escritorio | lampada da tavolo, lampada da scrivania | luminária, abajur | настольная лампа, торшер | 卓上ランプ, 電気スタンド
pond | teich, gartenteich, weiher | étang, mare | estanque, charca, laguna | stagno, laghetto | lagoa, açude, laguinho | пруд, прудик | 池
puddle | pfütze, regenpfütze | flaque, flaque d'eau | charco, charcos | pozzanghera, pozza | poça, poça d'água | лужа, лужу, луже | 水たまり
waterfall | wasserfall | cascade, chute d'eau | cascada, catarata, salto de agua | cascata | cachoeira, cascata, queda d'água | водопад | 滝
acorn | eichel, eicheln | gland, glands | bellota, bellotas | ghianda, ghiande | bolota, bolotas | жёлудь, жёлуди | どんぐり, ドングリ
daisy | gänseblümchen, margerite, margeriten | marguerite, marguerites, pâquerette | margarita, margaritas | margherita, margherite | margarida, margaridas | ромашка, ромашки, ромашками, маргаритка | デイジー, ヒナギク
sunflower | sonnenblume, sonnenblumen | tournesol, tournesols | girasol, girasoles | girasole, girasoli | girassol, girassóis | подсолнух, подсолнухи, подсолнечник | ひまわり, ヒマワリ, 向日葵
throne room | thronsaal | salle du trône | salón del trono, sala del trono | sala del trono | sala do trono | тронный зал, тронном зале | 玉座の間, 謁見の間
yoga studio | yogastudio, yogaraum | studio de yoga, centre de yoga | estudio de yoga, centro de yoga | centro yoga, studio di yoga, scuola di yoga | estúdio de ioga, estúdio de yoga | студия йоги, йога-студия, студии йоги | ヨガスタジオ, ヨガ教室
barbershop | barbierladen, barbershop, herrenfriseur | barbier, salon de barbier | barbería, peluquería de caballeros | barbiere, bottega del barbiere | barbearia | барбершоп, мужская парикмахерская | 理髪店, 床屋, バーバーショップ
hospital corridor | krankenhausflur, klinikflur | couloir d'hôpital, couloir d'un hôpital, couloir de l'hôpital | pasillo de hospital, pasillo del hospital, pasillo de un hospital | corridoio di un ospedale, corridoio dell'ospedale, corsia d'ospedale | !corredor do hospital, !corredor de hospital, corredor de um hospital | больничный коридор, больничному коридору, коридор больницы | 病院の廊下
pier | holzsteg, bootssteg, steg am see | !ponton, !ponton en bois, jetée en bois, !quai en bois | !muelle de madera, !embarcadero, muellecito | !pontile di legno, !pontile, molo di legno | !píer de madeira, !píer, trapiche de madeira | !деревянный причал, !деревянном причале, мостки | 木の桟橋, !桟橋
bakery | backstube, bäckerei | boulangerie | panadería | panificio, forno, panetteria | padaria, panificadora | пекарня, булочная | パン屋, ベーカリー
playground | spielplatz, kinderspielplatz | aire de jeux, terrain de jeux | parque infantil, patio de juegos, área de juegos | parco giochi, area giochi | parquinho, playground | детская площадка, игровая площадка | 公園の遊び場, 遊び場
classroom | klassenzimmer, schulklasse | salle de classe | aula, salón de clases, sala de clases | aula, classe | sala de aula | класс, учебный класс | 教室
backyard | hinterhof, hinterhofgarten | jardin derrière la maison, arrière-cour | patio trasero, traspatio | cortile sul retro, giardino sul retro | quintal | задний двор | 裏庭
attic | dachboden, speicher | grenier | desván, ático, buhardilla | soffitta | sótão | чердак | 屋根裏部屋, 屋根裏
garage | autowerkstatt, garage | garage automobile | taller mecánico, taller de coches | officina meccanica, autofficina | oficina mecânica | автосервис, гараж | 自動車修理工場, ガレージ
park bench | !parkbank | !banc de parc, !banc du parc | !banco del parque, !banco de la plaza | !panchina del parco | !banco de praça, !banco da praça, !banco do parque | !скамейка в парке, !скамейке в парке, !парковая скамейка | !公園のベンチ
leaf pile | !laub, laubhaufen | tas de feuilles | montón de hojas | mucchio di foglie | monte de folhas | опавшая листва, опавшей листве, листва | 落ち葉の山
sea | meeresufer | bord de mer | orilla del mar | riva al mare | beira-mar | берег моря, у моря | 海辺
back of a body | | dos | lomo | dorso, groppa | lombo | | 背中
market stall | marktstand, marktbude | étal de marché, étal | puesto de mercado, puesto del mercado, tenderete | bancarella, bancarella del mercato | !barraca da feira, barraca de feira, banca de feira | прилавок на рынке, рыночный прилавок | 屋台, 市場の屋台
campfire | lagerfeuer | feu de camp | fogata, hoguera | falò | fogueira | костёр, костра | 焚き火, キャンプファイヤー
baseball bat | !keule | !massue, !gourdin | !garrote, !porra, !cachiporra | !clava, !randello | !porrete | !дубина, !дубину, !дубиной | !棍棒, !こん棒
hijab | | !foulard sur la tête, !fichu sur la tête | !pañuelo en la cabeza, !pañoleta | !foulard sulla testa, !fazzoletto sulla testa | !lenço na cabeça | !платок на голове | !頭巾
astronaut | weltraumforscher | !explorateur spatial, !exploratrice spatiale | !explorador espacial, !exploradora espacial | !esploratore spaziale, !esploratrice spaziale | !explorador espacial, !exploradora espacial | !исследователь космоса | 宇宙探検家
snowy pine | !verschneite kiefern, !verschneite tannen, !verschneite kiefer | !pins enneigés, !sapins enneigés, !sapin enneigé, !pin enneigé | !pinos nevados, !abetos nevados, !pino nevado | !pini innevati, !abeti innevati, !abete innevato | !pinheiros cobertos de neve, !pinheiros nevados, !pinheiro coberto de neve | !заснеженные сосны, !заснеженные ели, !заснеженная ель, !заснеженных елей | !雪をかぶった松, !雪をかぶったモミ
ladder | | | | | | !стремянка, !стремянке, !стремянку, !стремянки | !脚立
spring onion | !frühlingszwiebeln, !frühlingszwiebel | !ciboule, !oignon nouveau | !cebolleta, !cebolla de verdeo, !cebollín | !cipollotto, !cipollotti, !cipollina | !cebolinha | !зелёный лук, !зелёным луком, !зеленый лук | !ネギ, !ねぎ
boiled egg | !gekochtes ei, !gekochtem ei | !œuf dur, !œuf mollet | !huevo cocido, !huevo duro | !uovo sodo | !ovo cozido | !варёное яйцо, !варёным яйцом | !ゆで卵
coffee beans | !kaffeebohnen | !grains de café | !granos de café | !chicchi di caffè | !grãos de café | !кофейные зёрна, !кофейных зёрен | !コーヒー豆
rope bridge | !hängebrücke, !seilbrücke | !pont de corde, !pont suspendu | !puente colgante, !puente de cuerda | !ponte di corda, !ponte tibetano | !ponte de corda, !ponte pênsil | !верёвочный мост, !подвесной мост | !つり橋, !吊り橋
stilts | stelzen, pfähle | pilotis | pilotes, palafitos | palafitte, palafitta | palafitas, palafita | !сваях, !сваи | 高床
oven mitt | !topflappen | !manique, !gant de cuisine | !manopla, !manopla de cocina | !presina, !guanto da cucina | !luva térmica, !luva de cozinha | !прихватка, !прихватки | !鍋つかみ
`;

/**
 * What pages are about, as the other languages say it: `the topic in English | de | fr | es | it | pt | ru | ja`. What it is
 * shown by is told of the English words (`activities.data.ts`, or its own verb).
 */
export const TOPICS_ABROAD = `
cycling | radfahren, radsport | vélo, cyclisme | ciclismo, montar en bici, bicicletas | ciclismo, bicicletta | ciclismo, andar de bicicleta, pedal | велоспорт, велоспорту, велосипеды, велосипедах, езда на велосипеде, велопрогулки | サイクリング, 自転車
gardening | gartenarbeit, gärtnern, garten | jardinage | jardinería, huerto en casa | giardinaggio | jardinagem | садоводство, садоводству, садоводстве, огородничество | ガーデニング, 園芸
indoor gardening | zimmerpflanzen, pflanzenpflege | plantes d'intérieur, entretien des plantes | plantas de interior, cuidado de plantas, cuidar plantas | piante da appartamento, cura delle piante | plantas de interior, cuidados com plantas, cuidar de plantas | комнатные растения, комнатных растениях, уход за растениями, уходу за растениями | 観葉植物, 植物の育て方
beekeeping | imkerei, bienenhaltung | apiculture | apicultura | apicoltura | apicultura | пчеловодство, пчеловодству | 養蜂
dog walking | gassi gehen, hunde ausführen, gassi-service, gassi | promenade de chiens, promener les chiens, promenade canine | paseo de perros, pasear perros, paseador de perros, paseadores de perros | dog sitting, passeggiate con i cani, portare a spasso i cani, portare a passeggio i cani, dog walking | passeio com cachorros, passeio de cães, passear cachorros, passear com cães, passeador de cães | выгул собак, выгулу собак, выгула собак | 犬の散歩
dog training | hundetraining, hundeschule, hundeerziehung | éducation canine, dressage de chiens | adiestramiento canino, adiestramiento de perros | addestramento cani, addestramento cinofilo, educazione cinofila | adestramento de cães, adestramento | дрессировка собак, дрессировке собак, дрессировки собак | 犬のしつけ
pet care | haustierpflege, tierbetreuung | garde d'animaux, soins aux animaux | cuidado de mascotas | cura degli animali, pet sitting | cuidados com pets, cuidados com animais, pet sitter | уход за питомцами, уходу за питомцами, уход за животными | ペットの世話, ペットシッター
bird watching | vogelbeobachtung, vögel beobachten | observation des oiseaux, ornithologie | observación de aves, avistamiento de aves | birdwatching, osservazione degli uccelli | observação de pássaros, observação de aves | наблюдение за птицами, наблюдению за птицами, бёрдвотчинг | バードウォッチング, 野鳥観察
astronomy | astronomie, sternenbeobachtung | astronomie | astronomía | astronomia | astronomia | астрономия, астрономии | 天文学, 天体観測
knitting | stricken | tricot | tejer, punto, tejido | lavoro a maglia, lavorare a maglia, uncinetto | tricô, crochê | вязание, вязанию, вязании, вязания | 編み物
sewing | nähen | couture | costura | cucito | costura | шитьё, шитью, шитье, шитья | 裁縫, ソーイング
pottery | töpfern, keramik | poterie, céramique | cerámica, alfarería | ceramica | cerâmica | керамика, керамике, керамики, гончарное дело, гончарному делу | 陶芸
woodworking | holzarbeiten, tischlern | menuiserie, travail du bois | carpintería | falegnameria, lavorazione del legno | marcenaria, carpintaria | столярное дело, столярному делу, работа по дереву | 木工
creative writing | kreatives schreiben | écriture créative, écriture | escritura creativa, escritura | scrittura creativa, scrittura | escrita criativa, escrita | писательское мастерство, писательскому мастерству, творческое письмо | 文章の書き方, ライティング
watercolour painting | aquarellmalerei, aquarell, malen | aquarelle, peinture | acuarela, pintura | acquerello, pittura | aquarela, pintura | акварель, акварели, живопись, живописи | 水彩画, 絵画
drawing | zeichnen | dessin | dibujo | disegno | desenho | рисование, рисованию, рисования | デッサン, お絵描き
photography | fotografie, fotografieren | photographie, photo | fotografía | fotografia | fotografia | фотография, фотографии, фотографию | 写真撮影, 写真
podcasting | podcasting | podcasting | hacer podcasts | fare podcast | fazer podcasts | подкастинг, подкасты | ポッドキャスト
programming | programmieren, programmierung | programmation, codage | programación, programar | programmazione | programação, programar | программирование, программированию, программирования, программировании | プログラミング
robotics | robotik | robotique | robótica | robotica | robótica | робототехника, робототехнике, робототехники | ロボット工学, ロボット教室
personal finance | persönliche finanzen, haushaltsbudget, sparen | finances personnelles, budget | finanzas personales, presupuesto familiar, ahorro | finanza personale, bilancio familiare, risparmio | finanças pessoais, orçamento familiar, educação financeira | личные финансы, личных финансах, семейный бюджет, семейном бюджете | 家計管理, 家計簿
meal planning | essensplanung, meal prep | planification des repas, batch cooking | planificación de comidas, menú semanal | pianificazione dei pasti, menù settimanale | planejamento de refeições, cardápio semanal | планирование питания, планировании питания | 献立作り, 作り置き
vegan cooking | vegane küche, veganes kochen, vegane rezepte | cuisine vegan, cuisine végane, recettes véganes | cocina vegana, recetas veganas, comida vegana | cucina vegana, ricette vegane | culinária vegana, cozinha vegana, receitas veganas | веганская кухня, веганской кухне, веганские рецепты | ヴィーガン料理, ビーガン料理
cooking | kochen | cuisine, cuisiner | cocina, cocinar, recetas | cucina, cucinare, ricette | culinária, cozinhar, receitas | кулинария, кулинарии, готовка, готовке, рецепты, кулинарный | 料理
baking | backen | pâtisserie | repostería, hornear | pasticceria, fare dolci | confeitaria | выпечка, выпечке, выпечки | お菓子作り
bread baking | brotbacken, brot backen | faire son pain, pain maison, boulangerie maison | hacer pan, pan casero | fare il pane, pane fatto in casa | fazer pão, pão caseiro | выпечка хлеба, выпечке хлеба, домашний хлеб | パン作り
wine tasting | weinprobe, weinverkostung | dégustation de vin, dégustation de vins | cata de vinos, cata de vino | degustazione di vini, degustazione vini | degustação de vinhos | дегустация вин, дегустации вин | ワインの試飲
coffee brewing | kaffee zubereiten | préparation du café | preparar café | preparare il caffè | preparo de café | приготовление кофе, приготовлению кофе | コーヒーの淹れ方
yoga | yoga | yoga | yoga | yoga | yoga, ioga | йога, йоге, йоги, йогу | ヨガ
meditation | meditation, achtsamkeit | méditation, pleine conscience | meditación, atención plena | meditazione | meditação | медитация, медитации, медитацию | 瞑想
running | laufen, joggen | course à pied, jogging | correr, running | corsa, correre | corrida, correr | бег, бегу, беге, бега | ランニング, ジョギング
hiking | wandern | randonnée | senderismo, excursionismo | escursionismo, trekking | caminhadas, trilhas, trekking | походы, походах, пеший туризм, пешему туризму | ハイキング, 山登り, 登山
camping | camping, zelten | camping | camping, acampar | campeggio | camping, acampamento | кемпинг, кемпинге, отдых с палатками | キャンプ
swimming | schwimmen | natation | natación | nuoto | natação | плавание, плаванию, плавания | 水泳, スイミング
rock climbing | klettern | escalade | escalada | arrampicata | escalada | скалолазание, скалолазанию, скалолазания | クライミング, ボルダリング
surfing | surfen | surf | surf | surf | surfe, surf | сёрфинг, сёрфингу, сёрфинга | サーフィン
skiing | skifahren, skikurs | ski | esquí | sci | esqui | лыжи, лыжах, горные лыжи | スキー
skateboarding | skateboard, skateboarden | skateboard, skate | skate, monopatín | skateboard | skate | скейтбординг, скейтбордингу | スケートボード, スケボー
fishing | angeln | pêche | pesca | pesca | pesca, pescaria | рыбалка, рыбалке, рыбалки | 釣り
horse riding | reiten, reitunterricht | équitation | equitación | equitazione | equitação | верховая езда, верховой езде, верховой езды | 乗馬
tennis | tennis | tennis | tenis | tennis | tênis | теннис, теннису, тенниса | テニス
football | fußball | football, foot | fútbol | calcio | futebol | футбол, футболу, футбола | サッカー
basketball | basketball | basket, basketball | baloncesto, básquet | basket, pallacanestro | basquete | баскетбол, баскетболу, баскетбола | バスケットボール, バスケ
dance | tanzen, tanz, tanzkurs | danse | baile, danza | danza, ballo | dança | танцы, танцам, танцев | ダンス
ballet | ballett | ballet, danse classique | ballet | danza classica | balé, ballet | балет, балету, балета | バレエ
singing | singen, gesang | chant | canto | canto | canto | пение, пению, вокал, вокалу, вокала | 歌, ボーカル
chess | schach | échecs | ajedrez | scacchi | xadrez | шахматы, шахматам, шахмат | チェス
board games | brettspiele, spieleabend | jeux de société | juegos de mesa | giochi da tavolo | jogos de tabuleiro | настольные игры, настольным играм, настольных игр | ボードゲーム
reading | lesen | lecture | lectura | lettura | leitura | чтение, чтению, чтении, чтения | 読書
language learning | sprachen lernen, sprachenlernen, sprachkurs | apprentissage des langues, apprendre les langues | aprender idiomas, aprendizaje de idiomas, idiomas | imparare le lingue, apprendimento delle lingue, lingue straniere | aprender idiomas, aprendizado de idiomas, idiomas | изучение языков, изучению языков, изучения языков, иностранные языки | 語学学習, 外国語
public speaking | reden halten, rhetorik | prise de parole en public | hablar en público, oratoria | parlare in pubblico, public speaking | oratória, falar em público | публичные выступления, публичным выступлениям, ораторское искусство | スピーチ
bicycle repair | fahrradreparatur | réparation de vélos | reparación de bicicletas | riparazione di biciclette, riparazione biciclette | conserto de bicicletas | ремонт велосипедов, ремонту велосипедов, ремонта велосипедов | 自転車修理
car repair | autoreparatur | réparation automobile | reparación de coches, mecánica del automóvil | riparazione auto | conserto de carros, mecânica | ремонт автомобилей, ремонту автомобилей, ремонта автомобилей, автосервис | 車の修理
car wash | autowäsche, waschanlage | lavage auto | lavado de coches, lavado de autos | autolavaggio | lava-jato, lavagem de carros | автомойка, автомойки, мойка машин | 洗車
house cleaning | hausputz, putzen, reinigungsservice | ménage, nettoyage | limpieza del hogar, limpieza de la casa, limpieza | pulizie di casa, pulizia della casa, pulizie | limpeza da casa, limpeza doméstica, limpeza, faxina | уборка, уборке, уборки, уборка дома, уборку | 家の掃除, 掃除, ハウスクリーニング
laundry | wäsche waschen, wäscherei | lessive, laverie | colada, lavandería | bucato, lavanderia | lavanderia, lavar roupa | стирка, стирке, прачечная, прачечной | 洗濯
recycling | recycling, mülltrennung | recyclage, tri des déchets | reciclaje | riciclo, raccolta differenziata | reciclagem | переработка отходов, переработке отходов, сортировка мусора, сортировке мусора | リサイクル
composting | kompostieren | compostage | compostaje | compostaggio | compostagem | компостирование, компостированию | コンポスト
tree planting | bäume pflanzen | plantation d'arbres | plantar árboles, plantación de árboles | piantare alberi | plantio de árvores, plantar árvores | посадка деревьев, посадке деревьев, посадки деревьев | 植樹
babysitting | babysitten, babysitter | baby-sitting, garde d'enfants | cuidado de niños, niñeras | babysitting, baby sitter | babá, babás | няня, няни, няню | ベビーシッター
parenting | elternschaft, erziehung | parentalité | crianza, paternidad | genitorialità | parentalidade, criação de filhos, maternidade | воспитание детей, воспитании детей, родительство | 子育て, 育児
first aid | erste hilfe | premiers secours | primeros auxilios | primo soccorso | primeiros socorros | первая помощь, первой помощи | 応急処置, 応急手当
blood donation | blutspende | don du sang, don de sang | donación de sangre | donazione del sangue, donazione di sangue | doação de sangue | донорство крови, донорству, сдача крови, сдаче крови | 献血
sleep | schlaf, besser schlafen | sommeil | sueño, dormir mejor | sonno, dormire meglio | sono, dormir melhor | сон, сне, здоровый сон, здоровом сне | 睡眠
skin care | hautpflege | soins de la peau | cuidado de la piel | cura della pelle, skincare | cuidados com a pele, skincare | уход за кожей, уходу за кожей, уходе за кожей | スキンケア
makeup | make-up, schminken | maquillage | maquillaje | trucco, make up | maquiagem | макияж, макияжу, макияже | メイク
solo travel | alleinreisen | voyage en solo, voyager seul | viajar solo, viajar sola, viajes en solitario | viaggiare da soli | viajar sozinho, viajar sozinha | путешествия в одиночку, путешествиях в одиночку | 一人旅
train travel | zugreisen, bahnreisen | voyage en train, voyages en train | viajes en tren, viajar en tren | viaggi in treno, viaggiare in treno | viagens de trem, viajar de trem | путешествия на поезде, путешествиях на поезде | 鉄道旅行, 電車の旅
travel | reisen | voyage, voyages | viajes, viajar | viaggi, viaggiare | viagens, viajar | путешествия, путешествиях, путешествий | 旅行
online shopping | online-shopping, onlineshopping | achats en ligne | compras online, compras en línea | shopping online, acquisti online | compras online, compras pela internet | онлайн-покупки, онлайн-шопинг, онлайн-покупках | ネットショッピング, オンラインショッピング
volunteering | freiwilligenarbeit, ehrenamt | bénévolat | voluntariado | volontariato | voluntariado | волонтёрство, волонтёрству, волонтёрстве | ボランティア
wedding planning | hochzeitsplanung | organisation de mariage | organización de bodas | organizzazione di matrimoni, wedding planner | organização de casamentos | организация свадеб, организации свадеб | 結婚式の準備
scuba diving | tauchen, tauchkurs | plongée | buceo | immersioni, subacquea | mergulho | дайвинг, дайвингу, дайвинга | ダイビング
beach cleanup | strandreinigung | nettoyage de plage, nettoyage des plages | limpieza de playas | pulizia delle spiagge | limpeza de praias | уборка пляжа, уборке пляжа, уборку пляжа | ビーチクリーン
job hunting | jobsuche | recherche d'emploi | búsqueda de empleo, buscar trabajo | ricerca di lavoro, cercare lavoro | busca de emprego, procurar emprego | поиск работы, поиску работы, поиске работы | 就職活動, 就活
moving house | umzug | déménagement | mudanza, mudanzas | trasloco, traslochi | mudança, mudanças | переезд, переезду, переезде | 引っ越し
retro gaming | retro-spiele, retro-gaming | rétrogaming, jeux rétro | videojuegos retro | videogiochi retro | jogos retrô | ретро-игры, ретро-играх | レトロゲーム
`;

/** Pages that show what they are about, by how they begin: `the page in English | de | fr | es | it | pt | ru | ja`. */
export const PAGES_ABROAD = `
blog header | blog-header, blogheader, titelbild für einen blogartikel, titelbild für einen blogbeitrag, headerbild | en-tête de blog, en-tête d'article, image d'en-tête | cabecera de blog, encabezado de blog, cabecera para un artículo, cabecera | testata del blog, testata di un blog, immagine di testata, header del blog | cabeçalho de blog, capa de blog, cabeçalho | шапка блога, обложка блога, обложка статьи, обложка для статьи, обложка для блога | ブログのヘッダー画像, ブログのヘッダー, ブログヘッダー, 記事のヘッダー
hero image | hero-bild, hero-banner, startseitenbild | image héro, image d'accueil, visuel principal | imagen principal, imagen de portada, imagen hero | immagine principale, immagine hero, hero image | imagem principal, imagem de destaque, imagem de capa | главное изображение, обложка сайта, баннер на главную | ヒーロー画像, メインビジュアル, アイキャッチ画像
thumbnail | vorschaubild, thumbnail | miniature, vignette | miniatura de youtube, miniatura | miniatura di youtube, copertina youtube, miniatura | miniatura do youtube, miniatura, thumbnail | превью для ютуба, превью | サムネイル
cover | cover, titelbild | couverture, visuel de couverture | portada | copertina | capa | обложка | カバー画像, カバー
banner | banner, webbanner, werbebanner | bannière web, bannière, bandeau | banner web, banner, pancarta web | banner web, banner | banner para site, banner | баннер для сайта, баннер | ウェブバナー, バナー画像, バナー
ad | anzeige, werbung, werbeanzeige | publicité, annonce | anuncio, publicidad | annuncio, pubblicità, inserzione | anúncio, propaganda | реклама, объявление, рекламный баннер | 広告
`;

/** What carries a topic: `the medium in English | de | fr | es | it | pt | ru | ja`. */
export const MEDIA_ABROAD = `
app | app | application, appli, app | app, aplicación, aplicación móvil | app, applicazione | app, aplicativo | приложение, приложения, приложению | アプリ
newsletter | newsletter | newsletter, lettre d'information | boletín, newsletter | newsletter | newsletter, boletim | рассылка, рассылки | ニュースレター, メルマガ
podcast | podcast | podcast | pódcast, podcast | podcast | podcast | подкаст, подкаста | ポッドキャスト
course | kurs, onlinekurs, online-kurs | cours, cours en ligne, formation | curso, curso online, clases, clase, curso en línea | corso, corso online, lezioni, lezione | curso, curso online, aulas, aula | курс, курса, курсов, онлайн-курс, онлайн-курса, уроки, уроков | 講座, コース, 教室, レッスン
workshop | workshop | atelier | taller | laboratorio, workshop | oficina, workshop | мастер-класс, мастер-класса, воркшоп | ワークショップ
club | verein, club, klub, gruppe | club, association, groupe | club, grupo | club, circolo, gruppo | clube, grupo | клуб, клуба, кружок, кружка | クラブ, サークル
school | schule, studio | école, studio | escuela, estudio, academia | scuola, studio | escola, estúdio, academia | школа, школы, студия, студии | 教室, スクール, スタジオ
article | artikel, beitrag, blogartikel, blogbeitrag | article, billet | artículo, post, entrada | articolo, post | artigo, post, texto | статья, статьи, статье, пост, поста | 記事
blog | blog | blog | blog | blog | blog | блог, блога | ブログ
website | website, webseite | site, site web | sitio, web, página web, sitio web | sito, sito web | site | сайт, сайта | サイト, ウェブサイト
service | service, dienst | service | servicio, empresa | servizio, ditta | serviço, empresa | сервис, сервиса, услуги, услуг | サービス
magazine | magazin, zeitschrift | magazine, revue | revista | rivista | revista | журнал, журнала | 雑誌
tips | tipps | conseils, astuces | consejos, trucos | consigli | dicas | советы, советов | コツ
guide | ratgeber, leitfaden | guide | guía | guida | guia | руководство, гид, гида | ガイド
video | video | vidéo | vídeo, video | video | vídeo | видео | 動画
for kids | für kinder | pour enfants, pour les enfants | para niños, infantil | per bambini | para crianças, infantil | для детей | 子ども向けの, 子ども向け
for beginners | für anfänger, für einsteiger | pour débutants | para principiantes | per principianti | para iniciantes | для начинающих, для новичков | 初心者向けの, 初心者向け
`;

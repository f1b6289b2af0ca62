/**
 * `known | words by language`: more words for what the kit draws, under the English word that it is known
 * by. A kind of something is drawn as that; with `~` it is another kind, which stands in for it and is told so.
 * What is known may be a place, and is of an earlier line where it is itself a word of these tables.
 */
export const KINDRED = `
thread | bobbin, sewing bobbin, cotton reel |  |  |  |  |  |  |
vacuum cleaner | vacuum, hoover |  |  |  |  |  |  |
toilet paper | toilet paper roll, roll of toilet paper, toilet roll |  |  |  |  |  |  |
bread roll | roll, rolls, dinner roll |  |  |  |  |  |  |
picture frame | photo frame, gilded frame |  |  |  |  |  |  |
chair | seat |  |  |  |  |  |  |
hut | shelter, lean-to |  |  |  |  |  |  |
drop | tear, teardrop, tears |  |  |  |  |  |  |
paper clip | clip |  |  |  |  |  |  |
checklist | list, to-do list |  |  |  |  |  |  |
football field | football pitch, soccer pitch |  |  |  |  |  |  |
solar panel | solar energy, solar power | solarenergie | énergie solaire | energía solar | energia solare | energia solar
wind turbine | wind energy, wind power | windenergie, windkraft | énergie éolienne | energía eólica | energia eolica | energia eólica
builder | mover, removal man, removals man, furniture mover, bricklayer, mason, roofer, road worker, paver | maurer, möbelpacker, dachdecker, straßenarbeiter | maçon, déménageur, couvreur | albañil, transportista de mudanzas, techador | muratore, traslocatore | pedreiro, carregador de mudança | каменщик, грузчик, кровельщик | 引っ越し業者, 左官
sculptor | glassblower, glass blower, ceramicist, watchmaker, jeweler, jeweller, goldsmith, shoemaker, cobbler, luthier | glasbläser, uhrmacher, goldschmied, schuster | souffleur de verre, horloger, bijoutier, cordonnier | soplador de vidrio, relojero, joyero, zapatero | soffiatore di vetro, orologiaio, orefice, calzolaio | vidreiro, relojoeiro, joalheiro, sapateiro | стеклодув, часовщик, ювелир, сапожник | ガラス職人, 時計職人, 靴職人
shopkeeper | greengrocer, fishmonger, cheesemonger, bookseller, stallholder, stall owner, vendor | gemüsehändler, fischhändler, buchhändler | épicier, poissonnier, libraire | frutero, pescadero, librero | fruttivendolo, pescivendolo, libraio | feirante, peixeiro, livreiro | продавец овощей, книготорговец | 八百屋, 魚屋, 本屋の店員
office worker | psychologist, therapist, translator, consultant, editor, recruiter, receptionist, bookkeeper, intern, coworker, colleague | psychologe, psychologin, übersetzer, berater, redakteur, praktikant, kollege | psychologue, traducteur, consultant, stagiaire, collègue | psicólogo, traductor, consultor, becario, colega | psicologo, traduttore, consulente, stagista, collega | psicólogo, tradutor, consultor, estagiário, colega | психолог, переводчик, консультант, стажёр, коллега | 心理士, 翻訳者, 同僚
person | owner, dog owner, cat owner, pet owner | hundebesitzer | propriétaire du chien | dueño del perro | padrone del cane | dono do cachorro | хозяин собаки | 飼い主
father | stay-at-home dad, single dad, stepfather, house husband | hausmann, stiefvater | père au foyer, beau-père | padre soltero, padrastro | casalingo, patrigno | pai solteiro, padrasto | отчим | 主夫
mother | stay-at-home mom, single mom, single mother, stepmother, housewife, working mom | hausfrau, stiefmutter, alleinerziehende | mère au foyer, belle-mère | ama de casa, madre soltera, madrastra | casalinga, matrigna | dona de casa, mãe solteira, madrasta | домохозяйка, мачеха | 主婦
notebook | homework, exercise book, workbook, logbook | hausaufgaben, schulheft, übungsheft | devoirs scolaires | deberes | compiti per casa | dever de casa | домашнее задание | 宿題
map | blueprint, blueprints, floor plan, building plans, construction plan | bauplan, baupläne, grundriss | plans d'architecte | planos de obra | planimetria | planta da casa | чертёж, чертежи | 設計図
businesswoman | recruiter, interviewer, hr manager, hiring manager, job applicant, candidate | personalerin, bewerberin, recruiterin | recruteuse, recruteur | reclutadora | selezionatrice | recrutadora | рекрутер | 面接官
alarm clock | alarm | wecker | réveil | alarma | sveglia | alarme | | 目覚まし
book | album, diary, menu, journal, novel, cookbook, textbook, storybook, fairy tale book, story | album, tagebuch, speisekarte, märchenbuch, roman, lehrbuch, kochbuch, geschichte | album, journal intime, menu, roman, conte, histoire, manuel | álbum, diario, menú, novela, cuento, historia | album, diario, menù, romanzo, fiaba, storia | álbum, diário, cardápio, romance, conto, história | альбом, дневник, меню, роман, сказка, история | アルバム, 日記, メニュー, 絵本, 小説
knight | armor, suit of armor, squire, knight in armor | rüstung, ritterrüstung, knappe | armure, écuyer | armadura, escudero | armatura, scudiero | armadura, escudeiro | доспехи, оруженосец | 鎧, 従者
detective | spy, investigator | | espion, enquêteur | espía, investigador | spia, investigatore | espião, investigador | шпион, сыщик | スパイ, 探偵
bank building | bank branch | bankgebäude, bankfiliale | agence bancaire | edificio del banco, sucursal bancaria | edificio della banca, filiale | agência bancária, prédio do banco | здание банка | 銀行
coat | ~bathrobe, ~robe, ~poncho, jacket coat, parka | bademantel, robe, poncho | peignoir, robe de chambre, poncho | bata de baño, poncho, albornoz | accappatoio, vestaglia, poncho | roupão, poncho | халат, пончо | バスローブ, ローブ
necklace | beads, bead necklace, pendant, jewelry, jewellery, choker | perlenkette, schmuck, anhänger | perles, bijoux, pendentif | cuentas, joyas, colgante | perline, gioielli, ciondolo | contas, joias, pingente | бусы, украшения, кулон | ビーズ, ジュエリー, ペンダント
ring | earring, earrings, bracelet, bangle, jewel | ohrring, ohrringe, armband, armreif | boucle d'oreille, boucles d'oreilles, bracelet | pendiente, pendientes, aretes, pulsera, brazalete | orecchino, orecchini, braccialetto, bracciale | brinco, brincos, pulseira | серьга, серьги, браслет | イヤリング, ブレスレット, 腕輪
curtain | ~blinds, drape, drapes, stage curtain, veil | jalousie, gardine, gardinen, schleier | store, rideaux, voile | persiana, cortinas, velo | tenda, tende, veneziana, velo | persiana, cortinas, véu | жалюзи, шторы, занавески, вуаль | ブラインド
cake | brownie, ~dessert, cheesecake, ~tiramisu, ~pastry, sponge cake, ~panettone | brownie, dessert, nachtisch, käsekuchen, tiramisu, gebäck | brownie, dessert, pâtisserie gâteau, tiramisu | brownie, postre, tarta de queso, tiramisú, repostería | brownie, dolce, tiramisù, pasticcino, cheesecake | brownie, sobremesa, tiramisu | брауни, десерт, чизкейк, тирамису, пирожное | ブラウニー, デザート, チーズケーキ, ティラミス
car | ~buggy, ~suv, ~jeep, sports car, ~limousine, electric car, ~tesla | geländewagen, sportwagen, elektroauto, limousine | voiture électrique, voiture de sport, jeep | coche eléctrico, coche deportivo, todoterreno | auto elettrica, auto sportiva, fuoristrada | carro elétrico, carro esportivo, jipe | джип, внедорожник, электромобиль, спорткар | ジープ, 電気自動車, スポーツカー
camper van | ~caravan, ~trailer, motorhome, rv, camper trailer, mobile home | wohnwagen, wohnmobil, anhänger zum wohnen | caravane, camping-car, remorque | caravana, autocaravana, remolque | roulotte, camper, rimorchio | trailer, motorhome, reboque | автодом, дом на колёсах, прицеп | キャンピングカー, トレーラー
broccoli | cauliflower | blumenkohl | chou-fleur | coliflor | cavolfiore | couve-flor | цветная капуста | カリフラワー
asparagus | celery, leek, parsley bunch | sellerie, lauch | céleri, poireau | apio, puerro | sedano, porro | aipo, salsão, alho-poró | сельдерей, лук-порей | セロリ
pine cone | artichoke, hops, hop cones | artischocke, hopfen | artichaut, houblon | alcachofa, lúpulo | carciofo, luppolo | alcachofra, lúpulo | артишок, хмель | アーティチョーク, ホップ
pencil | ~chalk, coloured pencil, colored pencil, felt-tip pen | kreide, filzstift, buntstift, marker | craie, crayon de couleur, feutre, marqueur | tiza, crayón, rotulador, lápiz de color, marcador | gesso, pastello, pennarello, matita colorata | giz, giz de cera, caneta hidrográfica, lápis de cor | мел, мелок, фломастер, цветной карандаш | チョーク, クレヨン, マーカー, 色鉛筆
plug | charger, power adapter, charging cable, power cord, power plug | ladegerät, ladekabel, netzstecker | chargeur, prise électrique | cargador, enchufe | caricabatterie, spina | carregador, tomada | зарядка, зарядное устройство, розетка | 充電器, コンセント
people | choir, orchestra, audience, passengers, tourists, protesters, fans, family members, neighbours | chor, orchester, publikum | chœur, orchestre, public, foule | coro, orquesta, público | coro, orchestra, pubblico | coro, orquestra, plateia | хор, оркестр, зрители | 合唱団, オーケストラ, 観客
coat rack | wardrobe rail, clothes rack, clothes rail, coat stand | kleiderständer, garderobe | portant, portemanteau | perchero | attaccapanni | arara de roupas, cabideiro | вешалка напольная | ハンガーラック
t-shirt | clothes, clothing, laundry, uniform, outfit, jersey, blouse, pajamas, pyjamas, laundry on a line, vest | kleidung, wäsche, uniform, trikot, bluse, schlafanzug | vêtements, linge, uniforme, maillot, pyjama, chemisier | ropa, uniforme, camiseta deportiva, pijama, blusa | vestiti, bucato, uniforme, maglia, pigiama, camicetta | roupas, roupa, uniforme, pijama, blusa | одежда, бельё, форма, пижама, блузка | 服, 洗濯物, 制服, パジャマ
rock | ~coal, gravel, stones, pebbles, pebble, ~ore, meteorite | kohle, kies, steine, kieselstein, meteorit | charbon, gravier, cailloux, galet | carbón, grava, guijarro | carbone, ghiaia, sasso, ciottolo | carvão, cascalho, seixo | уголь, гравий, камни, галька | 石炭, 砂利, 小石
traffic cone | cone, road cone | | cône | cono | cono | cone | конус | コーン
box | container, shipping container, storage box, carton, package, parcel, delivery box | container, schiffscontainer, paket, päckchen | conteneur, colis, paquet | contenedor, paquete | container, pacco, contenitore | contêiner, pacote, encomenda | контейнер, посылка, пакет с доставкой | コンテナ, 荷物, 小包, 段ボール
tambourine | ~cymbal, ~cymbals, ~gong | becken instrument, gong | cymbale, cymbales, gong | platillos, gong | piatti musicali, gong | pratos musicais, gongo | тарелки музыкальные, гонг | シンバル, 銅鑼
tugboat | ~steam trawler, ~steamboat | | | | | |
cargo ship | ~modern trawler, ~factory trawler | | | | | |
bridge | ~aqueduct, footbridge, overpass, jetty bridge | aquädukt, fußgängerbrücke | aqueduc, passerelle | acueducto, pasarela | acquedotto, passerella | aqueduto, passarela | акведук, мостик | 歩道橋
sailing boat | sailing smack, fishing smack, ~dhow, ~catamaran, yacht, sloop, ~raft, sailing ship | katamaran, yacht, jolle, floß | catamaran, yacht, voilier, radeau | catamarán, yate, velero, balsa | catamarano, yacht, zattera | catamarã, iate, veleiro, jangada | катамаран, яхта, плот | ヨット, いかだ
washing machine | tumble dryer, dryer | wäschetrockner | sèche-linge | secadora | asciugatrice | secadora de roupas | сушилка | 乾燥機
door | doorway, elevator, entrance, front door, lift doors, gate door | eingang, haustür, aufzug, fahrstuhl | porte d'entrée, entrée, ascenseur | puerta principal, entrada, ascensor | porta d'ingresso, ingresso, ascensore | porta de entrada, entrada, elevador | вход, лифт, входная дверь | 玄関, エレベーター, 入口
stairs | ~escalator, steps, staircase, ladder steps, stairway | rolltreppe, stufen | escalator, marches | escalera mecánica, escalones, peldaños | scala mobile, gradini | escada rolante, degraus | эскалатор, ступени, ступеньки | エスカレーター
gear | mechanism, cogwheel, machinery, machine parts | getriebe, mechanismus, zahnrad | mécanisme, engrenage | mecanismo, engranaje | meccanismo, ingranaggio | mecanismo, engrenagem | механизм, шестерёнка | 歯車
castle | fort, fortress, palace, citadel, sand fort | festung, palast, zitadelle | forteresse, palais, citadelle | fortaleza, palacio, ciudadela | fortezza, palazzo reale, cittadella | fortaleza, palácio, cidadela | крепость, дворец | 要塞, 宮殿
fridge | freezer, refrigerator, ice box | gefrierschrank, tiefkühler | congélateur, réfrigérateur | congelador, refrigerador, nevera | congelatore, freezer, frigorifero | freezer, geladeira | морозилка, морозильник | 冷凍庫
bottle | oil bottle, bottle of oil, serum bottle, serum, skincare bottle, lotion, toner, sauce bottle, sunscreen, detergent, vinegar | serum, shampoo, lotion, sonnencreme, waschmittel, essig | sérum, shampooing, lotion, crème solaire, lessive, vinaigre | sérum, suero facial, champú, loción, protector solar, detergente, vinagre | siero, shampoo, lozione, crema solare, detersivo, aceto | sérum, xampu, loção, protetor solar, detergente, vinagre | сыворотка, шампунь, лосьон, уксус | 美容液, シャンプー, ローション, 日焼け止め, 酢
face cream | skincare jar, skincare jars, cosmetic jars, cream jars, jar of cream, moisturizer, moisturiser, cosmetic jar, cosmetics, skincare, skincare product, makeup, eyeshadow, compact | kosmetik, hautpflege, feuchtigkeitscreme, schminke, lidschatten | cosmétiques, crème hydratante, maquillage, soin de la peau | cosméticos, crema hidratante, maquillaje | cosmetici, crema idratante, trucco | cosméticos, creme hidratante, maquiagem | косметика, увлажняющий крем, макияж | 化粧品, 保湿クリーム, コスメ, スキンケア
orange | ~grapefruit, ~clementine | grapefruit, pampelmuse | pamplemousse, clémentine | pomelo, toronja, clementina | pompelmo, clementina | toranja, clementina | грейпфрут | グレープフルーツ
soap dispenser | shampoo bottle, bottle of shampoo, lotion bottle, bottle of lotion, pump bottle, body wash, conditioner bottle, conditioner, hand soap, hand wash, body lotion, shower gel | | | | | | |
sword | ~rifle, ~gun, ~pistol, club, bat weapon, ~whip, knight's sword, sabre | säbel, schwert, keule, gewehr, peitsche | sabre, massue, gourdin, fusil, fouet d'arme | sable, garrote, porra, rifle, fusil | sciabola, clava, fucile | sabre, clava, porrete, espingarda | сабля, дубина, дубинка, ружьё | 刀, 棍棒
chains | ~handcuffs, shackles, chain link | handschellen, fesseln | menottes | esposas, grilletes | manette | algemas | наручники, оковы | 手錠
spade | ~hoe, garden hoe, ~trowel, garden trowel, hand trowel, garden tools | hacke, pflanzkelle, gartengeräte | houe, truelle, outils de jardin | azada, paleta de jardín, herramientas de jardín | zappa, paletta da giardino, attrezzi da giardino | enxada, pá de jardim, ferramentas de jardim | мотыга, садовый совок | 鍬, 移植ごて
apartment building | hotel, motel, block of flats, townhouse, condo, hostel, mall, shopping mall, shopping center, office building | hotel, mehrfamilienhaus, bürogebäude, einkaufszentrum | hôtel, immeuble de bureaux, centre commercial | hotel, edificio de oficinas, centro comercial | hotel, albergo, palazzo di uffici, centro commerciale | hotel, prédio de escritórios, shopping | отель, гостиница, офисное здание, торговый центр | ホテル, マンション, オフィスビル, ショッピングモール
ice | ~icicle, icicles | eiszapfen | glaçon de toit, stalactite de glace | carámbano, carámbanos | ghiacciolo, ghiaccioli | sincelo | сосулька, сосульки | つらら
beetle | insect, bug, insects, scarab | insekt, insekten, käfer | insecte, insectes | insecto, insectos, bicho | insetto, insetti | inseto, insetos | насекомое, насекомые | 昆虫, 虫
lily | iris, orchid, ~gladiolus, ~amaryllis | iris, orchidee, magnolie | iris, orchidée, magnolia | iris, orquídea, magnolia | iris, orchidea, magnolia | íris, orquídea, magnólia | ирис, орхидея, магнолия | アイリス, 蘭, 木蓮
carnation | peony, hydrangea, chrysanthemum, dahlia, aster, ~geranium, ~ranunculus, ~poinsettia | pfingstrose, hortensie, chrysantheme, dahlie | pivoine, hortensia, chrysanthème, dahlia | peonía, hortensia, crisantemo, dalia | peonia, ortensia, crisantemo, dalia | peônia, hortênsia, crisântemo, dália | пион, гортензия, хризантема, георгин, астра | 牡丹, 紫陽花, 菊, ダリア
daisy | chamomile, camomile, edelweiss, wildflower, wildflowers, wild flowers | kamille, edelweiß, wildblumen | camomille, edelweiss, fleurs sauvages | manzanilla, flores silvestres, edelweiss | camomilla, fiori di campo, stella alpina | camomila, flores silvestres | полевые цветы, эдельвейс | カモミール, 野の花
spaghetti | noodles, tagliatelle, pasta dish, carbonara, penne, pad thai | makkaroni, lasagne, gnocchi, nudelgericht, bandnudeln | macaronis, lasagnes, gnocchis, plat de pâtes, nouilles | macarrones, lasaña, ñoquis, fideos, plato de pasta | maccheroni, lasagne, gnocchi, piatto di pasta, tagliolini | macarrão, lasanha, nhoque, prato de massa | макароны, лазанья, лапша, ньокки | マカロニ, ラザニア, パスタ料理, ニョッキ
whale | ~manatee, ~dugong | seekuh | lamantin | manatí | lamantino | peixe-boi | ламантин | マナティー
person | model, mannequin, golfer, rider, someone, silhouette, human figure, character figure | modell, schaufensterpuppe, golfer | mannequin, modèle, golfeur | maniquí, modelo persona, golfista | manichino, golfista, modella | manequim, modelo, golfista | манекен, гольфист, модель человека | モデル, マネキン, ゴルファー
face mask | mask, theatre mask, theater mask, carnival mask, venetian mask, surgical mask | maske, theatermaske, karnevalsmaske | masque, masque de théâtre, masque de carnaval | máscara, máscara de teatro, mascarilla | maschera, maschera di carnevale, maschera teatrale | máscara, máscara de teatro | маска, театральная маска | マスク, 仮面, お面
rug | mat, doormat, welcome mat, beach mat, towel on the floor | matte, fußmatte, läufer | paillasson, natte | felpudo, estera, alfombrilla | zerbino, stuoia, tappetino | capacho, esteira, tapetinho | коврик, половик | マット, ラグマット
bed | mattress, bunk, cot, sleeping bag, air mattress | matratze, schlafsack, feldbett | matelas, sac de couchage, lit de camp | colchón, saco de dormir, catre | materasso, sacco a pelo, brandina | colchão, saco de dormir | матрас, спальный мешок, раскладушка | マットレス, 寝袋
bull | ox, oxen, ~yak, ~buffalo, centaur bull | ochse, yak, minotaurus, büffel | bœuf, yack, minotaure, buffle | buey, yak, minotauro, búfalo | bue, yak, minotauro, bufalo | boi, iaque, minotauro, búfalo | бык-вол, як, минотавр, буйвол | 雄牛, 水牛, ミノタウロス
oatmeal | ~porridge, oats, ~granola, ~muesli, cereal bowl, overnight oats | haferbrei, haferflocken, müsli, porridge | porridge, flocons d'avoine, muesli | avena, gachas, granola | porridge, avena, muesli, fiocchi d'avena | mingau, aveia, granola, açaí | овсянка, каша, мюсли, гранола | オートミール, お粥, グラノーラ
fried egg | ~omelette, ~omelet, ~scrambled eggs, poached egg | omelett, rührei, spiegelei | omelette, œufs brouillés, œuf au plat | tortilla francesa, huevos revueltos, huevo frito | frittata, omelette, uova strapazzate, uovo fritto | omelete, ovos mexidos, ovo frito | омлет, яичница | オムレツ, 目玉焼き, 卵焼き
statue | bust, sculpture, figurine, totem, ~totem pole, monument, ~pillar, ~column, cherub, cupid, ~nutcracker | büste, skulptur, figur statue, totempfahl, denkmal, säule, nussknacker | buste, sculpture, totem, monument, colonne, casse-noisette | busto, escultura, tótem, monumento, columna, cascanueces | busto, scultura, totem, monumento, colonna, schiaccianoci | busto, escultura, totem, monumento, coluna, quebra-nozes | бюст, скульптура, тотем, памятник, колонна, щелкунчик | 胸像, 彫刻, トーテム, 柱
amphora | pottery, clay pot, ceramic vase, urn, pitcher vase, ceramics, jug of clay, earthenware | keramik, töpferware, tonkrug, tongefäß | poterie, céramique, vase en céramique | cerámica, vasija, cántaro | ceramica, terracotta, anfora | cerâmica, jarro de barro | керамика, глиняный горшок, глиняный кувшин | 陶器, 壺
robot arm | robotic arm, industrial robot, machine, manipulator | roboterarm, industrieroboter, maschine | bras robotique, machine | brazo robótico, máquina | braccio robotico, macchina industriale | braço robótico, máquina | робот-манипулятор, машина станок | ロボットアーム, 機械
cocktail | punch, margarita, sangria, eggnog, kombucha, mocktail | punsch, bowle, cocktailglas, mojito | punch, mojito, sangria | ponche, mojito, sangría, margarita copa | ponche, mojito, sangria | ponche, mojito, sangria, caipirinha | пунш, мохито, сангрия | モヒート, サングリア
hen | ~quail, ~grouse, ~pheasant, ~partridge | wachtel, fasan, rebhuhn | caille, faisan, perdrix | codorniz, faisán, perdiz | quaglia, fagiano, pernice | codorna, faisão, perdiz | перепел, фазан, куропатка | ウズラ, キジ
blanket | quilt, bedspread, duvet, comforter, bedding, picnic blanket | steppdecke, tagesdecke, bettdecke, picknickdecke | couette, couvre-lit, plaid, nappe de pique-nique | edredón, colcha, manta de picnic | trapunta, piumone, coperta da picnic | edredom, colcha, toalha de piquenique | одеяло, покрывало, плед | 掛け布団, キルト, レジャーシート
fence | railing, handrail, barrier, picket fence, bars | geländer, zaun gitter, absperrung | barrière, balustrade, garde-corps, clôture | barandilla, valla, cerca | ringhiera, recinto, staccionata | grade, corrimão, cerca | перила, ограда, забор, барьер | 手すり, 柵
ruins | ruined temple, ruined castle, ruined church, ruined building, ruined city, broken columns | | | | | | | 
grapes | raisin, raisins, vine, cranberry, currant, cranberries | rosinen, rebe, johannisbeere | raisins secs, vigne, groseille | pasas, vid, grosella | uvetta, vite, ribes | passas, videira, groselha | изюм, виноградная лоза, смородина, клюква | 干しぶどう
potted plant | houseplant, house plant, indoor plant, root plant, fern plant, office plant, ficus, rubber plant | zimmerpflanze, topfpflanze, büropflanze | plante d'intérieur, plante verte, plante en pot | planta de interior, planta en maceta | pianta d'appartamento, pianta in vaso | planta de interior, planta em vaso | комнатное растение, растение в горшке | 観葉植物, 鉢植え
bag | sack, pouch, bag of flour, school bag | sack, beutel, schultasche | sac, cartable | saco, mochila escolar, bolsa | sacco, borsone, sacca, cartella | saco, bolsa esportiva, sacola, mochila escolar | мешок, сумка, спортивная сумка, ранец | 袋, かばん, バッグ
jam | chutney | marmelade | confiture | salsa, mermelada, guacamole, hummus | salsa, marmellata, hummus, pesto | molho, geleia, guacamole, homus | соус, варенье, хумус, песто | ソース, フムス
plate | saucer, dish, platter, bowl of nothing, dinner plate, dishes, crockery, plates | untertasse, teller, geschirr | soucoupe, assiette, vaisselle, plat de service | platillo, plato, vajilla, bandeja de comida | piattino, piatto, stoviglie | pires, prato, louça | блюдце, тарелка, посуда, блюдо | 皿, お皿, 食器
twig | stick, sprig, sprig of lavender, wooden stick | stock, zweig | brin, bâton | palo, ramita | rametto, bastoncino | galho, raminho | палка, веточка, прутик | 小枝, 棒
rain boots | galoshes, wellingtons, gumboots, wellies | gummistiefel | bottes de pluie, bottes en caoutchouc | botas de agua, botas de lluvia | stivali di gomma, stivali da pioggia | galochas, botas de chuva | резиновые сапоги | 長靴
hat | sombrero, bowler hat, top hat, sunhat, sun hat, beret, hood, turban | sombrero, zylinder, sonnenhut, baskenmütze, kapuze | sombrero, béret, haut-de-forme, capuche, chapeau de soleil | boina, sombrero de copa, capucha, pamela | sombrero, basco, cilindro, cappuccio | boina, cartola, sombreiro, capuz | берет, цилиндр, сомбреро, капюшон, панама | ベレー帽, シルクハット, 麦藁帽, 山高帽
soup | stew, chowder, broth, goulash, chili, borscht, gazpacho, pho, kimchi stew, curry soup | eintopf, gulasch, brühe, suppe | ragoût, bouillon, goulache, potage | guiso, caldo, estofado, gazpacho | stufato, zuppa, minestra, brodo | ensopado, guisado, caldo, sopa | рагу, бульон, гуляш, борщ | シチュー, スープ, 味噌汁
adhesive tape | tape, duct tape, masking tape, sticky tape | klebeband, tesafilm | ruban adhésif, scotch | cinta adhesiva, celo | nastro adesivo, scotch | fita adesiva | скотч, изолента | テープ, ガムテープ
steak | beef, meat, roast, roast beef, schnitzel, ribs, lamb chop, pork chop, barbecue ribs | rindfleisch, fleisch, schnitzel, braten, rippchen | bœuf, viande, rôti, escalope, côtelette | carne, ternera, chuleta, asado, filete | carne, manzo, arrosto, cotoletta, bistecca | carne, bife, assado, costela | мясо, говядина, жаркое, шницель, котлета | 肉, 牛肉, 焼肉, カツ
teddy bear | toy, soft toy, plush toy, stuffed animal, toys, plushie, cuddly toy | spielzeug, kuscheltier, plüschtier, stofftier | jouet, jouets, peluche, doudou | juguete, juguetes, peluche | giocattolo, giocattoli, peluche | brinquedo, brinquedos, pelúcia | игрушка, игрушки, плюшевая игрушка | おもちゃ, ぬいぐるみ
traffic light | traffic, traffic signal | ampel, verkehr | feu tricolore, circulation | tráfico, semáforo | traffico, semaforo | tráfego, trânsito, semáforo | движение транспорта | 交通, 信号
kick scooter | tricycle, balance bike, kids bike | dreirad, laufrad | tricycle, draisienne | triciclo | triciclo | triciclo | трёхколёсный велосипед, беговел | 三輪車
bicycle | tandem, tandem bicycle, unicycle, mountain bike, road bike, racing bike, cargo bike, e-bike | tandem, einrad, lastenrad, rennrad, mountainbike | tandem, monocycle, vélo de course, vtt, vélo cargo | tándem, monociclo, bicicleta de montaña, bicicleta de carreras | tandem, monociclo, bicicletta da corsa, mountain bike | tandem, monociclo, bicicleta de corrida, mountain bike | тандем, моноцикл, горный велосипед | 一輪車, タンデム自転車, マウンテンバイク
lifebuoy | inner tube, swimming ring | reifen, rad, schwimmreifen | pneu, roue, bouée gonflable | neumático, rueda, llanta | pneumatico, ruota, gomma da auto | pneu, roda | шина, колесо, покрышка, надувной круг | タイヤ, 車輪, 浮輪
wheelbarrow | wagon, handcart, cart, trolley, pull cart, hand cart | bollerwagen, handkarren, karre | chariot, charrette à bras, brouette | carretilla, vagón de juguete, carrito | carriola, carretto, carrello | carrinho de mão, carrinho, carroça de mão | тележка, тачка | 手押し車, 台車
pudding | yogurt, yoghurt, custard, parfait, mousse, panna cotta, jelly | joghurt, wackelpudding, mousse, pudding | yaourt, flan, mousse, crème caramel | yogur, flan, natillas, gelatina | yogurt, budino, panna cotta, gelatina | iogurte, pudim, gelatina, flã | йогурт, пудинг, желе, мусс | ヨーグルト, プリン, ゼリー, ムース
headphones | earbuds, headset, earphones, airpods, in-ear headphones | ohrhörer, headset, kopfhörer | écouteurs, casque audio | auriculares, cascos de música | auricolari, cuffie | fones de ouvido, auriculares | наушники, гарнитура | イヤホン, ヘッドセット
camera | webcam, security camera, cctv, action camera, polaroid, polaroid camera | webcam, überwachungskamera, polaroid | webcam, caméra de surveillance, appareil polaroid | cámara web, cámara de seguridad, polaroid | webcam, telecamera di sicurezza, polaroid | câmera de segurança, webcam, polaroid | веб-камера, камера наблюдения, полароид | ウェブカメラ, 監視カメラ
phone | selfie phone, mobile app, smart phone, cell phone, mobile | handy, mobiltelefon, selfie | téléphone portable, smartphone, mobile | móvil, celular, teléfono móvil | cellulare, telefonino | celular, telemóvel | мобильный телефон, смартфон, мобильник | スマホ, 携帯電話, 携帯
chart | dashboard, spreadsheet, analytics, statistics, diagram chart, graph, bar graph, line graph, growth chart | diagramm, statistik, tabelle, dashboard | tableau de bord, statistiques, graphique, diagramme | panel de datos, estadísticas, gráfico, hoja de cálculo | statistiche, grafico, foglio di calcolo | estatísticas, gráfico, planilha | статистика, график, таблица, диаграмма | 統計, グラフ, 表計算
receipt | invoice, bill, ticket receipt, check slip | rechnung, quittung, kassenzettel | facture, reçu, ticket de caisse | factura, recibo | fattura, ricevuta, scontrino | fatura, recibo, nota fiscal | счёт-фактура, чек, квитанция | 請求書, 領収書, レシート
child | grandchild, grandchildren, grandkid, grandkids, godchild, godchildren | enkelkind, enkelkinder, enkel | petit-enfant, petits-enfants | nieto, nietos, nieta | nipotino, nipotini | neto, netos, neta | внук, внуки, внучка | 孫
horse | stallion, mare, foal | hengst, stute, fohlen | étalon, jument, poulain | semental, yegua, potro | stallone, giumenta, puledro | garanhão, égua, potro | жеребец, кобыла, жеребёнок | 子馬
ghost | banshee, spirit, phantom, spectre, poltergeist | gespenst, geist, phantom | fantôme, esprit, spectre | fantasma, espíritu | fantasma, spettro, spirito | fantasma, espírito, assombração | призрак, привидение, дух | 幽霊, お化け
wizard | sorcerer, wizard apprentice, sorcerer apprentice, mage, druid, warlock, alchemist | zauberer, magier, druide, alchemist | sorcier, mage, druide, alchimiste | hechicero, mago, druida, alquimista | stregone, mago, druido, alchimista | feiticeiro, mago, druida, alquimista | колдун, маг, волшебник, друид, алхимик | 魔法使い, 魔術師, 錬金術師
musician | bard, minstrel, band member, guitarist, violinist, drummer, pianist, saxophonist, street musician, band | barde, gitarrist, geiger, schlagzeuger, pianist, straßenmusiker, band | barde, guitariste, violoniste, batteur, pianiste, musicien de rue | bardo, guitarrista, violinista, baterista, pianista, músico callejero | bardo, chitarrista, violinista, batterista, pianista, musicista di strada | bardo, guitarrista, violinista, baterista, pianista, músico de rua | бард, гитарист, скрипач, барабанщик, пианист, уличный музыкант | 吟遊詩人, ギタリスト, バイオリニスト, ドラマー, ピアニスト
wreath | mistletoe, holly, holly branch, garland, laurel | mistel, mistelzweig, stechpalme, girlande | gui, houx, guirlande | muérdago, acebo, guirnalda | vischio, agrifoglio, ghirlanda | visco, azevinho, guirlanda | омела, остролист, гирлянда | ヤドリギ, ヒイラギ, 花輪
burrito | quesadilla, enchilada, wrap, gyros, shawarma, spring roll, fajita | wrap, döner, frühlingsrolle, dürüm | wrap, rouleau de printemps | quesadilla, enchilada, rollito de primavera, fajita | piadina, involtino primavera | wrap, rolinho primavera | шаурма, шаверма, ролл с начинкой | ブリトー, 春巻き, ケバブ
rice | risotto, fried rice, pilaf, biryani | risotto, reisgericht, gebratener reis | risotto, riz sauté | risotto, arroz frito | risotto, riso fritto | risoto, arroz frito | ризотто, плов | リゾット, チャーハン, ビビンバ
bread | brioche, focaccia, ciabatta, sourdough, loaf, loaf of bread, rye bread, whole grain bread, garlic bread, challah | brioche, sauerteigbrot, brotlaib, vollkornbrot, laib brot | brioche, focaccia, pain au levain, miche de pain | focaccia, pan de masa madre, hogaza, barra de pan | focaccia, ciabatta, pagnotta, brioche | focaccia, pão de fermentação natural, broa | фокачча, буханка хлеба, каравай, багет хлебный | 食パン, ブリオッシュ, パン一斤
coffee | mocha, macchiato, cortado, latte, cappuccino, flat white, americano, latte art | latte macchiato, milchkaffee, cappuccino, mokka | café au lait, cappuccino, latte, crème café | café con leche, capuchino, cortado, moca | caffè macchiato, cappuccino, caffellatte, moka | café com leite, cappuccino, pingado | латте, капучино, мокко | カフェラテ, カプチーノ, モカ
rope | string, cord, twine, cable rope, leash, dog leash, shoelace, yarn string, whip rope, rope bridge rope | schnur, seil, leine, hundeleine, schnürsenkel | ficelle, laisse, corde, lacet | cuerda, cordel, correa, cordón | corda, spago, guinzaglio, laccio | corda, barbante, coleira, cadarço | верёвка, шнурок, поводок, бечёвка | 紐, ひも, リード, 靴紐
spotlight | stage light, floodlight, light beam, stage lights | scheinwerfer, bühnenlicht | projecteur de scène, lumière de scène | foco de escenario, reflector | riflettore, luce di scena | holofote, luz de palco | прожектор, софит | スポットライト, 舞台照明
pliers | clamp, pincers | zange, klammer | pince | pinzas, tenazas, alicates | pinze, tenaglie | pinça, tenaz, alicate | щипцы, клещи |
toolbox | tools, tool, set of tools, tool kit, toolkit, hand tools | werkzeug, werkzeuge, werkzeugset | outils, outil, trousse à outils | herramientas, herramienta, juego de herramientas | attrezzi, utensili, attrezzo, cassetta attrezzi | ferramentas, ferramenta, caixa de ferramentas | инструменты, инструмент, набор инструментов | 工具, 道具
counter | countertop, kitchen counter, bar counter, worktop, marble counter, reception desk, kitchen island | arbeitsplatte, theke, tresen, empfangstresen, kochinsel, kücheninsel | comptoir, plan de travail, îlot central, îlot de cuisine | encimera, mostrador, barra de bar | bancone, piano di lavoro | balcão, bancada | столешница, стойка, прилавок | カウンター
tennis ball | tennis | | | | | | теннис | テニス
candle | wick, scented candle, tea light, tealight, candlelight, pillar candle | duftkerze, teelicht, stumpenkerze | bougie parfumée, bougie chauffe-plat | vela perfumada, vela aromática | candela profumata, lumino | vela perfumada, vela aromática | ароматическая свеча, свечка | アロマキャンドル, キャンドル
map pin | location pin, pin, location marker, gps pin, location icon | standortmarkierung, stecknadel, ortsmarke | épingle de localisation, repère de carte, punaise de carte | pin de ubicación, marcador de ubicación, chincheta | segnaposto, puntina di posizione | pino de localização, marcador de local | метка на карте, геометка, булавка | 位置ピン, 地図ピン
sprout | seedling, sapling, young plant, shoot, germ, cress, plant shoot | setzling, keimling, jungpflanze, spross | jeune pousse, semis, pousse | plántula, brote, plantón | piantina, germoglio | muda, broto, plântula | саженец, росток, рассада | 苗, 新芽, 双葉
medal | badge pin, award, insignia, certificate seal | abzeichen, auszeichnung, orden | insigne, récompense, décoration | insignia, galardón, condecoración | distintivo, onorificenza | insígnia, condecoração | награда, орден, значок | 勲章, バッジ, 賞
scroll | parchment, papyrus, treasure map scroll, letter scroll | pergament | parchemin, papyrus | pergamino, papiro | pergamena, papiro | pergaminho, papiro | свиток, пергамент | 巻物
market stall | hot dog stand, lemonade stand, fruit stand, food stand, farm stand, flower stand, newsstand, news stand, kiosk
dna | dna helix, double helix, dna strand
atom | ~molecule
jacket | tuxedo, blazer, suit jacket, dinner jacket, business suit
guitar | ~sitar, ~mandolin, ~lute
plane | ~glider, ~seaplane
motor boat | ~lifeboat, ~dinghy
campfire | fire pit
chess board | ~checkers board, ~checkerboard
dancer | tap dancer, ballroom dancer, salsa dancer, flamenco dancer
athlete | winner, champion, gold medalist, medalist, marathon winner, baseball player, baseball pitcher, cricketer, cricket player, hockey player, rugby player, volleyball player
prizefighter | boxer
gift | ~music box
storage chest | ~jewelry box
water bottle | ~ink bottle
slide | water slide
bus | ~coach bus
frog | ~newt
bird | ~kingfisher
monkey | ~lemur
rubiks cube | rubik cube, rubik
yoga mat | gym mat | gymnastikmatte, matte | tapis de gym | esterilla, colchoneta | tappetino, materassino | tapetinho | коврик, циновка | マット
floor lamp | | | lampe sur pied, lampe à pied | | lampada a stelo | abajur de chão | | 床置きランプ
mailbox | | | | | cassetta della posta, cassetta delle lettere, buca delle lettere | caixa de correio, caixa do correio | | 
balloons | | ballons, bunte ballons | ballons de baudruche, bouquet de ballons, ballons colorés | | | bexigas, balões coloridos | воздушные шарики, шарики | 風船, 風船の束
bookshelf | bookshelves, bookcases | ablage, regalbrett | rayonnage | anaquel, repisa de libros | | prateleira | полка, стеллаж | 棚
hallway | corridor | flur, korridor, hausflur | couloir, corridor | pasillo, corredor de la casa | corridoio | corredor de casa | коридор | 廊下
podium | plinth | sockel, podest | socle, piédestal | peana | basamento | | постамент, подиум | 台座
rain boots | | | | | | | резиновые сапоги | 長靴, レインブーツ
flip-flops | | | | | pantofole, ciabatte | | | 
high heel | | | | tacones, zapatos de tacón | | | | 
eye patch | | | bandeau sur l'œil, cache-œil | parche de pirata | | | | 
beard | | | | | | | усы | 口ひげ, 口髭, 髭
braid | pigtails | pferdeschwanz frisur, zöpfe | queue de cheval, couettes | coletas | coda di cavallo, codini | rabo de cavalo, maria-chiquinha | косички, хвостики | ポニーテール, おさげ
bucket | pail | | | cubeta | secchiello | baldinho | ведёрко | 
spade | sand shovel | sandschaufel | pelle de plage | palita | paletta | pazinha | лопатка, совок | スコップ
letter | postage stamp | briefmarke | timbre, timbre-poste | | francobollo | | почтовая марка | 切手
crib | | gitterbett, babybett | | | | | | 
hammock | | | | | | rede de dormir, rede de descanso | | 
teapot | | | | | | bule de chá | | 
mug | | kaffeetasse | tasse à café | taza de café vacía | | caneca de café | | 
cardboard box | carton | | boîte en carton | | scatola di cartone | | картонная коробка | 
trash can | | | | | cestino della spazzatura, pattumiera | lata de lixo | | 
flower pot | | | | | vaso da fiori | vaso de plantas | | 
tree house | | | cabane perchée | casita en el árbol | casa sull'albero, casetta sull'albero | casinha na árvore | домик на дереве | 木の上の家
flower shop | | | | floristería, florería | negozio di fiori | floricultura | цветочный магазин | 
cheese wheel | big wheel of cheese, huge wheel of cheese, giant wheel of cheese | | | | | | | 
goldfish | | | | | | peixinho dourado | | 
bear | bear cub | bärenjunges | ourson, oursonne | osezno, oso bebé | orsetto, cucciolo di orso | ursinho, filhote de urso | медвежонок | 子熊, 小熊, クマの子
fawn | | | | | | filhote de veado | | 子鹿, 小鹿, バンビ
cow | | | | ternerito | vitellino | bezerrinho | | 子牛, 仔牛
daisy | | | | | | | | ヒナギク, デイジー
poppy | | | | | | | | ケシの花, ポピー
seesaw | | | bascule, balançoire à bascule | | | | | 
sun | rising sun | aufgehende sonne | soleil levant | sol naciente, sol saliente | sole nascente, sole che sorge | sol nascente | восходящее солнце | 昇る太陽, 朝日の出
boot | | | | | | botas, bota | | 
coat | | | | bata | vestaglia | | халат | 
chef hat | | kochmütze | toque de chef, toque | gorro de cocinero, gorro de chef | cappello da cuoco | chapéu de cozinheiro, touca de chef | колпак, поварской колпак | コック帽
raincoat | | | | | | capa de chuva, capa amarela | | レインコート, 雨合羽, カッパ
cutting board | | | | | | tábua de corte, tábua de cortar | | 
globe | | | | | | globo terrestre, globo | | 
christmas tree | | | | | | | ёлка, ёлочка, новогодняя ёлка, рождественская ёлка | 
teenager | teenage boy, teenage girl, teen boy, teen girl, adolescent boy, adolescent girl | jugendlicher, jugendliche, teenie | ado | | | | | 若者, 十代の少年
wheelchair | | | | | | | инвалидная коляска, инвалидное кресло | 
broom | witch's broom | | | | | | метла, метёлка |
vase | | | | jarrón | | | | 花瓶
map | | | carte, carte du monde | | | | | 
chopsticks | | stäbchen, essstäbchen | baguettes chinoises | | | hashis | палочки для еды, палочками | お箸
crow | raven crow | rabe | corbeaux, corneille | | | | | 
sunglasses | | | | | | | солнцезащитные очки, солнечные очки, тёмные очки | 
croissant | | | | cruasán, cruasanes, medialuna | cornetti | | | 
jewelry box | jewellery box, jewel box | schmuckschatulle, schmuckkästchen, schmuckkasten | boîte à bijoux, coffret à bijoux | joyero, caja de joyas, alhajero | portagioie, scrigno | caixa de joias, porta-joias | шкатулка, ларец | 宝石箱, ジュエリーボックス
sled | | rodelschlitten, rodel | | | slittino | | салазки, ледянка | 
parasol | | | | | ombrelloni | guarda-sóis, ombrelone | пляжный зонт, зонт от солнца | 
round table | | | | | tavolini rotondi, tavolo rotondo, tavolino rotondo | | круглый столик, круглый стол | 丸テーブル
pearl necklace | | perlenkette | collier de perles | collar de perlas | collana di perle | colar de pérolas | жемчужное ожерелье | 真珠のネックレス
wheel | pottery wheel | töpferscheibe | tour de potier | torno de alfarero, torno | tornio da vasaio, tornio | torno de oleiro | гончарный круг | ろくろ
girl | | | | niña pequeña | | menininha, garotinha | | 
boy | | | | niño pequeño | | menininho, garotinho | | 
bride | | | | | | | | 新婦
string lights | | lichterketten | | guirnaldas de luces, luces de verbena | lucine, file di lucine, filo di luci | cordões de luzes, cordão de luzes, varal de luzes | гирлянды, гирлянда огней | ストリングライト, 電飾
bouquet | | | | | | buquê de flores, ramalhete | | 
tree stump | | | | | ceppo | toco de árvore, toco | пенёк, пень | 切り株
tablecloth | | | | | | toalha de mesa, toalha xadrez | | 
rocking chair | | | | | | | | 揺り椅子, ロッキングチェアー
scissors | | | | | | | | ハサミ, はさみ
marshmallow | | | | | | | маршмеллоу, зефирки | 
bow tie | | | | | | | галстук-бабочка | 
awning | | markise, markisen | auvent, store | toldo | tenda da sole | toldo | навес, маркиза | 日よけ
puppy | | | | cachorro, cachorrito | cucciolo, cucciolo di cane | filhote, filhote de cachorro | | 
window | | | | | | | | 窓際
mouth | | maul, schnauze | gueule | hocico | muso | focinho | пасть, пасти | 口
grandfather | | | | | | | старик, старичок | おじいさん, 老人
bird | | vögelchen | petit oiseau | pajarito | uccellino | passarinho | птичка | 小鳥
`;

import { goodsTable } from './concept-lines';

/** Things, flowers, animals and buildings with a drawing of their own where their kin's would be wrong. */
const smallWear = goodsTable(
  'small-wear',
  'clothing',
  `
bandana 17.9 body - | bandana, bandanna, neckerchief, kerchief | bandana, halstuch | bandana | bandana, pañuelo de cabeza | bandana | bandana, lenço de cabeça | бандана | バンダナ
hair-bow 7.9 body - | hair bow, ribbon bow | haarschleife | nœud à cheveux | lazo de pelo | fiocco per capelli | laço de cabelo | бант для волос | 髪飾りのリボン
belt 19.6 body - | belt, leather belt | gürtel | ceinture | cinturón | cintura di pelle | cinto | ремень | ベルト
smudge 6 body - | smudge, smear, dab of paint, splotch | klecks, fleck, schmierfleck | tache, barbouillage | manchurrón, churrete | sbaffo | borrão | пятно, мазок | しみ, 汚れ
earrings 7.9 body - | earrings, earring, ear rings | ohrringe, ohrring | boucles d'oreilles, boucle d'oreille | pendientes, aretes | orecchini, orecchino | brincos | серьги, серёжки | イヤリング, ピアス
bracelet 5.5 body - | bracelet, bangle, friendship bracelet | armband, armreif | bracelet | pulsera, brazalete | bracciale, braccialetto | pulseira | браслет | ブレスレット, 腕輪
brooch 4.9 body - | brooch, cameo brooch | brosche | broche bijou | broche de joyería | spilla | broche joia | брошь | ブローチ
cowboy-boots 32 ground - | cowboy boots, cowboy boot, western boots | cowboystiefel | bottes de cow-boy, santiags | botas vaqueras, botas de vaquero | stivali da cowboy | botas de cowboy | ковбойские сапоги | カウボーイブーツ
life-jacket 59.9 body - | life jacket, life vest | schwimmweste, rettungsweste | gilet de sauvetage | chaleco salvavidas | giubbotto di salvataggio | colete salva-vidas | спасательный жилет | 救命胴衣, ライフジャケット
flippers 60.7 ground beach | flippers, swim fins, diving fins, fins, swimming fins | schwimmflossen | palmes de plongée | aletas de buceo | pinne da sub | pés de pato, nadadeiras | ласты | 足ひれ, フィン
saddle 48.1 ground - | saddle, horse saddle | sattel | selle de cheval | silla de montar | sella | sela | седло | 鞍
horseshoe 12.3 ground - | horseshoe | hufeisen | fer à cheval | herradura | ferro di cavallo | ferradura | подкова | 蹄鉄
earbuds 6.3 table - | earbuds, ear buds, wireless earbuds, airpods, wireless earphones | ohrstöpsel-kopfhörer, in-ear-kopfhörer | écouteurs sans fil | auriculares inalámbricos | auricolari | fones sem fio | беспроводные наушники | ワイヤレスイヤホン, イヤホン
suspenders 58.8 body - | suspenders, trouser braces | hosenträger | bretelles | tirantes | bretelle | suspensórios | подтяжки | サスペンダー
`,
);
const kitchenware = goodsTable(
  'kitchenware',
  'tool',
  `
coffee-bag 27.3 table cafe,kitchen | coffee bag, bag of coffee, bag of coffee beans, coffee package, coffee pouch, coffee packaging | kaffeetüte, kaffeepackung | paquet de café, sachet de café | bolsa de café, paquete de café | sacchetto di caffè, pacchetto di caffè | pacote de café | пакет кофе | コーヒー袋
colander 21.2 table kitchen | colander, strainer, pasta strainer | sieb, nudelsieb, küchensieb | passoire | colador, escurridor | colino, scolapasta | escorredor, peneira de cozinha | дуршлаг | ざる, 水切りボウル
french-press 32.3 table kitchen | french press, cafetiere, coffee press, coffee plunger | french press, stempelkanne | cafetière à piston | prensa francesa, cafetera francesa | caffettiera a stantuffo | prensa francesa | френч-пресс | フレンチプレス
moka-pot 26 table kitchen | moka pot, stovetop espresso maker | mokakanne, espressokocher | cafetière italienne | cafetera italiana | moka, caffettiera moka | cafeteira italiana | гейзерная кофеварка | モカポット
milk-carton 24.5 table kitchen | milk carton, carton of milk | milchpackung, milchkarton | brique de lait | cartón de leche, brik de leche | cartone di latte | caixa de leite | пакет молока | 牛乳パック
pepper-mill 24.8 table kitchen | pepper mill, pepper grinder, black pepper, ground pepper, cracked pepper | pfeffermühle | moulin à poivre | molinillo de pimienta | macinapepe | moedor de pimenta | мельница для перца | ペッパーミル
bottle-opener 17.7 table kitchen | bottle opener, beer opener | flaschenöffner | décapsuleur | abrebotellas, abridor | apribottiglie | abridor de garrafas | открывалка | 栓抜き
peeler 17.3 table kitchen | peeler, vegetable peeler, potato peeler | sparschäler, gemüseschäler | économe, épluche-légumes | pelador, pelapatatas | pelapatate | descascador | овощечистка | ピーラー, 皮むき器
ironing-board 96.1 ground living-room | ironing board | bügelbrett | planche à repasser, table à repasser | tabla de planchar | asse da stiro | tábua de passar | гладильная доска | アイロン台
toothpaste 5.9 table bathroom | toothpaste, tube of toothpaste, toothpaste tube | zahnpasta, zahncreme | dentifrice | pasta de dientes, dentífrico | dentifricio | pasta de dente, creme dental | зубная паста | 歯磨き粉
nail-polish 9.3 table - | nail polish, nail varnish, bottle of nail polish, nail polish bottle | nagellack | vernis à ongles | esmalte de uñas, pintauñas | smalto per unghie | esmalte de unhas | лак для ногтей | マニキュア
clothespin 7.2 table - | clothespin, clothes pin, clothes peg, peg | wäscheklammer | pince à linge | pinza de ropa | molletta da bucato, molletta | prendedor de roupa | прищепка | 洗濯ばさみ
radiator 61.8 ground living-room | radiator, heater, heating radiator | heizkörper, heizung | radiateur | radiador | termosifone, radiatore | radiador, aquecedor | радиатор, батарея отопления | 暖房器具, ラジエーター
light-switch 8.5 wall - | light switch, wall switch | lichtschalter | interrupteur | interruptor de luz | interruttore | interruptor de luz | выключатель | 電気のスイッチ
power-strip 9.9 ground - | power strip, extension cord, extension lead, power outlet strip | mehrfachsteckdose, steckdosenleiste, verlängerungskabel | multiprise, rallonge | regleta, alargador | ciabatta elettrica, prolunga | régua de tomadas, extensão elétrica | удлинитель | 電源タップ, 延長コード
ceiling-fan 72.2 ceiling - | ceiling fan | deckenventilator | ventilateur de plafond | ventilador de techo | ventilatore da soffitto | ventilador de teto | потолочный вентилятор | 天井扇風機, シーリングファン
`,
);
const tradeGood = goodsTable(
  'trade-good',
  'tool',
  `
soldering-iron 18 hand workshop | soldering iron | lötkolben | fer à souder | soldador de estaño | saldatore a stagno | ferro de solda | паяльник | はんだごて
car-engine 70 ground garage | engine, car engine, engine block, truck engine, diesel engine, v8 engine, motorcycle engine | motor, automotor, motorblock | moteur, moteur de voiture, bloc-moteur | motor, motor de coche, bloque del motor | motore, motore dell'auto | motor, motor de carro | двигатель, двигатель автомобиля | エンジン, 車のエンジン
softbox 205 ground studio | photo lamp, softbox lamp, softbox lamps, softbox on a stand | studioleuchte | boîte à lumière | caja de luz | lampada softbox | caixa de luz | софтбокс на стойке | ソフトボックスライト
`,
);
const workshopGood = goodsTable(
  'workshop-good',
  'tool',
  `
coil-spring 14.6 table - | coil spring, metal spring, steel spring, spring coil | sprungfeder, metallfeder | ressort | muelle metálico, resorte | molla | mola metálica | пружина | ばね, バネ
hex-nut 3.4 table - | hex nut, metal nut | schraubenmutter, sechskantmutter | écrou | tuerca | dado esagonale | porca sextavada | гайка | ナット
hand-plane 16.5 table workshop | hand plane, wood plane, carpenter's plane | hobel | rabot | cepillo de carpintero | pialla | plaina | рубанок | 鉋, かんな
crowbar 29.1 ground - | crowbar, pry bar | brecheisen, brechstange | pied-de-biche | palanca de hierro | piede di porco | pé de cabra | лом, фомка | バール
stepladder 169.2 ground - | stepladder, step ladder | trittleiter, stehleiter | escabeau | escalera de tijera | scaletta | escadote | стремянка | 脚立
chisel 23.4 table workshop | chisel | meißel, stechbeitel | ciseau à bois | cincel, formón | scalpello | formão, cinzel | стамеска, долото | のみ, ノミ
blowtorch 30.3 table workshop | blowtorch, blow torch, torch burner | lötlampe, gasbrenner | chalumeau | soplete | cannello | maçarico | паяльная лампа | バーナー
chainsaw 33.9 ground - | chainsaw, chain saw | kettensäge, motorsäge | tronçonneuse | motosierra | motosega | motosserra | бензопила | チェーンソー
pulley 49.4 ground - | pulley | flaschenzug, seilrolle | poulie | polea | carrucola | roldana, polia | шкив, блок подъёмный | 滑車
spirit-level 10.8 table - | spirit level, bubble level | wasserwaage | niveau à bulle | nivel de burbuja | livella | nível de bolha | строительный уровень | 水準器
protractor 6.7 table - | protractor | winkelmesser | rapporteur | transportador | goniometro | transferidor | транспортир | 分度器
pencil-sharpener 4.3 table - | pencil sharpener, sharpener | anspitzer, bleistiftspitzer | taille-crayon | sacapuntas | temperino, temperamatite | apontador | точилка | 鉛筆削り
ring-binder 31.6 table office | ring binder, binder, file binder | ordner mit ringen, aktenordner | classeur | carpeta de anillas | raccoglitore | fichário | скоросшиватель | バインダー
usb-stick 2.4 table - | usb stick, usb flash drive, flash drive, thumb drive, memory stick, usb drive | usb-stick | clé usb | memoria usb, pendrive | chiavetta usb | pen drive | флешка | usbメモリ
router 21.6 table - | router, wifi router, wi-fi router, modem | router, wlan-router | routeur, box internet | router, rúter | router | roteador | роутер, маршрутизатор | ルーター
bunsen-burner 30.3 table laboratory | bunsen burner | bunsenbrenner | bec bunsen | mechero bunsen | becco bunsen | bico de bunsen | горелка бунзена | ブンゼンバーナー
prism 16.7 table - | prism, glass prism | prisma, glasprisma | prisme | prisma | prisma | prisma | призма | プリズム
wax-seal 5.1 table - | wax seal, sealing wax | wachssiegel, siegelwachs | cachet de cire, sceau de cire | sello de cera, sello de lacre | sigillo di ceralacca | selo de cera | сургучная печать | 封蝋
`,
);
const leisureGood = goodsTable(
  'leisure-good',
  'toy',
  `
golf-club 111.3 hand - | golf club, golf clubs, putter, golf iron | golfschläger | club de golf | palo de golf | mazza da golf | taco de golfe | клюшка для гольфа | ゴルフクラブ
pool-table 114.4 ground bar | pool table, billiard table, billiards, snooker table, snooker | billardtisch, billard | table de billard, billard | mesa de billar, billar | tavolo da biliardo, biliardo | mesa de bilhar, bilhar, sinuca | бильярдный стол, бильярд | ビリヤード台, ビリヤード
boxing-ring 217 ground gym | boxing ring, wrestling ring | boxring | ring de boxe | ring de boxeo, cuadrilátero | ring di pugilato | ringue de boxe | боксёрский ринг, ринг | ボクシングリング
treadmill 131.2 ground gym | treadmill, running machine | laufband | tapis de course | cinta de correr, caminadora | tapis roulant | esteira ergométrica | беговая дорожка | ランニングマシン
punching-bag 172.4 ground gym | punching bag, punch bag, boxing bag, heavy bag | boxsack | sac de frappe, sac de boxe | saco de boxeo | sacco da boxe | saco de pancadas | боксёрская груша | サンドバッグ
baseball-glove 28.1 hand - | baseball glove, baseball mitt, catcher's mitt | baseballhandschuh | gant de baseball | guante de béisbol | guanto da baseball | luva de beisebol | бейсбольная перчатка | 野球グローブ
sleeping-bag 37.4 ground campsite | sleeping bag | schlafsack | sac de couchage | saco de dormir | sacco a pelo | saco de dormir | спальный мешок | 寝袋
bagpipes 88.2 hand - | bagpipes, bagpipe | dudelsack | cornemuse | gaita | cornamusa | gaita de foles | волынка | バグパイプ
jukebox 156.6 ground bar | jukebox, juke box | musikbox, jukebox | juke-box | rocola, gramola | jukebox | jukebox | музыкальный автомат | ジュークボックス
amplifier 58.3 ground stage | amplifier, guitar amp, amp, guitar amplifier | gitarrenverstärker, verstärker | amplificateur, ampli | amplificador | amplificatore | amplificador | усилитель | アンプ
slingshot 27.4 hand - | slingshot, catapult sling | steinschleuder, zwille | lance-pierre | tirachinas, resortera | fionda | estilingue | рогатка | パチンコ玩具
dollhouse 119 ground childrens-room | dollhouse, doll house, doll's house, dolls house, cutaway of a house, house cutaway, cutaway house, cross section of a house, house cross section | puppenhaus | maison de poupée | casa de muñecas | casa delle bambole | casa de bonecas | кукольный домик | ドールハウス
domino 5.1 table - | domino, dominoes, domino tiles | dominosteine, domino | dominos, domino | dominó, fichas de dominó | tessere del domino | dominó, peças de dominó | домино | ドミノ
domino-tile 9 table - | domino tile, domino piece | dominostein | tuile de domino | ficha de dominó | tessera del domino | pedra de dominó | костяшка домино | ドミノ牌
domino-game 10 table - | dominoes game, game of dominoes, domino game | dominospiel | partie de dominos | partida de dominó | partita a domino | jogo de dominó | партия в домино | ドミノゲーム
hula-hoop 92.5 ground - | hula hoop, hoop | hula-hoop-reifen, hula-hoop | cerceau, hula hoop | hula hula, aro de gimnasia | hula hoop | bambolê | хулахуп, обруч | フラフープ
jack-in-the-box 49.4 ground - | jack-in-the-box, jack in the box | springteufel, schachtelteufel | diable en boîte | caja sorpresa de payaso | scatola a molla | caixa surpresa de palhaço | чёртик из табакерки | びっくり箱
notice-board 80 wall office | notice board, bulletin board, cork board, corkboard, pinboard, pin board | pinnwand, schwarzes brett | tableau d'affichage, tableau de liège | tablón de anuncios, tablón de corcho | bacheca | quadro de avisos, mural de cortiça | доска объявлений, пробковая доска | 掲示板, コルクボード
`,
);
const activityGood = goodsTable(
  'activity-good',
  'tool',
  `
barbell 43 hand gym | barbell, barbells, weight bar | langhantel | haltère longue, barre d'haltères | barra de pesas, barra con pesas | bilanciere | barra de pesos, barra com pesos | штанга | バーベル
lying-barbell=barbell-end 43 hand gym | barbell from its end | langhantel von der seite | barre vue de côté | barra vista de lado | bilanciere di lato | barra vista de lado | штанга сбоку | 横から見たバーベル
weight-bench 52 ground gym | weight bench, workout bench, gym bench, training bench | hantelbank, trainingsbank | banc de musculation | banco de pesas | panca per pesi | banco de musculação | скамья для жима | ベンチ台, トレーニングベンチ
potters-wheel 98 ground art-studio | potter's wheel, potters wheel, pottery wheel | töpferscheibe | tour de potier | torno de alfarero | tornio da vasaio | roda de oleiro, torno de oleiro | гончарный круг | ろくろ
welding-torch 34 hand workshop | welding torch, welding gun | schweißbrenner | chalumeau à souder | soplete de soldar | cannello per saldare | tocha de solda | сварочная горелка | 溶接トーチ
knitting-piece=knitting 36 hand - | piece of knitting, knitting needles, knitting needle | strickzeug, stricknadeln | tricot en cours, aiguilles à tricoter | agujas de tejer | ferri da maglia | agulhas de tricô | вязальные спицы, спицы | 編み針
`,
);
const climbedRock = goodsTable(
  'activity-good',
  'nature',
  `
climbing-wall 280 ground gym,climbing-gym | climbing wall, bouldering wall, indoor climbing wall | kletterwand | mur d'escalade | muro de escalada | parete per arrampicata | parede de escalada | стена для скалолазания | クライミングウォール
rock-face 390 ground mountains | rock face, rock wall, cliff face | felswand | paroi rocheuse | pared de roca | parete di roccia | parede de rocha | скальная стена | 岩壁
`,
);
const carrier = goodsTable(
  'carrier',
  'vehicle',
  `
sports-car 116.8 ground road | sports car, sportscar, supercar, ferrari, lamborghini, porsche | sportwagen, sportauto | voiture de sport | coche deportivo, auto deportivo | auto sportiva | carro esportivo, carro desportivo | спортивная машина, спорткар | スポーツカー
bulldozer 290 ground - | bulldozer, dozer | bulldozer, planierraupe | bulldozer | buldócer, bulldozer | bulldozer, ruspa | buldôzer, trator de esteira | бульдозер | ブルドーザー
cement-mixer 318.2 ground road | cement mixer, concrete mixer | betonmischer | bétonnière | hormigonera | betoniera | betoneira | бетономешалка | コンクリートミキサー
garbage-truck 300 ground road | garbage truck, trash truck, bin lorry, refuse truck, recycling truck | müllwagen, müllauto | camion poubelle, camion-poubelle | camión de la basura, camión de basura | camion della spazzatura | caminhão de lixo | мусоровоз | ゴミ収集車
combine-harvester 383 ground wheat-field | combine harvester, combine, harvester | mähdrescher | moissonneuse-batteuse, moissonneuse | cosechadora | mietitrebbia | colheitadeira | комбайн | コンバイン
go-kart 84 ground road | go-kart, go kart, kart | gokart, go-kart | karting, kart | kart, karting | go-kart | kart | карт гоночный, картинг | ゴーカート
snowmobile 113 ground snow-field | snowmobile, ski-doo | schneemobil, motorschlitten | motoneige | moto de nieve | motoslitta | moto de neve | снегоход | スノーモービル
jet-ski 116 water - | jet ski, jetski, water scooter | jetski, wassermotorrad | jet-ski, scooter des mers | moto acuática, moto de agua | moto d'acqua, acquascooter | moto aquática, jet ski | гидроцикл | ジェットスキー, 水上バイク
tugboat 1188 water harbour | tugboat, tug boat, tug | schlepper schiff, schleppkahn | remorqueur | remolcador | rimorchiatore | rebocador | буксир | タグボート
cruise-ship 4160 water sea | cruise ship, ocean liner, cruise liner, passenger ship | kreuzfahrtschiff, passagierschiff | paquebot, bateau de croisière | crucero, transatlántico, ferri | nave da crociera | navio de cruzeiro, balsa ferry | круизный лайнер | クルーズ船
cargo-ship 3432 water sea | cargo ship, container ship, freighter, freight ship | frachtschiff, containerschiff, frachter | cargo, porte-conteneurs, navire de charge | buque de carga, carguero, portacontenedores | nave cargo, portacontainer, nave portacontainer | navio cargueiro, cargueiro, navio porta-contêineres | грузовое судно, контейнеровоз, сухогруз | 貨物船, コンテナ船
monorail 589.9 ground city | monorail, monorail train | einschienenbahn, schwebebahn | monorail | monorraíl, monorriel | monorotaia | monotrilho | монорельс | モノレール
unicycle 120 ground - | unicycle | einrad | monocycle | monociclo | monociclo | monociclo | уницикл, одноколёсный велосипед | 一輪車
tricycle 66 ground - | tricycle, trike | dreirad | tricycle | triciclo | triciclo | triciclo | трёхколёсный велосипед | 三輪車
fighter-jet 512 air sky | fighter jet, jet fighter, fighter plane, jet plane | kampfjet, düsenjäger | avion de chasse, avion de combat | avión de combate, caza de combate | caccia militare, jet da combattimento | caça a jato, avião de caça | истребитель | 戦闘機
`,
);
const outpost = goodsTable(
  'outpost',
  'building',
  `
ruins 406 ground - | ruins, ruin, ancient ruins, temple ruins, roman ruins, castle ruins, greek ruins | ruine, ruinen, burgruine | ruines, ruine | ruinas, ruina | rovine, rovina, ruderi | ruínas, ruína | руины, развалины | 遺跡, 廃墟
obelisk 810 ground square | obelisk | obelisk | obélisque | obelisco | obelisco | obelisco | обелиск | オベリスク
power-plant 10880 ground - | power plant, nuclear power plant, nuclear plant, nuclear power station, power station, cooling towers, cooling tower, nuclear reactor | kraftwerk, atomkraftwerk, kernkraftwerk, kühlturm | centrale électrique, centrale nucléaire, tour de refroidissement | central eléctrica, central nuclear | centrale elettrica, centrale nucleare | usina elétrica, usina nuclear | электростанция, атомная станция, аэс | 発電所, 原子力発電所
fire-station 700 ground street | fire station, firehouse, fire house, fire department | feuerwache, feuerwehrhaus | caserne de pompiers | estación de bomberos, parque de bomberos | caserma dei pompieri, caserma dei vigili del fuoco | quartel de bombeiros | пожарная станция, пожарная часть | 消防署
police-station 560 ground street | police station, police department, precinct | polizeiwache, polizeirevier | commissariat, poste de police | comisaría, estación de policía | commissariato, stazione di polizia | delegacia, delegacia de polícia | полицейский участок | 警察署, 交番
watermill 486.5 ground river | watermill, water mill | wassermühle | moulin à eau | molino de agua | mulino ad acqua | moinho de água, azenha | водяная мельница | 水車小屋
yurt 296 ground - | yurt, ger tent | jurte | yourte | yurta | yurta | iurta | юрта | パオ, ユルト
drawbridge 498 ground - | drawbridge | zugbrücke | pont-levis | puente levadizo | ponte levatoio | ponte levadiça | подъёмный мост, разводной мост | 跳ね橋
scaffolding 473.5 ground city | scaffolding, scaffold | baugerüst, gerüst | échafaudage | andamio | impalcatura, ponteggio | andaime | строительные леса | 足場
weather-vane 135.7 ground - | weather vane, weathervane, weathercock | wetterhahn, wetterfahne | girouette | veleta | banderuola, segnavento | cata-vento de telhado | флюгер | 風見鶏
parking-meter 152.6 ground street | parking meter | parkuhr | parcmètre | parquímetro | parchimetro | parquímetro | паркомат | パーキングメーター
buoy 221.1 water sea | buoy, marker buoy | boje | bouée de balisage, balise flottante | boya | boa di segnalazione | boia de sinalização | буй, бакен | 浮標, ブイ
chicken-coop 204 ground farm | chicken coop, hen house, henhouse, chicken house | hühnerstall | poulailler | gallinero | pollaio | galinheiro | курятник | 鶏小屋
`,
);
const gardenFlower = goodsTable(
  'garden-flower',
  'plant',
  `
peony 67.8 ground garden | peony, peonies | pfingstrose | pivoine | peonía | peonia | peônia | пион | 牡丹, 芍薬
hydrangea 81 ground garden | hydrangea | hortensie | hortensia | hortensia | ortensia | hortênsia | гортензия | アジサイ, 紫陽花
orchid 56.8 ground garden | orchid | orchidee | orchidée | orquídea | orchidea | orquídea | орхидея | 蘭, ラン
daffodil 44.5 ground garden | daffodil, narcissus, jonquil | narzisse, osterglocke | jonquille, narcisse | narciso | narciso | narciso | нарцисс | 水仙, スイセン
iris 82.3 ground garden | iris, iris flower | schwertlilie, iris | iris | lirio azul, iris | iris, giaggiolo | íris | ирис | アイリス, アヤメ
marigold=chrysanthemum 46 ground garden color:#f58a1f | marigold, cempasuchil | ringelblume, tagetes | souci, rose d'inde | caléndula, cempasúchil | calendula, tagete | calêndula, cravo-de-defunto | бархатцы | マリーゴールド
chrysanthemum 67.6 ground garden | chrysanthemum, aster | chrysantheme | chrysanthème | crisantemo | crisantemo | crisântemo | хризантема, астра | 菊
thistle 78 ground meadow | thistle | distel | chardon | cardo | cardo | cardo | чертополох | アザミ
snowdrop 19.4 ground garden | snowdrop | schneeglöckchen | perce-neige | campanilla de invierno | bucaneve | galanto | подснежник | スノードロップ
`,
);
const grocery = goodsTable(
  'grocery',
  'food',
  `
artichoke 14 table - | artichoke | artischocke | artichaut | alcachofa | carciofo | alcachofra | артишок | アーティチョーク
cauliflower 15.3 table - | cauliflower | blumenkohl | chou-fleur | coliflor | cavolfiore | couve-flor | цветная капуста | カリフラワー
leek 43.8 table - | leek | lauch, porree | poireau | puerro | porro | alho-poró | лук-порей | 長ねぎ, リーキ
celery 34.8 table - | celery, celery stalk | sellerie, staudensellerie | céleri | apio | sedano | aipo | сельдерей | セロリ
cotton-candy 43.2 hand - | cotton candy, candy floss, candyfloss | zuckerwatte | barbe à papa | algodón de azúcar | zucchero filato | algodão doce | сахарная вата | 綿菓子, わたあめ
cinnamon-roll 11.1 table - | cinnamon roll, cinnamon bun | zimtschnecke | roulé à la cannelle, brioche à la cannelle | rollo de canela | girella alla cannella | rolinho de canela | булочка с корицей, синнабон | シナモンロール
eclair 5.8 table - | eclair, éclair, chocolate eclair | eclair, liebesknochen | éclair au chocolat | éclair, palo de nata | bignè éclair | bomba de chocolate | эклер | エクレア
potato-chips 28.5 table - | potato chips, bag of chips, crisps, potato crisps, chip bag, bag of potato chips | kartoffelchips, chipstüte | paquet de chips, chips | bolsa de patatas, patatas fritas de bolsa | sacchetto di patatine | batata chips, salgadinho | чипсы | ポテトチップス
cheesecake 12.8 table - | cheesecake | käsekuchen | cheesecake, gâteau au fromage | tarta de queso | torta al formaggio, cheesecake | torta de queijo | чизкейк | チーズケーキ
papaya 18.6 table - | papaya | papaya | papaye | papaya | papaia | mamão, papaia | папайя | パパイヤ
brownie 7 table - | brownie, chocolate brownie | brownie | brownie | brownie | brownie | brownie | брауни | ブラウニー
`,
);
const critter = goodsTable(
  'critter',
  'animal',
  `
scorpion 8.3 ground desert | scorpion | skorpion | scorpion | escorpión, alacrán | scorpione | escorpião | скорпион | サソリ
praying-mantis 11.5 ground meadow | praying mantis, mantis | gottesanbeterin | mante religieuse | mantis religiosa, mantis | mantide religiosa, mantide | louva-a-deus | богомол | カマキリ
grasshopper 5.4 ground meadow | grasshopper, cricket, locust | heuschrecke, grashüpfer, grille | sauterelle, criquet, grillon | saltamontes, grillo, langosta insecto | cavalletta, grillo | gafanhoto, grilo | кузнечик, сверчок, саранча | バッタ, コオロギ, キリギリス
sea-urchin 8.6 underwater - | sea urchin, urchin | seeigel | oursin | erizo de mar | riccio di mare | ouriço-do-mar | морской ёж | ウニ
swordfish 120.6 underwater - | swordfish, marlin, sailfish | schwertfisch, marlin | espadon, marlin | pez espada, marlín | pesce spada, marlin | peixe-espada, marlim | рыба-меч, марлин | メカジキ, カジキ
eel 43.8 underwater - | eel, moray eel, electric eel | aal, muräne, zitteraal | anguille, murène | anguila, morena | anguilla, murena | enguia, moreia | угорь, мурена | ウナギ, ウツボ
armadillo 37.9 ground desert | armadillo | gürteltier | tatou | armadillo | armadillo | tatu | броненосец | アルマジロ
`,
);
const outerwear = goodsTable(
  'outerwear',
  'clothing',
  `
leather-jacket 65.9 body - | leather jacket, biker jacket, motorcycle jacket | lederjacke, bikerjacke | veste en cuir, blouson en cuir | chaqueta de cuero, cazadora de cuero | giacca di pelle, chiodo giacca | jaqueta de couro | кожаная куртка | 革ジャン, レザージャケット
denim-jacket 66.7 body - | denim jacket, jean jacket, jeans jacket | jeansjacke | veste en jean | chaqueta vaquera, cazadora vaquera | giacca di jeans | jaqueta jeans | джинсовая куртка | デニムジャケット, ジージャン
`,
);
const planned = goodsTable(
  'planned',
  'tool',
  `
floor-plan 44.9 wall - | floor plan, floorplan, apartment plan, house plan, blueprint of a house | grundriss, wohnungsgrundriss | plan d'appartement, plan de maison | plano de planta, plano de la casa | planimetria, pianta della casa | planta baixa, planta da casa | план квартиры, план дома | 間取り図, 間取り
`,
);
const traffic = goodsTable(
  'planned',
  'building',
  `
roundabout 1628 ground street | roundabout, traffic circle, rotary junction | kreisverkehr | rond-point, giratoire | rotonda de tráfico | rotatoria | rotatória, rotunda | круговое движение, кольцевая развязка | ロータリー交差点, 環状交差点
`,
);

export const goods = [
  ...activityGood,
  ...climbedRock,
  ...smallWear,
  ...kitchenware,
  ...workshopGood,
  ...tradeGood,
  ...leisureGood,
  ...carrier,
  ...outpost,
  ...gardenFlower,
  ...grocery,
  ...critter,
  ...outerwear,
  ...planned,
  ...traffic,
];

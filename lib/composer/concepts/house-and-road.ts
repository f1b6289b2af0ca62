import { goodsTable } from './concept-lines';

/** What stands by, on and before a house, and marks a road. */
export const houseSides = goodsTable(
  'house-side',
  'tool',
  `
carport 285 ground suburb,front-yard | carport, car port | carport | carport, abri voiture | cochera abierta, marquesina para coche | tettoia per auto, posto auto coperto | garagem coberta, abrigo para carro | навес для машины, карпорт | カーポート
car-lift 318 ground garage | car lift, vehicle lift, hydraulic lift, two-post lift, auto lift, car hoist, vehicle hoist | autohebebühne, kfz-hebebühne | pont élévateur | elevador de coches, elevador hidráulico | ponte sollevatore | elevador automotivo | автоподъёмник, подъёмник | カーリフト
doorbell 135.6 ground - | doorbell, door bell, bell push | türklingel | sonnette, bouton de sonnette | timbre, timbre de puerta | campanello di casa | campainha de porta | дверной звонок | 呼び鈴, ドアベル
ramp 163.5 ground - | ramp, wheelchair ramp, access ramp | rampe, rollstuhlrampe | rampe d'accès, plan incliné | rampa | rampa, rampa per disabili | rampa, rampa de acesso | пандус, рампа | スロープ
awning 95 wall street | awning, striped awning, shop awning, sunshade awning | markise | auvent, store banne | toldo | tenda da sole, tendone parasole | toldo | маркиза над окном, тент над витриной | オーニング, 日よけテント
trough 79.5 ground farm | trough, feed trough, cattle trough, water trough, drinking trough, horse trough | trog, tränke, futtertrog | abreuvoir, auge, mangeoire à bétail | abrevadero | abbeveratoio, trogolo | cocho, bebedouro de animais | кормушка для скота, поилка, корыто | 飼い葉桶, 水桶
door-frame 234 ground - | door frame, doorframe, door jamb | türrahmen | encadrement de porte, chambranle | marco de la puerta, marco de puerta | telaio della porta, stipite | batente da porta, batente | дверная рама, дверной косяк, косяк | ドア枠
board-sign 50 hand - | held sign, hand-held sign, sign board in hand | handschild | écriteau tenu | letrero en mano | cartello in mano | letreiro na mão | табличка в руках | 手持ち看板
shop-sign 267 ground street | shop sign, hanging shop sign, store sign, pub sign, inn sign, tavern sign, hanging sign | ladenschild, wirtshausschild | enseigne, enseigne de magasin | letrero de tienda, rótulo de tienda | insegna di negozio, insegna appesa | placa de loja, letreiro de loja | вывеска магазина | 店の看板, 吊り看板
glass-pane 173 ground - | glass pane, pane of glass, window pane, windowpane, glass panel, glass sheet | glasscheibe, fensterscheibe | vitre, panneau de verre | panel de vidrio, cristal de la ventana | lastra di vetro, vetro della finestra | vidraça, painel de vidro | оконное стекло, лист стекла | 窓ガラス, ガラス板
roof-tiles 50.2 ground - | roof tile, roof tiles, clay tiles, tiles | dachziegel, ziegel | tuile, tuiles | teja, tejas | tegola, tegole | telha, telhas | черепица | 瓦
slates 44 ground - | roof slate, roof slates, slate tiles, slates | schieferplatten, dachschiefer | ardoises | pizarras, tejas de pizarra | tegole d'ardesia, lastre d'ardesia | telhas de ardósia | шиферные плитки, сланцевая черепица | スレート瓦
steel-beam 48 ground construction-site | steel beam, i-beam, girder, metal beam, steel girder, beam | stahlträger, doppel-t-träger | poutre, poutre en acier, poutrelle | viga, viga de acero | trave, trave d'acciaio | viga, viga de aço | стальная балка, двутавр | 鉄骨, 鋼の梁
zebra-crossing 112 ground street | zebra crossing, crosswalk, pedestrian crossing, zebra stripes on the road | zebrastreifen, fußgängerüberweg | passage piéton, passage clouté | paso de cebra, paso de peatones | strisce pedonali, attraversamento pedonale | faixa de pedestres, passadeira | пешеходный переход, зебра на дороге | 横断歩道
finish-line 333.5 ground - | finish line, finish tape, finishing tape, finish ribbon, finishing line, finish arch, race finish | ziellinie, zielbogen | ligne d'arrivée, arche d'arrivée | línea de meta, meta | linea del traguardo, traguardo | linha de chegada | финишная черта, линия финиша, финиш | ゴールライン, フィニッシュライン
furnace 250 ground - | furnace, blast furnace, glass furnace, smelting furnace | schmelzofen, hochofen | fourneau, haut fourneau | horno industrial, alto horno | altoforno | fornalha, alto-forno | плавильная печь, доменная печь, топка | 溶鉱炉, 炉
wooden-tub 96.7 ground - | wooden tub, wooden bathtub, washtub, bath barrel, wooden bath | holzzuber, badezuber, zuber | baquet, cuve en bois, baignoire en bois | tina de madera, barreño de madera | tinozza | tina de madeira | деревянная лохань, лохань, ушат | 木桶風呂, たらい
clawfoot-tub 119 ground bathroom | clawfoot tub, clawfoot bathtub, vintage bathtub, claw foot tub, roll top bath | freistehende badewanne | baignoire sur pieds | bañera con patas | vasca con piedini | banheira vitoriana, banheira com pés | ванна на ножках | 猫足バスタブ
boiler 116.1 wall - | boiler, water heater, gas boiler, combi boiler, heating boiler | heizkessel, gastherme, boiler, warmwasserbereiter | chaudière, chauffe-eau | caldera, calentador de agua | caldaia, scaldabagno | caldeira, aquecedor de água | котёл отопления, бойлер, водонагреватель | 給湯器, ボイラー
smoke-detector 12.8 ceiling - | smoke detector, smoke alarm | rauchmelder | détecteur de fumée | detector de humo | rilevatore di fumo | detector de fumaça | датчик дыма | 煙探知機, 火災報知器
fire-alarm 17.9 wall - | fire alarm, fire alarm box, fire alarm button | feuermelder, brandmelder | alarme incendie | alarma de incendios | allarme antincendio | alarme de incêndio | пожарная сигнализация | 火災警報器
standard 281.6 ground - | roman standard, legion standard, vexillum, aquila, battle standard, standard | standarte, feldzeichen | étendard, étendard romain | estandarte, estandarte romano | stendardo, vessillo | estandarte, estandarte romano | штандарт, вексиллум | 軍旗
leash-coiled=leash 23.7 ground - | leash, dog leash, dog lead | hundeleine | laisse, laisse de chien | correa, correa de perro | guinzaglio | coleira com guia, guia de cachorro | поводок | リード, 犬のリード
`,
);

/** What is wanted at hand: for the road, the kitchen, the stall and the child. */
export const toHands = goodsTable(
  'to-hand',
  'tool',
  `
bike-pump 66.4 ground - | bicycle pump, bike pump, tyre pump, tire pump, floor pump, air pump | luftpumpe, fahrradpumpe, standpumpe | pompe à vélo | bomba de bicicleta, inflador | pompa per bici, pompa da bicicletta | bomba de bicicleta, bomba de encher pneu | велосипедный насос | 空気入れ
dog-biscuit 4.4 hand - | dog biscuit, dog treat, dog bone biscuit, dog cookie, puppy treat, dog treats | hundekeks, hundeleckerli, leckerli | biscuit pour chien, friandise pour chien | galleta para perro, golosina para perro | biscotto per cani, premio per cani | biscoito para cachorro, petisco para cachorro | собачье печенье, лакомство для собаки | 犬用ビスケット, 犬のおやつ
baby-carrier 49.6 body - | baby carrier, baby sling, baby wrap | babytrage, tragetuch | porte-bébé, écharpe de portage | portabebés, fular portabebés | marsupio per bambini, fascia portabebè | canguru de bebê, sling de bebê | слинг, эрго-рюкзак, переноска для ребёнка | 抱っこ紐
crook 183.5 hand - | shepherd's crook, shepherds crook, crook, crozier | hirtenstab, schäferstab | houlette, crosse de berger | cayado, callado de pastor | bastone da pastore, pastorale | cajado | пастуший посох, посох пастуха | 羊飼いの杖
pot-lid 13.7 table - | pot lid, saucepan lid, pan lid, lid of a pot, cooking pot lid | topfdeckel | couvercle de casserole | tapa de olla, tapadera | coperchio della pentola, coperchio | tampa de panela | крышка кастрюли | 鍋の蓋
camping-stove 19.4 table campsite | camping stove, camp stove, gas burner, portable stove, camping cooker | campingkocher, gaskocher | réchaud de camping, réchaud | hornillo de camping, camping gas | fornellino da campeggio, fornello da campeggio | fogareiro, fogareiro de acampamento | походная горелка, туристическая горелка | キャンプ用コンロ, キャンプストーブ
doner-spit 111.6 table - | doner kebab spit, doner spit, vertical spit, gyros spit, shawarma spit, al pastor spit, trompo, doner | dönerspieß, drehspieß | broche à kebab, broche verticale | trompo, espetón vertical | spiedo del kebab, spiedo verticale | espeto de kebab, espeto vertical | вертел для шаурмы, вертикальный гриль | ケバブの串焼き, ドネルケバブ
bundle 45.5 hand - | bundle, cloth bundle, knotted bundle | bündel, stoffbündel | baluchon, ballot | hatillo, fardo de tela | fardello | trouxa, trouxinha | узелок, свёрток ткани | 包み, 風呂敷包み
walnut-shell 3.1 table - | walnut shell, nutshell, half a walnut shell, walnut half shell | walnussschale, nussschale | coquille de noix | cáscara de nuez | guscio di noce | casca de noz | скорлупа ореха, ореховая скорлупка | クルミの殻
handcart 113.5 ground - | handcart, hand cart, wooden cart, pushcart, barrow, cart | handkarren, karren, holzkarren | charrette à bras, charrette | carreta, carro de mano | carretto, carretto a mano | carroça, carrinho de mão de madeira | тележка, ручная тележка, повозка | 荷車, リヤカー
toy-wagon 72 ground - | toy wagon, pull wagon, pull-along wagon, garden wagon | bollerwagen, handwagen | chariot d'enfant, petit chariot à tirer | carrito de arrastre, carretilla infantil | carrettino da tirare, carretto giocattolo | carrinho de puxar | детская тележка | おもちゃのワゴン
trailer 148.4 ground farm | trailer, farm trailer, utility trailer, tractor trailer for hay, car trailer | anhänger, ackeranhänger | remorque, remorque agricole | remolque | rimorchio | reboque, carreta agrícola | прицеп, тракторный прицеп | トレーラー, 牽引車
dog-harness 35.4 body - | dog harness, sniffer dog harness, pet harness, harness for a dog | hundegeschirr | harnais pour chien | arnés para perro | pettorina per cani | peitoral para cachorro | шлейка, шлейка для собаки | 犬用ハーネス
mixing-desk 96.6 ground stage | mixing desk, mixing console, sound board, soundboard, audio mixer, mixing board | mischpult | table de mixage, console de mixage | mesa de mezclas | banco mixer, console di missaggio | mesa de som | микшерный пульт | ミキシングコンソール, ミキサー卓
foam 32.8 ground - | foam, soap foam, suds, soap suds, froth, lather | schaum, seifenschaum | mousse, mousse de savon | espuma, espuma de jabón | schiuma | espuma, espuma de sabão | пена, мыльная пена | 泡, 石鹸の泡
tightrope 207 ground - | tightrope, high wire, slackline | drahtseil, hochseil, slackline | corde raide, fil du funambule | cuerda floja | fune dell'equilibrista, slackline | corda bamba | натянутый канат, слэклайн | 綱渡りの綱
`,
);

/** What people work on and with. */
export const workGoods = goodsTable(
  'work-good',
  'tool',
  `
water-pipe 51 ground - | water pipe, drain pipe, plumbing pipe, sink pipe, copper pipe, pipework, plumbing, gas pipe, metal pipe, steel pipe, burst pipe | wasserrohr, abflussrohr, rohrleitung | tuyau d'évacuation, canalisation, conduite d'eau | tubería, cañería | tubo dell'acqua, tubatura | cano, encanamento | водопроводная труба | 水道管, 配管
litter 19 ground - | litter, trash, garbage, rubbish, waste, household waste, pieces of trash, plastic waste, beach trash | müll, abfall, hausmüll | déchets, ordures | basura, residuos | rifiuti, spazzatura | lixo, resíduos | мусор, отходы | ゴミ, ごみ
sausage-stick 52 hand - | sausage on a stick, sausages on sticks, hot dog on a stick, sausage stick | wurst am stock, würstchen am stock | saucisse au bout d'un bâton | salchicha en un palo | salsiccia sul bastone | salsicha no espeto de pau | сосиска на палочке | 棒に刺したソーセージ
roasting-stick 52 hand - | marshmallow stick, roasting stick, marshmallow on a stick, marshmallows on sticks | stockbrotstock, marshmallow am stock | bâton de guimauve | palo con malvaviscos | bastoncino con marshmallow | espeto de marshmallow | палочка с зефиром | 焼きマシュマロ
grabber 90 hand - | grabber, litter picker, litter grabber, trash grabber, trash picker, grabber tool, pick-up tool | müllzange, greifzange | pince à déchets | pinza recogedora | pinza raccogli rifiuti | pinça de lixo | захват для мусора | トング棒
`,
);

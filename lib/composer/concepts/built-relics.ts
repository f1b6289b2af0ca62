import { goodsTable } from './concept-lines';

/** What was built long ago, and implements of farm, garden, works and show. */
export const relics = [
  ...goodsTable(
    'relic',
    'tool',
    `
totem-pole 412 ground - | totem pole, totem | totempfahl | mât totémique, totem | tótem, poste totémico | totem | totem | тотемный столб, тотем | トーテムポール
crossbow 73 hand - | crossbow | armbrust | arbalète | ballesta | balestra | besta arma, balestra | арбалет | クロスボウ, 石弓
siege-tower 1170 ground - | siege tower | belagerungsturm | tour de siège, beffroi de siège | torre de asedio | torre d'assedio | torre de cerco | осадная башня | 攻城塔
battering-ram 295 ground - | battering ram | rammbock | bélier de siège | ariete de asedio | ariete d'assedio | aríete | таран, стенобитный таран | 破城槌
candlestick-phone 36 table - | candlestick phone, candlestick telephone, antique telephone, antique phone | kerzenständertelefon | téléphone chandelier, téléphone ancien | teléfono de candelero, teléfono antiguo | telefono a candela, telefono antico | telefone castiçal, telefone antigo | старинный телефон, телефон подсвечник | 燭台型電話
armillary-sphere 70 table - | armillary sphere, armillary | armillarsphäre | sphère armillaire | esfera armilar | sfera armillare | esfera armilar | армиллярная сфера | 天球儀, アーミラリ天球儀
orrery 62 table - | orrery, solar system model, model of the solar system | planetarium-modell, orrery | planétaire, modèle du système solaire | planetario mecánico, modelo del sistema solar | planetario meccanico, modello del sistema solare | planetário mecânico, modelo do sistema solar | модель солнечной системы, планетарий механический | 太陽系儀
astrolabe 35 hand - | astrolabe | astrolabium | astrolabe | astrolabio | astrolabio | astrolábio | астролябия | アストロラーベ
diving-helmet 42 table - | diving helmet, diver helmet, diver's helmet, deep sea diver helmet | taucherhelm | casque de scaphandrier, scaphandre | escafandra, casco de buzo | casco da palombaro | capacete de mergulhador, escafandro | водолазный шлем | 潜水ヘルメット
ship-in-a-bottle 30 table - | ship in a bottle, bottle ship, ship inside a bottle | buddelschiff, flaschenschiff | bateau en bouteille, bateau dans une bouteille | barco en botella, barco en una botella | nave in bottiglia | navio na garrafa, barco na garrafa | кораблик в бутылке, корабль в бутылке | ボトルシップ
waterwheel 362 ground river | waterwheel, water wheel | wasserrad, mühlrad | roue à aubes, roue à eau | rueda hidráulica, noria de agua | ruota idraulica, ruota del mulino | roda d'água | водяное колесо | 水車
`,
  ),
  ...goodsTable(
    'implement',
    'tool',
    `
sickle 59 hand field | sickle | sichel | faucille | hoz | falcetto | foice pequena | серп | 鎌
garden-shears 64 hand garden | garden shears, hedge shears, hedge clippers, gardening shears | gartenschere, heckenschere mechanisch | cisaille à haie, cisailles de jardin | tijeras de jardín, tijeras para setos | cesoie da siepe, cesoie da giardino | tesoura de jardim, tesoura de poda | садовые ножницы | 刈込鋏, 植木ばさみ
hedge-trimmer 42 hand garden | hedge trimmer, electric hedge trimmer, hedge cutter | heckenschere, elektrische heckenschere | taille-haie | cortasetos | tagliasiepi | aparador de cerca viva | кусторез | ヘッジトリマー
string-trimmer 143 hand garden,meadow | string trimmer, weed whacker, weed eater, strimmer, grass trimmer, brush cutter | rasentrimmer, motorsense, freischneider | débroussailleuse, coupe-bordure | desbrozadora, desmalezadora | decespugliatore | roçadeira | триммер для травы, триммер | 草刈機, 刈払機
plough 106 ground field | plough, plow, ox plough, horse plough, ploughshare | pflug | charrue | arado | aratro | arado | плуг | 鋤, 犂
butter-churn 115 ground farm | butter churn, churn | butterfass, butterfaß | baratte, baratte à beurre | mantequera, batidora de mantequilla | zangola | batedeira de manteiga | маслобойка | バター攪拌機
grindstone 110 ground - | grindstone, sharpening wheel, whetstone wheel, sharpening stone wheel | schleifstein, schleifrad | meule à aiguiser | piedra de afilar, muela de afilar | mola per affilare | rebolo, pedra de amolar | точильный камень, точило | 回転砥石
conveyor-belt=conveyor 132 ground factory,warehouse | conveyor belt, conveyor | förderband | tapis roulant, convoyeur | cinta transportadora | nastro trasportatore | esteira transportadora, esteira rolante | конвейерная лента | ベルトコンベア
printer-3d=3d-printer 75 table - | 3d printer, 3-d printer, three-dimensional printer | 3d-drucker | imprimante 3d | impresora 3d | stampante 3d | impressora 3d | 3d-принтер, 3d принтер | 3dプリンター
marionette 94 air stage | marionette, string puppet, puppet on strings, wooden puppet | marionette | marionnette à fils, marionnette | marioneta, títere de hilos | marionetta, burattino a fili | marionete | марионетка | マリオネット, 操り人形
circus-wagon 262 ground circus | circus wagon, circus cage, circus wagon cage, animal cage wagon | zirkuswagen, raubtierwagen | roulotte de cirque | carromato de circo, jaula de circo | carrozzone del circo | carroça de circo | цирковой фургон | サーカスワゴン
`,
  ),
];

import { goodsTable } from './concept-lines';

/** Signs and what stands by roads, works and fields. */
export const waysides = [
  ...goodsTable(
    'wayside-sign',
    'sign',
    `
yield-sign 258 ground street,road | yield sign, give way sign | vorfahrt-gewähren-schild | panneau cédez le passage | señal de ceda el paso | segnale di dare la precedenza | placa de dê a preferência | знак уступи дорогу | 徐行標識
speed-limit-sign 266 ground street,road | speed limit sign, speed sign, speed limit | tempolimit-schild, tempolimit | panneau de limitation de vitesse | señal de límite de velocidad | cartello del limite di velocità | placa de limite de velocidade | знак ограничения скорости | 速度制限標識
no-entry-sign 266 ground street,road | no entry sign, do not enter sign, no entry road sign | einfahrt-verboten-schild | panneau sens interdit, sens interdit | señal de prohibido el paso | segnale di divieto di accesso | placa de entrada proibida | знак въезд запрещён, кирпич знак | 進入禁止標識
pedestrian-crossing-sign 262 ground street,road | pedestrian crossing sign, crosswalk sign, pedestrian sign | fußgängerüberweg-schild, zebrastreifen-schild | panneau passage piéton | señal de paso de peatones | cartello di attraversamento pedonale | placa de faixa de pedestres | знак пешеходный переход | 横断歩道標識
one-way-sign 248 ground street,road | one way sign, one-way sign, one way street sign | einbahnstraßenschild | panneau sens unique | señal de sentido único | cartello di senso unico | placa de mão única | знак одностороннее движение | 一方通行標識
railroad-crossing-sign 300 ground railway,road | railroad crossing sign, railway crossing sign, crossbuck, train crossing sign | andreaskreuz | croix de saint-andré, panneau passage à niveau | cruz de san andrés, señal de cruce de tren | croce di sant'andrea | cruz de santo andré, placa de passagem de nível | знак железнодорожный переезд | 踏切標識
level-crossing 300 ground railway,road | level crossing, railroad crossing, railway crossing, railroad crossing gate, grade crossing | bahnübergang, bahnschranke | passage à niveau | paso a nivel | passaggio a livello | passagem de nível | железнодорожный переезд, шлагбаум | 踏切
wet-floor-sign 62 ground - | wet floor sign, caution wet floor sign, slippery floor sign | warnschild rutschgefahr, rutschgefahr-schild | panneau sol mouillé, panneau sol glissant | cartel de piso mojado, señal de suelo mojado | cartello pavimento bagnato | placa de piso molhado | табличка мокрый пол | 清掃中の看板, 足元注意の看板
warning-road-sign 262 ground road,street | diamond-shaped sign, diamond shaped sign, diamond sign, yellow diamond sign, diamond warning sign, diamond road sign, animal crossing sign, deer crossing sign | gefahrenschild | panneau losange | señal de peligro | segnale a rombo | placa de advertência | предупреждающий знак | 警戒標識
for-sale-sign 174 ground village,street | for sale sign, house for sale sign, sold sign, real estate sign, realtor sign | zu-verkaufen-schild, maklerschild | panneau à vendre, pancarte à vendre | cartel de se vende, letrero de se vende | cartello vendesi, cartello in vendita | placa de vende-se, placa de à venda | табличка продаётся | 売り家の看板
street-name-sign 300 ground street | street name sign, corner street sign | straßennamensschild | plaque de rue | letrero con nombre de calle | cartello con nome della via | placa com nome de rua | табличка с названием улицы | 通り名標識
barber-pole 105 wall - | barber pole, barber's pole, barbershop pole | barbierstab, barbierpfosten | enseigne de barbier | poste de barbero | insegna del barbiere, palo del barbiere | poste de barbeiro | столб барбера, вывеска барбершопа | サインポール
`,
  ),
  ...goodsTable(
    'wayside',
    'building',
    `
bollard 98 ground street | bollard, traffic bollard | poller, absperrpoller | borne de trottoir, bollard | bolardo | dissuasore stradale | balizador, frade de calçada | столбик ограждения | 車止め
manhole-cover 36 ground street | manhole cover, manhole, sewer cover, manhole lid | gullydeckel, kanaldeckel | plaque d'égout, bouche d'égout | tapa de alcantarilla, alcantarilla | tombino | tampa de bueiro, bueiro | канализационный люк, люк | マンホール
utility-pole 870 ground street,road | utility pole, telephone pole, telegraph pole, power pole | strommast aus holz, telefonmast, telegrafenmast | poteau électrique, poteau télégraphique | poste de luz, poste telefónico | palo della luce, palo del telefono | poste de luz, poste de eletricidade | столб электропередачи, телеграфный столб | 電柱
cell-tower 3700 ground hills,city | cell tower, cell phone tower, radio tower, radio mast, broadcast tower, telecom tower, communication tower, transmitter tower | funkmast, sendemast, mobilfunkmast | antenne-relais, tour de télécommunication | torre de telefonía, antena de telefonía, torre de radio | ripetitore, antenna radio, torre radio | torre de celular, torre de rádio, antena de celular | радиовышка, вышка сотовой связи, радиомачта | 電波塔, 携帯基地局
hand-pump 160 ground farm,village | hand pump, water pump, well pump, hand water pump | handpumpe, schwengelpumpe, wasserpumpe | pompe à main, pompe à eau | bomba de agua manual, bomba de mano | pompa a mano, pompa dell'acqua | bomba manual de água, bomba d'água | водяная колонка, ручной насос | 手押しポンプ, 手押し井戸ポンプ
toll-booth 262 ground road | toll booth, tollbooth, toll gate, toll station | mautstelle, mautstation | péage, poste de péage | caseta de peaje, peaje | casello autostradale, casello | cabine de pedágio, pedágio | пункт оплаты проезда | 料金所
oil-pump-jack=pump-jack 430 ground desert,field | oil pump jack, pumpjack, pump jack, oil pump, oil well, nodding donkey | ölpumpe, pferdekopfpumpe, ölförderpumpe | pompe à pétrole, chevalet de pompage, puits de pétrole | bomba de petróleo, pozo petrolero | pozzo petrolifero, pompa petrolifera | poço de petróleo, cavalo de pau de petróleo | нефтяная качалка, нефтяная скважина | 石油ポンプ, 油井
control-tower 2870 ground airport | control tower, air traffic control tower, airport tower | kontrollturm, flughafentower | tour de contrôle | torre de control | torre di controllo | torre de controle | диспетчерская вышка | 管制塔
spiral-stairs 363 ground - | spiral staircase, spiral stairs, winding staircase | wendeltreppe | escalier en colimaçon | escalera de caracol | scala a chiocciola | escada em caracol, escada caracol | винтовая лестница | 螺旋階段
escalator 306 ground - | escalator, moving stairs, moving staircase | rolltreppe | escalator, escalier roulant | escalera mecánica, escaleras mecánicas | scala mobile | escada rolante | эскалатор | エスカレーター
half-pipe 310 ground street,park | half pipe, halfpipe, skate ramp, skateboard ramp, skating ramp | halfpipe, skaterampe | half-pipe, rampe de skate | rampa de skate, half pipe | rampa da skate, half-pipe | rampa de skate, half-pipe | хафпайп, рампа для скейта | ハーフパイプ
`,
  ),
];

import { goodsTable } from '../concept-lines';

/** Vehicles that are known by their kind. */
export const farVehicles = goodsTable(
  'far-vehicle',
  'vehicle',
  `
auto-rickshaw=tuk-tuk 204 ground street | tuk tuk, tuk-tuk, tuktuk, rickshaw, auto rickshaw, auto-rickshaw, autorickshaw | tuk-tuk, autorikscha, rikscha | tuk-tuk, pousse-pousse | tuk-tuk, mototaxi | tuk-tuk, risciò | tuk-tuk, riquixá | тук-тук, рикша, авторикша | トゥクトゥク
funicular 292 ground mountains | funicular, funicular railway, incline railway, mountain railway | standseilbahn, bergbahn | funiculaire | funicular | funicolare | funicular | фуникулёр | ケーブルカー 斜面
bullet-train 290 ground - | bullet train, high-speed train, high speed train, shinkansen | hochgeschwindigkeitszug, ice-zug | train à grande vitesse, tgv | tren bala, tren de alta velocidad | treno ad alta velocità, treno proiettile | trem-bala | скоростной поезд, синкансэн | 新幹線
freight-wagon 344 ground - | freight train, freight wagon, boxcar, goods wagon, freight car, railway wagon | güterwagen, güterzug | wagon de marchandises, train de marchandises | vagón de carga, tren de mercancías | vagone merci, treno merci | vagão de carga, trem de carga | товарный вагон, товарный поезд | 貨物列車, 貨車
handcar 191.1 ground - | handcar, railway handcar, pump trolley | draisine, handhebeldraisine | draisine | zorrilla, vagoneta de mano | carrello a mano ferroviario | draisina | дрезина | 手漕ぎトロッコ
chairlift 317 air mountains | chairlift, chair lift, ski lift | sessellift, skilift | télésiège, remonte-pente | telesilla, remonte | seggiovia, skilift | teleférico de cadeirinhas | кресельный подъёмник, подъёмник горнолыжный | スキーリフト, リフト
caravan 256 ground campsite | caravan, travel trailer, camping trailer, camper trailer | wohnwagen | caravane | caravana | roulotte, caravan | trailer de viagem | дом на колёсах, караван | キャラバン, トレーラーハウス
mobility-scooter 128.4 ground street | mobility scooter | elektromobil für senioren, seniorenmobil | scooter pmr, scooter pour senior | scooter de movilidad | scooter per disabili | scooter de mobilidade | скутер для пожилых, инвалидный скутер | シニアカー
cargo-bike 115.3 ground street | cargo bike, cargo bicycle, freight bike | lastenrad, lastenfahrrad | vélo cargo | bicicleta de carga | bicicletta cargo, cargo bike | bicicleta de carga | грузовой велосипед | カーゴバイク
hand-truck 142 ground - | hand truck, sack truck, sack barrow, dolly | sackkarre | diable de manutention, diable chariot | carretilla de mano, carretilla de carga | carrello portapacchi | carrinho de carga | тележка для грузов, грузовая тележка | 台車
pallet-jack 144 ground - | pallet jack, pallet truck, hand pallet truck | hubwagen | transpalette | transpaleta | transpallet | paleteira | гидравлическая тележка, рохля | ハンドリフト
palanquin 221 ground - | palanquin, sedan chair, litter chair | sänfte | palanquin, chaise à porteurs | palanquín | palanchino, portantina | palanquim, liteira | паланкин | 駕籠, 輿
baler 245.4 ground field | baler, hay baler, round baler | ballenpresse | presse à balles, botteleuse | empacadora | imballatrice | enfardadeira | пресс-подборщик | 牧草ベーラー
round-bale 152 ground field | round bale, round hay bale, straw bale, straw roll, round bales, straw bales | rundballen, strohballen | balle ronde, botte de paille | bala redonda, paca de paja, rollo de paja | balla rotonda, balla di paglia, rotoballa | fardo redondo, fardo de palha | рулон сена, тюк соломы | ロールベール
hay-wagon 240.6 ground field | hay wagon, hay cart, hayride wagon, wagon of hay | heuwagen | charrette de foin, chariot de foin | carro de heno | carro di fieno | carroça de feno | воз сена, телега с сеном | 干し草の荷馬車
horse-trailer 250 ground farm | horse trailer, horse box, horsebox | pferdeanhänger | van à chevaux, remorque à chevaux | remolque para caballos | rimorchio per cavalli | reboque de cavalos | коневоз, прицеп для лошадей | 馬運車
seed-drill 192.7 ground field | seed drill, harrow, seeder, planter machine, sowing machine | sämaschine, egge | semoir, herse | sembradora, grada | seminatrice, erpice | semeadora, grade agrícola | сеялка, борона | 播種機
crop-duster 378.4 air field | crop duster, crop dusting plane, agricultural plane | sprühflugzeug, agrarflugzeug | avion épandeur | avioneta fumigadora, avión fumigador | aereo per irrorazione | avião agrícola, avião pulverizador | сельскохозяйственный самолёт, кукурузник | 農薬散布機
irrigation 238.7 ground field | irrigation pivot, irrigation system, center pivot, crop irrigation, field irrigation | beregnungsanlage, feldberegnung | système d'irrigation, pivot d'irrigation | sistema de riego, pivote de riego | impianto di irrigazione | sistema de irrigação, pivô central | оросительная система, система полива | 灌漑装置
sleigh 174.5 ground snow-field | sleigh, santa's sleigh, santa sleigh, horse sleigh, open sleigh | pferdeschlitten, weihnachtsschlitten, santas schlitten | traîneau du père noël, traîneau | trineo de papá noel | slitta di babbo natale | trenó do papai noel | сани, сани деда мороза | サンタのそり
dinghy 83.3 water - | rubber dinghy, dinghy, inflatable boat, inflatable dinghy, rubber boat | schlauchboot, gummiboot | canot pneumatique, bateau gonflable | bote inflable, lancha neumática | gommone, canotto | bote inflável | надувная лодка, резиновая лодка | ゴムボート
lifeboat 320 water - | lifeboat, rescue boat | rettungsboot | canot de sauvetage | bote salvavidas | scialuppa di salvataggio | bote salva-vidas | спасательная шлюпка | 救命艇, 救命ボート
police-motorcycle 162 ground street | police motorcycle, police bike, police motorbike | polizeimotorrad | moto de police | moto de policía | moto della polizia | moto da polícia | полицейский мотоцикл | 白バイ
street-sweeper-truck 272 ground street | street sweeper truck, road sweeper, sweeper truck, street cleaning vehicle, street sweeper machine | kehrmaschine, straßenkehrmaschine | balayeuse de rue | barredora, camión barredor | spazzatrice stradale | varredeira, caminhão varredor | подметальная машина | 道路清掃車
`,
);

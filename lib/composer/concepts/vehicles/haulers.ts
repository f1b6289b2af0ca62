import { goodsTable } from '../concept-lines';

/** Lorries and cars, each with what makes it that kind. */
const haulers = goodsTable(
  'hauler',
  'vehicle',
  `
tow-truck 306 ground street,road | tow truck, breakdown truck, wrecker truck, recovery truck | abschleppwagen | dépanneuse, camion de dépannage | grúa de remolque, camión grúa | carro attrezzi | guincho, caminhão reboque | эвакуатор | レッカー車
mixer-truck 380 ground road | cement mixer truck, concrete mixer truck, cement truck, concrete truck, mixer truck | betonmischer lkw, fahrmischer | camion toupie, toupie à béton | camión hormigonera, camión mezclador | autobetoniera | caminhão betoneira | автобетономешалка, автобетоносмеситель | ミキサー車, コンクリートミキサー車
tanker-truck 338 ground road | tanker truck, tank truck, fuel truck, oil truck, milk tanker | tanklaster, tankwagen | camion-citerne | camión cisterna | autocisterna, autobotte | caminhão-tanque, caminhão pipa | бензовоз, автоцистерна | タンクローリー
ice-cream-van 470 ground street,park | ice cream truck, ice cream van | eiswagen | camion de glaces, camion à glaces | camión de helados, carrito de helados | furgone dei gelati, camioncino dei gelati | caminhão de sorvete, carrinho de sorvete | фургон с мороженым | アイスクリームトラック, アイスクリームの車
school-bus 336 ground street,road | school bus, yellow school bus | schulbus | bus scolaire, autobus scolaire | autobús escolar, bus escolar | scuolabus | ônibus escolar | школьный автобус | スクールバス
monster-truck 377 ground field,desert | monster truck | monstertruck, monster-truck | camion monstre, monster truck | camión monstruo, monster truck | monster truck | caminhão monstro, monster truck | монстр-трак | モンスタートラック
hearse 190 ground street,road | hearse, funeral car | leichenwagen, bestattungswagen | corbillard | coche fúnebre, carroza fúnebre | carro funebre | carro funerário, carro fúnebre | катафалк | 霊柩車
snowplow 306 ground snow-field,road | snowplow, snow plow, snowplough, snow plough, gritter | schneepflug, räumfahrzeug, streufahrzeug | chasse-neige, déneigeuse | quitanieves | spazzaneve | limpa-neves, limpa-neve | снегоуборочная машина, снегоочиститель | 除雪車
ice-resurfacer 262 ground ice-rink | ice resurfacer, zamboni, ice resurfacing machine | eisbearbeitungsmaschine, eismaschine der eishalle | surfaceuse | pulidora de hielo | levigatrice del ghiaccio | máquina de gelo da pista | ледозаливочная машина | 製氷車
backhoe 294 ground road | backhoe, backhoe loader | baggerlader | tractopelle, chargeuse-pelleteuse | retroexcavadora | terna, retroescavatore | retroescavadeira | экскаватор-погрузчик | バックホー
cherry-picker 690 ground street | cherry picker, bucket truck, boom lift, aerial lift | hubsteiger, hebebühne, steiger | nacelle élévatrice, camion nacelle | plataforma elevadora, camión canasta | cestello elevatore, piattaforma aerea | caminhão cesto, plataforma elevatória | автовышка | 高所作業車
bumper-car 238 ground - | bumper car, dodgem, dodgem car | autoscooter, autoskooter | auto tamponneuse, autotamponneuse | coche de choque, autito chocador | autoscontro | carrinho de bate-bate, carrinho de choque | электромобиль аттракцион, автодром аттракцион | ゴーカート遊園地, バンパーカー
`,
);

/** Boats, sleds and cycles that go by a name of their own. */
const onWater = goodsTable(
  'rarity',
  'vehicle',
  `
kayak 95 water river,sea | kayak, sea kayak | kajak | kayak | kayak, piragua | kayak | caiaque | байдарка, каяк | カヤック
catamaran 800 water sea,lake | catamaran | katamaran | catamaran | catamarán | catamarano | catamarã | катамаран | カタマラン, 双胴船
ferry 620 water sea,harbour | ferry, ferryboat, car ferry, ferry boat | fähre, autofähre, fährschiff | ferry, traversier, bac | transbordador, ferry | traghetto | balsa de carros, ferry-boat, barca de passageiros | паром | フェリー
hovercraft 352 water sea,coast | hovercraft | luftkissenboot, luftkissenfahrzeug | aéroglisseur | aerodeslizador | hovercraft | aerobarco | судно на воздушной подушке | ホバークラフト
paddle-steamer 680 water river | paddle steamer, riverboat, paddle wheeler, steamboat, paddleboat steamer, mississippi steamboat | raddampfer, schaufelraddampfer | bateau à aubes, bateau à roue | barco de vapor, vapor de ruedas | battello a vapore, battello a ruota | barco a vapor | колёсный пароход | 外輪船, 蒸気船
oil-tanker 1120 water sea | oil tanker, tanker, tanker ship, supertanker | öltanker, tankschiff, tanker | pétrolier | petrolero, buque petrolero | petroliera | petroleiro, navio-tanque | нефтяной танкер, танкер | タンカー, 石油タンカー
junk-boat=junk 680 water sea,harbour | junk boat, chinese junk, junk ship | dschunke | jonque | junco chino, barco junco | giunca | junco chinês | джонка | ジャンク船
swan-boat 210 water lake,park | swan boat, pedal boat, pedalo, swan pedal boat, paddle boat | tretboot, schwanenboot | pédalo | hidropedal, bote de pedales, patín acuático | pedalò | pedalinho | водный велосипед, катамаран педальный | スワンボート, 足漕ぎボート
`,
);

const onLand = goodsTable(
  'rarity',
  'vehicle',
  `
chariot 154 ground desert,field | chariot, war chariot, roman chariot | streitwagen | char romain, char de guerre | cuadriga, carro de guerra | biga, quadriga, carro da guerra | biga romana, quadriga | колесница | チャリオット, 戦車古代
dogsled 122 ground snow-field | dogsled, dog sled, dog sledge | hundeschlitten | traîneau à chiens | trineo de perros | slitta trainata da cani, slitta da cani | trenó de cães, trenó puxado por cães | собачья упряжка, нарты | 犬ぞり
bobsled 90 ground snow-field | bobsled, bobsleigh | bob, bobschlitten | bobsleigh | bobsleigh, trineo bobsleigh | bob da gara, bob | bobsled | бобслей, боб | ボブスレー
sidecar-motorcycle=sidecar 118 ground road,street | sidecar motorcycle, motorcycle with sidecar, motorcycle with a sidecar, sidecar, motorbike with sidecar | motorrad mit beiwagen, beiwagen, seitenwagen | side-car, moto avec side-car | sidecar, moto con sidecar | sidecar, moto con sidecar | sidecar, moto com sidecar | мотоцикл с коляской | サイドカー
tandem-bicycle=tandem 106 ground street,park | tandem bicycle, tandem bike, tandem, bicycle for two, bicycle built for two | tandem, tandemrad | tandem, vélo tandem | tándem, bicicleta tándem | tandem, bicicletta tandem | bicicleta dupla, tandem | тандем, велосипед тандем | タンデム自転車, 二人乗り自転車
dirt-bike 138 ground field,desert | dirt bike, motocross bike, trail bike, enduro bike, motocross | motocrossmaschine, geländemotorrad, motocross | moto-cross, moto tout-terrain | moto de cross, moto de motocross | moto da cross, moto da enduro | moto de trilha, moto de motocross | кроссовый мотоцикл | モトクロスバイク, オフロードバイク
`,
);

export const particular = [...haulers, ...onWater, ...onLand];

import { goodsTable } from '../concept-lines';

/** What is built for one thing only. */
export const builtKinds = goodsTable(
  'built-kind',
  'building',
  `
filling-station 720 ground road,desert | filling station, roadside gas station, gas station building | tankstellenhäuschen, tankstellengebäude | station d'essence, poste d'essence | estación de gasolina | pompa della stazione, distributore stradale | estação de combustível | автозаправочная станция | 給油所
minaret 3000 ground city | minaret | minarett | minaret | minarete, alminar | minareto | minarete | минарет | ミナレット
stupa 2350 ground mountains | stupa, buddhist stupa | stupa | stupa | estupa | stupa | estupa | ступа | 仏塔, ストゥーパ
covered-bridge 1168 ground countryside | covered bridge, wooden covered bridge, covered wooden bridge, roofed bridge | überdachte brücke, holzbrücke mit dach | pont couvert | puente cubierto | ponte coperto | ponte coberta | крытый мост | 屋根付き橋
car-wash 706.4 ground street | car wash, carwash, automatic car wash | autowaschanlage, waschanlage | station de lavage, lavage auto | lavadero de coches, túnel de lavado, autolavado | autolavaggio | lava-jato | автомойка | 洗車場, 洗車機
helipad 672 ground - | helipad, helicopter landing pad, heliport | hubschrauberlandeplatz | héliport, hélistation | helipuerto | eliporto, piazzola elicottero | heliponto | вертолётная площадка | ヘリポート
fire-escape 1250 ground street | fire escape, fire escape stairs, fire stairs | feuertreppe, feuerleiter am haus | escalier de secours, issue de secours extérieure | escalera de incendios | scala antincendio | escada de incêndio | пожарная лестница | 非常階段
dam 5574.4 ground mountains | dam, hydroelectric dam, water dam, hoover dam | damm, staudamm, staumauer | barrage, barrage hydroélectrique | presa, presa hidroeléctrica, represa | diga | barragem, represa | плотина, дамба, гэс | ダム
boathouse 850 ground lake | boathouse, boat house, boat shed | bootshaus | hangar à bateaux | casa de botes, cobertizo para botes | rimessa per barche | casa de barcos, garagem de barcos | лодочный сарай, эллинг | ボートハウス, 艇庫
beach-hut 296 ground beach | beach hut, beach huts, beach cabin, bathing hut | strandhütte, strandhäuschen | cabine de plage | caseta de playa | cabina da spiaggia, cabine balneari | cabana de praia | пляжный домик, пляжная кабинка | ビーチハット
lifeguard-tower 603 ground beach | lifeguard tower, lifeguard hut, lifeguard stand | rettungsturm am strand, baywatch-turm | poste de secours de plage, tour de sauveteur | torre de socorrista, caseta de socorrista | torretta del bagnino | torre de salva-vidas | спасательная вышка, вышка спасателя | ライフガードタワー
kiosk 308 ground street | kiosk, newsstand, newspaper stand, news kiosk, newspaper kiosk | kiosk, zeitungskiosk | kiosque, kiosque à journaux | quiosco, kiosco | edicola, chiosco | banca de jornal, quiosque | киоск, газетный киоск | 売店, キオスク
bunker 490 ground - | bunker, military bunker, pillbox bunker, fallout shelter | bunker | bunker, blockhaus | búnker | bunker | bunker | бункер, дот | トーチカ, 掩体壕
watchtower 1026 ground - | watchtower, watch tower, lookout tower, observation tower, guard tower | wachturm, aussichtsturm, hochsitz | tour de guet, mirador | torre de vigilancia, atalaya | torre di guardia, torre di avvistamento | torre de vigia, torre de observação | сторожевая вышка, смотровая вышка | 見張り塔, 監視塔
archway 499.2 ground - | archway, stone arch, stone archway | torbogen, steinbogen | arche en pierre, arcade en pierre | arco de piedra | arco di pietra, arcata | arco de pedra | каменная арка, арка | 石のアーチ, アーチ門
revolving-door 285.6 ground lobby | revolving door | drehtür | porte tambour, porte tournante | puerta giratoria | porta girevole | porta giratória | вращающаяся дверь | 回転ドア
`,
);

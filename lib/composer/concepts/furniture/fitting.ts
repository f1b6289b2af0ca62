import { goodsTable } from '../concept-lines';

/** Counters, stairs and what is fitted in a house. */
export const fittings = goodsTable(
  'fitting',
  'furniture',
  `
counter 116 ground cafe,shop | counter, bar counter, shop counter, reception desk, reception counter, front desk | tresen, theke, ladentheke, empfangstresen, verkaufstheke | comptoir, accueil comptoir | mostrador, barra, recepción | bancone, banco di vendita, banco | balcão, balcão de atendimento | прилавок магазина, барная стойка, стойка | カウンター, 受付カウンター
loft-bed 196 ground childrens-room,bedroom | loft bed, high sleeper, loft beds, raised bed frame | hochbett | lit mezzanine | cama alta | letto a soppalco | cama suspensa | кровать-чердак | ロフトベッド
bunk-bed 178 ground childrens-room,bedroom | bunk bed, bunk beds | etagenbett, stockbett | lit superposé, lits superposés | litera | letto a castello | beliche | двухъярусная кровать | 二段ベッド
stairs 262 ground living-room | stairs, staircase, stairway, steps, stair | treppe, treppenhaus, stufen | escalier, marches | escalera, escaleras, escalones | scala, scale, scalinata, gradini | escadas, escadaria, degraus | лестница, лестница в доме, ступени, ступеньки | 階段
stone-steps=stairs 180 ground - state:open | stone steps, outdoor steps | steinstufen, freitreppe | marches de pierre | escalones de piedra | gradini di pietra | degraus de pedra | каменные ступени | 石段
birdcage 79 table living-room | birdcage, bird cage, cage | vogelkäfig, käfig | cage à oiseaux, cage, volière | jaula, jaula de pájaros | gabbia, gabbia per uccelli | gaiola | клетка, птичья клетка | 鳥かご, 鳥籠, 檻
open-birdcage=birdcage 79 table living-room state:open | open birdcage, open bird cage, open cage | offener vogelkäfig, offener käfig | cage ouverte | jaula abierta | gabbia aperta | gaiola aberta | открытая клетка | 開いた鳥かご
aquarium 68 table living-room | fish tank, home aquarium | aquarium | aquarium | acuario, pecera grande | acquario | aquário | аквариум | 水槽, アクアリウム
fish-bowl 30 table living-room | fish bowl, fishbowl, goldfish bowl | goldfischglas | bocal à poisson | pecera | boccia dei pesci | aquário redondo | круглый аквариум | 金魚鉢
bell-jar 50 table living-room | bell jar, glass dome, glass cloche, cloche, cake dome, dome of glass | glasglocke, glashaube, glaskuppel | cloche en verre, cloche de verre | campana de cristal, campana de vidrio, cúpula de cristal | campana di vetro, cupola di vetro | redoma, redoma de vidro, cúpula de vidro | стеклянный колпак, стеклянный купол | ガラスドーム, ガラスの覆い
tap 46 wall kitchen,bathroom | tap, faucet, water tap, dripping tap | wasserhahn | robinet | grifo de agua | rubinetto | torneira | кран, водопроводный кран | 蛇口
shower 214 ground bathroom | shower, shower cabin | dusche | douche | ducha | doccia | chuveiro, ducha | душ, душевая кабина | シャワー
coat-rack 187 ground living-room | coat rack, coat stand, hat stand | garderobenständer, garderobe | portemanteau, porte-manteau | perchero | attaccapanni | cabideiro | вешалка для одежды | コート掛け
lectern 154 ground stage | lectern, rostrum, speaker's desk | rednerpult, stehpult | pupitre d'orateur, lutrin | atril de conferencias, tribuna | leggio da conferenza | púlpito, tribuna | трибуна, кафедра | 演台, 講演台
winners-podium=podium 100 ground stadium | winners podium, victory podium, award podium, winner's podium | siegertreppchen, siegerpodest | podium des vainqueurs | podio de ganadores | podio dei vincitori | pódio dos vencedores | пьедестал почёта | 優勝者の表彰台
wall=brick-wall 182 ground street | wall, brick wall, stone wall, garden wall | mauer, wand, ziegelmauer, ziegelwand, backsteinmauer | mur, mur de briques | pared, muro, pared de ladrillo | muro, parete, muro di mattoni | parede, muro, parede de tijolos | стена, кирпичная стена | 壁, 塀, レンガの壁
cloth 18 table table-top | cloth, tablecloth, linen cloth, napkin, picnic blanket, tea towel, dishcloth | tuch, tischdecke, leinentuch, serviette, geschirrtuch | nappe, torchon, tissu, serviette de table | mantel, paño, servilleta, trapo | tovaglia, panno, tovagliolo, strofinaccio | toalha de mesa, pano, guardanapo | скатерть, салфетка, ткань, полотенце кухонное | テーブルクロス, 布, ナプキン
spotlight 212 ceiling stage | spotlight, stage light, floodlight | scheinwerfer, bühnenscheinwerfer | projecteur, projecteur de scène | foco, reflector | faretto, riflettore | holofote, refletor | прожектор, софит | スポットライト
toy-chest 84 ground childrens-room | toy chest, toy box | spielzeugkiste, spielzeugtruhe | coffre à jouets | baúl de juguetes | baule dei giocattoli | baú de brinquedos | ящик для игрушек | おもちゃ箱
high-chair 98 ground kitchen | high chair, highchair, baby chair | hochstuhl, kinderstuhl | chaise haute | trona, silla alta | seggiolone | cadeirão | детский стульчик | ベビーチェア
filing-cabinet 132 ground office | filing cabinet, file cabinet | aktenschrank | classeur à tiroirs | archivador | schedario | arquivo de aço | картотечный шкаф | 書類棚, ファイルキャビネット
safe 74 ground office | safe, vault, strongbox, bank vault | tresor, safe | coffre-fort | caja fuerte | cassaforte | cofre, cofre-forte | сейф | 金庫
clothesline=line 192 ground garden | clothesline, washing line, laundry line, drying laundry | wäscheleine | corde à linge | tendedero, cuerda de tender | stendibiancheria, filo del bucato | varal, varal de roupas | бельевая верёвка | 物干し, 物干し竿
`,
);

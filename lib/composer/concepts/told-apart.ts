import { goodsTable } from './concept-lines';

/** What is another thing than its nearest neighbour, and has a drawing of its own for that. */

const borne = goodsTable(
  'borne',
  'tool',
  `
lance 306 hand - | lance, jousting lance, knight's lance, joust lance | turnierlanze | lance de joute | lanza de justa | lancia da giostra | lança de justa | турнирное копьё | 馬上槍
sceptre 114 hand throne-room | sceptre, scepter, royal sceptre, royal scepter, king's sceptre, queen's scepter | zepter, königszepter | sceptre, sceptre royal | cetro, cetro real | scettro | cetro | скипетр | 王笏, 笏
rifle 31 hand - | rifle, hunting rifle, shotgun, musket, long gun | gewehr, jagdgewehr, flinte, muskete, schrotflinte | fusil, fusil de chasse, mousquet | rifle, escopeta, fusil, mosquete | fucile, fucile da caccia, moschetto | rifle, espingarda, mosquete | ружьё, винтовка, мушкет | ライフル, 猟銃, マスケット銃
revolver 18 hand - | revolver, pistol, handgun, gun, six-shooter, flintlock pistol | revolver, pistole | revolver, pistolet | revólver, pistola | rivoltella, pistola | revólver, pistola | револьвер, пистолет | 拳銃, ピストル, リボルバー
machete 70 hand - | machete | machete | machette | machete | machete | facão | мачете | マチェーテ
whip 55 hand - | whip, bullwhip, leather whip | peitsche | fouet de cuir, cravache | látigo | frusta da cavallo | chicote | кнут, хлыст | 鞭
cannonball 17 ground - | cannonball, cannonballs, cannon ball, cannon balls | kanonenkugel, kanonenkugeln | boulet de canon, boulets de canon | bala de cañón | palla di cannone | bala de canhão | пушечное ядро, пушечные ядра | 砲弾
missile 430 ground - | missile, guided missile, cruise missile | lenkrakete, marschflugkörper | missile | misil | missile | míssil | боевая ракета | ミサイル
torpedo 114 underwater underwater | torpedo | torpedo | torpille | torpedo | siluro | torpedo | торпеда | 魚雷
military-helmet 31 body - | military helmet, army helmet, soldier's helmet, combat helmet, steel helmet | stahlhelm, soldatenhelm | casque militaire | casco militar | elmetto militare | capacete militar | военная каска, солдатская каска | 鉄兜, 軍用ヘルメット
handkerchief 25 hand - | handkerchief, hanky, pocket handkerchief, hankie | stofftaschentuch | mouchoir, mouchoir en tissu | pañuelo | fazzoletto | lenço | носовой платок | ハンカチ
fire-poker 93 hand - | fire poker, fireplace poker | schürhaken | tisonnier | atizador | attizzatoio | atiçador | кочерга | 火かき棒
`,
);

const yards = goodsTable(
  'yard-and-quay',
  'building',
  `
shed 252 ground garden | shed, garden shed, toolshed, wooden shed, potting shed, woodshed | schuppen, gartenschuppen, geräteschuppen | cabanon, abri de jardin, remise | cobertizo | capanno, capanno degli attrezzi | barracão, galpão de jardim | садовый сарай | 物置, 物置小屋
outhouse 240 ground garden | outhouse | plumpsklo | toilettes extérieures | letrina | latrina esterna | latrina | уборная во дворе | 屋外便所
bamboo-fence 148 ground zen-garden,garden | bamboo fence, bamboo fencing | bambuszaun | clôture en bambou, clôture de bambou | valla de bambú, cerca de bambú | recinto di bambù | cerca de bambu | бамбуковый забор | 竹垣
column 342 ground - | column, pillar, stone column, stone pillar, marble column, marble pillar, greek column, roman column, ancient column | säule, steinsäule, marmorsäule | colonne de pierre, colonne antique | columna de piedra, pilar | colonna antica, pilastro | coluna de pedra, pilar | колонна | 石柱
shipping-container 250 ground harbour | shipping container, cargo container, freight container, sea container | schiffscontainer, frachtcontainer | conteneur maritime | contenedor marítimo, contenedor de carga | container marittimo | contêiner marítimo | морской контейнер | 海上コンテナ, 貨物コンテナ
`,
);

const quays = goodsTable(
  'yard-and-quay',
  'vehicle',
  `
warship 3256 water sea | warship, battleship, navy ship, naval ship, destroyer, frigate, cruiser ship, gunboat, dreadnought, military ship | kriegsschiff, schlachtschiff, fregatte, zerstörer | navire de guerre, cuirassé, frégate | buque de guerra, acorazado, fragata | nave da guerra, corazzata, fregata | navio de guerra, encouraçado, fragata | военный корабль, линкор, фрегат | 軍艦, 戦艦
barge 468 water river | barge, river barge, cargo barge, coal barge | lastkahn, schute | chaland, péniche de marchandises | barcaza | chiatta | barcaça | баржа | はしけ
`,
);

const carried = goodsTable(
  'yard-and-quay',
  'furniture',
  `
stretcher 122 ground clinic | stretcher, ambulance stretcher, rescue stretcher | trage, krankentrage | brancard, civière | camilla | barella | maca | носилки | 担架
`,
);

const mined = goodsTable(
  'yard-and-quay',
  'nature',
  `
coal 30 ground - | coal, lump of coal, lumps of coal, piece of coal, pieces of coal, pile of coal, heap of coal | kohle, kohlen, kohlehaufen | charbon, morceau de charbon | carbón, trozo de carbón | carbone, pezzo di carbone | carvão, pedaço de carvão | уголь, кусок угля | 石炭
`,
);

const worn = goodsTable(
  'outerwear',
  'clothing',
  `
fur-coat 112 body - | fur coat, mink coat, faux fur coat, fur jacket | pelzmantel, pelzjacke | manteau de fourrure | abrigo de piel, abrigo de pieles | pelliccia | casaco de pele | шуба | 毛皮のコート
bomber-jacket 67 body - | bomber jacket, flight jacket | bomberjacke, fliegerjacke | blouson aviateur, bomber | chaqueta bomber | giubbotto bomber | jaqueta bomber | бомбер | ボンバージャケット
parka 102 body - | parka, anorak | parka, anorak | parka | parka | parka | parka, parca | парка, аляска | 防寒パーカ
blouse 67 body - | blouse, silk blouse | bluse | chemisier | blusa | camicetta | blusa | блузка | ブラウス
`,
);

const boots = goodsTable(
  'garment',
  'clothing',
  `
combat-boots=boot 29 body - color:#2b2d33 | combat boots, combat boot, army boots, military boots, jackboots | kampfstiefel, springerstiefel, armeestiefel | rangers, bottes militaires | botas militares, botas de combate | anfibi militari, stivali militari | coturnos, botas militares | берцы | コンバットブーツ
`,
);

const leather = goodsTable(
  'carry-good',
  'container',
  `
leather-bag=messenger-bag 48 hand - color:#8a5638 | leather bag, leather satchel, brown leather bag | ledertasche | sac en cuir, sacoche en cuir | bolso de cuero, bolsa de cuero | borsa di pelle, borsa di cuoio | bolsa de couro | кожаная сумка | 革の鞄, 革のバッグ
`,
);

const eaten = goodsTable(
  'near-kin',
  'food',
  `
spring-onions 40 table kitchen | spring onion, spring onions, scallion, scallions, green onion, green onions | frühlingszwiebel, frühlingszwiebeln, lauchzwiebeln | ciboule, oignon nouveau, oignons nouveaux | cebolleta, cebolletas | cipollotto, cipollotti | cebolinha verde | перо лука | 青ネギ, ワケギ
rice-sack 42 ground kitchen | bag of rice, sack of rice, rice bag, rice sack | sack reis, reissack | sac de riz | saco de arroz, bolsa de arroz | sacco di riso | saco de arroz | мешок риса | 米袋
`,
);

const kept = goodsTable(
  'near-kin',
  'container',
  `
matchbox 3.8 table - | matchbox, box of matches, matchbook, book of matches | streichholzschachtel | boîte d'allumettes | caja de cerillas, caja de fósforos | scatola di fiammiferi | caixa de fósforos | спичечный коробок | マッチ箱
glass-vase 29 table living-room | glass vase, crystal vase, clear vase | glasvase, kristallvase | vase en verre | jarrón de cristal, jarrón de vidrio | vaso di vetro | vaso de vidro | стеклянная ваза | ガラスの花瓶
jewelry-box 24 table bedroom | jewelry box, jewellery box, jewel box, jewelry case | schmuckkästchen, schmuckschatulle | boîte à bijoux, coffret à bijoux | joyero, caja de joyas | portagioie | porta-joias | шкатулка для украшений, шкатулка | 宝石箱, ジュエリーボックス
`,
);

const played = goodsTable(
  'near-kin',
  'toy',
  `
wooden-sword 73 hand - | wooden sword, toy sword, wood sword | holzschwert, spielzeugschwert | épée en bois, épée de bois | espada de madera | spada di legno | espada de madeira | деревянный меч | 木の剣, 木刀
toy-boat 25 table - | toy boat, toy sailboat, wooden boat toy, toy ship | spielzeugboot, spielzeugschiff | bateau jouet, petit bateau en bois | barco de juguete | barchetta giocattolo | barquinho de brinquedo | игрушечный кораблик, кораблик | おもちゃの船
`,
);

const gardens = goodsTable(
  'near-kin',
  'nature',
  `
bird-bath 88 ground garden | bird bath, birdbath | vogelbad, vogeltränke | bain d'oiseaux | bebedero para pájaros | vaschetta per uccelli | banheira de pássaros | купальня для птиц | バードバス
gravel-heap 50 ground - | pile of gravel, heap of gravel, gravel pile, gravel heap, heap of stones, pile of stones, pile of rubble, rubble | kieshaufen, schutthaufen, steinhaufen | tas de gravier, tas de pierres | montón de grava, montón de piedras | mucchio di ghiaia, mucchio di pietre | monte de cascalho, monte de pedras | куча гравия, куча камней | 砂利の山
`,
);

const fences = goodsTable(
  'outdoor-structure',
  'building',
  `
wooden-fence=fence 106 ground farm,garden color:#b9763f | wooden fence, wood fence, plank fence, rustic fence | holzzaun, bretterzaun | clôture en bois, palissade en bois | valla de madera, cerca de madera | recinto di legno, staccionata di legno | cerca de madeira | деревянный забор | 木の柵
`,
);

const read = goodsTable(
  'near-kin',
  'tool',
  `
menu-card 29 hand restaurant | restaurant menu, menu card, menu | speisekarte | menu de restaurant | carta del restaurante | menù del ristorante | cardápio | меню ресторана | メニュー表
photo-album 22 table - | photo album, family album, picture album, wedding album | fotoalbum, familienalbum | album photo, album de photos | álbum de fotos | album di foto, album fotografico | álbum de fotos | фотоальбом | フォトアルバム
`,
);

/** What heroes carry, what is eaten, worn, sailed in: near to a thing that has its name in other languages. */
const cousins = [
  ...goodsTable(
    'cousin',
    'tool',
    `
magazine 29 table street,cafe | magazine, magazines, fashion magazine, glossy magazine, comic magazine | magazin, zeitschrift, illustrierte | magazine, revue | revista | rivista | revista | журнал | 雑誌
lunch-box 20 table classroom | lunch box, lunchbox, school lunch box, lunch tin | brotdose, pausenbrotbox, butterbrotdose | boîte à goûter, boîte à lunch | lonchera, fiambrera | portapranzo, cestino del pranzo | lancheira, marmita | ланч-бокс, ланчбокс | ランチボックス
`,
  ),
  ...goodsTable(
    'cousin',
    'fantasy',
    `
trident 224 hand sea | trident, golden trident, poseidon's trident | dreizack | trident | tridente | tridente | tridente | трезубец | トライデント, 三つ又の槍
harpoon 221 hand sea | harpoon, whaling harpoon | harpune | harpon | arpón | arpione, fiocina | arpão | гарпун | 銛
`,
  ),
  ...goodsTable(
    'cousin',
    'plant',
    `
olive-branch 37 table - | olive branch, olive branches, olive twig, olive sprig, branch of an olive tree | olivenzweig, olivenzweige | branche d'olivier, rameau d'olivier | rama de olivo, ramas de olivo | ramo d'ulivo, ramoscello d'ulivo | ramo de oliveira, galho de oliveira | оливковая ветвь, оливковая ветка | オリーブの枝
palm-leaf 80 ground beach,jungle | palm leaf, palm leaves, palm frond, palm fronds, palm branch, tropical leaf, tropical leaves | palmblatt, palmwedel, palmblätter | feuille de palmier, palme, feuilles de palmier | hoja de palma, hojas de palma, hoja de palmera | foglia di palma, foglie di palma | folha de palmeira, folhas de palmeira | пальмовый лист, пальмовые листья | ヤシの葉
herb-bundle 46 wall kitchen | dried herbs, bunch of herbs, bunches of herbs, bunch of dried herbs, bunches of dried herbs, bundle of herbs, bundle of dried herbs, bundles of dried herbs, hanging herbs | kräuterbund, getrocknete kräuter, kräuterbündel | bouquet d'herbes séchées, herbes séchées, bouquet garni | manojo de hierbas, hierbas secas | mazzo di erbe, erbe essiccate | maço de ervas, ervas secas | пучок трав, сушёные травы, пучки трав | 乾燥ハーブ, ハーブの束
`,
  ),
  ...goodsTable(
    'cousin',
    'clothing',
    `
wedding-ring=wedding-rings 2.4 body - count:1 | wedding ring, wedding rings, wedding band, wedding bands, pair of wedding rings, gold rings, gold ring | ehering, eheringe, trauring, trauringe | alliance, alliances, bague de mariage | alianza, alianzas, anillo de boda, anillos de boda | fede nuziale, fedi nuziali, fede, fedi | aliança, alianças, anel de casamento | обручальное кольцо, обручальные кольца | 結婚指輪
`,
  ),
  ...goodsTable(
    'cousin',
    'food',
    `
porridge 18 table table-top | porridge, oatmeal, bowl of oatmeal, bowl of porridge, oats, overnight oats | haferbrei, porridge, schüssel haferbrei | porridge, gruau, bouillie d'avoine | avena, gachas, bol de avena | porridge, pappa d'avena | mingau, mingau de aveia | каша, овсянка, овсяная каша | オートミール, お粥
`,
  ),
  ...goodsTable(
    'cousin',
    'vehicle',
    `
trawler 560 water sea,harbour | trawler, fishing trawler, fishing vessel, fishing ship, fishing cutter, shrimp boat, lobster boat, crab boat, fishing smack, seiner | fischkutter, kutter, trawler, krabbenkutter | chalutier, bateau de pêche | pesquero, barco pesquero, arrastrero | peschereccio | traineira, barco pesqueiro, navio de pesca | траулер, рыболовное судно | 漁船, トロール船
`,
  ),
  ...goodsTable(
    'stones',
    'nature',
    `
ruby=gem 9 table - color:#d8324a | ruby, rubies, red gem, red gemstone, red crystal gem | rubin, rubine | rubis | rubí, rubíes | rubino, rubini | rubi | рубин, рубины | ルビー
emerald=gem 9 table - color:#22a866 | emerald, emeralds, green gem, green gemstone | smaragd, smaragde | émeraude, émeraudes | esmeralda, esmeraldas | smeraldo, smeraldi | esmeralda | изумруд, изумруды | エメラルド
sapphire=gem 9 table - color:#2f5fd0 | sapphire, sapphires, blue gem, blue gemstone | saphir, saphire | saphir | zafiro | zaffiro | safira | сапфир | サファイア
`,
  ),
];

export const toldApart = [
  ...cousins,
  ...eaten,
  ...kept,
  ...played,
  ...gardens,
  ...fences,
  ...read,
  ...borne,
  ...yards,
  ...quays,
  ...carried,
  ...mined,
  ...worn,
  ...boots,
  ...leather,
];

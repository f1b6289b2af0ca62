import { animalTable } from '../concept-lines';

export const birds = [
  ...animalTable(
    'bird',
    `
bird 13 ground garden,forest,park | bird, songbird, bluebird, finch, nightingale | vogel, vögel, singvogel, fink | oiseau, oiseaux, rossignol | pájaro, ave, ruiseñor | uccello, uccelli, usignolo | pássaro, ave, rouxinol | птица, птичка, птицы, соловей | 鳥, 小鳥
robin 13 ground garden,snow-field | robin, robin redbreast | rotkehlchen | rouge-gorge | petirrojo | pettirosso | pisco | малиновка, зарянка, снегирь | コマドリ
sparrow 13 ground garden,city | sparrow, wren | spatz, sperling | moineau | gorrión | passero | pardal | воробей | スズメ
canary 13 ground living-room,garden | canary | kanarienvogel | canari | canario | canarino | canário | канарейка | カナリア
swallow 12 air sky,garden | swallow, swift | schwalbe | hirondelle | golondrina | rondine | andorinha | ласточка | ツバメ
woodpecker 29 ground forest | woodpecker | specht | pic-vert, pivert | pájaro carpintero | picchio | pica-pau | дятел | キツツキ
hummingbird 9.1 air garden,jungle | hummingbird | kolibri | colibri | colibrí | colibrì | beija-flor, colibri | колибри | ハチドリ
crow 32 ground forest,city | crow, raven, blackbird, jackdaw | krähe, rabe, amsel | corbeau, corneille, merle | cuervo, corneja, mirlo | corvo, cornacchia, merlo | corvo, gralha | ворона, ворон | 烏, カラス
pigeon 24 ground city,park | pigeon | taube | pigeon | paloma | piccione | pombo | голубь | ハト
dove 23 ground sky,park | dove, white dove | weiße taube, friedenstaube | colombe | paloma blanca | colomba | pomba, pomba branca | голубка, белый голубь | 白い鳩
seagull 30 ground beach,sea | seagull, gull | möwe | mouette, goéland | gaviota | gabbiano | gaivota | чайка | カモメ
puffin 31 ground sea,mountains | puffin | papageientaucher | macareux | frailecillo | pulcinella di mare | papagaio-do-mar | тупик | ニシツノメドリ
parrot 43 ground jungle | parrot, lovebird | papagei | perroquet | loro | pappagallo | papagaio | попугай, попугайчик | オウム
macaw 66 ground jungle | macaw, scarlet macaw | ara | ara | guacamayo | ara | arara | ара | コンゴウインコ
cockatoo 53 ground jungle | cockatoo | kakadu | cacatoès | cacatúa | cacatua | cacatua | какаду | バタン
toucan 66 ground jungle | toucan | tukan | toucan | tucán | tucano | tucano | тукан | オオハシ
eagle 76 ground mountains,sky | eagle, bald eagle | adler | aigle | águila | aquila | águia | орёл, орел | 鷲, ワシ
hawk 53 ground mountains,sky | hawk, kestrel, buzzard, bird of prey | habicht, bussard | épervier | gavilán | falco | gavião | ястреб | 鷹
vulture 89 ground desert | vulture, condor | geier, kondor | vautour, condor | buitre, cóndor | avvoltoio, condor | abutre, urubu | гриф, кондор | ハゲワシ
owl 45 ground forest,sky | owl | eule, uhu | hibou, chouette | búho | gufo, civetta | coruja | сова, филин | 梟, フクロウ
snowy-owl 56 ground snow-field | snowy owl, white owl | schneeeule | harfang, chouette blanche | búho nival | gufo delle nevi | coruja-das-neves | полярная сова | シロフクロウ
duck 42 ground lake,bathroom | duck | ente | canard, cane | pato | anatra | pato | утка | アヒル
white-duck 42 ground lake,farm | white duck | weiße ente | canard blanc | pato blanco | anatra bianca | pato branco | белая утка | 白いアヒル
mallard 42 ground lake,river | mallard, wild duck, drake | stockente, erpel | colvert | ánade real | germano reale | pato-real | селезень, кряква | マガモ
duckling 14 ground lake,farm | duckling | entenküken, entlein | caneton | patito | anatroccolo | patinho | утёнок, утенок | アヒルの子
goose 79 ground farm,lake | goose, geese | gans, gänse | oie | ganso, oca | oca | ganso | гусь | ガチョウ
swan 120 ground lake | swan | schwan, schwäne | cygne | cisne | cigno | cisne | лебедь | 白鳥
pelican 96 ground beach,sea | pelican | pelikan | pélican | pelícano | pellicano | pelicano | пеликан | ペリカン
hen 40 ground farm,meadow | hen, chicken | huhn, henne, hühner | poule | gallina | gallina | galinha | курица, наседка | 鶏, ニワトリ, めんどり
rooster 50 ground farm | rooster, cockerel, cock | hahn, hähne, gockel | coq | gallo | gallo | galo | петух | 雄鶏, おんどり
white-hen 40 ground farm | white hen, white chicken | weißes huhn | poule blanche | gallina blanca | gallina bianca | galinha branca | белая курица | 白い鶏
chick 11 ground farm,meadow | chick, baby chick | küken | poussin | pollito | pulcino | pintinho | цыплёнок, цыпленок | ひよこ
turkey 73 ground farm | turkey, wild turkey | truthahn, pute | dinde, dindon | pavo | tacchino | peru | индейка, индюк | 七面鳥
peacock 94 ground garden | peacock, peafowl | pfau | paon | pavo real | pavone | pavão | павлин | 孔雀, クジャク
flamingo 119 ground lake,beach | flamingo | flamingo | flamant, flamant rose | flamenco | fenicottero | flamingo | фламинго | フラミンゴ
stork 103 ground meadow,city | stork | storch, störche | cigogne | cigüeña | cicogna | cegonha | аист | コウノトリ
heron 108 ground lake,river | heron, egret | reiher | héron, aigrette | garza | airone | garça | цапля | サギ
crane-bird=crane 103 ground lake,meadow | crane bird, red-crowned crane | kranich | grue cendrée | grulla | gru uccello | grou | журавль | 鶴, ツル
ostrich 242 ground savanna | ostrich | strauß vogel, vogel strauß | autruche | avestruz | struzzo | avestruz | страус | ダチョウ
penguin 81 ground snow-field | penguin | pinguin | pingouin, manchot | pingüino | pinguino | pinguim | пингвин | ペンギン
baby-penguin 32 ground snow-field | baby penguin, penguin chick | pinguinküken | bébé pingouin | pingüinito | piccolo pinguino | filhote de pinguim | пингвинёнок | 赤ちゃんペンギン
`,
  ),
  ...animalTable(
    'bird',
    `
phoenix 156 air sky | phoenix, firebird | phönix, feuervogel | phénix | fénix | fenice | fênix | феникс, жар-птица | フェニックス, 不死鳥
`,
    'fantasy',
  ),
  ...animalTable(
    'bat',
    `
bat 22 air sky,cave | bat, fruit bat, vampire bat | fledermaus, fledermäuse | chauve-souris | murciélago | pipistrello | morcego | летучая мышь | コウモリ
`,
  ),
];

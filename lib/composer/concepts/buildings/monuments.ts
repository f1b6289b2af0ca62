import { goodsTable } from '../concept-lines';

/** Buildings and monuments that the whole world knows. */
export const monuments = goodsTable(
  'monument',
  'building',
  `
colosseum 1000 ground city | colosseum, coliseum, amphitheatre, amphitheater, roman arena | kolosseum, amphitheater | colisée, amphithéâtre | coliseo, anfiteatro | colosseo, anfiteatro | coliseu, anfiteatro | колизей, амфитеатр | コロッセオ, 円形闘技場
clock-tower 2818 ground city | clock tower, big ben | uhrturm, big ben | tour de l'horloge, big ben, beffroi | torre del reloj, big ben | torre dell'orologio, big ben | torre do relógio, big ben | часовая башня, биг-бен, биг бен | 時計塔, ビッグベン
leaning-tower 1590 ground city | leaning tower of pisa, leaning tower, tower of pisa | schiefer turm von pisa, schiefer turm | tour de pise | torre de pisa, torre inclinada | torre di pisa, torre pendente | torre de pisa, torre inclinada | пизанская башня | ピサの斜塔
taj-mahal 1350 ground city | taj mahal, mausoleum, indian palace | tadsch mahal, taj mahal, mausoleum | taj mahal, mausolée | taj mahal, mausoleo | taj mahal, mausoleo | taj mahal, mausoléu | тадж-махал, мавзолей | タージマハル, 霊廟
moai 490 ground hills,coast | moai, easter island statue, easter island head | moai, osterinsel-statue | moaï, statue de l'île de pâques | moái, moai | moai | moai | моаи, истукан | モアイ, モアイ像
stonehenge 490 ground hills,meadow | stonehenge, stone circle, standing stones, megaliths | stonehenge, steinkreis | stonehenge, cercle de pierres | stonehenge, círculo de piedras | stonehenge, cerchio di pietre | stonehenge, círculo de pedras | стоунхендж, каменный круг | ストーンヘンジ, 環状列石
sphinx 720 ground desert | sphinx | sphinx | sphinx | esfinge | sfinge | esfinge | сфинкс | スフィンクス
triumphal-arch 1220 ground city | triumphal arch, arc de triomphe, city gate | triumphbogen, stadttor | arc de triomphe | arco del triunfo | arco di trionfo | arco do triunfo | триумфальная арка | 凱旋門
onion-domes 1950 ground city | onion domes, st basil's cathedral, saint basil's cathedral, orthodox church, russian church | zwiebeltürme, basilius-kathedrale, orthodoxe kirche | église orthodoxe, cathédrale saint-basile | iglesia ortodoxa, catedral de san basilio | chiesa ortodossa, cattedrale di san basilio | igreja ortodoxa, catedral de são basílio | храм василия блаженного, православный храм | 聖ワシリイ大聖堂, 正教会
opera-house 910 ground harbour,city | sydney opera house | oper von sydney | opéra de sydney, opéra | ópera de sídney, teatro de la ópera | opera di sydney, teatro dell'opera | ópera de sydney, casa de ópera | сиднейская опера, оперный театр | オペラハウス
alamo=mission-church 930 ground desert | alamo, the alamo, spanish mission, mission church, old mission | alamo, spanische mission | alamo, mission espagnole | álamo misión, misión española | alamo, missione spagnola | alamo, missão espanhola | аламо | アラモ砦
step-pyramid 990 ground jungle | step pyramid, mayan pyramid, mayan temple, aztec temple, chichen itza, ziggurat | stufenpyramide, maya-tempel, maya-pyramide | pyramide maya, temple maya, pyramide à degrés | pirámide maya, templo maya, pirámide escalonada | piramide maya, tempio maya | pirâmide maia, templo maia | ступенчатая пирамида, пирамида майя | マヤの神殿, 階段ピラミッド
redeemer 1010 ground mountains,hills | christ the redeemer, cristo redentor | cristo-statue, christusstatue | christ rédempteur | cristo redentor | cristo redentore | cristo redentor | статуя христа-искупителя | キリスト像, コルコバードのキリスト像
`,
);

import { goodsTable } from '../concept-lines';

/** Fruits of far countries and of hedges, and kinds of common ones. */
export const farFruit = goodsTable(
  'far-fruit',
  'food',
  `
dragon-fruit 13 table table-top | dragon fruit, dragonfruit, pitaya, pitahaya | drachenfrucht, pitaya | fruit du dragon, pitaya | pitahaya, fruta del dragón | frutto del drago, pitaya | pitaia, fruta-do-dragão | питайя, драконий фрукт | ドラゴンフルーツ
passion-fruit 6.6 table table-top | passion fruit, passionfruit, maracuja | passionsfrucht, maracuja | fruit de la passion, maracuja | maracuyá, fruta de la pasión | frutto della passione, maracuja | maracujá | маракуйя | パッションフルーツ
lychee 6 table table-top | lychee, lychees, litchi | litschi, lychee | litchi, litchis | lichi | litchi | lichia | личи | ライチ
rambutan 6 table table-top | rambutan, rambutans | rambutan | ramboutan | rambután | rambutan | rambutão | рамбутан | ランブータン
durian 24 table table-top | durian, durians | durian, stinkfrucht | durian | durián | durian | durião | дуриан | ドリアン
jackfruit 45 table table-top | jackfruit | jackfrucht | jacquier fruit, fruit du jacquier | yaca, jaca | jackfruit, giaca | jaca | джекфрут | ジャックフルーツ
star-fruit 10 table table-top | star fruit, starfruit, carambola | sternfrucht, karambole | carambole | carambola, fruta estrella | carambola | carambola | карамбола | スターフルーツ
persimmon 7 table table-top | persimmon, persimmons, kaki fruit, sharon fruit | kaki, kakifrucht, sharonfrucht | kaki, plaqueminier fruit | caqui | cachi, caco | caqui | хурма | 柿
guava 7.3 table table-top | guava, guavas | guave | goyave | guayaba | guava | goiaba | гуава | グアバ
mangosteen 6.5 table table-top | mangosteen, mangosteens | mangostan | mangoustan | mangostán | mangostano | mangostão | мангостин | マンゴスチン
grapefruit 10.5 table table-top | grapefruit, pink grapefruit, pomelo | grapefruit, pampelmuse, pomelo | pamplemousse, pomelo | pomelo, toronja | pompelmo | toranja | грейпфрут | グレープフルーツ
cantaloupe 20 table table-top | cantaloupe, cantaloupe melon, rock melon, melon | melone, cantaloupe-melone, zuckermelone | melon, melon cantaloup | melón, melón cantalupo | melone, melone cantalupo | melão, melão cantaloupe | дыня, канталупа | メロン, カンタロープ
honeydew 20 table table-top | honeydew, honeydew melon | honigmelone | melon miel | melón verde, melón de miel | melone bianco, melone d'inverno | melão amarelo | медовая дыня | ハネデューメロン
redcurrants 9 table table-top | redcurrants, redcurrant, red currant, red currants | johannisbeeren, rote johannisbeeren | groseilles, groseille rouge | grosellas, grosellas rojas | ribes rosso | groselhas, groselha vermelha | красная смородина | 赤スグリ, レッドカラント
blackcurrants=redcurrants 9 table table-top color:#3a2448 | blackcurrants, blackcurrant, black currants, elderberries, elderberry | schwarze johannisbeeren, cassisbeeren, holunderbeeren | cassis, baies de sureau | grosellas negras, bayas de saúco | ribes nero, bacche di sambuco | groselhas negras, sabugueiro | чёрная смородина, бузина | カシス, クロスグリ
gooseberries 6 table table-top | gooseberries, gooseberry | stachelbeeren, stachelbeere | groseilles à maquereau | uva espina | uva spina | groselha-espinhosa | крыжовник | グーズベリー
cranberries 4 table table-top | cranberries, cranberry, lingonberries, lingonberry | cranberrys, preiselbeeren, moosbeeren | canneberges, canneberge, airelles | arándanos rojos | mirtilli rossi | oxicoco | клюква, брусника | クランベリー
dates-fruit=dates 5 table table-top | medjool date, medjool dates, date fruit, dried dates, bowl of dates | datteln, dattel | dattes, datte | dátiles, dátil | datteri, dattero | tâmaras, tâmara | финики, финик | デーツ, ナツメヤシの実
quince 10.5 table table-top | quince, quinces | quitte, quitten | coing, coings | membrillo | mela cotogna, cotogna | marmelo | айва | マルメロ
`,
);

/** Fruits that differ from a drawn one by colour. */
export const fruitKinds = goodsTable(
  'fruit',
  'food',
  `
apricot=peach 6 table table-top color:#f5a94e | apricot, apricots | aprikose, aprikosen, marille | abricot, abricots | albaricoque, damasco | albicocca, albicocche | damasco, damascos | абрикос, абрикосы | アプリコット, 杏
nectarine=peach 6.5 table table-top color:#d9533f | nectarine, nectarines | nektarine, nektarinen | nectarine, brugnon | nectarina | pesca noce, nettarina | nectarina | нектарин | ネクタリン
`,
);

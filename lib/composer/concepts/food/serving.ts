import { goodsTable } from '../concept-lines';

/** What comes off the fire, stands in larders and is served in many kitchens. */
export const serving = [
  ...goodsTable(
    'grilled',
    'food',
    `
skewer 8 table table-top | skewer, skewers, shish kebab, shashlik, yakitori | spieß, fleischspieß, schaschlik, grillspieß | brochette | brocheta, pincho | spiedino | espetinho, espeto | шашлык, шампур | 串焼き, 焼き鳥, 串
sausage 7 table table-top | sausage, sausages, bratwurst, frankfurter, octopus sausage | wurst, würstchen, bratwurst | saucisse | salchicha | salsiccia, würstel | linguiça | колбаса, сосиска | ソーセージ, ウインナー
bacon 8 table table-top | bacon, rashers | speck, frühstücksspeck | lard, bacon | tocino, panceta | pancetta | bacon, toucinho | бекон | ベーコン
ham 23 table table-top | ham, prosciutto, jamón | schinken | jambon | jamón | prosciutto | presunto | ветчина, окорок | ハム
prawns=shrimps 8 table table-top | prawns, fried shrimp, shrimp dish | garnelen | crevettes grillées | gambas | gamberi | camarões | креветки жареные | エビ料理
roast-turkey 36 table table-top | roast turkey, thanksgiving turkey, thanksgiving dinner, roast goose, christmas goose, christmas turkey, christmas dinner | truthahnbraten, gänsebraten, weihnachtsgans | dinde rôtie | pavo asado | tacchino arrosto | peru assado | жареная индейка | 七面鳥の丸焼き, ローストターキー
grill 112 ground garden | grill, barbecue, bbq, charcoal grill, barbecue grill | holzkohlegrill, grill | barbecue | parrilla, barbacoa | barbecue, griglia | churrasqueira, grelha | гриль, барбекю, мангал | バーベキュー, グリル
`,
  ),
  ...goodsTable(
    'pantry',
    'food',
    `
dough 14 table kitchen | dough, pizza dough, bread dough, ball of dough | teig, pizzateig, brotteig | pâte à pizza, pâte à pain | masa, masa de pizza | impasto | massa de pizza, massa de pão | тесто | 生地, ピザ生地
rolled-dough 8 table kitchen | rolled dough, rolled out dough, sheet of dough, dough sheet | ausgerollter teig | pâte étalée, pâte abaissée | masa estirada | sfoglia di pasta | massa aberta | раскатанное тесто | 伸ばした生地
mozzarella 9 table table-top | mozzarella, mozzarella cheese | mozzarella | mozzarella | mozzarella | mozzarella | muçarela, mozarela | моцарелла | モッツァレラ
butter 7 table table-top | butter, stick of butter | butter | beurre | mantequilla | burro | manteiga | сливочное масло | バター
syrup 22 table table-top | syrup, maple syrup, bottle of syrup | sirup, ahornsirup | sirop, sirop d'érable | sirope, jarabe de arce | sciroppo, sciroppo d'acero | xarope, xarope de bordo | сироп, кленовый сироп | シロップ, メープルシロップ
soy-sauce 17 table table-top | soy sauce, bottle of soy sauce | sojasauce, sojasoße | sauce soja | salsa de soja, salsa de soya | salsa di soia | molho de soja | соевый соус | 醤油
wasabi 5 table table-top | wasabi | wasabi | wasabi | wasabi | wasabi | wasabi | васаби | わさび, ワサビ
edamame 4.5 table table-top | edamame, soybeans, pea pods | edamame, sojabohnen | edamame, fèves de soja | edamame, soja verde | edamame, soia | edamame, soja | эдамаме, соевые бобы | 枝豆, 大豆
kibble 15 table - | kibble, dog food, cat food, bowl of kibble, pet food | trockenfutter, hundefutter, katzenfutter | croquettes pour chien, nourriture pour chien | comida para perros, pienso | crocchette, cibo per cani | ração | сухой корм, собачий корм | ドッグフード, ペットフード
dipper 19 table table-top | dipper, honey dipper, wooden dipper, honey stick | honiglöffel, honigheber | cuillère à miel | cuchara de miel | cucchiaio per il miele | pegador de mel | ложка для мёда | ハニーディッパー
dropper 16 table table-top | dropper, dropper bottle, serum bottle, pipette, skincare serum | pipette, pipettenflasche, serumflasche | compte-gouttes, flacon compte-gouttes, pipette | gotero, frasco gotero, pipeta | contagocce, flacone contagocce, pipetta | conta-gotas, frasco conta-gotas | пипетка, флакон с пипеткой | スポイト, 美容液
salt-shaker=shaker 9.3 table table-top | salt shaker, salt, pepper shaker, salt cellar | salzstreuer, salz | salière, sel | salero, sal | saliera, sale | saleiro, sal | солонка, соль | 塩, 塩入れ
jug 22 table table-top | jug, pitcher, milk jug, carafe | krug, milchkanne, kanne | pichet, carafe | jarra, cántaro | brocca, caraffa | jarra | кувшин | 水差し, ピッチャー
`,
  ),
  ...goodsTable(
    'served',
    'food',
    `
bento-box=bento 18.6 table table-top | bento box, bento | bento-box, bento | bento, boîte bento | caja bento, bento | bento | bentô | бенто | 弁当, お弁当, 弁当箱
paella 12 table table-top | paella, pan of paella | paella | paella | paella | paella | paella, paelha | паэлья | パエリア
curry 24 table table-top | curry, curry rice, chicken curry, tikka masala | curry, currygericht | curry | curry, plato de curry | curry | caril, curry | карри | カレー, カレーライス
kebab 15 table table-top | kebab, döner, falafel wrap | kebab | kebab | kebab, döner | kebab | kebab | кебаб | ケバブ
burrito 14 table table-top | burrito, wrap, tortilla wrap | burrito | burrito | burrito | burrito | burrito | буррито | ブリトー
nachos 12 table table-top | nachos, tortilla chips | nachos | nachos | nachos, totopos | nachos | nachos | начос | ナチョス
cereal 17 table table-top | cereal, bowl of cereal, breakfast cereal, cornflakes, granola, muesli | müsli, cornflakes | céréales | cereales | cereali | cereal, granola | хлопья | シリアル
bubble-tea 22 table table-top | bubble tea, boba, boba tea | bubble tea | thé aux perles, bubble tea | té de burbujas, té boba | bubble tea | chá de bolhas | бабл-ти, чай с тапиокой | タピオカティー, タピオカ
cheese-board=charcuterie 18 table table-top | cheese board, cheeseboard, charcuterie board, charcuterie, tapas, cheese platter, antipasti | käseplatte, käsebrett, wurstplatte | plateau de fromages, planche de charcuterie | tabla de quesos, tapas | tagliere di formaggi, antipasto | tábua de frios, tábua de queijos | сырная тарелка | チーズボード, チーズの盛り合わせ
`,
  ),
];

import { goodsTable } from '../concept-lines';

/** Dishes of Asia and Africa, soups and rices. */
const dishes = goodsTable(
  'dish-abroad',
  'food',
  `
risotto 10.2 table table-top | risotto, mushroom risotto | risotto | risotto | risotto | risotto | risoto | ризотто | リゾット
tempura 13.6 table table-top | tempura, prawn tempura, shrimp tempura | tempura | tempura | tempura | tempura | tempurá | темпура | 天ぷら
pad-thai 10.2 table table-top | pad thai | pad thai | pad thaï | pad thai | pad thai | pad thai | пад тай | パッタイ
pho 12.1 table table-top | pho, pho soup, vietnamese noodle soup | pho, pho suppe | phở, soupe pho | pho, sopa pho | pho, zuppa pho | pho | суп фо, фо бо | フォー
udon 12.5 table table-top | udon, udon noodles, soba, soba noodles | udon, soba | udon, soba | udon, soba | udon, soba | udon, soba | удон, соба | うどん, 蕎麦
miso-soup 12.1 table table-top | miso soup | misosuppe | soupe miso | sopa de miso | zuppa di miso | sopa de missô | мисо-суп | 味噌汁
laksa 10.1 table table-top | laksa, tom yum, tom yum soup | laksa, tom-yam-suppe | laksa, soupe tom yam | laksa, sopa tom yum | laksa, zuppa tom yum | laksa, sopa tom yum | лакса, том ям | ラクサ, トムヤムクン
biryani 11.8 table table-top | biryani, chicken biryani, pilaf, plov | biryani, pilaw | biryani, riz pilaf | biryani, arroz pilaf | biryani, riso pilaf | biryani, arroz pilaf | бирьяни, плов | ビリヤニ
jollof-rice 8.6 table table-top | jollof rice, jollof, jambalaya | jollof-reis, jambalaya | riz jollof, jambalaya | arroz jollof, jambalaya | riso jollof, jambalaya | arroz jollof, jambalaya | джолоф, джамбалайя | ジョロフライス, ジャンバラヤ
takoyaki 13.9 table table-top | takoyaki, octopus balls | takoyaki | takoyaki | takoyaki | takoyaki | takoyaki | такояки | たこ焼き
okonomiyaki 6.7 table table-top | okonomiyaki | okonomiyaki | okonomiyaki | okonomiyaki | okonomiyaki | okonomiyaki | окономияки | お好み焼き
dosa 7.3 table table-top | dosa, masala dosa | dosa | dosa | dosa | dosa | dosa | доса | ドーサ
idli 6.1 table table-top | idli, idlis | idli | idli | idli | idli | idli | идли | イドリ
pakora 10.7 table table-top | pakora, pakoras, bhaji, onion bhaji, fritters | pakora | pakora | pakora | pakora | pakora | пакора | パコラ
satay 9.4 table table-top | satay, chicken satay, satay skewers | saté, satéspieße | satay, brochettes satay | satay, brochetas satay | satay | satay | сатай | サテ, サテー
peking-duck 11.3 table table-top | peking duck, roast duck, crispy duck | pekingente, entenbraten | canard laqué, canard rôti | pato pekín, pato asado | anatra alla pechinese, anatra arrosto | pato à pequim, pato assado | утка по-пекински, жареная утка | 北京ダック
hot-pot 28.3 table table-top | hot pot, hotpot, chinese hot pot, shabu shabu | feuertopf | fondue chinoise | hot pot, olla mongola | fonduta cinese | hot pot, fondue chinês | хого, китайский самовар | 火鍋
baozi 17.1 table table-top | baozi, bao, bao bun, bao buns, steamed bun, steamed buns, pork bun | baozi, dampfbrötchen | baozi, brioche vapeur | baozi, pan bao | baozi | baozi, pão no vapor | баоцзы, паровая булочка | 肉まん, 中華まん
mooncake 6.2 table table-top | mooncake, moon cake, mooncakes | mondkuchen | gâteau de lune | pastel de luna | torta della luna | bolo da lua | лунный пряник, юэбин | 月餅
tteokbokki 9.9 table table-top | tteokbokki, korean rice cakes, spicy rice cakes | tteokbokki | tteokbokki | tteokbokki | tteokbokki | tteokbokki | токпокки | トッポッキ
ceviche 10 table table-top | ceviche | ceviche | ceviche | ceviche | ceviche | ceviche | севиче | セビーチェ
bouillabaisse 9.9 table table-top | bouillabaisse, fish stew, seafood stew, gumbo, cioppino | bouillabaisse, fischsuppe | bouillabaisse, soupe de poisson | bullabesa, sopa de marisco | bouillabaisse, zuppa di pesce | bouillabaisse, caldeirada | буйабес, уха | ブイヤベース
clam-chowder=chowder 12.5 table table-top | clam chowder, chowder, creamy soup | muschelsuppe, cremesuppe | chaudrée de palourdes, velouté | crema de almejas, sopa cremosa | zuppa di vongole, vellutata | sopa cremosa, creme de mariscos | клэм-чаудер, крем-суп | クラムチャウダー
gazpacho 17.3 table table-top | gazpacho, cold tomato soup | gazpacho | gaspacho | gazpacho | gazpacho | gaspacho | гаспачо | ガスパチョ
`,
);

/** Dishes of Europe and the Americas. */
const mains = goodsTable(
  'main-abroad',
  'food',
  `
shepherds-pie 18.4 table table-top | shepherd's pie, shepherds pie, cottage pie | shepherd's pie, hirtenauflauf | hachis parmentier | pastel de carne, pastel de pastor | pasticcio del pastore | empadão, escondidinho | пастуший пирог | シェパーズパイ
haggis 7.8 table table-top | haggis | haggis | haggis | haggis | haggis | haggis | хаггис | ハギス
crumpet 7.9 table table-top | crumpet, crumpets | crumpet | crumpet | crumpet | crumpet | crumpet | крампет | クランペット
yorkshire-pudding 10.4 table table-top | yorkshire pudding, yorkshire puddings, popover, popovers | yorkshire-pudding | yorkshire pudding | pudín de yorkshire | yorkshire pudding | yorkshire pudding | йоркширский пудинг | ヨークシャープディング
roast-beef 11 table table-top | roast beef, sunday roast, prime rib, beef roast | roastbeef, rinderbraten | rosbif, rôti de bœuf | rosbif, asado de ternera | roast beef, arrosto di manzo | rosbife, carne assada | ростбиф | ローストビーフ
beef-wellington 8.6 table table-top | beef wellington | filet wellington | bœuf wellington | solomillo wellington | filetto alla wellington | bife wellington | говядина веллингтон | ビーフウェリントン
ratatouille 11.7 table table-top | ratatouille | ratatouille | ratatouille | ratatouille, pisto | ratatouille, caponata | ratatouille | рататуй | ラタトゥイユ
escargot 10.3 table table-top | escargot, escargots, garlic snails | weinbergschnecken in butter | escargots de bourgogne | caracoles a la borgoñona | lumache alla bourguignonne | escargot | эскарго, улитки по-бургундски | エスカルゴ
raclette 8.8 table table-top | raclette | raclette | raclette | raclette | raclette | raclette | раклет | ラクレット
roesti 7.3 table table-top | rösti, roesti, hash brown, hash browns, potato pancake, potato pancakes, latke, latkes | rösti, kartoffelpuffer, reibekuchen | rösti, galette de pommes de terre | rösti, tortita de patata | rösti, frittella di patate | rösti, batata rösti | драники, рёшти | レシュティ, ハッシュブラウン
stroganoff 10.5 table table-top | beef stroganoff, stroganoff | bœuf stroganoff, boeuf stroganoff | bœuf stroganov | ternera stroganoff | manzo alla stroganoff | estrogonofe | бефстроганов | ビーフストロガノフ
cabbage-rolls 9.4 table table-top | cabbage rolls, stuffed cabbage | kohlrouladen, krautwickel | choux farcis | rollos de repollo | involtini di verza | charuto de repolho | голубцы | ロールキャベツ
dolma 9.4 table table-top | dolma, dolmades, stuffed grape leaves, stuffed vine leaves | dolma, gefüllte weinblätter | dolmas, feuilles de vigne farcies | dolmas, hojas de parra rellenas | dolma, foglie di vite ripiene | dolma, charuto de folha de uva | долма | ドルマ
lobster-roll 12.1 table table-top | lobster roll | hummerbrötchen | lobster roll | bocadillo de langosta | panino all'aragosta | sanduíche de lagosta | лобстер-ролл | ロブスターロール
enchiladas 16 table table-top | enchiladas, enchilada | enchiladas | enchiladas | enchiladas | enchiladas | enchiladas | энчилада | エンチラーダ
caprese 7.8 table table-top | caprese salad, caprese, tomato mozzarella salad | caprese, tomate mozzarella | salade caprese, tomates mozzarella | ensalada caprese | insalata caprese, caprese | salada caprese | капрезе | カプレーゼ
panna-cotta 13.7 table table-top | panna cotta | panna cotta | panna cotta | panna cotta | panna cotta | panna cotta | панна-котта | パンナコッタ
spanakopita 10.5 table table-top | spanakopita, spinach pie, filo pastry, borek, börek | spanakopita, spinattasche, börek | spanakopita, feuilleté aux épinards | spanakopita, pastel de espinacas | spanakopita, torta di spinaci | spanakopita, torta de espinafre | спанакопита, бурек | スパナコピタ
spanish-tortilla 11 table table-top | spanish tortilla, spanish omelette, tortilla española, potato omelette, frittata | spanische tortilla, kartoffelomelett | tortilla espagnole | tortilla española, tortilla de patatas | tortilla spagnola, frittata | tortilha espanhola, fritada | испанская тортилья, фриттата | スペイン風オムレツ
pastel-de-nata 4.9 table table-top | pastel de nata, pasteis de nata, egg tart, custard tart, portuguese tart, egg tarts | pastel de nata, puddingtörtchen | pastel de nata, flan pâtissier portugais | pastel de nata, pastel de belém | pastel de nata | pastel de nata | паштейш, яичный тарт | エッグタルト
croque-monsieur 10.7 table table-top | croque monsieur, croque madame, croque-monsieur | croque monsieur | croque-monsieur, croque monsieur | croque monsieur, bikini sándwich | croque monsieur | croque monsieur | крок-месьё | クロックムッシュ
banh-mi 9.4 table table-top | banh mi, bánh mì | banh mi | bánh mì, banh mi | banh mi | banh mi | banh mi | бань ми | バインミー
summer-rolls 9.4 table table-top | summer rolls, summer roll, rice paper rolls, vietnamese summer rolls, fresh spring rolls | sommerrollen | rouleaux de printemps | rollos de verano, rollitos de papel de arroz | involtini estivi vietnamiti | rolinhos vietnamitas, rolinho de verão | летние роллы | 生春巻き
moussaka 13.4 table table-top | moussaka | moussaka | moussaka | musaca | moussaka | moussaka | мусака | ムサカ
gyros 16.3 table table-top | gyros, gyro, shawarma, shawarma wrap, souvlaki pita, doner kebab | gyros, schawarma, döner | gyros, chawarma, döner kebab | gyros, shawarma, döner kebab | gyros, shawarma, döner kebab | gyros, shawarma, döner kebab | гирос, шаурма, шаверма, дёнер | ギロピタ, シャワルマ, ドネルサンド
arepa 8.9 table table-top | arepa, arepas, pupusa, pupusas | arepa | arepa | arepa, pupusa | arepa | arepa | арепа | アレパ
tamales 11.5 table table-top | tamales, tamale, tamal | tamales | tamales | tamales, tamal | tamales | pamonha, tamales | тамале | タマレス
`,
);

/** Cheeses by kind. */
const cheeses = goodsTable(
  'cheese-kind',
  'food',
  `
emmental 8.5 table table-top | emmental, swiss cheese, emmentaler, gruyere, holey cheese, cheese with holes | emmentaler, schweizer käse | emmental, gruyère | queso emmental, queso suizo, gruyer | emmental, formaggio svizzero, groviera | queijo suíço, emmental | эмменталь, швейцарский сыр | エメンタールチーズ, スイスチーズ
gouda 18.4 table table-top | gouda, gouda cheese, edam, edam cheese | gouda, edamer | gouda, édam | gouda, queso edam | gouda, edam | gouda, queijo edam, queijo do reino | гауда, эдам | ゴーダチーズ
cheese-wheel 18.4 table table-top | cheese wheel, wheel of cheese, round of cheese | käselaib | meule de fromage | rueda de queso, horma de queso | forma di formaggio | roda de queijo, queijo inteiro | головка сыра, сырная голова | ホールチーズ
cheddar 7.9 table table-top | cheddar, cheddar cheese, block of cheese | cheddar | cheddar | cheddar, queso cheddar | cheddar | cheddar, queijo cheddar | чеддер | チェダーチーズ
goat-cheese 4.7 table table-top | goat cheese, goat's cheese, chevre, goat cheese log | ziegenkäse | fromage de chèvre, bûche de chèvre | queso de cabra | formaggio di capra | queijo de cabra | козий сыр | ヤギのチーズ, シェーブルチーズ
halloumi 6 table table-top | halloumi, grilled halloumi, grilled cheese slices | halloumi, grillkäse | halloumi | halloumi | halloumi | halloumi, queijo coalho | халуми | ハルミチーズ
babybel 4.4 table table-top | babybel, mini cheese, wax cheese | minikäse | mini fromage | mini queso | formaggino | queijinho redondo | мини-сыр | ミニチーズ
burrata 10.8 table table-top | burrata | burrata | burrata | burrata | burrata | burrata | буррата | ブッラータ
cream-cheese 7 table table-top | cream cheese, tub of cream cheese | frischkäse | fromage frais, fromage à tartiner | queso crema, queso de untar | formaggio spalmabile | cream cheese, requeijão | сливочный сыр, творожный сыр | クリームチーズ
`,
);

export const dishesAbroad = [...dishes, ...mains, ...cheeses];

import { goodsTable } from '../concept-lines';

/** Dishes of many kitchens, on plates and in bowls. */
export const dishes = goodsTable(
  'dish',
  'food',
  `
dinner 9 table table-top | food, food plate, plate of food, dinner, supper, lunch, meal | abendessen, mittagessen, mahlzeit, teller mit essen | dîner, déjeuner, repas, souper, nourriture | almuerzo, cena, comida | pranzo, cena, cibo | almoço, jantar, refeição, comida | обед, ужин, еда | 昼食, 夕食, 食事, 食べ物, ランチ, ディナー
baked-goods 13 table table-top | baked goods, baked items, pastries, assorted pastries, bakery items, baked treats | backwaren, gebäck, teilchen | viennoiseries, pâtisseries assorties | bollería, productos horneados | prodotti da forno | produtos de panificação | выпечка | 焼き菓子
stir-fry 8 table table-top | stir fried vegetables, stir-fried vegetables, stir fried veggies | pfannengemüse, gemüsepfanne | légumes sautés, poêlée de légumes | salteado de verduras, verduras salteadas | verdure saltate | legumes salteados | жареные овощи | 野菜炒め
lasagna 12 table table-top | lasagna, lasagne, plate of lasagna | lasagne | lasagnes | lasaña | lasagna | lasanha | лазанья | ラザニア
ravioli 9 table table-top | ravioli, tortellini | ravioli, maultaschen | raviolis, ravioles | raviolis | ravioli, tortellini | ravióli | равиоли | ラビオリ
gnocchi 9 table table-top | gnocchi | gnocchi | gnocchis | ñoquis | gnocchi | nhoque | ньокки | ニョッキ
meatballs 10 table table-top | meatballs, swedish meatballs | fleischbällchen, frikadellen, köttbullar | boulettes de viande, boulettes | albóndigas | polpette | almôndegas | фрикадельки, тефтели | ミートボール, 肉団子
macaroni-cheese 10 table table-top | macaroni and cheese, mac and cheese, macaroni, mac n cheese | makkaroni mit käse, makkaroni | macaronis au fromage, macaronis | macarrones con queso, macarrones | maccheroni al formaggio, maccheroni | macarrão com queijo | макароны с сыром | マカロニチーズ, マカロニ
scrambled-eggs 8 table table-top | scrambled eggs | rührei, rühreier | œufs brouillés | huevos revueltos | uova strapazzate | ovos mexidos | яичница-болтунья | スクランブルエッグ
omelette 9 table table-top | omelette, omelet | omelett, omelette | omelette | tortilla francesa | omelette | omelete | омлет | オムレツ
quesadilla 9 table table-top | quesadilla, quesadillas | quesadilla | quesadilla | quesadilla | quesadilla | quesadilla | кесадилья | ケサディーヤ
fish-and-chips 8 table table-top | fish and chips, fried fish and chips | fisch und pommes, backfisch | fish and chips | pescado con patatas fritas, fish and chips | fish and chips | peixe com batatas fritas | рыба с картошкой фри | フィッシュアンドチップス
chicken-nuggets 7 table table-top | chicken nuggets, nuggets | chicken nuggets, hähnchennuggets | nuggets de poulet, nuggets | nuggets de pollo | crocchette di pollo, nuggets | nuggets de frango | наггетсы | チキンナゲット
fried-chicken 14 table table-top | fried chicken, chicken legs, drumsticks, crispy chicken | brathähnchenteile, hähnchenschenkel, hähnchenkeule, frittiertes hähnchen | poulet frit, cuisse de poulet | pollo frito, muslo de pollo | pollo fritto, coscia di pollo | frango frito, coxa de frango | куриная ножка | フライドチキン, 唐揚げ
chicken-wings 8 table table-top | chicken wings, buffalo wings, hot wings | chicken wings, hähnchenflügel | ailes de poulet | alitas de pollo, alitas | ali di pollo, alette di pollo | asas de frango, asinhas de frango | куриные крылышки | 手羽先
onion-rings 9 table table-top | onion rings | zwiebelringe | rondelles d'oignon, onion rings | aros de cebolla | anelli di cipolla | anéis de cebola | луковые кольца | オニオンリング
samosas 9 table table-top | samosas, empanadas | samosas, empanadas | samoussas | samosas, empanadas |  | samosas, pastéis de forno | самса, самоса | サモサ
spring-rolls 7 table table-top | spring rolls, egg rolls, lumpia | frühlingsrollen | nems | rollitos de primavera | involtini primavera | rolinhos primavera | спринг-роллы | 春巻き
falafel 7 table table-top | falafel, falafels | falafel | falafels | faláfel | falafel | faláfel | фалафель | ファラフェル
mussels 13 table table-top | mussels, moules, clams, bowl of mussels | miesmuscheln, muschelgericht | moules, moules marinières | mejillones, almejas | cozze, vongole | mexilhões | мидии | ムール貝
english-breakfast 7 table table-top | english breakfast, full english breakfast, full english, fry-up, bacon and eggs | englisches frühstück | petit déjeuner anglais | desayuno inglés | colazione inglese | café da manhã inglês | английский завтрак | イングリッシュブレックファスト
grilled-fish 9 table table-top | grilled salmon, salmon fillet, fish fillet, baked salmon, roasted salmon, salmon steak, grilled trout, grilled tuna | gegrillter lachs, lachsfilet, fischfilet | saumon grillé, filet de saumon, filet de poisson | salmón a la plancha, filete de salmón, filete de pescado | salmone alla griglia, filetto di salmone, filetto di pesce | salmão grelhado, filé de salmão, filé de peixe | жареный лосось, стейк из лосося, рыбное филе | 焼き鮭, サーモンステーキ
basil-sprig 4 table table-top | basil leaf, basil leaves, sprig of basil, mint leaf, mint leaves, parsley leaf | basilikumblatt, basilikumblätter, minzblatt, minzblätter | feuille de basilic, feuilles de basilic, feuilles de menthe | hoja de albahaca, hojas de albahaca, hojas de menta | foglia di basilico, foglie di basilico, foglie di menta | folha de manjericão, folhas de manjericão, folhas de hortelã | листья базилика, лист базилика, листья мяты | バジルの葉, ミントの葉
lime-wedges 3 table table-top | lime wedge, lime wedges, slice of lime, lime slice | limettenscheibe, limettenspalte | quartier de citron vert, rondelle de citron vert | rodaja de lima, gajo de lima | fetta di lime, spicchio di lime | fatia de limão-taiti | долька лайма, ломтик лайма | ライムのくし切り
lemon-wedges 3 table table-top | lemon wedge, lemon wedges | zitronenspalte, zitronenspalten | quartier de citron, quartiers de citron | gajo de limón, gajos de limón | spicchio di limone, spicchi di limone | gomo de limão | дольки лимона | レモンのくし切り
fruit-bowl 20 table table-top | fruit bowl, bowl of fruit, bowl of fruits, fruit platter | obstschale, obstschüssel, schale mit obst, schale obst | coupe à fruits, corbeille de fruits, coupe de fruits, bol de fruits | frutero, bol de frutas, cuenco de frutas | fruttiera, ciotola di frutta | fruteira, tigela de frutas | ваза для фруктов, ваза с фруктами, миска с фруктами | フルーツボウル, 果物の盛り合わせ
mashed-potatoes 11 table table-top | mashed potatoes, potato mash | kartoffelpüree, kartoffelbrei | purée de pommes de terre, purée | puré de patatas, puré de papas | purè di patate | purê de batata | картофельное пюре, пюре | マッシュポテト
`,
);

/** What is sweet, of many kitchens. */
export const treats = goodsTable(
  'treat',
  'food',
  `
churros 21 table table-top | churros | churros | churros | churros | churros | churros | чуррос | チュロス
baklava 11 table table-top | baklava | baklava | baklava | baklava | baklava | baklava | пахлава | バクラヴァ
tiramisu 14 table table-top | tiramisu, slice of tiramisu | tiramisu | tiramisu | tiramisú | tiramisù | tiramisu | тирамису | ティラミス
creme-brulee 6.6 table table-top | creme brulee, crème brûlée | crème brûlée | crème brûlée, crème brulée | crema catalana, crème brûlée | crème brûlée, crema catalana | creme brûlée | крем-брюле | クレームブリュレ
avocado-toast 9.5 table table-top | avocado toast, avocado on toast | avocadotoast, avocadobrot | toast à l'avocat | tostada de aguacate | toast con avocado | torrada com abacate | тост с авокадо | アボカドトースト
bruschetta 11 table table-top | bruschetta, tomato toast | bruschetta | bruschetta | pan con tomate | bruschetta | bruscheta | брускетта | ブルスケッタ
french-toast 9.4 table table-top | french toast | armer ritter, arme ritter | pain perdu | torrijas, tostadas francesas | french toast | rabanada | французские тосты | フレンチトースト
quiche 9 table table-top | quiche, quiche lorraine, savory tart | quiche, zwiebelkuchen | quiche | quiche | quiche, torta salata | quiche | киш | キッシュ
fruit-tart 9.4 table table-top | fruit tart, tart, berry tart, strawberry tart | obsttorte, obstkuchen | tarte aux fruits | tarta de frutas, tartaleta | crostata di frutta | torta de frutas | фруктовый тарт | フルーツタルト
scones 9.7 table table-top | scones | scones | scones | scones | scones | scones | сконы | スコーン
mochi 7 table table-top | mochi, daifuku | mochi | mochi, mochis | mochi | mochi | mochi | моти | 餅, 大福
smores 6.8 table table-top | s'mores, smores | s'mores | s'mores | s'mores | s'mores | s'mores | сморы | スモア
corn-dog 19 table table-top | corn dog, corndog | corn dog | corn dog | banderilla | corn dog | corn dog | корн-дог | アメリカンドッグ
candy-apple 19 table table-top | candy apple, toffee apple, caramel apple | kandierter apfel, liebesapfel, paradiesapfel | pomme d'amour | manzana de caramelo, manzana caramelizada | mela caramellata | maçã do amor | яблоко в карамели | りんご飴
banana-split 16 table table-top | banana split, ice cream boat | bananensplit | banana split | banana split | banana split | banana split | банановый сплит | バナナスプリット
jelly-beans 4.2 table table-top | jelly beans, jellybeans | geleebohnen | dragées à la gelée | gominolas | caramelle gommose | balas de goma | желейные бобы | ジェリービーンズ
gummy-bears 3 table table-top | gummy bears, gummies | gummibärchen, gummibären | oursons en gélatine | ositos de goma | orsetti gommosi | ursinhos de goma | мармеладные мишки | グミベア, グミ
`,
);

/** What stands in larders: grains, spreads, cheeses, spices, herbs. */
export const larder = goodsTable(
  'larder',
  'food',
  `
chickpeas 9.4 table table-top | chickpeas, garbanzo beans, bowl of chickpeas | kichererbsen | pois chiches | garbanzos | ceci | grão-de-bico | нут | ひよこ豆
lentils 9.3 table table-top | lentils, dal, daal, bowl of lentils | linsen | lentilles | lentejas | lenticchie | lentilhas | чечевица | レンズ豆
couscous 9.1 table table-top | couscous, quinoa, bulgur, millet | couscous, quinoa, bulgur, hirse | couscous, quinoa, boulgour | cuscús, quinoa | cous cous, quinoa | cuscuz, quinoa | кускус, киноа, булгур, пшено | クスクス, キヌア
kidney-beans 9.4 table table-top | kidney beans, red beans, bowl of beans | kidneybohnen, rote bohnen | haricots rouges | frijoles, alubias | fagioli rossi | feijão | фасоль, красная фасоль | 金時豆
caviar 9.2 table table-top | caviar, black caviar | kaviar | caviar | caviar | caviale | caviar | икра | キャビア
kimchi 10 table table-top | kimchi | kimchi | kimchi | kimchi | kimchi | kimchi | кимчи | キムチ
coleslaw 10.5 table table-top | coleslaw, slaw, cabbage salad, sauerkraut | krautsalat, sauerkraut | salade de chou, choucroute | ensalada de col, chucrut | insalata di cavolo, crauti | salada de repolho, chucrute | салат из капусты, квашеная капуста | コールスロー
hummus 8.5 table table-top | hummus, houmous | hummus | houmous | hummus | hummus | homus | хумус | フムス
guacamole 11 table table-top | guacamole, guac | guacamole | guacamole | guacamole | guacamole | guacamole | гуакамоле | ワカモレ
salsa-dip=salsa 9 table table-top | salsa dip, salsa sauce, tomato salsa, bowl of salsa | salsasoße, tomatensalsa | sauce salsa | salsa mexicana, pico de gallo | salsa messicana | molho salsa | сальса соус | サルサソース
tofu 13 table table-top | tofu, bean curd | tofu | tofu | tofu | tofu | tofu | тофу | 豆腐
sashimi 9.3 table table-top | sashimi | sashimi | sashimi | sashimi | sashimi | sashimi | сашими | 刺身
oysters 8.8 table table-top | oysters, plate of oysters | austern | huîtres | ostras | ostriche | ostras | устрицы | 牡蠣
brie 12 table table-top | brie, camembert | brie, camembert | brie, camembert | brie, camembert, queso brie | brie, camembert | brie, queijo brie | бри, камамбер | ブリーチーズ, カマンベール
parmesan 11.4 table table-top | parmesan, parmesan cheese | parmesan | parmesan, comté | parmesano, queso parmesano | parmigiano | parmesão | пармезан | パルメザン
blue-cheese 11.4 table table-top | blue cheese, roquefort, gorgonzola, stilton | blauschimmelkäse, roquefort | fromage bleu, roquefort | queso azul | gorgonzola | queijo azul, gorgonzola | сыр с плесенью | ブルーチーズ
salami 8.5 table table-top | salami, pepperoni, chorizo, cured sausage | salami, chorizo | saucisson, chorizo, salami | salami, chorizo, salchichón | salame | salame, chouriço | салями | サラミ, チョリソー
crackers 7.5 table table-top | crackers, saltines, crispbread | knäckebrot | crackers, biscuits salés | galletas saladas | crackers | biscoitos salgados | крекеры | クラッカー菓子
sugar-cubes 8.7 table table-top | sugar cubes, sugar, lumps of sugar | zuckerwürfel, zucker | morceaux de sucre, sucre | terrones de azúcar, azúcar | zollette di zucchero, zucchero | cubos de açúcar, açúcar | кубики сахара, сахар | 角砂糖, 砂糖
flour 26 table kitchen | flour, bag of flour, wheat flour, sack of flour | mehl, mehlsack | farine | harina | farina | farinha | мука | 小麦粉
cinnamon-sticks 5.3 table table-top | cinnamon sticks, cinnamon | zimtstangen, zimt | bâtons de cannelle, cannelle | canela, ramas de canela | cannella, stecche di cannella | canela, paus de canela | корица, палочки корицы | シナモン
turmeric 10 table table-top | turmeric, curry powder, spices | kurkuma, currypulver, gewürze | curcuma, épices | cúrcuma, especias | curcuma, spezie | cúrcuma, açafrão, especiarias | куркума, специи | ターメリック, スパイス
paprika 10 table table-top | paprika powder, chili powder, cayenne | paprikapulver, chilipulver | paprika moulu, piment en poudre | pimentón | paprika in polvere, peperoncino in polvere | páprica | паприка | パプリカパウダー
vanilla 16 table table-top | vanilla, vanilla pods, vanilla bean | vanille | vanille, gousse de vanille | vainilla | vaniglia | baunilha | ваниль | バニラ
parsley 18 table table-top | parsley, bunch of parsley | petersilie | persil | perejil | prezzemolo | salsinha | петрушка | パセリ
cilantro 18 table table-top | cilantro, coriander | koriander | coriandre | cilantro | coriandolo | coentro | кинза | パクチー
dill 18.5 table table-top | dill, fennel leaves | dill | aneth | eneldo | aneto | endro | укроп | ディル
chives 20 table table-top | chives | schnittlauch | ciboulette | cebollino | erba cipollina | cebolinha | шнитт-лук, зелёный лук | チャイブ
`,
);

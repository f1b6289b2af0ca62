import { goodsTable } from '../concept-lines';

/** Breads and cakes by kind. */
export const breads = goodsTable(
  'bread-kind',
  'food',
  `
naan 22 table table-top | naan, naan bread, roti, chapati, garlic naan, flatbread | naan, naan-brot, fladenbrot | naan, pain naan | naan, pan naan, pan plano | naan, pane naan | naan, pão naan, pão sírio | наан, лепёшка, лаваш | ナン
pita 13 table table-top | pita bread, pita, pitta, pitta bread | pita, pitabrot, pita-brot | pita, pain pita | pan de pita, pan pita | pita, pane pita | pão pita | пита | ピタパン
tortillas 17 table table-top | tortillas, tortilla, flour tortilla, corn tortillas | tortillas, tortilla, weizentortilla | tortillas, tortilla mexicaine | tortillas de maíz, tortillas de harina | tortillas, tortilla messicana | tortilhas | тортильи, тортилья | トルティーヤ
brioche 12.5 table table-top | brioche, brioches, brioche bun | brioche | brioche | brioche, bollo de leche | brioche | brioche | бриошь | ブリオッシュ
challah 12.5 table table-top | challah, challah bread, braided bread, plaited loaf | challa, hefezopf, zopfbrot | hallah, pain tressé | jalá, pan trenzado | challah, treccia di pane | chalá, pão trançado | хала, плетёный хлеб | ハッラー
focaccia 12 table table-top | focaccia, focaccia bread | focaccia | focaccia, fougasse | focaccia | focaccia | focaccia | фокачча | フォカッチャ
ciabatta 8 table table-top | ciabatta, ciabatta bread | ciabatta | ciabatta | chapata | ciabatta | ciabatta | чиабатта | チャバタ
garlic-bread 7.5 table table-top | garlic bread | knoblauchbrot | pain à l'ail | pan de ajo | pane all'aglio | pão de alho | чесночный хлеб | ガーリックブレッド
banana-bread 10.5 table table-top | banana bread, banana loaf | bananenbrot | pain à la banane, cake à la banane | pan de plátano, pan de banana | pane alla banana, banana bread | pão de banana, bolo de banana | банановый хлеб | バナナブレッド
rye-bread 10.5 table table-top | rye bread, pumpernickel, dark bread, black bread, brown bread | roggenbrot, pumpernickel, schwarzbrot, vollkornbrot | pain de seigle, pain noir | pan de centeno | pane di segale, pane nero | pão de centeio | ржаной хлеб, чёрный хлеб | ライ麦パン, 黒パン
pain-au-chocolat 6.5 table table-top | pain au chocolat, chocolate croissant, chocolatine | schokocroissant, pain au chocolat | pain au chocolat, chocolatine | napolitana de chocolate | fagottino al cioccolato | pain au chocolat, croissant de chocolate | пан-о-шоколя, шоколадный круассан | パンオショコラ
hot-cross-bun 7.4 table table-top | hot cross bun, hot cross buns, easter bun | osterbrötchen, hot cross bun | petit pain de pâques, hot cross bun | bollo de pascua, hot cross bun | hot cross bun | pãozinho de páscoa | пасхальная булочка | ホットクロスバン
stollen 12 table table-top | stollen, christmas stollen, christmas bread | stollen, christstollen, weihnachtsstollen | stollen | stollen | stollen | stollen | штоллен | シュトーレン
`,
);

export const cakeKinds = goodsTable(
  'cake-kind',
  'food',
  `
bundt-cake 12 table table-top | bundt cake, ring cake, kugelhopf | gugelhupf, napfkuchen | kouglof, gâteau couronne | bundt cake, bizcocho en corona | ciambellone, bundt cake | bolo de anel | кекс кугельхопф, кекс с дыркой | クグロフ, バントケーキ
swiss-roll 12 table table-top | swiss roll, jelly roll, roulade cake, roll cake, cake roll | biskuitrolle, biskuitroulade | gâteau roulé, biscuit roulé | brazo de gitano, pionono | rotolo dolce, rotolo di pan di spagna | rocambole | бисквитный рулет | ロールケーキ
yule-log 13 table table-top | yule log, yule log cake, buche de noel, bûche de noël, chocolate log | baumkuchenstamm, bûche de noël | bûche de noël | tronco de navidad | tronchetto di natale | tronco de natal | рождественское полено | ブッシュドノエル
victoria-sponge 13 table table-top | victoria sponge, victoria sponge cake, sandwich cake, jam sponge cake | victoria sponge, biskuittorte mit marmelade | gâteau victoria, victoria sponge | pastel victoria, tarta victoria | torta victoria | bolo vitória | торт виктория | ヴィクトリアケーキ
carrot-cake-slice 9 table table-top | slice of carrot cake, carrot cake slice | karottenkuchenstück | part de carrot cake | porción de tarta de zanahoria | fetta di torta di carote | fatia de bolo de cenoura | кусок морковного торта | キャロットケーキ一切れ
red-velvet-cake-slice 9 table table-top | slice of red velvet cake, red velvet slice | red-velvet-tortenstück | part de red velvet | porción de red velvet | fetta di red velvet | fatia de red velvet | кусок красного бархата | レッドベルベットケーキ一切れ
black-forest-cake-slice 9 table table-top | slice of black forest cake, black forest slice | schwarzwälder tortenstück | part de forêt-noire | porción de selva negra | fetta di foresta nera | fatia de floresta negra | кусок торта чёрный лес | 黒い森のケーキ一切れ
victoria-sponge-slice 8 table table-top | slice of victoria sponge, slice of sponge cake | biskuittortenstück | part de victoria sponge | porción de bizcocho victoria | fetta di victoria sponge | fatia de pão de ló recheado | кусок бисквита виктория | ヴィクトリアケーキ一切れ
carrot-cake 18 table table-top | carrot cake | karottenkuchen, möhrenkuchen, rüblitorte | gâteau aux carottes, carrot cake | tarta de zanahoria, pastel de zanahoria | torta di carote | bolo de cenoura | морковный торт | キャロットケーキ
red-velvet-cake 18 table table-top | red velvet cake, red velvet | red-velvet-torte, red velvet | red velvet, gâteau red velvet | tarta red velvet, pastel de terciopelo rojo | torta red velvet | bolo red velvet, bolo veludo vermelho | красный бархат торт, торт красный бархат | レッドベルベットケーキ
black-forest-cake 18 table table-top | black forest cake, black forest gateau, black forest gâteau | schwarzwälder kirschtorte | forêt-noire gâteau, forêt noire | selva negra tarta, tarta selva negra, pastel selva negra | torta foresta nera, foresta nera torta | bolo floresta negra | торт чёрный лес, шварцвальд торт | フォレノワール
profiteroles 12 table table-top | profiteroles, profiterole, cream puffs, cream puff, choux buns | profiteroles, windbeutel, profiterol | profiteroles, profiterole, chou à la crème | profiteroles, profiterol | profiteroles, bignè | profiteroles, carolinas | профитроли, эклеры шу | プロフィトロール, シュークリーム
cannoli 8 table table-top | cannoli, cannolo | cannoli | cannoli, cannolis | cannoli | cannoli, cannolo, cannolo siciliano | cannoli | канноли | カンノーリ
strudel 8 table table-top | apple strudel, strudel | apfelstrudel, strudel | strudel, strudel aux pommes | strudel, strudel de manzana | strudel, strudel di mele | strudel, strudel de maçã | штрудель, яблочный штрудель | シュトルーデル
panettone 18 table table-top | panettone, pandoro | panettone | panettone | panettone | panettone, pandoro | panetone | панеттоне, кулич | パネットーネ
meringue 8 table table-top | meringue, meringues, meringue kisses | baiser gebäck, meringue | meringue, meringues | merengue, merengues | meringa, meringhe | suspiro doce, merengue | безе, меренга | メレンゲ
pavlova 13 table table-top | pavlova, pavlova cake, meringue cake | pavlova, pavlova-torte | pavlova | pavlova, tarta pavlova | pavlova | pavlova | торт павлова | パブロバ
trifle 19 table table-top | trifle, english trifle, trifle dessert | trifle, schichtdessert | trifle, bagatelle dessert | trifle | zuppa inglese | trifle, pavê | трайфл | トライフル
jelly 10 table table-top | jelly, jello, wobbly jelly, gelatin dessert | wackelpudding, götterspeise | gelée dessert, jello | gelatina | gelatina dolce, gelatina | gelatina | желе | ゼリー
crepes 9 table table-top | crepe, crepes, crêpe, crêpes, french crepe, blini, blintzes | crêpe, crêpes, blini | galette de sarrasin, crêpe fine, blini | crepe, crepes, crepa, filloas, blini | crêpe, crespelle, blini | crepe, crepes, blini | блинчики, тонкие блины, креп | クレープ
lemon-tart 7 table table-top | lemon tart, lemon pie, lemon meringue pie, key lime pie | zitronentarte, zitronenkuchen mit baiser | tarte au citron | tarta de limón, pay de limón | crostata al limone, torta al limone | torta de limão, tarte de limão | лимонный тарт, лимонный пирог | レモンタルト
pumpkin-pie 7 table table-top | pumpkin pie, slice of pumpkin pie, sweet potato pie | kürbiskuchen, kürbis-pie | tarte à la citrouille | pastel de calabaza, tarta de calabaza | torta di zucca | torta de abóbora | тыквенный пирог | パンプキンパイ
`,
);

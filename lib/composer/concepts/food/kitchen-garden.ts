import { goodsTable } from '../concept-lines';

/** Vegetables by kind, and mushrooms of the woods. */
export const kitchenGarden = goodsTable(
  'kitchen-garden',
  'food',
  `
turnip 13 table table-top | turnip, turnips, rutabaga, swede vegetable | steckrübe, weiße rübe, speiserübe, kohlrübe | navet, navets, rutabaga | nabo, nabos | rapa, rape | nabo, nabos | репа, брюква | カブ, 蕪
parsnip 29 table table-top | parsnip, parsnips | pastinake, pastinaken | panais | chirivía, chirivías | pastinaca | pastinaca, cherivia | пастернак | パースニップ
daikon 29 table table-top | daikon, daikon radish, white radish, mooli | daikon, rettich | daikon, radis blanc | daikon, rábano blanco | daikon | daikon, rabanete branco, nabo japonês | дайкон | 大根
sweet-potato 7.8 table table-top | sweet potato, sweet potatoes, yam, yams | süßkartoffel, süßkartoffeln | patate douce, patates douces | batata, boniato, camote | patata dolce, patate dolci | batata-doce | батат, сладкий картофель | サツマイモ, さつまいも
red-onion 7.5 table table-top | red onion, red onions | rote zwiebel, rote zwiebeln | oignon rouge, oignons rouges | cebolla morada, cebolla roja | cipolla rossa, cipolle rosse | cebola roxa | красный лук | 赤玉ねぎ, 紫玉ねぎ
red-cabbage 16 table table-top | red cabbage, purple cabbage | rotkohl, rotkraut, blaukraut | chou rouge | lombarda, col lombarda, repollo morado | cavolo rosso | repolho roxo | краснокочанная капуста | 紫キャベツ
courgette 8 table table-top | courgette, courgettes, zucchini, zucchinis | zucchini | courgette, courgettes | calabacín, calabacines | zucchina, zucchine | abobrinha, courgette | кабачок, цукини | ズッキーニ
fennel 24 table table-top | fennel, fennel bulb | fenchel, fenchelknolle | fenouil | hinojo | finocchio | funcho, erva-doce | фенхель | フェンネル
bok-choy 21 table table-top | bok choy, pak choi, bok choi, pak choy | pak choi | pak choï, bok choy | bok choy, pak choi | cavolo cinese, pak choi | acelga chinesa, bok choy | пак-чой, бок-чой | チンゲン菜
kale 26 table table-top | kale, kale leaf, kale leaves, bunch of kale | grünkohl | chou frisé, chou kale | col rizada, kale | cavolo riccio, cavolo nero | couve kale, couve-de-folhas | кудрявая капуста, кейл | ケール
spinach 19 table table-top | spinach, spinach leaves, baby spinach | spinat, spinatblätter | épinards, épinard | espinacas, espinaca | spinaci | espinafre | шпинат | ほうれん草
green-beans 8.5 table table-top | green beans, green bean, string beans, french beans, runner beans | grüne bohnen, stangenbohnen | haricots verts, haricot vert | judías verdes, ejotes, habichuelas verdes | fagiolini, fagiolini verdi | vagem, feijão-verde | стручковая фасоль, зелёная фасоль | インゲン, さやいんげん
okra 6 table table-top | okra, okras, lady's fingers | okra, okraschoten | gombo, gombos | okra, quimbombó | gombo, okra | quiabo | бамия, окра | オクラ
butternut 29 table table-top | butternut squash, butternut, butternut pumpkin | butternutkürbis, butternuss-kürbis | courge butternut, butternut | calabaza butternut, calabaza cacahuete | zucca butternut | abóbora-menina, abóbora manteiga | мускатная тыква, баттернат | バターナッツかぼちゃ
rhubarb 43 table table-top | rhubarb, rhubarb stalks | rhabarber | rhubarbe | ruibarbo | rabarbaro | ruibarbo | ревень | ルバーブ
brussels-sprouts 6.8 table table-top | brussels sprouts, brussel sprouts, brussels sprout | rosenkohl | choux de bruxelles, chou de bruxelles | coles de bruselas | cavoletti di bruxelles | couve-de-bruxelas | брюссельская капуста | 芽キャベツ
romanesco 19 table table-top | romanesco, romanesco broccoli, romanesco cauliflower | romanesco | chou romanesco, romanesco | romanesco | broccolo romanesco, broccolo romano | romanesco | романеско | ロマネスコ
cherry-tomatoes 6 table table-top | cherry tomatoes, cherry tomato, vine tomatoes, tomatoes on the vine | kirschtomate, kirschtomaten, cocktailtomaten, rispentomaten | tomate cerise, tomates cerises | tomate cherry, tomates cherry | pomodorini, pomodorino | tomate-cereja, tomates-cereja | помидоры черри, черри | ミニトマト, プチトマト
chanterelle 7.3 ground forest | chanterelle, chanterelles, chanterelle mushroom, chanterelle mushrooms | pfifferling, pfifferlinge | girolle, girolles, chanterelle | rebozuelo, chantarela | finferlo, finferli, gallinaccio | chanterelle, cantarelo | лисичка гриб, лисички грибы | アンズタケ
morel 12.6 ground forest | morel, morels, morel mushroom, morel mushrooms | morchel, morcheln | morille, morilles | colmenilla, morilla | spugnola, spugnole | morel, morchella | сморчок, сморчки | アミガサタケ, モリーユ
porcini 15 ground forest | porcini, porcini mushroom, porcini mushrooms, porcino, cep mushroom, bolete, boletus | steinpilz, steinpilze | cèpe, cèpes, bolet | hongo porcini, boleto comestible | porcino, porcini, fungo porcino | cogumelo porcini, boleto cogumelo | белый гриб, боровик, подосиновик | ポルチーニ
shiitake 6.5 table table-top | shiitake, shiitake mushroom, shiitake mushrooms, shiitakes | shiitake, shiitake-pilz | shiitaké, shiitake | shiitake | shiitake | shiitake | шиитаке | 椎茸, しいたけ
oyster-mushroom 12 table table-top | oyster mushroom, oyster mushrooms | austernpilz, austernseitling, austernpilze | pleurote, pleurotes | seta ostra, gírgola | fungo ostrica, pleurotus | cogumelo ostra, shimeji | вешенка, вешенки | ヒラタケ
enoki 13.5 table table-top | enoki, enoki mushroom, enoki mushrooms, enokitake | enoki, enoki-pilze | enoki, énoki | enoki | enoki, funghi enoki | enoki | эноки, опята эноки | えのき, エノキ
button-mushroom 5.8 table table-top | button mushroom, button mushrooms, white mushroom, white mushrooms, champignon, champignons, cremini, cremini mushrooms | champignon, champignons | champignon de paris, champignons de paris | champiñón, champiñones | champignon, champignons | champignon, champignons | шампиньон, шампиньоны | マッシュルーム
`,
);

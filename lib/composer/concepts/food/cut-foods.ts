import { goodsTable } from '../concept-lines';

/** Food in slices and halves, and what is baked in its dish. */
export const cutFoods = goodsTable(
  'cut-food',
  'food',
  `
sliced-loaf 11 table table-top | sliced loaf, sliced bread, loaf of sliced bread, sliced loaf of bread, cut loaf, bread cut into slices | geschnittenes brot, aufgeschnittenes brot | pain en tranches, pain tranché | pan en rebanadas, pan de molde | pane a fette, pane affettato | pão fatiado | нарезанный хлеб | スライスしたパン, 切ったパン
sandwich-halves 7 table table-top | sandwich halves, halved sandwich, sandwich cut in half, sliced sandwich, two sandwich halves | halbiertes sandwich | sandwich coupé en deux | sándwich partido por la mitad | panino tagliato a metà | sanduíche cortado ao meio | разрезанный сэндвич | 半分に切ったサンドイッチ
baked-dish 11 table table-top | baked casserole, casserole in a dish, gratin dish, lasagna in a baking dish, baking dish of lasagna, dish of lasagna, tray of lasagna, pan of lasagna, baked ziti, mac and cheese bake, potato gratin, gratin dauphinois | kartoffelgratin, auflauf in der form | gratin dauphinois, plat à gratin | gratinado de patatas | patate gratinate | gratinado de batata | картофельная запеканка | ポテトグラタン
baked-glass-dish 11 table table-top | lasagna in a glass dish, lasagna in a glass baking dish, casserole in a glass dish, glass dish of lasagna | | | | | | |
`,
);

import { goodsTable } from '../concept-lines';

/** What is grown in beds, as it grows. */
export const bedPlants = goodsTable(
  'bed-plant',
  'plant',
  `
tomato-plant 118 ground garden,greenhouse | tomato plant, tomato vine, cherry tomato plant | tomatenpflanze | plant de tomates, pied de tomate | tomatera, planta de tomate | pianta di pomodoro | tomateiro, pé de tomate | куст помидоров | トマトの苗
pepper-plant 118 ground garden,greenhouse | pepper plant, bell pepper plant | paprikapflanze | plant de poivrons | planta de pimiento | pianta di peperone | pé de pimentão | куст перца | ピーマンの苗
chili-plant 118 ground garden,greenhouse | chili plant, chilli plant, chili pepper plant | chilipflanze | plant de piment | planta de chile | pianta di peperoncino | pimenteira | куст чили | 唐辛子の苗
eggplant-plant 118 ground garden,greenhouse | eggplant plant, aubergine plant | auberginenpflanze | plant d'aubergine | planta de berenjena | pianta di melanzana | pé de berinjela | куст баклажана | ナスの苗
cucumber-plant 118 ground garden,greenhouse | cucumber plant, cucumber vine, zucchini plant, bean plant, pea plant | gurkenpflanze | plant de concombre | planta de pepino | pianta di cetriolo | pé de pepino | куст огурца | キュウリの苗
strawberry-plant 34 ground garden,greenhouse | strawberry plant | erdbeerpflanze | fraisier, plant de fraises | planta de fresa, mata de fresas | pianta di fragole | morangueiro | куст клубники | いちごの苗
pumpkin-plant 32 ground garden,farm | pumpkin plant, pumpkin vine, squash plant | kürbispflanze | plant de citrouille | planta de calabaza | pianta di zucca | aboboreira | куст тыквы | かぼちゃの苗
melon-plant 32 ground garden,farm | melon plant, watermelon plant, watermelon vine | melonenpflanze | plant de melon | planta de melón, planta de sandía | pianta di melone | pé de melancia | арбузная бахча | スイカの苗
carrot-plants 32 ground garden,farm | carrot plant, carrots in the ground, carrot tops, row of carrots | karottenpflanze | plants de carottes | planta de zanahoria | pianta di carota | pé de cenoura | морковная грядка | 人参の苗
root-plants 32 ground garden,farm | beet plant, radish plant, potato plant, onion plant | rübenpflanze, kartoffelpflanze | plant de betterave, plant de pommes de terre | planta de remolacha, planta de patata | pianta di barbabietola, pianta di patata | pé de beterraba, pé de batata | свекольная грядка | 大根の苗
`,
);

import { goodsTable } from '../concept-lines';

/** What is strewn over dishes. */
export const toppings = goodsTable(
  'topping',
  'food',
  `
croutons 3.6 table table-top | croutons, crouton, bread cubes | croûtons, brotwürfel | croûtons | picatostes, crutones | crostini di pane, crostini | croutons | гренки, сухарики | クルトン
feta 3.5 table table-top | feta, feta cheese, crumbled feta | feta, schafskäse | feta | queso feta | feta | queijo feta | фета | フェタチーズ
sesame-seeds=sesame 2.9 table table-top | sesame seeds, sesame, seeds, bird seed, birdseed | sesam, sesamkörner | graines de sésame, sésame | semillas de sésamo, sésamo | semi di sesamo, sesamo | sementes de gergelim, gergelim | кунжут | ごま, 胡麻
seeds-dark=dark-seeds 2.9 table table-top | chia seeds, poppy seeds, black sesame, chia | chiasamen | graines de chia | semillas de chía | semi di chia | sementes de chia | семена чиа | チアシード
pumpkin-seeds=green-seeds 3.1 table table-top | pumpkin seeds, chopped pistachios, capers | kürbiskerne | graines de courge | pipas de calabaza | semi di zucca | sementes de abóbora | тыквенные семечки | かぼちゃの種
sunflower-seeds 4.4 table table-top | sunflower seeds, sunflower seed | sonnenblumenkerne | graines de tournesol | pipas de girasol, semillas de girasol | semi di girasole | sementes de girassol | семечки | ひまわりの種
peppercorns 3.0 table table-top | peppercorns, peppercorn | pfefferkörner, schwarzer pfeffer | poivre noir, grains de poivre | pimienta negra, granos de pimienta | pepe nero, grani di pepe | pimenta-do-reino | чёрный перец, перец горошком | 黒胡椒, 粒胡椒
crumbs 3.0 table table-top | crumbs, bread crumbs, breadcrumbs, cookie crumbs | krümel, semmelbrösel, paniermehl | miettes, chapelure | migas, migajas, pan rallado | briciole, pangrattato | migalhas, farinha de rosca | крошки | パンくず, パン粉
chopped-nuts=nuts 3.3 table table-top | chopped nuts, crushed nuts, chopped almonds, crushed peanuts, almond flakes, sliced almonds | gehackte nüsse, mandelblättchen | noix concassées, amandes effilées | nueces picadas | noci tritate | nozes picadas | дроблёные орехи | 砕いたナッツ
chili-flakes=chili 3.3 table table-top | chili flakes, red pepper flakes, sliced chili, chilli flakes | chiliflocken | flocons de piment | chile en escamas | peperoncino a scaglie | pimenta calabresa | хлопья чили | 唐辛子フレーク
sliced-jalapenos=jalapenos 3.3 table table-top | sliced jalapenos, jalapeno slices, jalapenos, jalapeños | jalapeños | rondelles de jalapeño | jalapeños | jalapeño a fette | jalapeños | халапеньо | ハラペーニョ
bacon-bits=bacon 4.3 table table-top | bacon bits, crispy bacon bits, lardons | speckwürfel | lardons | trocitos de bacon | cubetti di pancetta | cubinhos de bacon | кусочки бекона | ベーコンビッツ
coconut-flakes=coconut 4.0 table table-top | coconut flakes, shredded coconut, desiccated coconut | kokosraspeln, kokosflocken | noix de coco râpée | coco rallado | scaglie di cocco | coco ralado | кокосовая стружка | ココナッツフレーク
cinnamon-powder=powder 2.1 table table-top | cinnamon powder, ground cinnamon, cocoa powder | zimtpulver, kakaopulver | cannelle en poudre, cacao en poudre | canela en polvo, cacao en polvo | cannella in polvere, cacao in polvere | canela em pó, cacau em pó | какао-порошок | シナモンパウダー, ココアパウダー
powdered-sugar=sugar 3.0 table table-top | powdered sugar, icing sugar, confectioners sugar | puderzucker | sucre glace | azúcar glas | zucchero a velo | açúcar de confeiteiro | сахарная пудра | 粉砂糖
pomegranate-seeds 3.3 table table-top | pomegranate seeds, pomegranate arils | granatapfelkerne | grains de grenade | granos de granada | chicchi di melograno | sementes de romã | зёрна граната | ザクロの実
grated-cheese=cheese 3.9 table table-top | grated cheese, shredded cheese, shaved parmesan, grated parmesan, parmesan shavings, melted cheese | geriebener käse, parmesanspäne | fromage râpé, copeaux de parmesan | queso rallado | formaggio grattugiato, scaglie di parmigiano | queijo ralado | тёртый сыр | 粉チーズ
chopped-herbs=herbs 3.1 table table-top | chopped herbs, chopped parsley, fresh herbs, chopped chives, microgreens | gehackte kräuter, frische kräuter | herbes fraîches | hierbas frescas | erbe fresche | ervas frescas | рубленая зелень | 刻みハーブ
onion-rings-green=rings 3.2 table table-top | chopped green onions, sliced green onions, sliced scallions, chopped scallions | gehackte frühlingszwiebeln | ciboule émincée | cebollín picado | cipollotto a rondelle | cebolinha picada | нарезанный зелёный лук | 刻みネギ
bean-sprouts=sprouts 4.1 table table-top | bean sprouts, beansprouts, mung bean sprouts | sojasprossen, mungbohnensprossen | pousses de soja, germes de soja | brotes de soja | germogli di soia | brotos de feijão | ростки сои | もやし
nori-strips 4.2 table table-top | nori, nori strips, nori sheets, sheets of nori | nori, noriblätter | nori | nori, alga nori | alga nori | nori | нори | 海苔
sprinkles 3.4 table table-top | sprinkles, rainbow sprinkles, sugar sprinkles, candy sprinkles | zuckerstreusel, streusel | vermicelles colorés | grageas, chispas de colores | zuccherini | granulado, confeitos | посыпка | スプリンクル
sour-cream=dollop 4.8 table table-top | sour cream, creme fraiche, crème fraîche, tzatziki | saure sahne, schmand | crème aigre | crema agria, nata agria | panna acida | creme azedo | сметана | サワークリーム
chocolate-sauce 3.9 table table-top | chocolate sauce, chocolate syrup, chocolate drizzle, melted chocolate, chocolate spread, hot fudge | schokosauce, schokoladensauce | sauce au chocolat | salsa de chocolate, sirope de chocolate | salsa al cioccolato | calda de chocolate | шоколадный соус | チョコレートソース
caramel-sauce=caramel 3.9 table table-top | caramel sauce, caramel drizzle, toffee sauce, salted caramel | karamellsauce | sauce caramel | salsa de caramelo | salsa al caramello | calda de caramelo | карамельный соус | キャラメルソース
berry-sauce 3.9 table table-top | berry sauce, raspberry sauce, strawberry sauce, berry coulis, raspberry coulis | beerensauce, himbeersauce | coulis de fruits rouges, coulis de framboise | salsa de frutos rojos | salsa ai frutti di bosco | calda de frutas vermelhas | ягодный соус | ベリーソース
served-shrimps=shrimps 4.7 table table-top | shrimp topping |  |  |  |  |  |  |
served-chicken=chicken 3.5 table table-top | chicken strips, sliced chicken, grilled chicken, chicken slices, chicken pieces, grilled chicken breast, chicken breast | hähnchenstreifen, hähnchenbrust | lamelles de poulet, blanc de poulet | tiras de pollo, pechuga de pollo | petto di pollo | tiras de frango, peito de frango | куриная грудка | 鶏むね肉
served-beef=beef 3.2 table table-top | beef slices, sliced beef, thin slices of beef, beef strips, sliced steak, steak slices | rindfleischscheiben |  |  |  |  |  |  
served-eggs=egg 2 table table-top | soft boiled egg, soft-boiled egg, boiled egg half, halved eggs, ramen egg, jammy egg | weichgekochtes ei, wachsweiches ei | œuf mollet | huevo pasado por agua, huevo mollet | uovo barzotto | ovo mollet | яйцо всмятку | 味玉, 半熟卵
served-meatballs=meatballs 5 table table-top | meatballs on top |  |  |  |  |  |  |
served-mushrooms=mushrooms 4.8 table table-top | sliced mushrooms |  |  |  |  |  |  |
served-olives=olives 3.5 table table-top | sliced olives, kalamata olives, black olives |  |  |  |  |  |  |
served-tomatoes=tomatoes 4.8 table table-top | halved tomatoes, halved cherry tomatoes |  |  |  |  |  |  |
served-avocado=avocado 3.6 table table-top | sliced avocado, avocado slices | avocadoscheiben |  |  |  |  |  |
served-corn=corn 3.2 table table-top | sweetcorn, corn kernels, sweet corn |  |  |  |  |  |  |
served-peas=peas 3.5 table table-top | loose peas |  |  |  |  |  |  |
served-blueberries=blueberries 3.9 table table-top | scattered blueberries |  |  |  |  |  |  |
served-raspberries=raspberries 3.9 table table-top | scattered raspberries |  |  |  |  |  |  |
served-strawberries=strawberries 5.2 table table-top | sliced strawberries, strawberry slices, halved strawberries |  |  |  |  |  |  |
served-banana=banana 3.9 table table-top | sliced banana, banana slices, sliced bananas | bananenscheiben | rondelles de banane |  |  |  |  |
served-kiwi=kiwi 3.3 table table-top | kiwi slices, sliced kiwi | kiwischeiben |  |  |  |  |  |
served-apple=apple 3.2 table table-top | apple slices, apple wedges | apfelscheiben |  |  |  |  |  |
served-cucumber=cucumber 3.5 table table-top | cucumber slices, sliced cucumber | gurkenscheiben |  |  |  |  |  |
served-onions=red-rings 3.6 table table-top | red onion rings, sliced red onion, sliced onion |  |  |  |  |  |  |
served-lemon=lemon-slices 2.8 table table-top | scattered lemon slices |  |  |  |  |  |  |
served-lime=lime-slices 2.8 table table-top | scattered lime slices |  |  |  |  |  |  |
served-orange=orange-slices 3.1 table table-top | scattered orange slices |  |  |  |  |  |  |
served-basil=basil 2 table table-top | torn basil |  |  |  |  |  |  |
served-tofu=tofu 3.4 table table-top | tofu cubes, cubes of tofu, diced tofu | tofuwürfel |  |  |  |  |  |
diced-mango=mango-cubes 3.4 table table-top | diced mango, mango cubes, mango chunks, mango slices, sliced mango |  |  |  |  |  |  |
diced-watermelon=watermelon-cubes 3.4 table table-top | diced watermelon, watermelon cubes, watermelon chunks |  |  |  |  |  |  |
diced-pumpkin=carrot-cubes 3.1 table table-top | diced pumpkin, pumpkin cubes, roasted pumpkin cubes |  |  |  |  |  |  |
diced-pineapple=pineapple-cubes 3.4 table table-top | diced pineapple, pineapple chunks, pineapple cubes |  |  |  |  |  |  |
diced-peach=peach-cubes 3.4 table table-top | diced peaches, peach slices, sliced peaches, peach chunks |  |  |  |  |  |  |
diced-carrot=carrot-cubes 3.1 table table-top | diced carrots, carrot cubes, sliced carrots, carrot slices, grated carrot, shredded carrots |  |  |  |  |  |  |
diced-pepper=pepper-cubes 3.1 table table-top | diced peppers, diced bell pepper, sliced bell peppers, pepper strips |  |  |  |  |  |  |
diced-beet=beet-cubes 3.2 table table-top | diced beets, diced beetroot, beetroot cubes, sliced beetroot |  |  |  |  |  |  |
chocolate-chunks=chocolate-cubes 3.2 table table-top | chocolate chunks, chocolate chips, chocolate shavings, chopped chocolate |  |  |  |  |  |  |
served-fillet=fillet 4 table table-top | fillet on top |  |  |  |  |  |  |
served-scallops=scallops 4 table table-top | seared scallops, seared sea scallops | gebratene jakobsmuscheln |  |  |  |  |  |
served-oysters=oysters 3 table table-top | shucked oysters |  |  |  |  |  |  |
served-falafel=falafel 4 table table-top | falafel on top |  |  |  |  |  |  |
served-honey=honey 3.9 table table-top | drizzle of honey, honey drizzle, drizzled honey, syrup drizzle |  |  |  |  |  |  |
`,
);

/** How what is in a kitchen lies on a dish that is served with it, by concept. */
export const AS_TOPPING: Readonly<Record<string, string>> = {
  leek: 'onion-rings-green',
  'spring-onions': 'onion-rings-green',
  chives: 'onion-rings-green',
  peanuts: 'chopped-nuts',
  walnut: 'chopped-nuts',
  hazelnut: 'chopped-nuts',
  almond: 'chopped-nuts',
  pecan: 'chopped-nuts',
  pistachio: 'chopped-nuts',
  cashew: 'chopped-nuts',
  mango: 'diced-mango',
  pineapple: 'diced-pineapple',
  peach: 'diced-peach',
  watermelon: 'diced-watermelon',
  'watermelon-slice': 'diced-watermelon',
  cantaloupe: 'diced-mango',
  pumpkin: 'diced-pumpkin',
  butternut: 'diced-pumpkin',
  'sweet-potato': 'diced-pumpkin',
  aubergine: 'served-mushrooms',
  'cherry-tomatoes': 'served-tomatoes',
  'red-onion': 'served-onions',
  halloumi: 'feta',
  'goat-cheese': 'feta',
  burrata: 'feta',
  cheddar: 'grated-cheese',
  'mint-sprig': 'served-basil',
  salmon: 'served-fillet',
  carrot: 'diced-carrot',
  'bell-pepper': 'diced-pepper',
  beetroot: 'diced-beet',
  chocolate: 'chocolate-chunks',
  chestnut: 'chopped-nuts',
  parmesan: 'grated-cheese',
  cheese: 'grated-cheese',
  mozzarella: 'feta',
  parsley: 'chopped-herbs',
  cilantro: 'chopped-herbs',
  dill: 'chopped-herbs',
  herb: 'served-basil',
  'basil-sprig': 'served-basil',
  'basil-pot': 'served-basil',
  'mint-pot': 'served-basil',
  chili: 'chili-flakes',
  olive: 'served-olives',
  tomato: 'served-tomatoes',
  'tomato-slice': 'served-tomatoes',
  meatballs: 'served-meatballs',
  mushroom: 'served-mushrooms',
  bacon: 'bacon-bits',
  shrimp: 'served-shrimps',
  prawns: 'served-shrimps',
  steak: 'served-beef',
  'roast-beef': 'served-beef',
  ham: 'served-beef',
  hen: 'served-chicken',
  'roast-chicken': 'served-chicken',
  egg: 'served-eggs',
  avocado: 'served-avocado',
  corn: 'served-corn',
  peas: 'served-peas',
  cream: 'sour-cream',
  pudding: 'sour-cream',
  blueberry: 'served-blueberries',
  raspberry: 'served-raspberries',
  strawberry: 'served-strawberries',
  banana: 'served-banana',
  kiwi: 'served-kiwi',
  apple: 'served-apple',
  cucumber: 'served-cucumber',
  onion: 'served-onions',
  'lemon-wedges': 'served-lemon',
  'lemon-slice': 'served-lemon',
  lemon: 'served-lemon',
  'lime-wedges': 'served-lime',
  lime: 'served-lime',
  'orange-slice': 'served-orange',
  tofu: 'served-tofu',
  seaweed: 'nori-strips',
  sprout: 'bean-sprouts',
  coconut: 'coconut-flakes',
  'cinnamon-sticks': 'cinnamon-powder',
  pomegranate: 'pomegranate-seeds',
  honey: 'served-honey',
  syrup: 'served-honey',
  cereal: 'chopped-nuts',
  porridge: 'chopped-nuts',
};

/** Where on a dish toppings lie: shares of its width and height, and of its width what they cover. */
export interface Surface {
  x?: number;
  y: number;
  width: number;
}

const BOWL: Surface = { y: 0.22, width: 0.66 };
const PLATED: Surface = { y: 0.42, width: 0.5 };

/** Dishes on which something can lie, as the kit draws them. */
export const SURFACES: Readonly<Record<string, Surface>> = {
  soup: { y: 0.45, width: 0.66 },
  bread: { x: 0.56, y: 0.2, width: 0.42 },
  'rye-bread': { x: 0.62, y: 0.16, width: 0.5 },
  'bread-slice': { y: 0.4, width: 0.6 },
  bagel: { y: 0.36, width: 0.6 },
  croissant: { y: 0.34, width: 0.5 },
  cookie: { y: 0.3, width: 0.6 },
  muffin: { y: 0.24, width: 0.6 },
  burger: { y: 0.16, width: 0.6 },
  ramen: { x: 0.42, y: 0.54, width: 0.5 },
  pho: { x: 0.46, y: 0.46, width: 0.5 },
  salad: { y: 0.26, width: 0.6 },
  rice: { y: 0.36, width: 0.5 },
  curry: { x: 0.56, y: 0.66, width: 0.56 },
  spaghetti: { y: 0.3, width: 0.4 },
  'fried-noodles': { x: 0.44, y: 0.4, width: 0.5 },
  cereal: { x: 0.47, y: 0.44, width: 0.62 },
  porridge: { x: 0.47, y: 0.44, width: 0.62 },
  'poke-bowl': BOWL,
  bibimbap: BOWL,
  'buddha-bowl': BOWL,
  'acai-bowl': BOWL,
  'smoothie-bowl': BOWL,
  lasagna: { y: 0.24, width: 0.5 },
  ravioli: PLATED,
  gnocchi: PLATED,
  meatballs: PLATED,
  'scrambled-eggs': PLATED,
  omelette: PLATED,
  nachos: { y: 0.5, width: 0.54 },
  'macaroni-cheese': { y: 0.3, width: 0.62 },
  pizza: { y: 0.46, width: 0.74 },
  'margherita-pizza': { y: 0.46, width: 0.74 },
  pancakes: { y: 0.24, width: 0.6 },
  'blueberry-pancakes': { y: 0.24, width: 0.6 },
  waffle: { y: 0.3, width: 0.5 },
  'french-toast': { y: 0.42, width: 0.4 },
  'avocado-toast': { y: 0.42, width: 0.42 },
  hummus: BOWL,
  guacamole: { y: 0.5, width: 0.6 },
  'salsa-dip': BOWL,
  couscous: BOWL,
  lentils: BOWL,
  chickpeas: BOWL,
  'kidney-beans': BOWL,
  'mashed-potatoes': { y: 0.28, width: 0.56 },
  steak: { y: 0.4, width: 0.56 },
  'grilled-fish': { y: 0.4, width: 0.46 },
  'ice-cream': { y: 0.14, width: 0.5 },
  sundae: { y: 0.34, width: 0.6 },
  cake: { y: 0.3, width: 0.72 },
  'cake-slice': { x: 0.6, y: 0.4, width: 0.6 },
  'carrot-cake-slice': { x: 0.62, y: 0.24, width: 0.5 },
  'red-velvet-cake-slice': { x: 0.62, y: 0.24, width: 0.5 },
  'black-forest-cake-slice': { x: 0.62, y: 0.24, width: 0.5 },
  'victoria-sponge-slice': { x: 0.62, y: 0.24, width: 0.5 },
  cheesecake: { y: 0.3, width: 0.6 },
  pie: { y: 0.36, width: 0.66 },
  quiche: { y: 0.36, width: 0.7 },
  'fruit-tart': { y: 0.36, width: 0.7 },
  tiramisu: { y: 0.26, width: 0.4 },
  'creme-brulee': { y: 0.3, width: 0.64 },
  paella: { y: 0.46, width: 0.66 },
  donut: { y: 0.36, width: 0.62 },
  cupcake: { y: 0.3, width: 0.46 },
  pudding: { y: 0.12, width: 0.36 },
  potato: { y: 0.3, width: 0.5 },
  'hot-dog': { y: 0.4, width: 0.7 },
  taco: { y: 0.2, width: 0.62 },
  burrito: { y: 0.24, width: 0.5 },
  quesadilla: { y: 0.34, width: 0.5 },
  bruschetta: { y: 0.3, width: 0.6 },
  dumplings: { y: 0.3, width: 0.6 },
  brownie: { y: 0.24, width: 0.6 },
  'cinnamon-roll': { y: 0.3, width: 0.6 },
  'filled-bowl': { y: 0.2, width: 0.6 },
  'filled-plate': { y: 0.3, width: 0.5 },
  'filled-mug': { x: 0.38, y: 0.1, width: 0.4 },
  'filled-glass': { y: 0.08, width: 0.6 },
};

/** What a dish shows of itself, by concept: told with it, that is in it and stands nowhere beside it. */
export const SHOWS_ITSELF: Readonly<Record<string, readonly string[]>> = {
  'poke-bowl': [
    'salmon',
    'tuna',
    'fish',
    'sashimi',
    'rice',
    'avocado',
    'edamame',
    'cucumber',
    'carrot',
    'seaweed',
    'nori-strips',
  ],
  bibimbap: [
    'rice',
    'egg',
    'fried-egg',
    'carrot',
    'spinach',
    'mushroom',
    'steak',
    'kimchi',
    'bean-sprouts',
    'sprout',
    'vegetables',
  ],
  'buddha-bowl': [
    'chickpeas',
    'avocado',
    'potato',
    'sweet-potato',
    'kale',
    'lettuce',
    'spinach',
    'beetroot',
    'radish',
    'tomato',
    'vegetables',
  ],
  'acai-bowl': ['banana', 'strawberry', 'blueberry', 'cereal', 'porridge', 'coconut', 'fruit'],
  'smoothie-bowl': ['banana', 'strawberry', 'blueberry', 'cereal', 'kiwi', 'fruit'],
  'fruit-salad': ['strawberry', 'mango', 'kiwi', 'grapes', 'banana', 'watermelon', 'fruit'],
  'fruit-bowl': ['apple', 'banana', 'orange', 'grapes', 'green-apple', 'green-grapes', 'fruit'],
  'sushi-platter': ['sushi', 'wasabi', 'ginger', 'salmon'],
  ramen: [
    'egg',
    'served-eggs',
    'seaweed',
    'nori-strips',
    'onion-rings-green',
    'spaghetti',
    'fried-noodles',
  ],
  laksa: ['prawns', 'shrimp', 'served-shrimps', 'egg', 'served-eggs', 'tofu', 'fried-noodles'],
  pho: ['steak', 'served-beef', 'basil-sprig', 'served-basil', 'fried-noodles'],
  paella: ['prawns', 'mussels', 'shrimp', 'served-shrimps', 'lemon-wedges', 'rice', 'peas'],
  'pad-thai': ['prawns', 'shrimp', 'served-shrimps', 'peanuts', 'chopped-nuts'],
  thali: ['cooking-pot', 'soup', 'curry', 'goulash', 'naan', 'rice', 'lentils', 'chickpeas'],
  khachapuri: ['egg', 'fried-egg', 'egg-yolk', 'cheese', 'butter', 'grated-cheese'],
  shakshuka: ['egg', 'fried-egg', 'served-eggs', 'tomato', 'egg-yolk'],
  'cake-slice': ['strawberry', 'served-strawberries'],
  curry: ['rice'],
  burger: ['lettuce', 'tomato', 'served-tomatoes', 'cheese', 'grated-cheese', 'bread-roll'],
  sandwich: ['lettuce', 'tomato', 'served-tomatoes', 'cheese', 'grated-cheese', 'ham', 'bread'],
  taco: ['lettuce', 'tomato', 'served-tomatoes', 'cheese', 'grated-cheese'],
  caprese: [
    'mozzarella',
    'feta',
    'tomato',
    'cherry-tomatoes',
    'served-tomatoes',
    'basil-sprig',
    'served-basil',
    'olive-oil',
    'served-honey',
  ],
  'english-breakfast': [
    'fried-egg',
    'bacon',
    'sausage',
    'served-mushrooms',
    'tomato',
    'bread-slice',
  ],
  sundae: ['chocolate-sauce', 'cherry'],
  pizza: ['cheese', 'grated-cheese', 'mozzarella', 'tomato', 'served-tomatoes'],
  'pizza-slice': ['cheese', 'grated-cheese', 'mozzarella', 'tomato', 'served-tomatoes'],
  'margherita-pizza': ['cheese', 'mozzarella', 'tomato', 'basil-sprig', 'served-basil'],
  lasagna: ['cheese', 'grated-cheese', 'mozzarella', 'tomato'],
  'macaroni-cheese': ['cheese', 'grated-cheese', 'cheddar'],
  'cheese-board': [
    'cheese',
    'brie',
    'grapes',
    'olive',
    'served-olives',
    'salami',
    'ham',
    'crackers',
    'fig',
  ],
};

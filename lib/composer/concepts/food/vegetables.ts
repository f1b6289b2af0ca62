import { conceptsOf } from '../words';

/** Vegetables and mushrooms. */
export const vegetables = conceptsOf(
  { kind: 'food', habitat: 'table', places: ['kitchen', 'square'] },
  [
    {
      id: 'carrot',
      words:
        'carrot; karotte|möhre; carotte; zanahoria; carota; cenoura; морковь|морковка; にんじん',
      heightCm: 19,
      part: 'vegetable',
      parameters: { kind: 'carrot' },
    },
    {
      id: 'tomato',
      words: 'tomato; tomate; tomate; tomate; pomodoro; tomate; помидор|томат; トマト',
      heightCm: 8,
      part: 'vegetable',
      parameters: { kind: 'tomato' },
    },
    {
      id: 'tomato-slice',
      words:
        'tomato slice|sliced tomato; tomatenscheibe; rondelle de tomate; rodaja de tomate; fetta di pomodoro; rodela de tomate; ломтик помидора; トマトの輪切り',
      heightCm: 7,
      part: 'vegetable',
      parameters: { kind: 'tomato', state: 'cut' },
    },
    {
      id: 'pumpkin',
      words:
        'pumpkin|squash; kürbis; citrouille|potiron; calabaza; zucca; abóbora; тыква; かぼちゃ',
      heightCm: 35,
      part: 'vegetable',
      parameters: { kind: 'pumpkin' },
      habitat: 'ground',
      places: ['field'],
    },
    {
      id: 'jack-o-lantern',
      words:
        "jack-o'-lantern|jack o lantern|jack-o-lantern|pumpkin lantern|halloween pumpkin|carved pumpkin; halloweenkürbis|kürbislaterne; citrouille d'halloween; calabaza de halloween; zucca di halloween; abóbora de halloween; тыква на хэллоуин; ジャック・オー・ランタン|ハロウィンかぼちゃ",
      heightCm: 35,
      part: 'vegetable',
      parameters: { kind: 'pumpkin', state: 'lit' },
      habitat: 'ground',
    },
    {
      id: 'mushroom',
      words: 'mushroom; pilz; champignon; seta; fungo; cogumelo; гриб; きのこ',
      heightCm: 9,
      part: 'vegetable',
      parameters: { kind: 'mushroom' },
      habitat: 'ground',
      places: ['forest'],
    },
    {
      id: 'toadstool',
      words:
        'toadstool|fly agaric|red mushroom|fly agaric mushroom|toadstool mushroom|amanita; fliegenpilz; amanite|amanite tue-mouches; amanita; amanita muscaria|fungo rosso; cogumelo vermelho; мухомор; ベニテングタケ|毒きのこ',
      heightCm: 13,
      part: 'vegetable',
      parameters: { kind: 'mushroom', state: 'lit' },
      kind: 'plant',
      habitat: 'ground',
      places: ['forest'],
    },
    {
      id: 'broccoli',
      words:
        'broccoli; brokkoli; brocoli; brócoli; broccoli|broccolo; brócolis; брокколи; ブロッコリー',
      heightCm: 15,
      part: 'vegetable',
      parameters: { kind: 'broccoli' },
    },
    {
      id: 'corn',
      words:
        'corn|corncob|corn on the cob|maize; mais|maiskolben; maïs|épi de maïs; maíz|mazorca|elote; mais|pannocchia; milho|espiga de milho; кукуруза; とうもろこし',
      heightCm: 20,
      part: 'vegetable',
      parameters: { kind: 'corn' },
    },
    {
      id: 'aubergine',
      words:
        'aubergine|eggplant; aubergine; aubergine; berenjena; melanzana; berinjela; баклажан; なす',
      heightCm: 22,
      part: 'vegetable',
      parameters: { kind: 'aubergine' },
    },
    {
      id: 'bell-pepper',
      words:
        'bell pepper|red pepper|pepper; paprika|paprikaschote; poivron; pimiento|pimiento rojo; peperone; pimentão; болгарский перец|сладкий перец; ピーマン|パプリカ',
      heightCm: 10,
      part: 'vegetable',
      parameters: { kind: 'bell-pepper' },
    },
    {
      id: 'chili',
      words:
        'chili|chili pepper|chilli|hot pepper; chili|chilischote; piment; chile|guindilla|ají; peperoncino; pimenta; перец чили|острый перец; 唐辛子',
      heightCm: 7,
      part: 'vegetable',
      parameters: { kind: 'chili' },
    },
    {
      id: 'cucumber',
      words: 'cucumber; gurke; concombre; pepino; cetriolo; pepino; огурец; きゅうり',
      heightCm: 7,
      part: 'vegetable',
      parameters: { kind: 'cucumber' },
    },
    {
      id: 'onion',
      words: 'onion; zwiebel; oignon; cebolla; cipolla; cebola; лук|луковица; 玉ねぎ',
      heightCm: 9,
      part: 'vegetable',
      parameters: { kind: 'onion' },
    },
    {
      id: 'garlic',
      words: 'garlic; knoblauch; ail; ajo; aglio; alho; чеснок; にんにく',
      heightCm: 7,
      part: 'vegetable',
      parameters: { kind: 'garlic' },
    },
    {
      id: 'potato',
      words:
        'potato; kartoffel; pomme de terre|patate; patata|papa; patata; batata; картофель|картошка; じゃがいも',
      heightCm: 6,
      part: 'vegetable',
      parameters: { kind: 'potato' },
    },
    {
      id: 'cabbage',
      words: 'cabbage; kohl|kohlkopf; chou; repollo|col; cavolo; repolho; капуста; キャベツ',
      heightCm: 13.1,
      part: 'vegetable',
      parameters: { kind: 'cabbage' },
    },
    {
      id: 'lettuce',
      words:
        'lettuce; kopfsalat|salatkopf; laitue; lechuga; lattuga; alface; салат-латук|листовой салат; レタス',
      heightCm: 13.1,
      part: 'vegetable',
      parameters: { kind: 'lettuce' },
    },
    {
      id: 'peas',
      words:
        'peas|pea|pea pod; erbse|erbsenschote; pois|petit pois; guisante; pisello; ervilha; горох|горошек; えんどう豆',
      heightCm: 3.6,
      part: 'vegetable',
      parameters: { kind: 'peas' },
    },
    {
      id: 'radish',
      words: 'radish; radieschen; radis; rábano; ravanello; rabanete; редис|редиска; ラディッシュ',
      heightCm: 9,
      part: 'vegetable',
      parameters: { kind: 'radish' },
    },
    {
      id: 'beetroot',
      words:
        'beetroot|beet; rote bete|rote rübe; betterave; remolacha; barbabietola; beterraba; свёкла; ビーツ',
      heightCm: 9,
      part: 'vegetable',
      parameters: { kind: 'beetroot' },
    },
    {
      id: 'asparagus',
      words: 'asparagus; spargel; asperge; espárrago; asparago; aspargo; спаржа; アスパラガス',
      heightCm: 21,
      part: 'vegetable',
      parameters: { kind: 'asparagus' },
    },
    {
      id: 'coffee-beans',
      words:
        'coffee beans|coffee bean; kaffeebohne|kaffeebohnen; grain de café|grains de café; grano de café|granos de café; chicco di caffè|chicchi di caffè; grão de café|grãos de café; кофейное зерно|кофейные зёрна; コーヒー豆',
      heightCm: 3,
      part: 'vegetable',
      parameters: { kind: 'beans' },
    },
  ],
);

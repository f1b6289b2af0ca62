import { conceptsOf } from '../words';

/** Dishes. */
export const meals = conceptsOf(
  { kind: 'food', habitat: 'table', places: ['kitchen', 'restaurant'] },
  [
    {
      id: 'pizza',
      words: 'pizza; pizza; pizza; pizza; pizza; pizza; пицца; ピザ',
      heightCm: 14,
      part: 'meal',
      parameters: { kind: 'pizza' },
    },
    {
      id: 'margherita-pizza',
      words:
        'margherita pizza|margherita|pizza margherita|margarita pizza; pizza margherita|margherita; pizza margherita|margherita; pizza margarita; pizza margherita; pizza marguerita|pizza margherita; пицца маргарита; マルゲリータ',
      heightCm: 14,
      part: 'meal',
      parameters: { kind: 'margherita' },
    },
    {
      id: 'pizza-slice',
      words:
        'pizza slice|slice of pizza|piece of pizza; pizzastück|stück pizza; part de pizza; porción de pizza; fetta di pizza|trancio di pizza; fatia de pizza; кусок пиццы; ピザ一切れ',
      heightCm: 21,
      part: 'meal',
      parameters: { kind: 'pizza-slice' },
    },
    {
      id: 'burger',
      words:
        'burger|hamburger|cheeseburger; burger|hamburger; hamburger|burger; hamburguesa; hamburger; hambúrguer; бургер|гамбургер; ハンバーガー|バーガー',
      heightCm: 9,
      part: 'meal',
      parameters: { kind: 'burger' },
    },
    {
      id: 'sandwich',
      words:
        'sandwich|peanut butter and jelly sandwich|peanut butter sandwich|pb&j|pb&j sandwich; sandwich|belegtes brot; sandwich; sándwich|bocadillo; panino|sandwich|tramezzino; sanduíche; сэндвич|бутерброд; サンドイッチ',
      heightCm: 9,
      part: 'meal',
      parameters: { kind: 'sandwich' },
    },
    {
      id: 'hot-dog',
      words:
        'hot dog|hotdog; hotdog|hot dog; hot-dog; perrito caliente; hot dog; cachorro-quente; хот-дог; ホットドッグ',
      heightCm: 6,
      part: 'meal',
      parameters: { kind: 'hot-dog' },
    },
    {
      id: 'taco',
      words: 'taco|tacos al pastor; taco; taco; taco|tacos al pastor; taco; taco; тако; タコス',
      heightCm: 8,
      part: 'meal',
      parameters: { kind: 'taco' },
    },
    {
      id: 'fries',
      words:
        'fries|french fries|chips; pommes|pommes frites; frites; patatas fritas|papas fritas; patatine fritte|patatine; batata frita|batatas fritas; картошка фри; フライドポテト',
      heightCm: 18,
      part: 'meal',
      parameters: { kind: 'fries' },
    },
    {
      id: 'sushi',
      words: 'sushi|maki|nigiri; sushi; sushi; sushi; sushi; sushi; суши|роллы; 寿司|すし',
      heightCm: 3.8,
      part: 'meal',
      parameters: { kind: 'sushi' },
    },
    {
      id: 'onigiri',
      words:
        'onigiri|rice ball; onigiri|reisbällchen; onigiri; onigiri; onigiri; onigiri; онигири; おにぎり',
      heightCm: 8.5,
      part: 'meal',
      parameters: { kind: 'onigiri' },
    },
    {
      id: 'fried-egg',
      words:
        'fried egg; spiegelei; œuf au plat; huevo frito; uovo al tegamino|uovo fritto; ovo frito; яичница|глазунья; 目玉焼き',
      heightCm: 5,
      part: 'meal',
      parameters: { kind: 'fried-egg' },
    },
    {
      id: 'egg',
      words: 'egg; ei; œuf|oeuf; huevo; uovo; ovo; яйцо; 卵|たまご',
      heightCm: 6,
      part: 'meal',
      parameters: { kind: 'egg' },
    },
    {
      id: 'easter-egg',
      words:
        'easter egg|painted egg; osterei; œuf de pâques; huevo de pascua; uovo di pasqua; ovo de páscoa; пасхальное яйцо; イースターエッグ',
      heightCm: 6,
      part: 'meal',
      parameters: { kind: 'egg', color: '#8fc7e8', state: 'lit' },
    },
    {
      id: 'cheese',
      words: 'cheese|piece of cheese; käse; fromage; queso; formaggio; queijo; сыр; チーズ',
      heightCm: 8,
      part: 'meal',
      parameters: { kind: 'cheese' },
    },
    {
      id: 'steak',
      words:
        'steak|meat|beef; steak|fleisch; steak|viande; bistec|filete|carne; bistecca|carne; bife|carne; стейк|мясо; ステーキ|肉',
      heightCm: 9,
      part: 'meal',
      parameters: { kind: 'steak' },
    },
    {
      id: 'roast-chicken',
      words:
        'roast chicken|chicken leg; brathähnchen|braten; poulet rôti; pollo asado; pollo arrosto; frango assado; жареная курица; ローストチキン',
      heightCm: 12,
      part: 'meal',
      parameters: { kind: 'chicken' },
    },
    {
      id: 'spaghetti',
      words:
        'spaghetti|pasta|noodles; spaghetti|nudeln|pasta; spaghettis|pâtes; espaguetis|pasta|fideos; spaghetti|pasta; espaguete|macarrão|massa; спагетти|паста|макароны; スパゲッティ|パスタ',
      heightCm: 12,
      part: 'meal',
      parameters: { kind: 'spaghetti' },
    },
    {
      id: 'dumplings',
      words:
        'dumplings|dumpling|gyoza; teigtaschen|knödel; raviolis chinois; empanadillas; ravioli cinesi; bolinho de massa; дамплинги|цзяоцзы; 餃子',
      heightCm: 4.7,
      part: 'meal',
      parameters: { kind: 'dumplings' },
    },
    {
      id: 'fish-dish',
      words:
        'grilled fish|cooked fish|fish dish; gebratener fisch|fischgericht; poisson grillé; pescado; pesce alla griglia; peixe grelhado; жареная рыба; 焼き魚',
      heightCm: 11,
      part: 'meal',
      parameters: { kind: 'fish' },
    },
    {
      id: 'soup',
      words:
        'soup|bowl of soup; suppe|teller suppe; soupe|bol de soupe; sopa|plato de sopa; zuppa|minestra; sopa|prato de sopa; суп|тарелка супа; スープ',
      heightCm: 19,
      part: 'meal',
      parameters: { kind: 'soup' },
    },
    {
      id: 'ramen',
      words:
        'ramen|noodle soup|bowl of ramen; ramen|nudelsuppe; ramen; ramen; ramen; lámen|ramen; рамен|лапша; ラーメン',
      heightCm: 20,
      part: 'meal',
      parameters: { kind: 'ramen' },
    },
    {
      id: 'salad',
      words: 'salad|bowl of salad; salat; salade; ensalada; insalata; salada; салат; サラダ',
      heightCm: 14,
      part: 'meal',
      parameters: { kind: 'salad' },
    },
    {
      id: 'rice',
      words:
        'rice|bowl of rice; reis|schale reis; riz|bol de riz; arroz; riso|ciotola di riso; arroz; рис|миска риса; ご飯|米',
      heightCm: 20,
      part: 'meal',
      parameters: { kind: 'rice' },
    },
  ],
);

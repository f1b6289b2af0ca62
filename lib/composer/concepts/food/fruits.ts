import { conceptsOf } from '../words';

/** Fruit, whole and cut. */
export const fruits = conceptsOf(
  { kind: 'food', habitat: 'table', places: ['kitchen', 'square'] },
  [
    {
      id: 'apple',
      words:
        'apple|red apple; apfel|roter apfel; pomme|pomme rouge; manzana|manzana roja; mela|mela rossa; maçã|maçã vermelha; яблоко|красное яблоко; りんご|リンゴ',
      heightCm: 8.8,
      part: 'fruit',
      parameters: { kind: 'apple' },
    },
    {
      id: 'green-apple',
      words:
        'green apple; grüner apfel; pomme verte; manzana verde; mela verde; maçã verde; зелёное яблоко; 青りんご',
      heightCm: 8.8,
      part: 'fruit',
      parameters: { kind: 'apple', color: '#8fbf40' },
    },
    {
      id: 'apple-half',
      words:
        'apple half|half apple|sliced apple; apfelhälfte|halber apfel; demi-pomme; media manzana; mezza mela; metade de maçã; половинка яблока; りんごの半分',
      heightCm: 8.6,
      part: 'fruit',
      parameters: { kind: 'apple', state: 'cut' },
    },
    {
      id: 'pear',
      words: 'pear; birne; poire; pera; pera; pera; груша; 梨|洋梨',
      heightCm: 11.3,
      part: 'fruit',
      parameters: { kind: 'pear' },
    },
    {
      id: 'orange',
      words:
        'orange|orange fruit; orange|apfelsine; orange; naranja; arancia; laranja; апельсин; オレンジ',
      heightCm: 8.3,
      part: 'fruit',
      parameters: { kind: 'orange' },
    },
    {
      id: 'orange-slice',
      words:
        "orange slice|half orange|slice of orange; orangenscheibe; tranche d'orange; rodaja de naranja; fetta d'arancia; fatia de laranja; долька апельсина; オレンジの輪切り",
      heightCm: 8,
      part: 'fruit',
      parameters: { kind: 'orange', state: 'cut' },
    },
    {
      id: 'tangerine',
      words:
        'tangerine|mandarin|clementine; mandarine|klementine; mandarine|clémentine; mandarina; mandarino|clementina; tangerina; мандарин; みかん',
      heightCm: 8.9,
      part: 'fruit',
      parameters: { kind: 'orange', color: '#f3813a' },
    },
    {
      id: 'peach',
      words: 'peach; pfirsich; pêche; melocotón; pesca; pêssego; персик; 桃|モモ',
      heightCm: 7.5,
      part: 'fruit',
      parameters: { kind: 'peach' },
    },
    {
      id: 'plum',
      words: 'plum; pflaume|zwetschge; prune; ciruela; prugna|susina; ameixa; слива; プラム',
      heightCm: 5.4,
      part: 'fruit',
      parameters: { kind: 'plum' },
    },
    {
      id: 'pomegranate',
      words:
        'pomegranate; granatapfel; grenade; granada; melograno|melagrana; romã; гранат; ザクロ',
      heightCm: 9.6,
      part: 'fruit',
      parameters: { kind: 'pomegranate' },
    },
    {
      id: 'lemon',
      words: 'lemon; zitrone; citron; limón; limone; limão; лимон; レモン',
      heightCm: 5,
      part: 'fruit',
      parameters: { kind: 'lemon' },
    },
    {
      id: 'lemon-slice',
      words:
        'lemon slice|half lemon|slice of lemon; zitronenscheibe; rondelle de citron; rodaja de limón; fetta di limone; fatia de limão; долька лимона; レモンの輪切り',
      heightCm: 6.6,
      part: 'fruit',
      parameters: { kind: 'lemon', state: 'cut' },
    },
    {
      id: 'lime',
      words: 'lime; limette; citron vert; lima; lime; limão-taiti; лайм; ライム',
      heightCm: 5,
      part: 'fruit',
      parameters: { kind: 'lime' },
    },
    {
      id: 'mango',
      words: 'mango; mango; mangue; mango; mango; manga; манго; マンゴー',
      heightCm: 5,
      part: 'fruit',
      parameters: { kind: 'mango' },
    },
    {
      id: 'banana',
      words:
        'banana|bunch of bananas; banane; banane; plátano|banana; banana; banana; банан; バナナ',
      heightCm: 12,
      part: 'fruit',
      parameters: { kind: 'banana' },
    },
    {
      id: 'strawberry',
      words:
        'strawberry; erdbeere; fraise; fresa|frutilla; fragola; morango; клубника; いちご|イチゴ',
      heightCm: 4.8,
      part: 'fruit',
      parameters: { kind: 'strawberry' },
    },
    {
      id: 'cherry',
      words: 'cherry; kirsche; cerise; cereza; ciliegia; cereja; вишня|черешня; さくらんぼ',
      heightCm: 7,
      part: 'fruit',
      parameters: { kind: 'cherry' },
    },
    {
      id: 'grapes',
      words:
        "grapes|grape|bunch of grapes; trauben|weintrauben|traube; raisin|raisins|grappe de raisin; uvas|uva|racimo de uvas; uva|grappolo d'uva; uvas|uva|cacho de uvas; виноград|гроздь винограда; ぶどう|ブドウ",
      heightCm: 19,
      part: 'fruit',
      parameters: { kind: 'grapes' },
    },
    {
      id: 'green-grapes',
      words:
        'green grapes|white grapes; grüne trauben; raisin blanc; uvas verdes; uva bianca; uvas verdes; зелёный виноград; マスカット',
      heightCm: 19,
      part: 'fruit',
      parameters: { kind: 'grapes', color: '#a9c85a' },
    },
    {
      id: 'watermelon',
      words:
        'watermelon; wassermelone; pastèque; sandía; anguria|cocomero; melancia; арбуз; スイカ',
      heightCm: 25,
      part: 'fruit',
      parameters: { kind: 'watermelon' },
    },
    {
      id: 'watermelon-slice',
      words:
        'watermelon slice|slice of watermelon; melonenscheibe|stück wassermelone; tranche de pastèque; rodaja de sandía; fetta di anguria; fatia de melancia; ломтик арбуза|долька арбуза; スイカの一切れ',
      heightCm: 22,
      part: 'fruit',
      parameters: { kind: 'watermelon', state: 'cut' },
    },
    {
      id: 'avocado',
      words:
        'avocado|half avocado; avocado; avocat; aguacate|palta; avocado; abacate; авокадо; アボカド',
      heightCm: 11.5,
      part: 'fruit',
      parameters: { kind: 'avocado', state: 'cut' },
    },
    {
      id: 'pineapple',
      words: 'pineapple; ananas; ananas; piña; ananas; abacaxi|ananás; ананас; パイナップル',
      heightCm: 31,
      part: 'fruit',
      parameters: { kind: 'pineapple' },
    },
    {
      id: 'coconut',
      words: 'coconut; kokosnuss; noix de coco; coco; cocco|noce di cocco; coco; кокос; ココナッツ',
      heightCm: 12,
      part: 'fruit',
      parameters: { kind: 'coconut' },
      places: ['beach'],
    },
    {
      id: 'kiwi',
      words: 'kiwi fruit|kiwi; kiwi; kiwi; kiwi; kiwi; kiwi; киви; キウイ',
      heightCm: 6.4,
      part: 'fruit',
      parameters: { kind: 'kiwi' },
    },
    {
      id: 'blueberry',
      words:
        'blueberry|berry; blaubeere|heidelbeere|beere; myrtille|baie; arándano|baya; mirtillo|bacca; mirtilo|baga; черника|голубика|ягода; ブルーベリー|ベリー',
      heightCm: 3.8,
      part: 'fruit',
      parameters: { kind: 'blueberry' },
    },
    {
      id: 'raspberry',
      words: 'raspberry; himbeere; framboise; frambuesa; lampone; framboesa; малина; ラズベリー',
      heightCm: 3.5,
      part: 'fruit',
      parameters: { kind: 'raspberry' },
    },
    {
      id: 'blackberry',
      words: 'blackberry; brombeere; mûre; mora|zarzamora; mora; amora; ежевика; ブラックベリー',
      heightCm: 3.5,
      part: 'fruit',
      parameters: { kind: 'blackberry' },
    },
    {
      id: 'olive',
      words: 'olive; olive; olive; aceituna; oliva; azeitona; оливка; オリーブ',
      heightCm: 3.8,
      part: 'fruit',
      parameters: { kind: 'olive' },
    },
    {
      id: 'fig',
      words: 'fig|fresh fig; feige; figue; higo; fico; figo; инжир; いちじく|イチジク',
      heightCm: 7,
      part: 'fruit',
      parameters: { kind: 'fig' },
    },
  ],
);

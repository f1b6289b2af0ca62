import { conceptsOf } from '../words';

/** Flowers, single and in bunches. */
export const flowers = conceptsOf(
  { kind: 'plant', habitat: 'ground', places: ['garden', 'meadow'] },
  [
    {
      id: 'flower',
      words: 'flower|wildflower; blume|blüte; fleur; flor; fiore; flor; цветок; 花',
      heightCm: 38,
      part: 'flower',
      parameters: { kind: 'daisy', color: '#f29bb0' },
    },
    {
      id: 'daisy',
      words:
        'daisy|chamomile|marguerite; gänseblümchen|margerite|kamille; marguerite|pâquerette|camomille; margarita|manzanilla; margherita|camomilla; margarida|camomila; ромашка|маргаритка; デイジー|カモミール',
      heightCm: 38,
      part: 'flower',
      parameters: { kind: 'daisy' },
    },
    {
      id: 'rose',
      words:
        'rose|red rose; rose|rote rose; rose|rose rouge; rosa|rosa roja; rosa|rosa rossa; rosa|rosa vermelha; роза; バラ|薔薇',
      heightCm: 50,
      part: 'flower',
      parameters: { kind: 'rose' },
    },
    {
      id: 'tulip',
      words: 'tulip; tulpe; tulipe; tulipán; tulipano; tulipa; тюльпан; チューリップ',
      heightCm: 40,
      part: 'flower',
      parameters: { kind: 'tulip' },
    },
    {
      id: 'sunflower',
      words: 'sunflower; sonnenblume; tournesol; girasol; girasole; girassol; подсолнух; ひまわり',
      heightCm: 220,
      part: 'flower',
      parameters: { kind: 'sunflower' },
      places: ['field'],
    },
    {
      id: 'lily',
      words: 'lily; lilie; lys; lirio|azucena; giglio; lírio; лилия; 百合',
      heightCm: 70,
      part: 'flower',
      parameters: { kind: 'lily' },
    },
    {
      id: 'poppy',
      words: 'poppy; mohn|mohnblume; coquelicot|pavot; amapola; papavero; papoula; мак; ポピー',
      heightCm: 55,
      part: 'flower',
      parameters: { kind: 'poppy' },
    },
    {
      id: 'carnation',
      words: 'carnation; nelke; œillet; clavel; garofano; cravo; гвоздика; カーネーション',
      heightCm: 50,
      part: 'flower',
      parameters: { kind: 'carnation' },
    },
    {
      id: 'lotus',
      words:
        'lotus|lotus flower; lotus|lotusblume; lotus; loto|flor de loto; loto|fior di loto; lótus|flor de lótus; лотос; 蓮',
      heightCm: 16,
      part: 'flower',
      parameters: { kind: 'lotus' },
      habitat: 'water',
      places: ['lake'],
    },
    {
      id: 'lavender',
      words: 'lavender; lavendel; lavande; lavanda; lavanda; lavanda; лаванда; ラベンダー',
      heightCm: 46,
      part: 'flower',
      parameters: { kind: 'lavender' },
      places: ['field'],
    },
    {
      id: 'dandelion',
      words:
        'dandelion|blowball; löwenzahn|pusteblume; pissenlit; diente de león; dente di leone|soffione; dente-de-leão; одуванчик; たんぽぽ',
      heightCm: 33,
      part: 'flower',
      parameters: { kind: 'dandelion' },
      places: ['meadow'],
    },
    {
      id: 'cherry-blossom',
      words:
        'cherry blossom|cherry blossoms|cherry blossom branch|blossom branch; kirschblüte|kirschblütenzweig|blütenzweig; fleur de cerisier|branche de cerisier; flor de cerezo|rama de cerezo; fiore di ciliegio|ramo di ciliegio; flor de cerejeira|galho de cerejeira; цветущая вишня|ветка сакуры; 桜の花|桜の枝',
      heightCm: 32,
      part: 'flower',
      parameters: { kind: 'branch' },
      habitat: 'air',
    },
    {
      id: 'branch',
      words: 'branch|tree branch|bough; ast; branche; rama; ramo; galho|ramo; ветка|ветвь; 枝',
      heightCm: 30,
      part: 'flower',
      parameters: { kind: 'branch', state: 'open' },
      habitat: 'air',
    },
    {
      id: 'bouquet',
      words:
        'bouquet|bouquet of flowers|bunch of flowers; blumenstrauß|strauß; bouquet|bouquet de fleurs; ramo de flores|buqué; mazzo di fiori|bouquet; buquê|ramo de flores; букет|букет цветов; 花束|ブーケ',
      heightCm: 50,
      part: 'flower',
      parameters: { kind: 'bouquet' },
      habitat: 'hand',
    },
    {
      id: 'vase-of-flowers',
      words:
        'vase of flowers|flower vase|flowers in a vase; vase mit blumen|blumenvase; vase de fleurs; jarrón con flores|florero; vaso di fiori|vaso con fiori; vaso de flores; ваза с цветами; 花瓶の花|花を生けた花瓶',
      heightCm: 60,
      part: 'flower',
      parameters: { kind: 'vase-of-flowers' },
      habitat: 'table',
      places: ['living-room'],
    },
  ],
);

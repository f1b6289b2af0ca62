import { conceptsOf } from '../words';

/** Trees and bushes. */
export const trees = conceptsOf({ kind: 'plant', habitat: 'ground', places: ['park', 'forest'] }, [
  {
    id: 'tree',
    words: 'tree; baum|laubbaum; arbre; árbol; albero; árvore; дерево; 木|樹木',
    heightCm: 500,
    part: 'tree',
    parameters: { kind: 'deciduous' },
  },
  {
    id: 'apple-tree',
    words:
      'apple tree|fruit tree; apfelbaum|obstbaum; pommier|arbre fruitier; manzano|árbol frutal; melo|albero da frutto; macieira|árvore frutífera; яблоня; りんごの木',
    heightCm: 500,
    part: 'tree',
    parameters: { kind: 'deciduous', count: 9 },
  },
  {
    id: 'autumn-tree',
    words:
      "autumn tree|fall tree|maple tree|maple; herbstbaum|ahorn; arbre d'automne|érable; árbol de otoño|arce; albero autunnale|acero; árvore de outono|bordo; осеннее дерево|клён; 紅葉の木|もみじ",
    heightCm: 500,
    part: 'tree',
    parameters: { kind: 'deciduous', color: '#f08a3c' },
  },
  {
    id: 'bare-tree',
    words:
      'bare tree|dead tree|leafless tree; kahler baum|toter baum; arbre nu|arbre mort; árbol seco|árbol desnudo; albero spoglio; árvore seca; голое дерево; 枯れ木',
    heightCm: 460,
    part: 'tree',
    parameters: { kind: 'deciduous', state: 'broken' },
  },
  {
    id: 'small-tree',
    words:
      'small tree|street tree; kleiner baum|stadtbaum; petit arbre; arbolito; alberello; arvorezinha; деревце; 小さな木',
    heightCm: 420,
    part: 'tree',
    parameters: { kind: 'round' },
  },
  {
    id: 'birch',
    words: 'birch|birch tree; birke; bouleau; abedul; betulla; bétula; берёза; 白樺',
    heightCm: 570,
    part: 'tree',
    parameters: { kind: 'birch' },
  },
  {
    id: 'conifer',
    words:
      'conifer|pine|pine tree|fir|fir tree|spruce; tanne|fichte|kiefer|nadelbaum; sapin|pin|conifère|épicéa; pino|abeto; pino|abete; pinheiro|abeto; ель|ёлка|сосна|пихта; 松|もみの木|針葉樹',
    heightCm: 470,
    part: 'tree',
    parameters: { kind: 'conifer' },
  },
  {
    id: 'snowy-conifer',
    words:
      'snowy fir|snow-covered tree|snowy pine; verschneite tanne; sapin enneigé; pino nevado; abete innevato; pinheiro nevado; заснеженная ель; 雪の木',
    heightCm: 470,
    part: 'tree',
    parameters: { kind: 'conifer', state: 'broken' },
  },
  {
    id: 'christmas-tree',
    words:
      'christmas tree|xmas tree; weihnachtsbaum|christbaum|tannenbaum; sapin de noël|arbre de noël; árbol de navidad; albero di natale; árvore de natal; рождественская ёлка|новогодняя ёлка; クリスマスツリー',
    heightCm: 510,
    part: 'tree',
    parameters: { kind: 'christmas', state: 'lit' },
    places: ['living-room'],
  },
  {
    id: 'cypress',
    words: 'cypress|cypress tree; zypresse; cyprès; ciprés; cipresso; cipreste; кипарис; 糸杉',
    heightCm: 560,
    part: 'tree',
    parameters: { kind: 'cypress' },
  },
  {
    id: 'poplar',
    words: 'poplar; pappel; peuplier; álamo|chopo; pioppo; choupo|álamo; тополь; ポプラ',
    heightCm: 550,
    part: 'tree',
    parameters: { kind: 'poplar' },
  },
  {
    id: 'palm',
    words:
      'palm|palm tree|coconut palm; palme|kokospalme; palmier|cocotier; palmera|palma|cocotero; palma; palmeira|coqueiro; пальма; ヤシの木|ヤシ',
    heightCm: 580,
    part: 'tree',
    parameters: { kind: 'palm' },
    places: ['beach'],
  },
  {
    id: 'willow',
    words:
      'willow|weeping willow; trauerweide; saule|saule pleureur; sauce|sauce llorón; salice|salice piangente; salgueiro; ива; 柳',
    heightCm: 450,
    part: 'tree',
    parameters: { kind: 'willow' },
    places: ['lake'],
  },
  {
    id: 'acacia',
    words:
      'acacia|acacia tree|savanna tree; akazie|schirmakazie; acacia; acacia; acacia; acácia; акация; アカシア',
    heightCm: 410,
    part: 'tree',
    parameters: { kind: 'acacia' },
    places: ['field'],
  },
  {
    id: 'cherry-tree',
    words:
      'cherry tree|blossoming tree|sakura tree|sakura; kirschbaum|blühender baum; cerisier|cerisier en fleurs; cerezo|cerezo en flor; ciliegio|ciliegio in fiore; cerejeira|cerejeira em flor; вишнёвое дерево|сакура|вишня в цвету; 桜|桜の木',
    heightCm: 450,
    part: 'tree',
    parameters: { kind: 'blossom' },
  },
  {
    id: 'bush',
    words:
      'bush|shrub; busch|strauch; buisson|arbuste; arbusto|mata; cespuglio|arbusto; arbusto; куст|кустарник; 茂み|低木',
    heightCm: 110,
    part: 'tree',
    parameters: { kind: 'bush' },
  },
  {
    id: 'berry-bush',
    words:
      'berry bush; beerenstrauch; buisson de baies; arbusto de bayas; cespuglio di bacche; arbusto de bagas; ягодный куст; ベリーの茂み',
    heightCm: 110,
    part: 'tree',
    parameters: { kind: 'bush', count: 6 },
  },
  {
    id: 'hedge',
    words: 'hedge; hecke; haie; seto; siepe; sebe|cerca viva; живая изгородь; 生け垣',
    heightCm: 110,
    part: 'tree',
    parameters: { kind: 'hedge' },
  },
  {
    id: 'tree-stump',
    words: 'tree stump|stump; baumstumpf; souche; tocón; ceppo; toco de árvore; пень; 切り株',
    heightCm: 55,
    part: 'tree',
    parameters: { kind: 'stump' },
    places: ['forest'],
  },
  {
    id: 'log',
    words:
      'log|wooden log|tree trunk; baumstamm|holzscheit; bûche|tronc; tronco|leño; tronco; tronco|tora; бревно|полено; 丸太',
    heightCm: 45,
    part: 'tree',
    parameters: { kind: 'log' },
    places: ['forest'],
  },
]);

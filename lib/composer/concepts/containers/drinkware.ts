import { conceptsOf } from '../words';

/** Cups, mugs and glasses, empty and with what is drunk from them. */
export const drinkware = conceptsOf(
  { kind: 'container', habitat: 'table', places: ['kitchen', 'cafe'] },
  [
    {
      id: 'cup',
      words: 'cup|coffee cup; tasse; tasse; taza; tazza; xícara|chávena; чашка; カップ',
      heightCm: 7,
      part: 'cup',
      parameters: { style: 'cup', saucer: true },
    },
    {
      id: 'mug',
      words:
        'mug|coffee mug; becher|kaffeebecher; mug|grande tasse; tazón|jarrita; tazzone; caneca; кружка; マグカップ',
      heightCm: 9.2,
      part: 'cup',
      parameters: { style: 'mug' },
    },
    {
      id: 'teacup',
      words:
        'teacup|tea cup; teetasse; tasse à thé; taza de porcelana; tazza da tè; xícara de porcelana; чайная чашка; ティーカップ',
      heightCm: 7,
      part: 'cup',
      parameters: { style: 'teacup', saucer: true, filling: 'tea', color: '#fff6ea' },
    },
    {
      id: 'coffee',
      words:
        'coffee|cup of coffee|latte; kaffee|tasse kaffee|milchkaffee; café|tasse de café; café|taza de café; caffè|tazza di caffè; café|xícara de café; кофе|чашка кофе; コーヒー',
      heightCm: 14.7,
      part: 'cup',
      parameters: { style: 'cup', saucer: true, filling: 'latte', foam: 'heart', steaming: true },
      kind: 'food',
    },
    {
      id: 'espresso',
      words:
        'espresso; espresso; expresso; expreso; espresso; espresso|cafezinho; эспрессо; エスプレッソ',
      heightCm: 11.2,
      part: 'cup',
      parameters: {
        style: 'espresso',
        saucer: true,
        filling: 'coffee',
        steaming: true,
        color: '#fff6ea',
      },
      kind: 'food',
    },
    {
      id: 'tea',
      words:
        'tea|cup of tea|hot tea; tee|tasse tee; thé|tasse de thé; té|taza de té|taza de té caliente; tè|tazza di tè; chá|xícara de chá|xícara de chá quente; чай|чашка чая; お茶|紅茶',
      heightCm: 15.2,
      part: 'cup',
      parameters: {
        style: 'teacup',
        saucer: true,
        filling: 'tea',
        steaming: true,
        color: '#f29bb0',
      },
      kind: 'food',
    },
    {
      id: 'hot-chocolate',
      words:
        'hot chocolate|cocoa|hot cocoa; heiße schokolade|kakao; chocolat chaud; chocolate caliente; cioccolata calda; chocolate quente; горячий шоколад|какао; ココア|ホットチョコレート',
      heightCm: 16,
      part: 'cup',
      parameters: {
        style: 'mug',
        filling: 'cocoa',
        steaming: true,
        foam: 'cream',
        color: '#d9413b',
      },
      kind: 'food',
    },
    {
      id: 'matcha',
      words:
        'matcha|green tea; matcha|grüner tee; matcha|thé vert; matcha|té verde; matcha|tè verde; matcha|chá verde; матча|зелёный чай; 抹茶|緑茶',
      heightCm: 14.9,
      part: 'cup',
      parameters: { style: 'bowl-cup', filling: 'matcha', color: '#2d3263', steaming: true },
      kind: 'food',
    },
    {
      id: 'enamel-mug',
      words:
        'enamel mug|camping mug; emailbecher; tasse émaillée; taza esmaltada; tazza smaltata; caneca esmaltada; эмалированная кружка; ホーローマグ',
      heightCm: 8,
      part: 'cup',
      parameters: { style: 'enamel', color: '#fff6ea' },
    },
    {
      id: 'takeaway-coffee',
      words:
        'takeaway coffee|paper cup|coffee to go|to-go cup; kaffee zum mitnehmen|pappbecher; café à emporter|gobelet; café para llevar|vaso de papel; caffè da asporto|bicchiere di carta; café para viagem|copo de papel; кофе с собой|бумажный стаканчик; テイクアウトコーヒー|紙コップ',
      heightCm: 13,
      part: 'paper-cup',
      parameters: {},
      habitat: 'hand',
    },
    {
      id: 'milkshake',
      words:
        'milkshake|smoothie; milchshake|smoothie; milk-shake|smoothie; batido; frappè|frullato; milkshake|vitamina; молочный коктейль|смузи; ミルクシェイク|スムージー',
      heightCm: 18,
      part: 'paper-cup',
      parameters: { top: 'straw', body: '#f29bb0' },
      kind: 'food',
    },
    {
      id: 'popcorn',
      words:
        'popcorn|popcorn box|popcorn bucket|box of popcorn|bucket of popcorn|tub of popcorn; popcorn; pop-corn; palomitas; popcorn; pipoca; попкорн; ポップコーン',
      heightCm: 15,
      part: 'paper-cup',
      parameters: { top: 'popcorn', color: '#d9413b' },
      kind: 'food',
    },
    {
      id: 'glass',
      words:
        'glass|drinking glass|tumbler; glas|trinkglas; verre; vaso|vaso de vidrio; bicchiere; copo; стакан; グラス|コップ',
      heightCm: 9.5,
      part: 'drinking-glass',
      parameters: { style: 'tumbler' },
    },
    {
      id: 'glass-of-water',
      words:
        "glass of water|water glass; glas wasser|wasserglas; verre d'eau; vaso de agua; bicchiere d'acqua; copo d'água; стакан воды; コップの水",
      heightCm: 9.5,
      part: 'drinking-glass',
      parameters: { style: 'tumbler', filling: 'water' },
      kind: 'food',
    },
    {
      id: 'milk-glass',
      words:
        'glass of milk|milk; glas milch|milch; verre de lait|lait; vaso de leche|leche; bicchiere di latte|latte; copo de leite|leite; стакан молока|молоко; 牛乳|ミルク',
      heightCm: 9.5,
      part: 'drinking-glass',
      parameters: { style: 'tumbler', filling: 'milk', level: 0.85 },
      kind: 'food',
    },
    {
      id: 'juice',
      words:
        "juice|orange juice|fruit juice|glass of juice|glass of orange juice|glass of fruit juice; saft|orangensaft|fruchtsaft; jus|jus d'orange; zumo|jugo|zumo de naranja; succo|succo d'arancia; suco|sumo|suco de laranja; сок|апельсиновый сок; ジュース|オレンジジュース",
      heightCm: 19.4,
      part: 'drinking-glass',
      parameters: { style: 'long', filling: 'juice', garnish: ['straw', 'citrus'] },
      kind: 'food',
    },
    {
      id: 'lemonade',
      words:
        'lemonade|iced lemonade; limonade; limonade|citronnade; limonada; limonata; limonada; лимонад; レモネード',
      heightCm: 19.4,
      part: 'drinking-glass',
      parameters: {
        style: 'long',
        filling: 'lemonade',
        garnish: ['ice', 'mint', 'straw', 'citrus'],
      },
      kind: 'food',
    },
    {
      id: 'iced-tea',
      words:
        'iced tea|ice tea; eistee; thé glacé; té helado; tè freddo; chá gelado; холодный чай; アイスティー',
      heightCm: 14,
      part: 'drinking-glass',
      parameters: { style: 'long', filling: 'tea', garnish: ['ice', 'mint', 'citrus'] },
      kind: 'food',
    },
    {
      id: 'cola',
      words:
        'cola|soda|soft drink; cola|limo; cola|soda; refresco|cola; cola|bibita; refrigerante; кола|газировка; コーラ|ソーダ',
      heightCm: 19.4,
      part: 'drinking-glass',
      parameters: { style: 'long', filling: 'cola', garnish: ['ice', 'bubbles', 'straw'] },
      kind: 'food',
    },
    {
      id: 'wine',
      words:
        'wine|red wine|glass of wine|wine glass; wein|rotwein|weinglas|glas wein; vin|vin rouge|verre à vin|verre de vin; vino|vino tinto|copa de vino; vino|vino rosso|calice|bicchiere di vino; vinho|vinho tinto|taça de vinho; вино|красное вино|бокал вина|бокал; ワイン|赤ワイン|ワイングラス',
      heightCm: 21,
      part: 'drinking-glass',
      parameters: { style: 'wine', filling: 'red-wine', level: 0.48 },
      kind: 'food',
    },
    {
      id: 'white-wine',
      words:
        'white wine; weißwein; vin blanc; vino blanco; vino bianco; vinho branco; белое вино; 白ワイン',
      heightCm: 21,
      part: 'drinking-glass',
      parameters: { style: 'wine', filling: 'white-wine', level: 0.48 },
      kind: 'food',
    },
    {
      id: 'champagne',
      words:
        'champagne|glass of champagne|flute of champagne|champagne flute|champagne glass|sparkling wine|prosecco; champagner|sekt|sektglas; champagne|flûte de champagne; champán|cava|copa de champán; champagne|prosecco|spumante; champanhe|espumante; шампанское; シャンパン',
      heightCm: 23,
      part: 'drinking-glass',
      parameters: { style: 'flute', filling: 'white-wine', garnish: ['bubbles'], level: 0.8 },
      kind: 'food',
    },
    {
      id: 'cocktail',
      words:
        'cocktail|drink; cocktail; cocktail; cóctel; cocktail; coquetel|drinque; коктейль; カクテル',
      heightCm: 22,
      part: 'drinking-glass',
      parameters: {
        style: 'cocktail',
        filling: 'rose',
        garnish: ['cherry', 'umbrella'],
        level: 0.86,
      },
      kind: 'food',
    },
    {
      id: 'martini',
      words: 'martini; martini; martini; martini; martini; martíni; мартини; マティーニ',
      heightCm: 16,
      part: 'drinking-glass',
      parameters: { style: 'cocktail', filling: 'water', garnish: ['olive'], level: 0.86 },
      kind: 'food',
    },
    {
      id: 'beer',
      words:
        'beer|beer mug|mug of beer|pint of beer; bier|bierkrug|maß; bière|chope de bière; cerveza|jarra de cerveza; birra|boccale di birra; cerveja|caneca de cerveja; пиво|кружка пива; ビール|ビールジョッキ',
      heightCm: 14,
      part: 'drinking-glass',
      parameters: { style: 'beer-mug', filling: 'beer', garnish: ['foam', 'bubbles'], level: 0.94 },
      kind: 'food',
    },
    {
      id: 'pint',
      words:
        'pint|beer glass; bierglas; pinte|verre à bière; pinta|vaso de cerveza; pinta|bicchiere di birra; copo de cerveja; пивной бокал; ビールグラス',
      heightCm: 16,
      part: 'drinking-glass',
      parameters: { style: 'pint', filling: 'beer', garnish: ['foam', 'bubbles'], level: 0.95 },
      kind: 'food',
    },
    {
      id: 'whisky',
      words: 'whisky|whiskey; whisky; whisky; whisky; whisky; uísque; виски; ウイスキー',
      heightCm: 9.5,
      part: 'drinking-glass',
      parameters: { style: 'tumbler', filling: 'whisky', garnish: ['ice'], level: 0.4 },
      kind: 'food',
    },
    {
      id: 'iced-coffee',
      words:
        'iced coffee|iced latte|cold brew|iced oat latte|iced oat milk latte|iced vanilla latte|iced caramel latte|iced almond milk latte|iced americano|iced mocha; eiskaffee; café glacé; café helado|café con hielo; caffè freddo; café gelado; холодный кофе|айс-кофе; アイスコーヒー|アイスラテ',
      heightCm: 15,
      part: 'drinking-glass',
      parameters: { style: 'long', filling: 'latte', garnish: ['ice', 'straw'], level: 0.84 },
      kind: 'food',
    },
    {
      id: 'swirled-coffee',
      words:
        'swirled iced coffee|iced coffee with milk swirl|milk swirl coffee; eiskaffee mit milchwirbel; café glacé marbré; café helado con remolino de leche; caffè freddo variegato; café gelado com leite em redemoinho; кофе со льдом и молочными завитками; ミルクが渦巻くアイスコーヒー',
      heightCm: 15,
      part: 'drinking-glass',
      parameters: {
        style: 'long',
        filling: 'coffee',
        garnish: ['swirl', 'ice', 'straw'],
        level: 0.84,
      },
      kind: 'food',
    },
    {
      id: 'iced-matcha',
      words:
        'iced matcha|iced matcha latte|matcha latte; matcha latte; matcha latte; matcha latte; matcha latte; matcha latte; матча-латте; 抹茶ラテ',
      heightCm: 15,
      part: 'drinking-glass',
      parameters: { style: 'long', filling: 'matcha', garnish: ['ice', 'straw'], level: 0.84 },
      kind: 'food',
    },
    {
      id: 'mojito',
      words: 'mojito; mojito; mojito; mojito; mojito; mojito; мохито; モヒート',
      heightCm: 16,
      part: 'drinking-glass',
      parameters: {
        style: 'long',
        filling: 'lemonade',
        garnish: ['ice', 'mint', 'straw', 'bubbles'],
        level: 0.84,
      },
      kind: 'food',
    },
    {
      id: 'spritz',
      words:
        'aperol spritz|spritz; aperol spritz; spritz; spritz; spritz; spritz; апероль; スプリッツ',
      heightCm: 19,
      part: 'drinking-glass',
      parameters: {
        style: 'wine',
        filling: 'juice',
        garnish: ['ice', 'citrus', 'straw'],
        level: 0.7,
      },
      kind: 'food',
    },
  ],
);

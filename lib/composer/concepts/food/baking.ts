import { conceptsOf } from '../words';

/** Bread, cakes and biscuits. */
export const baking = conceptsOf(
  { kind: 'food', habitat: 'table', places: ['bakery', 'kitchen'] },
  [
    {
      id: 'bread',
      words:
        'bread|loaf|loaf of bread; brot|brotlaib|laib brot; pain|miche de pain; pan|hogaza de pan; pane|pagnotta; pão|filão; хлеб|буханка|буханка хлеба; パン|食パン',
      heightCm: 10.5,
      part: 'bakery',
      parameters: { kind: 'loaf' },
    },
    {
      id: 'bread-slice',
      words:
        'slice of bread|toast|bread slice; toast|brotscheibe|scheibe brot; tartine|tranche de pain|toast; tostada|rebanada de pan; fetta di pane|toast; torrada|fatia de pão; тост|ломтик хлеба; トースト',
      heightCm: 10.8,
      part: 'bakery',
      parameters: { kind: 'loaf', state: 'cut' },
    },
    {
      id: 'baguette',
      words:
        'baguette; baguette|stangenbrot; baguette; barra de pan|baguette; baguette; baguete; багет; バゲット|フランスパン',
      heightCm: 14.1,
      part: 'bakery',
      parameters: { kind: 'baguette' },
    },
    {
      id: 'croissant',
      words:
        'croissant; croissant|hörnchen; croissant; cruasán|medialuna; cornetto|croissant; croissant; круассан; クロワッサン',
      heightCm: 9,
      part: 'bakery',
      parameters: { kind: 'croissant' },
    },
    {
      id: 'pretzel',
      words:
        'pretzel; brezel|breze; bretzel; pretzel; pretzel|brezel; pretzel; крендель|брецель; プレッツェル',
      heightCm: 13,
      part: 'bakery',
      parameters: { kind: 'pretzel' },
    },
    {
      id: 'bread-roll',
      words:
        'bread roll|bun; brötchen|semmel; petit pain; panecillo|bollo; panino vuoto|rosetta; pãozinho; булочка; ロールパン',
      heightCm: 6.7,
      part: 'bakery',
      parameters: { kind: 'bun' },
    },
    {
      id: 'donut',
      words:
        'donut|doughnut; donut|krapfen; donut|beignet; dónut|rosquilla; ciambella|donut; rosquinha|donut; пончик; ドーナツ',
      heightCm: 8.4,
      part: 'bakery',
      parameters: { kind: 'donut' },
    },
    {
      id: 'plain-donut',
      words:
        'plain doughnut|plain donut|warm doughnut|sugar doughnut|sugared doughnut|fresh doughnut; schlichter krapfen; beignet nature|beignet au sucre; rosquilla de azúcar; ciambella semplice|bombolone; rosquinha simples; простой пончик; プレーンドーナツ',
      heightCm: 8.4,
      part: 'bakery',
      parameters: { kind: 'plain-donut' },
    },
    {
      id: 'bagel',
      words: 'bagel; bagel; bagel; bagel; bagel; bagel; бейгл|бублик; ベーグル',
      heightCm: 8.4,
      part: 'bakery',
      parameters: { kind: 'bagel' },
    },
    {
      id: 'cookie',
      words:
        'cookie|biscuit|chocolate chip cookie; keks|plätzchen|cookie; cookie|biscuit; galleta; biscotto; biscoito|bolacha; печенье; クッキー',
      heightCm: 8,
      part: 'bakery',
      parameters: { kind: 'cookie' },
    },
    {
      id: 'gingerbread',
      words:
        "gingerbread man|gingerbread|gingerbread cookie; lebkuchenmann|lebkuchen; pain d'épices|bonhomme en pain d'épices; hombre de jengibre|galleta de jengibre; omino di pan di zenzero|pan di zenzero; boneco de gengibre|biscoito de gengibre; пряничный человечек|пряник; ジンジャーブレッドマン",
      heightCm: 11,
      part: 'bakery',
      parameters: { kind: 'gingerbread' },
    },
    {
      id: 'cake',
      words:
        'cake|cream cake|chocolate cake|vanilla cake|strawberry cake|lemon cake|layer cake|sponge cake; kuchen|torte; gâteau; tarta|pastel|torta; torta; bolo|torta; торт; ケーキ',
      heightCm: 18,
      part: 'bakery',
      parameters: { kind: 'cake' },
    },
    {
      id: 'birthday-cake',
      words:
        "birthday cake|cake with candles; geburtstagstorte|geburtstagskuchen; gâteau d'anniversaire; tarta de cumpleaños|pastel de cumpleaños; torta di compleanno; bolo de aniversário; торт на день рождения|праздничный торт; 誕生日ケーキ|バースデーケーキ",
      heightCm: 24,
      part: 'bakery',
      parameters: { kind: 'cake', count: 3, state: 'lit' },
    },
    {
      id: 'wedding-cake',
      words:
        'wedding cake|tiered cake; hochzeitstorte; gâteau de mariage|pièce montée; tarta de bodas; torta nuziale; bolo de casamento; свадебный торт; ウェディングケーキ',
      heightCm: 48,
      part: 'bakery',
      parameters: { kind: 'tiered-cake' },
    },
    {
      id: 'cake-slice',
      words:
        'slice of cake|piece of cake|cake slice; tortenstück|stück kuchen; part de gâteau; trozo de tarta|porción de pastel; fetta di torta; fatia de bolo; кусок торта; ケーキ一切れ|ショートケーキ',
      heightCm: 12,
      part: 'bakery',
      parameters: { kind: 'cake-slice' },
    },
    {
      id: 'cupcake',
      words:
        'cupcake; cupcake|törtchen; cupcake; magdalena decorada|cupcake; cupcake|dolcetto; cupcake; капкейк|пирожное; カップケーキ',
      heightCm: 8,
      part: 'bakery',
      parameters: { kind: 'cupcake' },
    },
    {
      id: 'muffin',
      words:
        'muffin|blueberry muffin; muffin; muffin; magdalena|muffin; muffin; muffin; маффин|кекс; マフィン',
      heightCm: 6.4,
      part: 'bakery',
      parameters: { kind: 'muffin' },
    },
    {
      id: 'pie',
      words:
        'pie|apple pie; apfelkuchen|pastete; tarte|tarte aux pommes; pay|tarta de manzana; crostata|torta di mele; torta de maçã; пирог|яблочный пирог; パイ|アップルパイ',
      heightCm: 17.1,
      part: 'bakery',
      parameters: { kind: 'pie' },
    },
    {
      id: 'pie-slice',
      words:
        'slice of pie|piece of pie|pie slice|slice of apple pie|slice of cherry pie; stück apfelkuchen; part de tarte; trozo de tarta de manzana; fetta di crostata; fatia de torta de maçã; кусок пирога; パイ一切れ',
      heightCm: 7.5,
      part: 'bakery',
      parameters: { kind: 'pie-slice' },
    },
    {
      id: 'pancakes',
      words:
        'pancakes|pancake|stack of pancakes; pfannkuchen|eierkuchen; crêpe|crêpes|pancakes; tortitas|panqueque|panqueques; pancake|frittelle; panqueca|panquecas; блин|блины|оладьи; パンケーキ|ホットケーキ',
      heightCm: 13,
      part: 'bakery',
      parameters: { kind: 'pancakes' },
    },
    {
      id: 'blueberry-pancakes',
      words:
        'blueberry pancakes|blueberry pancake|stack of blueberry pancakes; blaubeerpfannkuchen|heidelbeerpfannkuchen; pancakes aux myrtilles|crêpes aux myrtilles; tortitas de arándanos|panqueques de arándanos; pancake ai mirtilli; panquecas de mirtilo; черничные блины|панкейки с черникой; ブルーベリーパンケーキ',
      heightCm: 13,
      part: 'bakery',
      parameters: { kind: 'blueberry-pancakes' },
    },
    {
      id: 'waffle',
      words:
        'waffle|waffles|belgian waffle|stack of waffles; waffel; gaufre; gofre|wafle; waffle|cialda; waffle; вафля; ワッフル',
      heightCm: 12,
      part: 'bakery',
      parameters: { kind: 'waffle' },
    },
    {
      id: 'macaron',
      words:
        'macaron; macaron; macaron; macarrón francés|macaron; macaron; macaron; макарон|макаронс; マカロン',
      heightCm: 8,
      part: 'bakery',
      parameters: { kind: 'macaron' },
    },
  ],
);

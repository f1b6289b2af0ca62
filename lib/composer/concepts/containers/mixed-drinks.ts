import { conceptsOf } from '../words';

/** Cocktails and other drinks, each in its own glass with what belongs to it. */
export const mixedDrinks = conceptsOf(
  { kind: 'food', habitat: 'table', places: ['bar', 'restaurant'] },
  [
    {
      id: 'margarita',
      words:
        'margarita|margarita cocktail|lime margarita|frozen margarita; margarita; margarita; cóctel margarita|margarita copa; margarita; margarita; маргарита; マルガリータ',
      heightCm: 17,
      part: 'drinking-glass',
      parameters: { style: 'cocktail', filling: 'lime', garnish: ['salt', 'lime'], level: 0.86 },
    },
    {
      id: 'cosmopolitan',
      words:
        'cosmopolitan|cosmopolitan cocktail|cosmo cocktail|daiquiri|strawberry daiquiri; cosmopolitan|daiquiri; cosmopolitan|daiquiri; cosmopolitan|daiquiri; cosmopolitan|daiquiri; cosmopolitan|daiquiri; космополитен|дайкири; コスモポリタン|ダイキリ',
      heightCm: 17,
      part: 'drinking-glass',
      parameters: { style: 'cocktail', filling: 'pink', garnish: ['lime'], level: 0.86 },
    },
    {
      id: 'pina-colada',
      words:
        'pina colada|piña colada; piña colada|pina colada; piña colada; piña colada; piña colada|pina colada; piña colada; пина колада; ピニャコラーダ',
      heightCm: 20,
      part: 'drinking-glass',
      parameters: {
        style: 'goblet',
        filling: 'cream',
        garnish: ['straw', 'pineapple', 'cherry'],
        level: 0.92,
      },
    },
    {
      id: 'bloody-mary',
      words:
        'bloody mary|bloody mary cocktail; bloody mary; bloody mary; bloody mary; bloody mary; bloody mary; кровавая мэри; ブラッディマリー',
      heightCm: 20,
      part: 'drinking-glass',
      parameters: {
        style: 'long',
        filling: 'tomato',
        garnish: ['ice', 'celery', 'lemon'],
        level: 0.86,
      },
    },
    {
      id: 'gin-and-tonic',
      words:
        'gin and tonic|gin tonic|gin & tonic|gin and tonic cocktail|g&t; gin tonic|gin and tonic; gin tonic; gin tonic|ginebra con tónica; gin tonic; gim tônica|gin tônica; джин-тоник; ジントニック',
      heightCm: 17,
      part: 'drinking-glass',
      parameters: {
        style: 'goblet',
        filling: 'water',
        garnish: ['ice', 'bubbles', 'lime', 'mint'],
        level: 0.84,
      },
    },
    {
      id: 'negroni',
      words:
        'negroni|negroni cocktail|campari; negroni|campari; negroni|campari; negroni|campari; negroni|campari; negroni|campari; негрони|кампари; ネグローニ|カンパリ',
      heightCm: 11,
      part: 'drinking-glass',
      parameters: { style: 'tumbler', filling: 'campari', garnish: ['ice', 'orange'], level: 0.7 },
    },
    {
      id: 'old-fashioned',
      words:
        'old fashioned cocktail|an old fashioned|old fashioned drink|whiskey cocktail|whisky cocktail; old fashioned; old fashioned; old fashioned; old fashioned; old fashioned; олд фэшн; オールドファッションド',
      heightCm: 11,
      part: 'drinking-glass',
      parameters: {
        style: 'tumbler',
        filling: 'whisky',
        garnish: ['ice', 'orange', 'cherry'],
        level: 0.56,
      },
    },
    {
      id: 'tequila-sunrise',
      words:
        'tequila sunrise|mai tai|rum punch|sex on the beach cocktail; tequila sunrise|mai tai; tequila sunrise|mai tai; tequila sunrise|mai tai; tequila sunrise|mai tai; tequila sunrise|mai tai; текила санрайз|май тай; テキーラサンライズ|マイタイ',
      heightCm: 19,
      part: 'drinking-glass',
      parameters: {
        style: 'long',
        filling: 'sunrise',
        garnish: ['ice', 'straw', 'orange', 'cherry'],
        level: 0.88,
      },
    },
    {
      id: 'cuba-libre',
      words:
        'cuba libre|rum and coke|long island iced tea; cuba libre|rum cola; cuba libre|rhum coca; cuba libre|cubata; cuba libre; cuba libre; куба либре; キューバリブレ',
      heightCm: 17,
      part: 'drinking-glass',
      parameters: {
        style: 'long',
        filling: 'cola',
        garnish: ['ice', 'lime', 'straw'],
        level: 0.86,
      },
    },
    {
      id: 'sangria',
      words:
        'sangria|glass of sangria; sangria; sangria; sangría; sangria; sangria; сангрия; サングリア',
      heightCm: 17,
      part: 'drinking-glass',
      parameters: {
        style: 'goblet',
        filling: 'red-wine',
        garnish: ['ice', 'orange', 'mint'],
        level: 0.84,
      },
    },
    {
      id: 'rose-wine',
      words:
        'rosé wine|rose wine|rosé|glass of rosé|glass of rosé wine; roséwein|rosé; vin rosé|rosé; vino rosado; vino rosato|rosé; vinho rosé; розовое вино; ロゼワイン|ロゼ',
      heightCm: 20,
      part: 'drinking-glass',
      parameters: { style: 'wine', filling: 'rose', level: 0.48 },
    },
    {
      id: 'stout',
      words:
        'guinness|pint of guinness|stout beer|pint of stout|dark beer|porter beer; guinness|dunkles bier|schwarzbier; guinness|bière brune; guinness|cerveza negra; guinness|birra scura; guinness|cerveja preta; гиннесс|тёмное пиво|стаут; ギネス|黒ビール',
      heightCm: 17,
      part: 'drinking-glass',
      parameters: { style: 'pint', filling: 'stout', garnish: ['foam'], level: 0.95 },
    },
    {
      id: 'shot-glass',
      words:
        'shot of tequila|tequila shot|tequila; tequila; tequila; tequila; tequila; tequila|dose de tequila; текила; テキーラ',
      heightCm: 7,
      part: 'drinking-glass',
      parameters: { style: 'shot', filling: 'white-wine', garnish: ['salt', 'lime'], level: 0.8 },
    },
    {
      id: 'vodka',
      words:
        'vodka|vodka shot|shot of vodka|glass of vodka|shot glass|schnapps; wodka|schnapsglas|schnaps; vodka|verre à shot; vodka|chupito; vodka|bicchierino; vodka; водка|рюмка; ウォッカ|ショットグラス',
      heightCm: 7,
      part: 'drinking-glass',
      parameters: { style: 'shot', filling: 'water', level: 0.8 },
    },
    {
      id: 'mulled-wine',
      words:
        'mulled wine|glass of mulled wine|gluhwein|glühwein; glühwein; vin chaud; vino caliente; vin brulé; vinho quente; глинтвейн; グリューワイン|ホットワイン',
      heightCm: 15,
      part: 'cup',
      parameters: {
        style: 'mug',
        filling: 'red-wine',
        color: '#d9413b',
        steaming: true,
        garnish: ['cinnamon', 'orange'],
      },
    },
    {
      id: 'cappuccino',
      words:
        'cappuccino|cup of cappuccino; cappuccino; cappuccino; capuchino; cappuccino; cappuccino; капучино; カプチーノ',
      heightCm: 14.7,
      part: 'cup',
      parameters: {
        style: 'cup',
        saucer: true,
        filling: 'latte',
        garnish: ['foam'],
        steaming: true,
        color: '#fff6ea',
      },
      places: ['cafe', 'kitchen'],
    },
    {
      id: 'irish-coffee',
      words:
        'irish coffee; irish coffee; irish coffee|café irlandais; café irlandés; irish coffee|caffè irlandese; café irlandês; кофе по-ирландски; アイリッシュコーヒー',
      heightCm: 18,
      part: 'drinking-glass',
      parameters: { style: 'goblet', filling: 'coffee', garnish: ['cream'], level: 0.9 },
      places: ['cafe', 'kitchen'],
    },
    {
      id: 'tomato-juice',
      words:
        'tomato juice|glass of tomato juice; tomatensaft; jus de tomate; zumo de tomate|jugo de tomate; succo di pomodoro; suco de tomate|sumo de tomate; томатный сок; トマトジュース',
      heightCm: 20,
      part: 'drinking-glass',
      parameters: { style: 'long', filling: 'tomato', garnish: ['celery'], level: 0.86 },
      places: ['kitchen', 'cafe'],
    },
    {
      id: 'green-smoothie',
      words:
        'green smoothie|green juice|matcha smoothie|celery juice; grüner smoothie; smoothie vert; batido verde|zumo verde; frullato verde; suco verde; зелёный смузи; グリーンスムージー|青汁',
      heightCm: 19,
      part: 'drinking-glass',
      parameters: {
        style: 'long',
        filling: 'slime',
        garnish: ['straw', 'mint', 'lime'],
        level: 0.9,
      },
      places: ['kitchen', 'cafe'],
    },
  ],
);

import type { Language } from '../../concepts/concept';
import type { Rewording } from '../text/reworded';

/** Coins, bars and medals have names of their own: `moneda de oro`. */
const NO_COINS =
  '(?<!(?:monet[ae]|monedas?|moedas?|pièces?|medagli[ae]|medallas?|medalhas?|médailles?|lingott[oi]|lingotes?|lingots?|barr[ae]s?|potes?|pots?|ollas?|pentol[ae]|pepitas?|pépites?|discos?|disques?|disco|collan[ae]|collares?|colliers?|correntes?))';

/** What is made of a precious metal, in the words for its colour. */
const metals = (of: string, gold: string, silver: string): readonly Rewording[] => {
  const [golden = '', shining = ''] = gold.split('=');
  const [silvern = '', white = ''] = silver.split('=');
  return [
    [new RegExp(`${NO_COINS} ${of} ?${golden}(?=[ ,.;]|$)`, 'giu'), ` ${shining}`],
    [new RegExp(`${NO_COINS} ${of} ?${silvern}(?=[ ,.;]|$)`, 'giu'), ` ${white}`],
  ];
};

/**
 * Turns of phrase of other languages that a word between them keeps from being known as one: crowns of gold, kites of a
 * colour, how old somebody is for whom something is made.
 */
export const SAID_IN_TURNS: Partial<Record<Language, readonly Rewording[]>> = {
  de: [
    [/(?<=\p{L}) aus (?:purem |reinem |massivem )?gold(?=[ ,.;]|$)/giu, ' golden'],
    [/(?<!\p{L})(\p{Lu}\p{L}+) golden(?=[ ,.;]|$)/gu, 'goldene $1'],
    [/(?<=\p{L}) aus (?:purem |reinem |massivem )?silber(?=[ ,.;]|$)/giu, ' silbern'],
    [/(?<!\p{L})(\p{Lu}\p{L}+) silbern(?=[ ,.;]|$)/gu, 'silberne $1'],
    // `ein sechsjähriges Mädchen`
    [/(?<!\p{L})(?:\d{1,2}-?|[a-zßäöü]{3,14})jährige[rnsm]? (?=\p{Lu})/gu, ''],
    [
      /(?<!\p{L})(?:lässt|lassen)( (?:mit|auf|am|im|in|an|über)[^.;]{1,60}?)? (einen|ihren|seinen|zwei|bunte|viele) (\p{L}+en? )drachen steigen(?!\p{L})/giu,
      'fliegt$1 $2 $3Papierdrachen',
    ],
  ],
  fr: [
    ...metals("(?:en|d['’])", 'or=doré', 'argent=argenté'),
    [
      /(?<!\p{L})(?:qui )?(?:fait|faisant|font) voler (?=(?:une?|son|leur|des|le|deux) (?:\p{L}+ )?cerfs?-volants? (?!sur|dans|au|à|avec|par|près|devant|en|sous|et|qui)\p{L})/giu,
      'lance ',
    ],
    [/ à la dérive(?!\p{L})/giu, ''],
    [/(?<=\p{L}) (?:âgée?s? )?de (?:\d{1,2}|\p{L}{2,8}) ans(?!\p{L})/giu, ''],
  ],
  es: [
    ...metals('de', 'oro=dorado', 'plata=plateado'),
    [/ a la deriva(?!\p{L})/giu, ''],
    // A poster of a book of a kind shows what the book tells, and no book.
    [
      /(?<=(?:p[óo]ster|cartel|portada|cubierta) )(?:de |para )(?:un )?libro de (?:ciencia ficción|fantasía|terror|misterio|aventuras)(?!\p{L})/giu,
      '',
    ],
    // Hot drinks and meals have their steam with them.
    [
      /(?<=(?:taza|tazón|cuenco|plato|olla|tetera|sopa|café|té|ramen)(?: de \p{L}+){0,2}) humeantes?(?!\p{L})/giu,
      ' con vapor',
    ],
    // What is jumped is jumped over.
    [
      /(?<!\p{L})(salt(?:a|an|ando)) (?=(?:(?:el|la|los|las|una?|unos|unas) )?(?:pequeñ[oa]s? )?(?:vall|cerc|charc|obst|mur|hoguer|seto|tronc|zanj)\p{L}*)/giu,
      '$1 por encima de ',
    ],
  ],
  it: [
    ...metals("(?:in|d['’])", 'oro=dorato', 'argento=argentato'),
    [
      /(?<!\p{L})(?:che )?(?:fa|fanno|facendo) volare (?=(?:un|il|dei|due|gli|il suo|un suo) (?:\p{L}+ )?aquilon[ei] (?!su|in|n|con|al|a |e |davanti|vicino|che|sotto)\p{L})/giu,
      'lancia ',
    ],
    // `capelli rossi e ricci`: curly, and no hedgehogs.
    [/(?<=capelli (?:\p{L}+ ){0,2}(?:e )?)ricci(?!\p{L})/giu, 'ricciuti'],
    [/ alla deriva(?!\p{L})/giu, ''],
    [
      /(?<=(?:tazza|tazzina|ciotola|piatto|pentola|teiera|zuppa|caffè|tè|ramen)(?: di \p{L}+){0,2}) fumanti?e?(?!\p{L})/giu,
      ' con vapore',
    ],
    [
      /(?<=(?:poster|locandina|copertina) )(?:di |per )(?:un )?libro (?:di )?(?:fantascienza|fantasy|horror|giallo|avventura)(?!\p{L})/giu,
      '',
    ],
    [
      /(?<!\p{L})(salt(?:a|ano|ando)) (?=(?:(?:il|lo|la|i|gli|le|una?|uno) )?(?:piccol[oaie] )?(?:steccat|staccion|recint|pozzangh|ostacol|mur|siep|foss|tronc|falò)\p{L}*)/giu,
      '$1 sopra ',
    ],
    [/(?<=(?<!\p{L})(?:aspett|attend)\p{L}+) pazient[ei](?!\p{L})/giu, ''],
  ],
  pt: [
    ...metals('de', 'ouro=dourado', 'prata=prateado'),
    [/ à deriva(?!\p{L})/giu, ''],
    [
      /(?<=(?:xícara|caneca|tigela|prato|panela|bule|sopa|café|chá|lámen)(?: de \p{L}+){0,2}) fumegantes?(?!\p{L})/giu,
      ' com vapor',
    ],
    [
      /(?<=(?:p[ôo]ster|cartaz|capa) )(?:de |para )(?:um )?livro de (?:ficção científica|fantasia|terror|mistério|aventura)(?!\p{L})/giu,
      '',
    ],
    [
      /(?<!\p{L})((?:pul|salt)(?:a|am|ando)) (?=(?:(?:o|a|os|as|uma?|uns|umas) )?(?:pequen[oa]s? )?(?:cerc|cerquinh|mur|poç|obst|tronc|fogueir|val[ae])\p{L}*)/giu,
      '$1 por cima de ',
    ],
  ],
  ru: [
    [/(?<!\p{L})(\p{L}+) из (?:чистого )?золота(?!\p{L})/giu, 'золотая $1'],
    [/(?<!\p{L})(\p{L}+) из (?:чистого )?серебра(?!\p{L})/giu, 'серебряная $1'],
    [
      /(?<!\p{L})(?:\d{1,2}-?|\p{L}{3,14})летн(?:ий|яя|ее|ие|его|ей|юю|ему|их|им|ем|ими) (?=\p{L})/giu,
      '',
    ],
  ],
  ja: [
    // `木のテーブルの上の、ゆで卵がのったラーメン`: the last is there, and no egg of it.
    [
      /^([^、。]{1,16}(?:の上|の中|の下|の前|の隣|の横|の後ろ))の、([^、。]{2,40})$/gu,
      '$2が$1にある',
    ],
    [/^([^、。]{1,14})に(?:のった|乗った|載った)、([^、。]{2,40})$/gu, '$2が$1の上にある'],
    [
      /((?:白|黒|青|赤|黄色|茶色)い|(?:緑|ピンク|紫|灰色|グレー|ベージュ|オレンジ|水色|クリーム色|紺|金色|ミント|パステルカラー|\p{L}色)の)背景(?:の上)?に(?=\p{L})/gu,
      '$1背景、',
    ],
    [/読み聞かせ(?:る|ている|をする|をしている)/gu, '読む'],
    // By the light of a lantern, which is there.
    [/の(?:明かり|灯り|あかり|光)(?:の下)?で(?=\p{L})/gu, 'のそばで'],
    [
      /(?<=アイコン)(?:の)?(\d{1,2}|[一二三四五六七八九十]{1,2})(?:個|つ|種)?(?:の)?セット/gu,
      'セット$1個',
    ],
    [/(?:\d{1,2}|[一二三四五六七八九十]{1,3})(?:歳|才)の/gu, ''],
    // What is put on something is on it; who is on a horse rides.
    [/に(?:のせた|載せた|のった|載った)(?=\p{L})/gu, 'の上の'],
    [/に巻きつ(?:いた|いている)(?=\p{L})/gu, 'のまわりに巻きついた'],
    // `壁にかかった`, `木に吊るされた`: hung there, whatever comes between.
    [/に(?:かかった|掛かった|かけられた|掛けられた)(?=\p{L})/gu, 'に吊るされた'],
  ],
};

import type { Language } from '../../concepts/concept';
import { type Rewording, reworded } from './reworded';

/**
 * Where something is that is told after what it is at, in other languages: `una mesa sobre la que duerme un gato`, `un tavolo
 * accanto al quale siede un cane`, `стол, на котором сидит кошка`, `テーブル、その上で眠る猫`. They are told with the adverb of the
 * language, as `una mesa, encima duerme un gato`, which the reader of clauses relates to what stood last; `told-later.ts`
 * does as much for English.
 */

interface Turns {
  /** What stands between a preposition and its clause, with the space before it. */
  relative: string;
  /** Prepositions, and the adverb that says as much. */
  where: readonly (readonly [preposition: string, adverb: string])[];
}

const TURNS: Partial<Record<Language, Turns>> = {
  es: {
    relative: '(?: (?:el|la|los|las)|l) (?:que|cual|cuales)',
    where: [
      ['(?:sobre|encima de)', 'encima'],
      ['(?:en|dentro de)', 'dentro'],
      ['(?:bajo|debajo de)', 'debajo'],
      ['(?:junto a|al lado de|cerca de)', 'al lado'],
      ['(?:detrás de|tras)', 'detrás'],
      ['(?:delante de|frente a|ante)', 'delante'],
      ['(?:alrededor de|en torno a)', 'alrededor'],
    ],
  },
  it: {
    relative: '(?: (?:il|la|i|le))? (?:cui|quale|quali)',
    where: [
      ['(?:su|sopra)(?:l|lla|i|lle|gli)?(?: a)?', 'sopra'],
      ['(?:in|ne(?:l|lla|i|lle|gli)|dentro)', 'dentro'],
      ['sotto(?: a(?:l|lla|i|lle|gli)?)?', 'sotto'],
      ['(?:accanto|vicino|di fianco) a(?:l|lla|i|lle|gli)?', 'accanto'],
      ['dietro(?: a(?:l|lla|i|lle|gli)?)?', 'dietro'],
      ['(?:davanti|di fronte) a(?:l|lla|i|lle|gli)?', 'davanti'],
      ['(?:intorno|attorno) a(?:l|lla|i|lle|gli)?', 'intorno'],
    ],
  },
  pt: {
    relative: '(?: ?[oa]s?)? (?:qual|quais|que)',
    where: [
      ['(?:sobre|em cima d?)', 'em cima'],
      ['(?:em|n|dentro d)', 'no interior'],
      ['(?:sob|debaixo d|embaixo d)', 'embaixo'],
      ['(?:ao lado d|perto d|junto a)', 'ao lado'],
      ['atrás d', 'atrás'],
      ['(?:em frente a|na frente d|diante d)', 'na frente'],
      ['(?:ao redor d|em volta d)', 'ao redor'],
    ],
  },
  fr: {
    relative: '(?: de)? (?:lequel|laquelle|lesquels|lesquelles|duquel|desquels|desquelles)',
    where: [
      ['(?:sur|au-dessus)', 'dessus'],
      ['(?:dans|à l.intérieur)', 'dedans'],
      ['(?:sous|au-dessous|en dessous)', 'en dessous'],
      ['(?:à côté|près|auprès)', 'à côté'],
      ['derrière', 'derrière'],
      ['devant', 'devant'],
      ['autour', 'autour'],
    ],
  },
  ru: {
    relative: ' котор(?:ом|ой|ого|ым|ыми|ых)',
    where: [
      ['(?:на|поверх)', 'на нём'],
      ['(?:в|внутри)', 'в нём'],
      ['под', 'под ним'],
      ['(?:рядом с|возле|около|у)', 'рядом'],
      ['(?:за|позади)', 'за ним'],
      ['перед', 'впереди'],
      ['вокруг', 'вокруг'],
    ],
  },
};

const clausesOf = ({ relative, where }: Turns): Rewording[] =>
  where.map(([preposition, adverb]) => [
    new RegExp(`,? (?<!\\p{L})${preposition}${relative} (?=\\p{L})`, 'giu'),
    `, ${adverb} `,
  ]);

/** Turns of phrase that no relative pronoun opens. */
const OWN: Partial<Record<Language, readonly Rewording[]>> = {
  // `un tavolo con sopra un gatto`
  es: [
    [
      /(?<=(?<!\p{L})(?:vol|revolote|gir|zumb)(?:ando|an|a)) alrededor(?=[,.;]|$)/giu,
      ' alrededor de ella',
    ],
    [/ (?:en|sobre) (?:el|su) caparazón(?! d)/giu, ' en el lomo'],
    // Held before the body, and on no arm.
    [
      / con ((?:una?|dos|su|sus|el|la) [^,.;]{2,24}?) en (?:los |sus )?brazos(?!\p{L})/giu,
      ' sosteniendo $1',
    ],
    [/(?<=(?:mir|observ|contempl|vigil)(?:a|an|ando) )desde (?=\p{L})/giu, 'desde lo alto de '],
  ],
  pt: [
    [
      /(?<=(?<!\p{L})(?:vo|esvoaç|gir|zumb)(?:ando|am|a)) (?:ao redor|em volta|em redor)(?=[,.;]|$)/giu,
      ' ao redor dela',
    ],
    [/ (?:no casco|na concha|na carapaça)(?!\p{L}| d)/giu, ' nas costas'],
    [
      / com ((?:uma?|dois|duas|seu|sua|o|a) [^,.;]{2,24}?) (?:nos|em seus) braços(?!\p{L})/giu,
      ' segurando $1',
    ],
  ],
  ru: [
    [/ на (?:своём )?панцире(?!\p{L})/giu, ' на спине'],
    // In the lap of who sits, and nobody kneels.
    [
      /(?<=(?:^|[\s,])со? (?:\p{L}+ )?\p{L}+(?:ом|ем|ём|ой|ей|ью|ами|ями) )на коленях(?!\p{L})/giu,
      'на своих коленях',
    ],
    [/, на коленях (?:у (?:не[её]|него|них) )?(?=\p{L})/giu, ', на своих коленях '],
    [
      /(?<!\p{L})со? ((?:\p{L}+ )?\p{L}+(?:ом|ем|ём|ой|ей|ью|ами|ями)) (?=на руках(?!\p{L}))/giu,
      'держа в руке $1 ',
    ],
  ],
  it: [
    [
      /(?<!\p{L})(?:le|gli|che le|che gli) ((?:vol|svolazz|ronz)(?:ano|a)) (?:intorno|attorno)(?=[,.;]|$)/giu,
      '$1 intorno a lei',
    ],
    [
      /(?<=(?<!\p{L})(?:vol|svolazz|ronz|gir)(?:ano|a|ando)) (?:intorno|attorno)(?=[,.;]|$)/giu,
      ' intorno a lei',
    ],
    [/ sul (?:suo )?guscio(?! d)/giu, ' sulla schiena'],
    [/(?<!\p{L})c['’]è(?!\p{L})/giu, 'sta'],
    [
      / con (sopra|sotto|dentro|accanto|davanti|dietro) (?=(?:un[ao]?|dei|degli|delle|due|tre|quattro) |un['’])/giu,
      ', $1 sta ',
    ],
  ],
  fr: [
    [
      /(?<=(?<!\p{L})(?:vol|tourn|bourdonn|virevolt)(?:ant|ent|e)) (?:tout )?autour(?=[,.;]|$)/giu,
      " autour d'elle",
    ],
    [/ sur (?:sa|la) (?:coquille|carapace)(?!\p{L}| d)/giu, ' sur son dos'],
    [/(?<!\p{L})serrant ([^,.;]{2,40}?) dans (?:ses|leurs) bras(?!\p{L})/giu, 'enlaçant $1'],
    [/(?<!\p{L})serre(nt)? ([^,.;]{2,40}?) dans (?:ses|leurs) bras(?!\p{L})/giu, 'enlace$1 $2'],
    [
      / avec ((?:une?|des|son|sa|ses|deux) [^,.;]{2,24}?) dans (?:les|ses|leurs) bras(?!\p{L})/giu,
      ' tenant $1',
    ],
    // `une fille, un livre à la main`
    [
      /, ((?:une?|des|son|sa|ses) [^,.;]{2,30}?) (?:à la main|dans les mains|dans la main|entre les mains)(?=[,.;]|$)/giu,
      ', tenant $1',
    ],
    [
      /^((?:une?|des) [^,.;]{2,30}?) à la main, ((?:une?|des|le|la) [^,.;]{2,30}?)(?=[,.;]|$)/giu,
      '$2 tenant $1',
    ],
  ],
  de: [
    [
      /(?<=(?:schildkröte|schnecke)[^,.;]{0,40}) auf (?:dem|ihrem) (?:haus|panzer|schneckenhaus)(?!\p{L})/giu,
      ' auf dem Rücken',
    ],
    // `schauen von einem Zaun aus zu`
    [
      /(?<=(?:schau|blick|beobacht|guck)\p{L}*) von (einem|einer|dem|der) (?!fenster)(\p{L}+) aus(?: zu)?(?!\p{L})/giu,
      ' auf $1 $2',
    ],
    [
      / mit ((?:eine[mr]?|zwei|ihre[mr]|seine[mr]) [^,.;]{2,24}?) (?:in (?:der|einer|den|beiden|ihrer|seiner|ihren|seinen) (?:hand|händen|pfote|pfoten)|im arm|auf (?:dem|ihrem|seinem) arm|in (?:den|ihren|seinen) armen)(?!\p{L})/giu,
      ' in der hand haltend $1',
    ],
    [/ auf (?:den|ihren|seinen) knien(?!\p{L})/giu, ' auf dem Schoß'],
    [/, um (?:ihn|sie|es) herum (?=\p{L})/giu, ', ringsum '],
    [
      /, um (?:den|die|das) ((?:\p{L}+ ){1,3}?)(fliegen|fliegt|schwirren|kreisen|schweben|tanzen|stehen|liegen)(?=[,.;]|$)/giu,
      ', ringsum $2 $1',
    ],
    [/, worauf /giu, ', auf dem '],
    [/, worin /giu, ', in dem '],
    [/, worunter /giu, ', unter dem '],
    [/, woneben /giu, ', neben dem '],
  ],
  ja: [
    [/(?<=(?:亀|カメ|カタツムリ)の|^|、|の)(?:甲羅|殻)(?=に|の上)/gu, '背中'],
    [
      /(?<=[、。]|がある、|があり、)その(上|下|中|隣|横|そば|傍ら|脇|後ろ|前|周り|となり)(?:に(?:は)?|で(?:は)?|の)/gu,
      '$1に',
    ],
    [/(?<=[\p{L}])があり、(?=(?:上|下|中|隣|横|そば|傍ら|脇|後ろ|前|周り|となり)に)/gu, '、'],
    // `上に猫が座っているテーブル`, `隣に犬がいる椅子`
    [
      /(?<=^|、)(上|下|中|隣|横|そば|後ろ|前)に([^、。をにでのが]{1,10})が(?:いる|ある|座る|座っている|座った|入った|乗った|乗っている|のった|のっている|載った|置かれた|置いてある)([^、。をにでのが]{1,10})(?=$|[、。])/gu,
      '$3、$1に$2',
    ],
  ],
};

const TOLD = new Map<Language, readonly Rewording[]>();
for (const language of ['de', 'fr', 'es', 'it', 'pt', 'ru', 'ja'] as const) {
  const turns = TURNS[language];
  TOLD.set(language, [...(turns ? clausesOf(turns) : []), ...(OWN[language] ?? [])]);
}

/** A prompt of another language with where its things are told beside them. */
export const toldLaterAbroad = (prompt: string, language: Language): string =>
  reworded(prompt, TOLD.get(language) ?? []);

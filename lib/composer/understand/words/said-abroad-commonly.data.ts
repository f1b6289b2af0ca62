import type { Language } from '../../concepts/concept';
import type { Rewording } from '../text/reworded';

/**
 * Turns of phrase that every kind of prompt has in other languages, and how they are said word by word: who peeks over a fence is
 * behind it, rows lead to somewhere, a digger that is a toy, woods that are called by their trees.
 */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}`, 'giu');

/** Woods and fields that are called by one word, as what grows there. */
const grown = (names: readonly (readonly [name: string, plain: string])[]): readonly Rewording[] =>
  names.map(([name, plain]) => [word(`${name}(?!\\p{L})`), plain] as const);

const FENCES: Partial<Record<Language, string>> = {
  es: '(?:una?|el|la|su)? ?(?:valla|cerca|muro|tapia|seto|borde|verja|mostrador|barandilla)',
  pt: '(?:uma?|seu|sua)? ?(?:cerca|muro|sebe|grade|balcão|borda|mureta)',
  fr: "(?:une?|la|le|l'|sa|son) ?(?:clôture|palissade|barrière|mur|muret|haie|comptoir|bord)",
  it: '(?:steccato|recinto|muro|muretto|siepe|staccionata|bancone|cancello|balaustra)',
  de: '(?:einen|eine|den|die|das|ein) (?:\\p{L}+ )?(?:zaun|holzzaun|gartenzaun|lattenzaun|mauer|hecke|theke)',
};

export const SAID_COMMONLY: Partial<Record<Language, readonly Rewording[]>> = {
  de: [
    [
      word(
        `(?:schaut|schauen|guckt|gucken|lugt|lugen|blickt|blicken|spähen|späht) über (?=${FENCES.de ?? ''})`,
      ),
      'schaut hinter ',
    ],
    [word('(?:führt|führen) zu (?=eine[rm] |der |dem )'), 'zu '],
  ],
  fr: [
    [
      word(
        `(?:qui )?(?:dépassent?|regarde(?:nt)?|regardant|pointant|observant|épiant) par-dessus (?=${FENCES.fr ?? ''})`,
      ),
      'derrière ',
    ],
    [
      word("(?:qui )?(?:mènent?|menant|conduisent|conduisant) (?:à|jusqu['’]à|vers) (?=une? )"),
      'vers ',
    ],
    [word('nez en carotte'), 'nez de carotte'],
    ...grown([
      ['hêtraie', 'forêt de hêtres'],
      ['chênaie', 'forêt de chênes'],
      ['pinède', 'forêt de pins'],
      ['oliveraie', "champ d'oliviers"],
      ['marché nocturne', 'marché la nuit'],
    ]),
  ],
  es: [
    [
      word(
        `(?:(?:que )?se asoman?|asomándose|asomad[oa]s?|mirando|espiando) por encima (?=de ${FENCES.es ?? ''}|del (?:muro|seto|borde|mostrador))`,
      ),
      'detrás ',
    ],
    [word('(?:que )?(?:llevan?|conducen?|llevando|conduciendo) (?:a|hasta) (?=una? )'), 'hacia '],
    [word('a través (?=del mostrador)'), 'sobre '],
    ...grown([
      ['hayedo', 'bosque de hayas'],
      ['robledal', 'bosque de robles'],
      ['abedular', 'bosque de abedules'],
      ['olivar', 'campo de olivos'],
      ['pinar', 'bosque de pinos'],
      ['mercado nocturno', 'mercado de noche'],
    ]),
  ],
  it: [
    [
      word(
        `(?:(?:che )?(?:spuntano|spunta|si affacciano|si affaccia|fanno capolino|fa capolino|sbucano|sbuca)|spuntando|affacciat[oaie]|affacciandosi) d(?:a uno|a una|a un|allo|alla|al|a) (?=${FENCES.it ?? ''})`,
      ),
      'dietro uno ',
    ],
    [
      word('(?:che )?(?:porta|portano|conduce|conducono) (?:a|fino a|verso) (?=una |un |uno )'),
      'verso ',
    ],
    [
      word('(?:porta|portano) a spasso (?=(?:il|i|un|due|tre|quattro|cinque) can[ei])'),
      'passeggia ',
    ],
    [word('(\\p{L}{4,}) giocattolo(?!\\p{L})'), '$1 di giocattolo'],
    ...grown([
      ['faggeta', 'bosco di faggi'],
      ['querceto', 'bosco di querce'],
      ['betulleto', 'bosco di betulle'],
      ['(?:uliveto|oliveto)', 'campo di ulivi'],
      ['pineta', 'bosco di pini'],
      ['mercato notturno', 'mercato di notte'],
    ]),
  ],
  pt: [
    [
      word(
        `(?:espiando|espiam?|olhando|que espiam?|aparecendo|surgindo) por cima (?=de ${FENCES.pt ?? ''}|d[oa] (?:cerca|muro|sebe|grade|balcão|mureta))`,
      ),
      'atrás ',
    ],
    [
      word('(?:que )?(?:levam?|levando|conduzem?|conduzindo) (?:a|até|para) (?=uma? )'),
      'em direção a ',
    ],
    [
      word('passeando com (?=(?:um|dois|três|quatro|cinco|o|os|seu|seus) (?:cachorro|cão|cães))'),
      'passeando ',
    ],
    ...grown([
      ['olival', 'campo de oliveiras'],
      ['pinhal', 'floresta de pinheiros'],
      ['mercado noturno', 'mercado à noite'],
    ]),
  ],
  ru: [
    [word('(?:ведут|ведёт|ведет|ведущ\\p{L}+) (?=ко? )'), ''],
    [word('гуля(?:ет|ют|ющ\\p{L}+) со? (?=(?:\\p{L}+ ){0,2}(?:собак|щенк))'), 'выгуливает '],
    [word('(полива\\p{L}+ [^,.;]{2,40}?) из (?:лейки|маленькой лейки)'), '$1 лейкой'],
    ...grown([
      ['березняк', 'берёзовый лес'],
      ['берёзов\\p{L}+ рощ\\p{L}+', 'берёзовый лес'],
      ['бор', 'сосновый лес'],
      ['ночной рынок', 'рынок ночью'],
    ]),
  ],
  ja: [
    [
      /(木の柵|柵|塀|壁|フェンス|垣根|生垣)から(?:顔を出(?:す|している|した)|(?:のぞく|覗く|のぞいている))/gu,
      '$1の後ろの',
    ],
    [/雨上がりの/gu, '雨の'],
    [/夜市(?=[のを])/gu, '夜の市場'],
    [/(?:玩具|おもちゃ)の(?=[\p{Script=Katakana}ー])/gu, 'おもちゃの'],
  ],
};

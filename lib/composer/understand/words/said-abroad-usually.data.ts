import type { Language } from '../../concepts/concept';
import type { Rewording } from '../text/reworded';

/**
 * Usual turns of phrase of the other languages that their words one by one do not tell: what is lit or covered by something,
 * who is put into something, weather that is told as a deed, what is overhead.
 */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu');

/** `darüber kreisen drei Störche`: who is over what was told before. */
const overhead = (where: string, deeds: string, above: string): Rewording => [
  new RegExp(
    `,? (?:und |et |y |e |и |а )?(?:${where}) (${deeds}) ([^,.;]{3,60})(?=[,.;]|$)`,
    'giu',
  ),
  `, $2 $1 ${above}`,
];

/** What lights a place by nature is no thing in it. */
const NO_SUN = '(?!(?:\\p{L}+ )?(?:sol|lune|soleil|luna|sole|lua|sonne|mond|солнц|лун)\\p{L}*)';

export const SAID_USUALLY: Partial<Record<Language, readonly Rewording[]>> = {
  de: [
    // Arrows and columns are how such pages are laid out.
    [
      /(?<=(?:kreislauf|zyklus|diagramm|schema|ablauf|infografik|prozess|lebenszyklus|vergleich)[^.]{0,200}?),? (?:mit pfeilen(?: dazwischen| zwischen den (?:schritten|phasen|etappen|stufen))?|(?:in )?(?:zwei|drei) spalten(?: mit symbolen| mit icons)?)(?=[,.;]|$)/giu,
      '',
    ],
    // What was before the picture is not in it.
    [
      /,? nach (?:dem|der|einem|einer) (?:bad|baden|training|spiel|essen|arbeit|schule|unterricht|dusche|duschen|wandern|frühstück|konzert)(?!\p{L})/giu,
      '',
    ],
    [word('es (?:draußen |gerade |leicht |stark )?(regnet|schneit)'), 'es $1'],
    [word('draußen (regnet|schneit) es'), 'es $1'],
    [/(?<=[a-zäöüß] )kreis(t|en)(?= (?:am himmel|über|darüber))/giu, 'flieg$1'],
    [/(?<=darüber )kreis(t|en)(?!\p{L})/giu, 'flieg$1'],
    overhead(
      'darüber',
      'fliegen|fliegt|schweben|schwebt|kreisen|kreist|hängt|hängen|leuchtet|leuchten|scheint|steht',
      'über ihm',
    ),
    [
      word('mit (?:schlamm|matsch|dreck) (?:bedeckt|beschmiert|verschmiert)(e[nrsm]?)?'),
      'schlammig$1',
    ],
    [/(?<!\p{L})voller (?:schlamm|matsch)(?!\p{L})/giu, 'schlammig'],
    [
      new RegExp(
        `(?<!\\p{L})von ${NO_SUN}([^,.;]{3,30}?) (?:beleuchtet|erleuchtet|erhellt)(?:e[nrsm]?)?(?!\\p{L})`,
        'giu',
      ),
      'mit $1',
    ],
    [
      word('eng aneinander ?ge(?:kuschelt|schmiegt)|aneinander ?ge(?:kuschelt|schmiegt)'),
      'aneinandergekuschelt',
    ],
    [
      /(?<!\p{L})((?:einladung|karte|plakat|poster|flyer|banner|schild|\p{L}+karte)) (?:zum|zur) (?=\p{L}*(?:fest|feier|party|geburtstag|hochzeit|eröffnung|jubiläum|taufe|abschied|einweihung|ball)(?!\p{L}))/giu,
      '$1 für ',
    ],
    [/ versammelt(?= um| vor)/giu, ''],
    [/(?<=\p{L}) um (\p{L}+ \p{L}+(?: \p{L}+)?) versammelt(?:e[nrsm]?)?(?!\p{L})/giu, ' um $1'],
    // `ein auf einer Bank sitzender Mann`
    [
      /(?<!\p{L})(eine?n?|der|die|das|zwei|drei) ((?:auf|in|an|unter|vor|neben|hinter|am|im) [^,.;]{3,30}?) (\p{Ll}+end)e[rsnm]? ((?:\p{Ll}+e[rsn]? )?\p{Lu}\p{L}+)(?!\p{L})/gu,
      '$1 $4 $3 $2',
    ],
    [
      /(?<=\p{L}) (eingeschlafen|aufgewacht|hingefallen|ausgerutscht|umgefallen) ist(?=[,.;]|$)/giu,
      ' $1',
    ],
  ],
  fr: [
    [
      /(?<=(?:cycle|schéma|diagramme|infographie|processus|comparaison|organigramme|étapes)[^.]{0,200}?),? (?:(?:avec )?des flèches(?: entre les (?:étapes|phases|éléments)| entre elles)?|(?:en |sur |avec )?(?:deux|trois) colonnes(?: avec (?:des )?icônes)?)(?=[,.;]|$)/giu,
      '',
    ],
    [
      /,? après (?:le|la|l[’']|un|une|son|sa) ?(?:bain|douche|travail|école|match|repas|cours|entraînement|dîner|concert)(?!\p{L})/giu,
      '',
    ],
    [
      /(?<!\p{L})sort(ent)? (?=(?:des|les|une?|le|la|ses?|son|sa|leurs?|deux|trois) (?:\p{L}+ ){1,4}(?:du|de la|de son|de sa|des) )/giu,
      'prend$1 ',
    ],
    [
      /(?<!\p{L})sort(ent)? (?=(?:des|les|une?|le|la|ses?|son|sa|leurs?|deux|trois) (?:\p{L}+ ){1,4}d[’'] ?une? )/giu,
      'prend$1 ',
    ],
    [
      /(?<!\p{L})sortant (?=(?:des|les|une?|le|la|ses?|son|sa|deux|trois) (?:\p{L}+ ){1,4}(?:du|de la|de son|de sa|des|d[’'] ?une?) )/giu,
      'prenant ',
    ],
    [
      / (?:les uns contre les autres|les unes contre les autres|l[’']un contre l[’']autre|l[’']une contre l[’']autre|les uns à côté des autres)(?!\p{L})/giu,
      '',
    ],
    [new RegExp(`(?<!\\p{L})(?:éclairé|illuminé)e?s? par ${NO_SUN}`, 'giu'), 'avec '],
    [/(?<!\p{L})(?:couvert|recouvert|maculé|plein)(e?s?) de boue(?!\p{L})/giu, 'boueux'],
    [/(?<!\p{L})(lui|leur) passe(nt)? (?=(?:une?|le|la|les|des|son|sa) )/giu, '$1 donne$2 '],
    [/(?<=\p{L}) réunie?s? (?=autour )/giu, ' '],
    overhead(
      'au-dessus|là-haut',
      'volent|vole|planent|plane|tournoient|flottent|flotte|brille|brillent',
      'au-dessus de lui',
    ),
  ],
  es: [
    [
      /(?<=(?:ciclo|esquema|diagrama|infografía|proceso|comparación|comparativa|etapas|pasos)[^.]{0,200}?),? (?:con flechas(?: entre (?:las etapas|los pasos|las fases|ellos|ellas))?|(?:en |con )?(?:dos|tres) columnas(?: con (?:iconos|íconos))?)(?=[,.;]|$)/giu,
      '',
    ],
    [
      /,? (?:después|luego) de(?:l| la| un| una| su)? (?:baño|ducha|trabajo|colegio|escuela|partido|comida|cena|clase|entrenamiento|concierto)(?!\p{L})/giu,
      '',
    ],
    [/(?<!\p{L})les? pasa(n)? (?=(?:una?|el|la|los|las|unos|unas|su) )/giu, 'le da$1 '],
    [/(?<!\p{L})pasándole (?=(?:una?|el|la|los|las|unos|unas|su) )/giu, 'dándole '],
    [new RegExp(`(?<!\\p{L})iluminad[oa]s? (?:por|con) ${NO_SUN}`, 'giu'), 'con '],
    [
      /(?<!\p{L})(?:cubiert|llen|manchad)([oa]s?) de (?:barro|lodo|fango)(?!\p{L})/giu,
      'embarrad$1',
    ],
    [
      /(?<!\p{L})(?:metid|atrapad|acurrucad)[oa]s? en (?=(?:una?|la|el|su) (?:\p{L}+ )?(?:caja|cesta|bota|zapato|sombrero|bolsillo|mochila|maleta|taza|olla|cama|bolsa|saco|canasta)(?!\p{L}))/giu,
      'en ',
    ],
    [/(?<!\p{L})reunid[oa]s? (?=(?:alrededor|en torno|frente) )/giu, ''],
    [
      /(?<!\p{L})(?:un[oa]s? contra otr[oa]s?|un[oa] junto al otr[oa]|un[oa]s? junto a otr[oa]s?)(?!\p{L})/giu,
      '',
    ],
    [
      /(?<!\p{L})(?:les? )?(?:cuenta|contando|contándole|cuentan|que (?:les? )?cuenta) (?:una?|el|la) (?:cuento|historia|relato)s? a (?=(?:su|sus|una?|los|las|la|unos) )/giu,
      'leyendo un libro a ',
    ],
    [
      /(?<!\p{L})(bailarina|bailarín|bailaora?|bailarinas|pareja|vestido|traje|zapatos|espectáculo) (?:de )?flamenc[oa]s?(?!\p{L})/giu,
      '$1',
    ],
    overhead(
      'encima|arriba|sobre (?:ellos|él|ella)|por encima',
      'vuela|vuelan|flota|flotan|brilla|brillan|giran',
      'encima de él',
    ),
  ],
  it: [
    [
      /(?<=(?:ciclo|schema|diagramma|infografica|processo|confronto|fasi|passaggi)[^.]{0,200}?),? (?:con (?:delle )?frecce(?: tra (?:le fasi|i passaggi|loro))?|(?:in |su |con )?(?:due|tre) colonne(?: con (?:le )?icone)?)(?=[,.;]|$)/giu,
      '',
    ],
    [
      /,? dopo (?:il|la|lo|l[’']|un|una|un[’'])? ?(?:bagno|doccia|lavoro|scuola|partita|pranzo|cena|lezione|allenamento|concerto)(?!\p{L})/giu,
      '',
    ],
    [
      /(?<!\p{L})(?:gli|le) passa(no)? (?=(?:une?|uno|una|un['’]|il|la|lo|i|le|gli|del) ?)/giu,
      'dà ',
    ],
    [new RegExp(`(?<!\\p{L})(?:illuminat|rischiarat)[oaie] da (?=\\p{L})${NO_SUN}`, 'giu'), 'con '],
    [
      new RegExp(`(?<!\\p{L})(?:illuminat|rischiarat)[oaie] da(i|gli|lle|l|lla) ${NO_SUN}`, 'giu'),
      'con ',
    ],
    [/(?<!\p{L})(?:coperto|ricoperto|sporco|imbrattato|pieno) di fango(?!\p{L})/giu, 'infangato'],
    [/(?<!\p{L})(?:coperta|ricoperta|sporca|piena) di fango(?!\p{L})/giu, 'infangata'],
    [/(?<!\p{L})(?:coperti|ricoperti|sporchi) di fango(?!\p{L})/giu, 'infangati'],
    [
      /(?<!\p{L})(?:infilat|ficcat|accoccolat|acciambellat|raggomitolat)[oaie] (?=(?:in|dentro|nel|nella|nello|nell['’])(?:[ '’]|$))/giu,
      '',
    ],
    [/(?<!\p{L})riunit[oaie] (?=(?:intorno|attorno|davanti) )/giu, ''],
    [
      /(?<!\p{L})(?:gli uni (?:agli|contro gli) altri|l['’]un[oa] (?:all['’]altr[oa]|accanto all['’]altr[oa]|contro l['’]altr[oa]))(?!\p{L})/giu,
      '',
    ],
    [/(?<!\p{L})sulla riva del mare(?!\p{L})/giu, 'sulla spiaggia'],
    overhead(
      'sopra|in alto|al di sopra',
      'vola|volano|galleggia|galleggiano|brilla|brillano',
      'sopra di lui',
    ),
  ],
  pt: [
    [
      /(?<=(?:ciclo|esquema|diagrama|infográfico|processo|comparação|fluxograma|etapas|passos)[^.]{0,200}?),? (?:com setas(?: entre (?:as etapas|os passos|as fases|eles|elas))?|(?:em |com )?(?:duas|três) colunas(?: com ícones)?)(?=[,.;]|$)/giu,
      '',
    ],
    [
      /,? (?:depois|após) (?:d?[oae]s? )?(?:um |uma )?(?:banho|trabalho|escola|jogo|almoço|jantar|aula|treino|show)(?!\p{L})/giu,
      '',
    ],
    [/(?<!\p{L})lhes? passa(m)? (?=(?:uma?|o|a|os|as) )/giu, 'dá '],
    [
      /(?<!\p{L})(passa|passando) (?=(?:uma?|o|a|os|as) (?:\p{L}+ ){1,2}(?:para|pra|ao|à) (?:o|a|os|as|seu|sua)? ?(?:neto|neta|avó|avô|filho|filha|irmã|irmão|mãe|pai|amig[oa]|menin[oa])(?!\p{L}))/giu,
      'dando ',
    ],
    [new RegExp(`(?<!\\p{L})iluminad[oa]s? (?:por|com|pel[oa]s?) ${NO_SUN}`, 'giu'), 'com '],
    [/(?<!\p{L})(?:cobert|suj|melad)([oa]s?) de (?:lama|barro)(?!\p{L})/giu, 'enlamead$1'],
    [/(?<!\p{L})(?:enfiad|metid|encolhid|aninhad)[oa]s? (?=(?:em|num|numa|no|na|dentro) )/giu, ''],
    [/(?<!\p{L})reunid[oa]s? (?=(?:em volta|ao redor|em torno|diante|em frente) )/giu, ''],
    [
      /(?<!\p{L})(?:uns aos outros|umas às outras|um ao outro|um no outro|umas nas outras)(?!\p{L})/giu,
      '',
    ],
    [
      /(?<!\p{L})((?:debaixo|embaixo) d(?:e|a|uma)(?: uma)?|sob uma?|sob a|à sombra d(?:e uma|uma|a)) mangueira(?!\p{L})/giu,
      '$1 pé de manga',
    ],
    [
      /(?<!\p{L})(?:conta|contando|que conta) (?:uma|a|um) (?:história|conto|historinha) (?:para|pra|ao|à) (?:[oa]s? )?(?=(?:su?a?e?u?s? )?\p{L})/giu,
      'lendo um livro para a ',
    ],
    overhead('acima|em cima|por cima', 'voa|voam|flutua|flutuam|brilha|brilham', 'acima dele'),
  ],
  ru: [
    [
      /(?<=(?:круговорот|цикл|схема|диаграмма|инфографика|процесс|сравнение|этап)[^.]{0,200}?),? (?:со? стрелками(?: между (?:этапами|ними|шагами))?|(?:в )?(?:две|три) колонки(?: с иконками)?)(?=[,.;]|$)/giu,
      '',
    ],
    [
      /,? после (?:купания|ванны|душа|работы|школы|матча|обеда|ужина|тренировки|уроков|концерта)(?!\p{L})/giu,
      '',
    ],
    [/(?<!\p{L})(?:падающий|идущий) за окном снег(?!\p{L})/giu, 'снегопад за окном'],
    [/(?<!\p{L})(?:падающий|идущий) снег(?!\p{L})/giu, 'снегопад'],
    [
      /(?<!\p{L})(?:а )?за окном (?:идёт|идет|падает|кружится|валит) снег(?!\p{L})/giu,
      'снегопад за окном',
    ],
    [/(?<!\p{L})(?:а )?за окном (?:идёт|идет|льёт|моросит) дождь(?!\p{L})/giu, 'дождь за окном'],
    [
      /(?:,? )освещ[её]нн(?:ая|ый|ое|ые|ой|ую|ых|ом) (?=\p{L}+(?:ами|ями|ом|ем)(?!\p{L}))/giu,
      ' с ',
    ],
    [
      /,? (?:испачканн(?:ый|ая|ое|ые)|перепачканн(?:ый|ая|ое|ые)|покрыт(?:ый|ая|ые)) грязью(?!\p{L})/giu,
      ' чумазый',
    ],
    [
      /(?<!\p{L})открытк(а|у|и|ой) (?:ко дню рождения|на день рождения|с дн[её]м рождения)(?!\p{L})/giu,
      'поздравительная открытка',
    ],
    [/(?<!\p{L})(?:собравш(?:иеся|аяся|ихся)|собрались|собралась) (?=вокруг )/giu, ''],
    [/(?<!\p{L})(?:друг к другу|друг к дружке|прижавшись друг к другу)(?!\p{L})/giu, ''],
  ],
  ja: [
    [
      /(?:お?風呂|入浴|シャワー|仕事|学校|試合|練習)(?:の後|あがり|上がり|帰り)(?:に|の|で)?、?/gu,
      '',
    ],
    [
      /(?:外は|外では|窓の外は)?(雨|雪)が(?:しとしと|ざあざあ|しんしんと)?降って(?:いて|いる|おり|います)?、?/gu,
      '$1、',
    ],
    [/の(?:作り方|折り方|編み方|弾き方|書き方|描き方|乗り方)を(?=教え|習|学)/gu, 'を'],
    [/に照らされた/gu, 'のある'],
    [/付きの(?=[^、。]{1,12}(?:自転車|車|家|帽子|服|箱|机|椅子|バッグ|靴))/gu, 'のついた'],
  ],
};

import type { Language } from '../../concepts/concept';
import type { Rewording } from '../text/reworded';

/**
 * Turns of phrase of other languages that have a gap in them, and how they are said word by word: verbs that take what they are
 * done to with a preposition, what is held in the hand, what is done to one's own hair.
 */
export const SAID_IN_PATTERNS: Partial<Record<Language, readonly Rewording[]>> = {
  de: [
    // One thing in either hand: both are held.
    [
      /(?<!\p{L})in (?:der|einer|der einen|einer ihrer|einer seiner)(?: einen)? hand ([^,.;]{2,40}?),? und in der anderen(?: hand)? (?=ein|das|den|die|eine)/giu,
      '$1 und ',
    ],
    [/(?<!\p{L})auf die spitze(?! (?:des|der|eines|einer))(?!\p{L})/giu, 'oben darauf'],
    // Whoever looks at something does something to it.
    [
      /\b(?:schaut|blickt|starrt|guckt|sieht)\b([^,.;]{0,60}?) auf (?=(?:eine[ns]?|ein|die|das|den|ihre?n?|seine?n?|sein|ihr) )/giu,
      'betrachtet$1 ',
    ],
    [
      /\b(?:schauen|blicken|starren|gucken|sehen)\b([^,.;]{0,60}?) auf (?=(?:eine[ns]?|ein|die|das|den|ihre?n?|seine?n?|sein|ihr) )/giu,
      'betrachten$1 ',
    ],
    [/\b(warte(?:t|n))((?: [\p{L}]+){0,3}?) auf (?!dem |der |einem |einer )/giu, '$1$2 '],
    [/\b(kämm(?:t|en)) sich(?! [^,.;]*haar)/giu, '$1 sich die Haare'],
    [/\bverkleidete (\p{L}+)(?! als)/giu, '$1 in Kostümen'],
  ],
  fr: [
    [
      /(?<!\p{L})bébés? (?=(?:éléphant|lion|tigre|ours|renard|loup|chouette|hibou|girafe|panda|dauphin|tortue|singe|manchot|pingouin|koala|kangourou|phoque|dragon|lapin|hérisson|écureuil|raton)s?(?!\p{L}))/giu,
      'petit ',
    ],
    [/ dans une main et ([^,.;]{2,40}?) dans l['’]autre(?: main)?(?!\p{L})/giu, ' et $1'],
    [
      /(?<!\p{L})((?:peint|fait|écrit|cousu|tricoté|dessiné|brodé)e?s?) à la main(?!\p{L})/giu,
      '$1',
    ],
    // A watch, and nobody who shows anything.
    [/^montre (?=posée|cassée|ancienne|en or|de luxe|connectée)/giu, 'montre-bracelet '],
    [
      /\bavec ((?:une?|son|sa|le|la) [^,.;]{2,30}?) (?:à la main|dans (?:la|une) main|dans (?:les|ses) mains|entre les mains)\b/giu,
      'tenant $1',
    ],
    [/\bse (?:coiff|peign|bross)(ant|e|ent)\b(?! les)/giu, 'se bross$1 les cheveux'],
    [/\b(enfants|amis|gens|invités) déguisés(?! en)/giu, '$1 avec des costumes'],
    [/\ben trench\b/giu, 'en trench-coat'],
  ],
  es: [
    // The young of an animal.
    [/(?<!\p{L})(?:crías?|cachorros?|bebés?) de (?!perr|gat)(\p{L}+)/giu, '$1 pequeño'],
    [/ en una mano,? y ([^,.;]{2,40}?) en la otra(?: mano)?(?!\p{L})/giu, ' en la mano y $1'],
    [
      /(?<!\p{L})((?:pintad|hech|escrit|tejid|cosid|dibujad|bordad)[oa]s?) a mano(?!\p{L})/giu,
      '$1',
    ],
    [/(?<!\p{L})en la punta(?! de)(?!\p{L})/giu, 'encima'],
    [
      /\bcon ((?:una?|su|el|la|un) [^,.;]{2,30}?) en (?:la|las|sus|su|una) manos?(?!\p{L})/giu,
      'sosteniendo $1',
    ],
    [/\bpeinándose(?! (?:el|su|la|los)\b)/giu, 'peinándose el pelo'],
    [/\bse pein(a|an)(?! (?:el|su|la|los)\b)/giu, 'se pein$1 el pelo'],
    [/\bdisfrazad[oa]s(?! (?:de|como)\b)/giu, 'con disfraces'],
    [
      /\bsirv(?:e|en|iendo)((?: \p{L}+){1,3}? en (?:una?|la|su|el) (?:taza|tazas|copa|copas|vaso|vasos))/giu,
      'vertiendo$1',
    ],
    // Animals are fed by what they are given.
    [/(?<!\p{L})(?:les? )?d(a|an)( \p{L}+)? de comer (al?)(?!\p{L})/giu, 'aliment$1$2 $3'],
    [/(?<!\p{L})d[aá]ndo(?:les?)? de comer (al?)(?!\p{L})/giu, 'alimentando $1'],
    [/(?<!\p{L})tras (?:darse|un|nadar|jugar)[^,.;]{0,24}? (?=en |por )/giu, ''],
    [
      /(?<!\p{L})(salt(?:ando|a|an)) (?=(?:un|una|el|la) (?!cuerda|comba|soga))/giu,
      '$1 por encima de ',
    ],
    [/, (?:[ye] )?(?:en (?:la mano|las manos)) (?=(?:una?|uno|uma?) )/giu, ', sosteniendo '],
    [/(?<!\p{L})a la luz de(?= (?:la luna|las farolas|los faroles|las estrellas))/giu, 'bajo'],
  ],
  it: [
    [/(?<!\p{L})cuccioli? d(?:i |['’])(?!cane|cani|gatt)(\p{L}+)/giu, 'piccolo $1'],
    [/(?<!\p{L})in una mano ([^,.;]{2,40}?) e nell['’]altra(?: mano)? /giu, '$1 e '],
    [/ in una mano e ([^,.;]{2,40}?) nell['’]altra(?: mano)?(?!\p{L})/giu, ' e $1'],
    [/(?<!\p{L})((?:dipint|fatt|scritt|cucit|disegnat|ricamat)[oaei]) a mano(?!\p{L})/giu, '$1'],
    [
      /\bcon ((?:una|uno|un|il|la|lo|i|le) [^,.;]{2,30}?) (?:in mano|tra le mani|fra le mani|nelle mani|nella mano)(?!\p{L})/giu,
      'che tiene $1',
    ],
    [/\b(?:si pettin(a|ano))(?! i\b)/giu, 'si pettin$1 i capelli'],
    [/\b(?:mascherati|travestiti)(?! da\b)/giu, 'con costumi'],
    [
      /\bserv(?:e|ono|endo)((?: \p{L}+){1,3}? in (?:una?|la|un) (?:tazza|tazze|bicchiere|bicchieri|calice))/giu,
      'versando$1',
    ],
    [/(?<!\p{L})((?:scriv|disegn)\p{L}+) alla lavagna/giu, '$1 sulla lavagna'],
    [
      /(?<=(?:spaghetti|pasta|penne|gnocchi|maccheroni|fusilli)) al (?:pomodoro|sugo)/giu,
      ' con salsa di pomodoro',
    ],
    [/(?<!\p{L})(salt(?:ando|a|ano)) (?=(?:una?|uno|il|la|lo) (?!corda))/giu, '$1 sopra '],
    [/, (?:[ye] )?(?:in mano|nella mano|tra le mani) (?=(?:una?|uno|uma?) )/giu, ', tenendo '],
    [/(?<!\p{L})coi(?!\p{L})/giu, 'con i'],
    [/(?<!\p{L})col(?!\p{L})/giu, 'con il'],
    [/(?<!\p{L})alla luce de(?:i|gli) (?=lampioni)/giu, 'sotto i '],
  ],
  pt: [
    [/(?<!\p{L})(?:filhotes?|bebês?) de (?!cachorr|gat|cão|pássar)(\p{L}+)/giu, '$1 pequeno'],
    [/ (?:numa|em uma) mão e ([^,.;]{2,40}?) na outra(?: mão)?(?!\p{L})/giu, ' e $1'],
    [/(?<!\p{L})((?:pintad|feit|escrit|costurad|desenhad|bordad)[oa]s?) à mão(?!\p{L})/giu, '$1'],
    [/(?<!\p{L})no topo(?! d)(?!\p{L})/giu, 'em cima'],
    [
      /\bcom ((?:uma?|o|a|seu|sua) [^,.;]{2,30}?) n(?:a|as|as suas|a sua) mãos?(?!\p{L})/giu,
      'segurando $1',
    ],
    [/\b(?:se penteando|penteando-se)(?! o\b)/giu, 'penteando o cabelo'],
    [/\bse penteia(?! o\b)/giu, 'penteia o cabelo'],
    [/\bfantasiad[oa]s(?! (?:de|como)\b)/giu, 'com fantasias'],
    [
      /\bserv(?:e|em|indo)((?: \p{L}+){1,3}? (?:n?uma?|na|no|em uma?) (?:xícara|xícaras|copo|copos|taça|taças))/giu,
      'despejando$1',
    ],
    [/(?<!\p{L})poça d['’]água/giu, 'poça'],
    [/(?<!\p{L})queda d['’]água/giu, 'cachoeira'],
    [/(?<!\p{L})d['’]água/giu, 'de água'],
    [/(?<!\p{L})(pul(?:ando|a|am)) (?=(?:uma?|o|a) (?!corda))/giu, '$1 por cima de '],
    [/, (?:[ye] )?(?:na mão|nas mãos|em mãos) (?=(?:una?|uno|uma?) )/giu, ', segurando '],
  ],
  ru: [
    [/^шапка (?=(?:\p{L}+ )?(?:сайта|блога|страницы)(?!\p{L}))/giu, 'баннер '],
    [
      /(?<=(?<!\p{L})маш(?:ет|ут|а|ущ\p{L}{1,3})) (?:крылом|лапой|лапкой|рукой|хоботом)(?!\p{L})/giu,
      '',
    ],
    [/(?<!\p{L})наблюда(ет|ют) за (?=\p{L}+)/giu, 'смотр$1 на '],
    [/смотрет на /giu, 'смотрит на '],
    [/смотрют на /giu, 'смотрят на '],
    [/(?<!\p{L})в обнимку со? (?=\p{L})/giu, 'обнимает '],
    [/(?<!\p{L})в одной руке ([^,.;]{2,40}?),? (?:а|и) в другой(?: руке)? (?=\p{L})/giu, '$1 и '],
    [/(?<!\p{L})на (?:верхушку|макушку)(?! \p{L}+и)(?!\p{L})/giu, 'сверху'],
    [/(?<!\p{L})расчёсывается(?!\p{L})/giu, 'расчёсывает волосы'],
    [
      /(?<!\p{L})(дети|ребята|друзья|гости|люди)( | \p{L}+ )в костюмах(?!\p{L})/giu,
      '$1$2в карнавальных костюмах',
    ],
    [/(?<!\p{L})на спине(?= у (?:него|неё|нее|них)(?!\p{L}))/giu, 'на своей спине'],
    [/, на спине (?=(?!у |и |в |на |под |за )\p{L})/giu, ', на своей спине '],
    [
      /, (?:у (?:него|неё|нее|них) )?в (?:руке|руках|лапе|лапах)(?: у (?:него|неё|нее|них))? (?=\p{L})/giu,
      ', держит ',
    ],
    // On its own back, and not lying on it.
    [/(?<!\p{L})((?:нес|вез|тащ)\p{L}+ (?:[^,.;]{2,30}? )?)на спине/giu, '$1на своей спине'],
    [/(?<=(?<!\p{L})со? \p{L}+(?:ом|ем|ём|ой|ей|ью|ами|ями)) на спине/giu, ' на своей спине'],
    [
      /(?<!\p{L})со? ((?:\p{L}+ )?\p{L}+) (?=в (?:руке|руках|лапе|лапах)(?!\p{L}))/giu,
      'держа в руке $1 ',
    ],
    [/(?<=держ(?:ит|ат|а|ащий|ащая)) в (?:руках|руке|лапках|лапах|лапе)(?!\p{L})/giu, ''],
  ],
  ja: [
    // A piece of something is some of it.
    [/の(?:かけら|切れ端|ひとかけら|一切れ)(?=[をとがのに、。])/gu, ''],
    [/を(?:指|手のひら|掌)に(?:乗せ|のせ)(?=た|て)/gu, 'を手に持っ'],
    [/を(?:つけ|着け)、/gu, 'を身につけて、'],
    [/(?<!パン)生地をこね/gu, 'パン生地をこね'],
    // `女の子の膝の上の猫`: she has it there.
    [
      /((?:女の|男の)?[^のをにでがはと、。\s]{1,10})の膝(?:の上)?(?:の|で眠る|で寝る|に座る)([^のをにでがはと、。\s]{1,10})(?=$|[、。])/gu,
      '膝に$2を乗せた$1',
    ],
    [
      /([^のをにでがはと、。\s]{1,8})[のが]乗った([^のをにでがはと、。\s]{1,8})(?=$|[、。])/gu,
      '$2に乗った$1',
    ],
    // A sentence of its own has who does it, and ends with its verb.
    [
      /(?<=が[^、。]{2,40}[うくぐすつぬぶむる])、(?=[^、。が]{0,8}[うくすつぬむるた]\p{Script=Han})/gu,
      '。',
    ],
    // What a vehicle has on it, and what lies along a river.
    [/を積んだ(?=\p{L})/gu, 'のある'],
    [/沿いの/gu, 'のそばの'],
    [/波間/gu, '波の中'],
    [/(?<=の上|に)置かれた/gu, 'ある'],
    [
      /片手に([^、。]{1,14})、?(?:もう(?:片方の手|一方の手|片手)|反対の手)に(?=[^、。]{1,14}を)/gu,
      '$1と',
    ],
    [/てっぺんに/gu, '上に'],
    // What goes on meanwhile is told by itself.
    [/ている(?:間|あいだ)(?:に、?|、)/gu, 'ている。'],
    [/仮装をした|仮装した|仮装の/gu, '衣装を着た'],
    [/(\p{L}{1,12}?)を手に(?:した|して|持って|持った)/gu, '$1を持って'],
    // Where something is done beside another is a sentence of its own.
    [/(?<=[うくすつぬむぐぶるいた])(?:横|隣|そば|傍ら|脇)で、/gu, '。'],
    [/(?<=\p{Script=Katakana}|雪|砂|泥)(?:遊び|あそび)を?して/gu, 'で遊んで'],
    [/(?<=\p{Script=Katakana}|雪|砂|泥)(?:遊び|あそび)を?する/gu, 'で遊ぶ'],
    [/傘を(?:さ|差)し(?=て|た|ている)/gu, '傘を持っ'],
    [/傘を(?:さ|差)す/gu, '傘を持つ'],
    // What a design is made of is what it shows.
    [
      /を(?:使った|描いた|モチーフにした|あしらった|テーマにした|イメージした|配した|入れた)(?=[^、。]{0,12}(?:ロゴ|ポスター|パターン|模様|アイコン|チラシ|カード|バナー|デザイン))/gu,
      'の',
    ],
    // Young ones of an animal, and nobody's parents.
    [
      /(ペンギン|クマ|シロクマ|パンダ|ゾウ|キリン|ライオン|トラ|サル|ウサギ|うさぎ|キツネ|タヌキ|リス|ネコ|猫|イヌ|犬|カモ|アヒル|白鳥|クジラ|イルカ|アザラシ|ラッコ|カワウソ|コアラ|カンガルー|シカ|鹿|馬|牛|羊|豚|フクロウ|カメ|ハリネズミ)の(?:親子|家族)/gu,
      '$1の赤ちゃんと$1',
    ],
    [/窓辺で/gu, '窓のそばで'],
    [/膝に(?=[^、。]{1,8}を(?:の|乗|抱|置))/gu, '膝の上に'],
    // A heap of things is no mountain.
    [
      /(コイン|硬貨|金貨|お金|書類|枕|皿|プレゼント|おもちゃ|洗濯物|落ち葉|クッション|タイヤ|薪|雪玉|財宝|宝石|骨|りんご|みかん|かぼちゃ|じゃがいも|玉ねぎ|ドーナツ|パンケーキ)の山(?=の|に|から|で|を)/gu,
      '$1',
    ],
    [/本の山(?=の|に|から|で|を)/gu, '積み重ねた本'],
    [/(?:片手|両手|素手)(?:で|に)/gu, ''],
    [/上空(?=を|に|で)/gu, '空'],
    [
      /([^のをにでがはと、。\s]{1,8})[のが]乗った([^のをにでがはと、。\s]{1,8})(?=を)/gu,
      '$2に乗った$1',
    ],
    [/を手に(?=、|座|立|歩|走|笑|微笑|[^\p{Script=Hiragana}])/gu, 'を持って'],
    [/の荷台/gu, ''],
    [/に向かって(?=[^、。]{0,12}(?:描|書))/gu, 'で'],
    [/夏祭り/gu, '夏の祭り'],
  ],
};

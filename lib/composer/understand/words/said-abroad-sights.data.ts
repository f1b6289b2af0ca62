import type { Language } from '../../concepts/concept';
import type { Rewording } from '../text/reworded';

/**
 * What is seen in rooms, in the air and from a saddle, as the other languages say it in turns of phrase with a gap in them:
 * snow that falls, light that comes in, who is on horseback.
 */
export const SAID_OF_SIGHTS: Partial<Record<Language, readonly Rewording[]>> = {
  de: [
    // Who runs a race runs.
    [
      /(?<!\p{L})(?:machen|laufen|veranstalten) ((?:[^,.;]{1,30} )?)ein (?:wettrennen|wettlauf|rennen)(?!\p{L})/giu,
      'rennen $1',
    ],
    [
      /(?<!\p{L})lässt ((?:auf|am|im|in|an|über)[^,.;]{1,30} )(?:einen |seinen |ihren )?drachen steigen/giu,
      'lässt einen drachen steigen $1',
    ],
    [/(?<!\p{L})an (die|der|eine|einer) (?=(?:schul|wand)?tafel (?:zu )?schreib)/giu, 'auf $1 '],
    [
      /(?<!\p{L})(schreib\p{L}* (?:[^,.;]{1,20} )?)an (?=(?:die|der|eine|einer) (?:schul|wand)?tafel)/giu,
      '$1auf ',
    ],
    [/,? mit ([^,.;]{3,40}?) zwischen (?:ihnen|sich|beiden)(?!\p{L})/giu, ', $1 zwischen ihnen'],
    [/(?<!\p{L})(?:hoch )?zu (?:pferde?|ross)(?!\p{L})/giu, 'auf einem Pferd'],
    [/(?<!\p{L})auf (?:den|einen) fallenden (schnee|regen)(?!\p{L})/giu, 'in den $1fall'],
    [/(?<!\p{L})(?:den|dem) fallenden schnee(?!\p{L})/giu, 'den Schneefall'],
    [
      /(?<!\p{L})((?:schau|blick|guck|seh|sieh|starr)\p{L}*(?: [^,.;]{1,24}?)?) aus (dem|einem) (?=(?:\p{L}+ )?fenster)/giu,
      '$1 durch $2 ',
    ],
    [/,? wie (?:der )?schnee fällt/giu, ' bei Schneefall'],
    [
      /,? (?:und )?(?:durch|in) (das|die|ein|große|hohe) ((?:\p{L}+ )?fenster) (?:fällt|scheint|strömt|dringt) (?:\p{L}+ )?(?:sonnenlicht|licht|die sonne)/giu,
      ', $1 $2, Sonnenlicht',
    ],
    [
      /,? (?:und |mit )?(?:\p{L}+ )?(?:sonnenlicht|licht|sonnenstrahlen),? (?:das|die|der)? ?durch (?=(?:\p{L}+ ){1,2}fenster)((?:\p{L}+ ){1,2}fenster) (?:fällt|fallen|scheint|strömt|dringt)/giu,
      ', Sonnenlicht, $1',
    ],
  ],
  fr: [
    [/(?<!\p{L})(?:font|faisant|fait) la course(?!\p{L})/giu, 'courent'],
    [/(?<!\p{L})(hurl\p{L}+) à (?=la (?:pleine )?lune)/giu, '$1 vers '],
    [/(?<!\p{L})(écri\p{L}+) au tableau/giu, '$1 sur le tableau'],
    [/,? avec ([^,.;]{3,40}?) entre (?:eux|elles|les deux)(?!\p{L})/giu, ', $1 entre eux'],
    [/(?<!\p{L})à cheval(?! sur)(?!\p{L})/giu, 'sur un cheval'],
    [
      /(?<!\p{L})(?:tomber la neige|la neige tomber|la neige qui tombe)(?!\p{L})/giu,
      'la chute de neige',
    ],
    [/(?<!\p{L})(?:tomber la pluie|la pluie tomber|la pluie qui tombe)(?!\p{L})/giu, "l'averse"],
    [
      /,?(?: et| avec)? (?:la |une? )?(?:\p{L}+ )?(?:lumière(?: du soleil)?|soleil|rayons de soleil) (?:qui )?(?:entre|entrent|entrant|passe|passant|tombe|tombant|filtre|filtrant) (?:par|à travers) (?=(?:les?|la|une?|de) [^,.;]*fenêtre)/giu,
      ', lumière du jour, ',
    ],
    [/(?<!\p{L})coiffe la chevelure/giu, 'brosse les cheveux'],
  ],
  es: [
    [/(?<!\p{L})(?:haciendo|hacen|corriendo|echando) una carrera(?!\p{L})/giu, 'corriendo'],
    [/(?<!\p{L})(fum\p{L}+) en pipa(?!\p{L})/giu, '$1 una pipa'],
    [
      /(?<!\p{L})(sentad\p{L}+(?: sol[oa])?) en (?=(?:una|la|su) (?:maleta|valija))/giu,
      '$1 sobre ',
    ],
    [/(?<!\p{L})(aúll\p{L}+|aull\p{L}+) a (?=la luna)/giu, '$1 hacia '],
    [/,? con ((?:una?|su|el|la|dos) [^,.;]{2,40}?) a su lado(?=$|[,.;])/giu, ', $1 junto a él'],
    [/(?<!\p{L})(?:la )?pista de(?:l| un) circo/giu, 'un circo'],
    [
      /,? con ([^,.;]{3,40}?) entre (?:ellos|ellas|los dos|las dos|ambos|ambas)(?!\p{L})/giu,
      ', $1 entre ellos',
    ],
    [/(?<!\p{L})(?:montad[oa]s? )?a caballo(?! (?:en|sobre|de))(?!\p{L})/giu, 'sobre un caballo'],
    [
      /(?<!\p{L})(?:caer la nieve|la nieve caer|la nieve cayendo|la nieve que cae)(?!\p{L})/giu,
      'la nevada',
    ],
    [
      /(?<!\p{L})(?:caer la lluvia|la lluvia caer|la lluvia cayendo|la lluvia que cae)(?!\p{L})/giu,
      'el aguacero',
    ],
    [
      /,?(?: y| con)? (?:la |una )?(?:luz(?: \p{L}+)?(?: del sol)?|rayos de sol) (?:que )?(?:entrando|entra|entran|cayendo|cae|filtrándose|se filtra) (?:por|a través de) (?=(?:la|las|una|unas|los) [^,.;]*ventan)/giu,
      ', luz del día, ',
    ],
  ],
  it: [
    [/(?<!\p{L})(?:fanno|facendo|fa) una gara(?: di corsa)?(?!\p{L})/giu, 'corrono'],
    [/(?<!\p{L})(ulul\p{L}+) alla (?=luna)/giu, '$1 verso la '],
    [/(?<!\p{L})(?:nella )?pista d(?:el|i un) circo/giu, 'in un circo'],
    [
      /,? con ([^,.;]{3,40}?) (?:tra|fra) (?:loro|di loro|i due|le due|entrambi)(?!\p{L})/giu,
      ', $1 tra loro',
    ],
    [/(?<!\p{L})a cavallo (?=d(?:i|el|ell['’]|ella|ello|['’])(?!\p{L}))/giu, 'sul dorso '],
    [/(?<!\p{L})a cavallo(?! (?:tra|fra))(?!\p{L})/giu, 'su un cavallo'],
    [
      /(?<!\p{L})(?:cadere la neve|la neve cadere|la neve che cade|la neve che scende)(?!\p{L})/giu,
      'la nevicata',
    ],
    [
      /(?<!\p{L})(?:cadere la pioggia|la pioggia cadere|la pioggia che cade)(?!\p{L})/giu,
      "l'acquazzone",
    ],
    [
      /,?(?: e| con)? (?:la |una )?(?:luce(?: \p{L}+)?(?: del sole)?|raggi di sole) (?:che )?(?:entra|entrano|cade|filtra|passa) (?:dal(?:la|le|l['’])?|attraverso|per) (?:le |la |una )?(?=(?:\p{L}+ )?finestr)/giu,
      ', luce del giorno, ',
    ],
  ],
  pt: [
    [/(?<!\p{L})(?:apostando|apostam|disputando) (?:uma )?corrida(?!\p{L})/giu, 'correndo'],
    [
      /(?<!\p{L})(sentad\p{L}+(?: sozinh[oa])?) (?:n?uma|em uma|na) (?=mala|maleta)/giu,
      '$1 sobre uma ',
    ],
    [
      /,? com ((?:uma?|seu|sua|o|a|dois|duas) [^,.;]{2,40}?) ao (?:seu )?lado(?=$|[,.;])/giu,
      ', $1 ao lado dele',
    ],
    [/(?<!\p{L})acima del(es|as)(?!\p{L})/giu, 'sobre el$1'],
    [/(?<!\p{L})(escrev\p{L}+) no quadro(?! branco)/giu, '$1 na lousa'],
    [
      /,? com ([^,.;]{3,40}?) entre (?:eles|elas|os dois|as duas|ambos)(?!\p{L})/giu,
      ', $1 entre eles',
    ],
    [/(?<!\p{L})(?:montad[oa]s? )?a cavalo(?! (?:em|num))(?!\p{L})/giu, 'em cima de um cavalo'],
    [/(?<!\p{L})(?:cair a neve|a neve cair|a neve caindo|a neve que cai)(?!\p{L})/giu, 'a nevasca'],
    [
      /(?<!\p{L})(?:cair a chuva|a chuva cair|a chuva caindo|a chuva que cai)(?!\p{L})/giu,
      'a chuva',
    ],
    [
      /,?(?: e| com)? (?:a |uma )?(?:luz(?: \p{L}+)?(?: do sol)?|raios de sol) (?:que )?(?:entrando|entra|entram|caindo|passando) (?:pela|pelas|por|através da|através das) (?=[^,.;]*janela)/giu,
      ', luz do dia, ',
    ],
  ],
  ru: [
    [/(?<!\p{L})(?:соревнуются|бегут|бегают) наперегонки(?!\p{L})/giu, 'бегут'],
    [/ по месяцам(?!\p{L})/giu, ''],
    [/(?<!\p{L})ретро-(?=\p{L})/giu, 'старинный '],
    // An oven, where its cases are those of a verb for baking.
    [/(?<!\p{L})из печи(?!\p{L})/giu, 'из духовки'],
    [/(?<!\p{L})(в|у|около|возле) печ(?:и|ь)(?!\p{L})/giu, '$1 печки'],
    [/(?<!\p{L})(поднима|взбира|карабка)(\p{L}+) по (лестниц|стремянк)е/giu, '$1$2 на $3у'],
    [
      /(?<!\p{L})под ((?:цветущей |старой )?)(?:вишней|черешней)(?!\p{L})/giu,
      'под $1вишнёвым деревом',
    ],
    [/(?<!\p{L})морск(?:ой|ого|ому|им) котик/giu, 'тюлень'],
    [/,? со? ([^,.;]{3,40}?) между (?:ними|собой)(?!\p{L})/giu, ', $1 между ними'],
    [/(?<!\p{L})верхом на /giu, 'на '],
    [
      /(?<!\p{L})(?:на )?(?:падающий снег|падающим снегом|то, как падает снег|как падает снег|как ид[её]т снег)(?!\p{L})/giu,
      'в снегопад',
    ],
    // An adjective of the land says where a house or a village is.
    [
      /(?<!\p{L})лесн(?:ой|ая|ую|ое|ого|ом|ые) (домик\p{L}*|дом|избушк\p{L}*|хижин\p{L}*|деревн\p{L}*|дорог\p{L}*|тропинк\p{L}*|тропе|тропа|кафе|озер\p{L}*)/giu,
      '$1 в лесу',
    ],
    [
      /(?<!\p{L})горн(?:ый|ой|ая|ую|ое|ого|ом|ые) (домик\p{L}*|дом|избушк\p{L}*|хижин\p{L}*|деревн\p{L}*|посёл\p{L}*|дорог\p{L}*|тропинк\p{L}*|тропе|тропа|кафе|озер\p{L}*|рек\p{L}*|луг\p{L}*|долин\p{L}*)/giu,
      '$1 в горах',
    ],
    [
      /,?(?: и| с)? (?:солнечн\p{L}+ |утренн\p{L}+ )?(?:свет|светом|лучи) (?:льётся |льется |падает |проникает )?(?:из|через|сквозь) (ок\p{L}+)/giu,
      ', солнечный день, $1',
    ],
  ],
  ja: [
    [/(?:競争|かけっこ|競走)する/gu, '走る'],
    [/(?:競争|かけっこ|競走)して/gu, '走って'],
    // Who sits on a thing is on it, and not at it.
    [
      /(ベンチ|椅子|いす|イス|ソファー?|岩|石|切り株|丸太|スツール|箱|スーツケース|トランク|階段|屋根|柵|壁|枝|ブランコ|切株|テーブル|机|クッション)に(?=(?:一人で|ひとりで|二人で|並んで|静かに)?(?:座|腰掛け|腰かけ))/gu,
      '$1の上に',
    ],
    [/(?<=^|、)手に([^、。をに]{1,14})を持/gu, '$1を持'],
    [/背中に([^、。をに]{1,14})を背負っ/gu, '背中に$1を乗せ'],
    [/、上を飛ぶ/gu, '、空を飛ぶ'],
    [/トランプを(?:し(?=て))/gu, 'トランプで遊ん'],
    [/トランプをする/gu, 'トランプで遊ぶ'],
    [/窓から([^、。を窓]{1,10})を(?=見|眺)/gu, '窓のそばで$1を'],
    [/氷の(?=丘|山|坂|斜面|湖|道)/gu, '凍った'],
    [/新郎新婦/gu, '新郎と新婦'],
    [/(紅茶|コーヒー|お茶|緑茶|ココア|ティー)の(?:入った)?カップ/gu, '$1'],
    [
      /が(?:のった|乗った)(?=ラーメン|うどん|丼|ピザ|ケーキ|トースト|パンケーキ|ご飯|皿)/gu,
      'のある',
    ],
    [/積み上げた(?=本)/gu, '積み重ねた'],
    [/(?:の|が)立った(?=ケーキ)/gu, 'のある'],
    [/([^、。をにで]{1,10})に([^、。をにで]{1,10})の乗り方を教え/gu, '$2に乗る$1を教え'],
    [/(?<=\p{L})を(?:積んだ|山積みにした|満載した)(?=\p{L})/gu, 'でいっぱいの'],
    [/降る雪を(?=[^、。]*(?:見|眺))/gu, '雪の日を'],
    [
      /窓から(?:日光|光|日差し|朝日|陽光|陽)が(?:差し込む|差し込んで|差し込み|入る|差す)/gu,
      '窓と日光のある',
    ],
    [/(\p{L}{1,8})に(?:またがる|またがった|跨る|跨った|またがって)/gu, '$1に乗った'],
  ],
};

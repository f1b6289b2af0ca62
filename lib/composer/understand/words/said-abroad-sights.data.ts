import type { Language } from '../../concepts/concept';
import type { Rewording } from '../text/reworded';

/**
 * What is seen in rooms, in the air and from a saddle, as the other languages say it in turns of phrase with a gap in them:
 * snow that falls, light that comes in, who is on horseback.
 */
export const SAID_OF_SIGHTS: Partial<Record<Language, readonly Rewording[]>> = {
  de: [
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
    [/降る雪を(?=[^、。]*(?:見|眺))/gu, '雪の日を'],
    [
      /窓から(?:日光|光|日差し|朝日|陽光|陽)が(?:差し込む|差し込んで|差し込み|入る|差す)/gu,
      '窓と日光のある',
    ],
    [/(\p{L}{1,8})に(?:またがる|またがった|跨る|跨った|またがって)/gu, '$1に乗った'],
  ],
};

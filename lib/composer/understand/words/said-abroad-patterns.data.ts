import type { Language } from '../../concepts/concept';
import type { Rewording } from '../text/reworded';

/**
 * Turns of phrase of other languages that have a gap in them, and how they are said word by word: verbs that take what they are
 * done to with a preposition, what is held in the hand, what is done to one's own hair.
 */
export const SAID_IN_PATTERNS: Partial<Record<Language, readonly Rewording[]>> = {
  de: [
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
      /\bavec ((?:une?|son|sa|le|la) [^,.;]{2,30}?) (?:à la main|dans (?:la|une) main|dans (?:les|ses) mains|entre les mains)\b/giu,
      'tenant $1',
    ],
    [/\bse (?:coiff|peign|bross)(ant|e|ent)\b(?! les)/giu, 'se bross$1 les cheveux'],
    [/\b(enfants|amis|gens|invités) déguisés(?! en)/giu, '$1 avec des costumes'],
    [/\ben trench\b/giu, 'en trench-coat'],
  ],
  es: [
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
  ],
  it: [
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
  ],
  pt: [
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
  ],
  ru: [
    [/(?<!\p{L})расчёсывается(?!\p{L})/giu, 'расчёсывает волосы'],
    [
      /(?<!\p{L})(дети|ребята|друзья|гости|люди)( | \p{L}+ )в костюмах(?!\p{L})/giu,
      '$1$2в карнавальных костюмах',
    ],
  ],
  ja: [
    // What goes on meanwhile is told by itself.
    [/ている(?:間|あいだ)(?:に、?|、)/gu, 'ている。'],
    [/仮装をした|仮装した|仮装の/gu, '衣装を着た'],
    [/(\p{L}{1,12}?)を手に(?:した|して|持って|持った)/gu, '$1を持って'],
  ],
};

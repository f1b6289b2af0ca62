import type { Language } from '../../concepts/concept';
import type { Rewording } from '../text/reworded';

/** What is carried: up to five words and no clause of its own. */
const THING = String.raw`(\p{L}+(?: \p{L}+){0,4}?)`;

/** What somebody carries upstairs: who carries it climbs as well. */
const CARRIED_UP: Partial<Record<Language, readonly Rewording[]>> = {
  de: [
    [
      new RegExp(
        String.raw`(?<!\p{L})(trägt|schleppt|tragen|schleppen) ${THING} die Treppe (?:hoch|hinauf|rauf|nach oben)(?!\p{L})`,
        'giu',
      ),
      '$1 $2 und steigt die Treppe hinauf',
    ],
  ],
  fr: [
    [
      new RegExp(
        String.raw`(?<!\p{L})(?:(?:qui )?porte|portant) ${THING} (?:dans l'escalier|dans les escaliers|en haut des escaliers)(?!\p{L})`,
        'giu',
      ),
      'portant $1 et montant les escaliers',
    ],
  ],
  es: [
    [
      new RegExp(
        String.raw`(?<!\p{L})(?:subiendo|que sube|sube) (?!por )${THING} (?:por las escaleras|por la escalera|escaleras arriba)(?!\p{L})`,
        'giu',
      ),
      'llevando $1 y subiendo las escaleras',
    ],
    [
      new RegExp(
        String.raw`(?<!\p{L})(?:llevando|cargando|que lleva|que carga) ${THING} (?:por las escaleras|por la escalera|escaleras arriba)(?!\p{L})`,
        'giu',
      ),
      'llevando $1 y subiendo las escaleras',
    ],
  ],
  it: [
    [
      new RegExp(
        String.raw`(?<!\p{L})(?:che porta|che trasporta|portando|trasportando) ${THING} (?:su per le scale|su per la scala|per le scale)(?!\p{L})`,
        'giu',
      ),
      'portando $1 e salendo le scale',
    ],
  ],
  pt: [
    [
      new RegExp(
        String.raw`(?<!\p{L})(?:carregando|levando|que carrega|subindo) (?!as? escadas?)${THING} (?:escadas? acima|pelas escadas|pela escada)(?!\p{L})`,
        'giu',
      ),
      'carregando $1 e subindo as escadas',
    ],
  ],
  ru: [
    [
      new RegExp(
        String.raw`(?<!\p{L})(несёт|несет|тащит|несут|тащат) ${THING} (?:вверх )?по (?:лестнице|ступенькам|ступеням)(?!\p{L})`,
        'giu',
      ),
      '$1 $2 и поднимается по лестнице',
    ],
  ],
};

/** Where coffee is drunk, and no coffee: what is before it, parked at it or in it says so. */
const CAFES: Partial<Record<Language, readonly Rewording[]>> = {
  fr: [
    [/(?<!\p{L})(devant|dans) (un|le) (?:petit )?café(?!\p{L})/giu, '$1 $2 salon de thé'],
    [
      /(?<!\p{L})(?:à|sur) la terrasse (?:d['’]un|du) (?:petit )?café(?!\p{L})/giu,
      'devant un salon de thé',
    ],
  ],
  es: [
    [
      /(?<!\p{L})(frente a|delante de|fuera de|en la terraza de|en) (un|una) (?:pequeño )?café(?!\p{L})/giu,
      '$1 una cafetería',
    ],
  ],
  pt: [
    [
      /(?<!\p{L})(em frente a|na frente de|diante de|do lado de fora de|em) (um|o) (?:pequeno )?café(?!\p{L})/giu,
      '$1 uma cafeteria',
    ],
  ],
};

/** Toys of paper in the sky, and neither dragons nor comets; by the fire of a hearth. */
const SEEN: Partial<Record<Language, readonly Rewording[]>> = {
  de: [
    [
      /(?<!\p{L})(?:mit|von) (?:Efeu|Ranken|Weinlaub|Kletterpflanzen) (?:bewachsen|überwuchert|bedeckt)(e[nrms]?)?(?!\p{L})/giu,
      'überwuchert$1',
    ],
    [
      /(?<!\p{L})((?:bunte|rote|viele|zwei|drei) )?Drachen (am Himmel|im Wind)(?!\p{L})/gu,
      '$1Papierdrachen $2',
    ],
  ],
  es: [
    [
      /(?<!\p{L})cometas? (?=(?:\p{L}+ )?(?:en el (?:cielo|viento|aire)|al viento)(?!\p{L}))/giu,
      'papalotes ',
    ],
  ],
  fr: [[/(?<!\p{L})au coin du feu(?!\p{L})/giu, 'près de la cheminée']],
};

/** Deeds and sights that other languages say in fewer words than English. */
export const SAID_BRIEFLY: Partial<Record<Language, readonly Rewording[]>> = {
  de: [...(CARRIED_UP.de ?? []), ...(SEEN.de ?? [])],
  fr: [...(CARRIED_UP.fr ?? []), ...(CAFES.fr ?? []), ...(SEEN.fr ?? [])],
  es: [...(CARRIED_UP.es ?? []), ...(CAFES.es ?? []), ...(SEEN.es ?? [])],
  it: CARRIED_UP.it ?? [],
  pt: [...(CARRIED_UP.pt ?? []), ...(CAFES.pt ?? [])],
  ru: CARRIED_UP.ru ?? [],
};

import { fromLch, type Hex, isHex, toLch } from '@/lib/color/hex';
import { type Brief, textOfWords } from '../brief';
import { isOfSort } from '../concepts/sorts';

/** Hour, weather and season of a picture: what was said, and what follows from it. */
export interface Circumstances {
  hour: NonNullable<Brief['hour']>;
  weather: NonNullable<Brief['weather']>;
  season: NonNullable<Brief['season']>;
  /** The prompt names a land of the north. */
  isNorthern?: boolean;
}

/** Lands and seas where shores have no palms. */
const NORTHERN =
  /\b(?:iceland(?:ic)?|nordic|norw(?:ay|egian)|swed(?:en|ish)|danish|denmark|finnish|finland|scandinavian?|scot(?:land|tish)|irish|ireland|wales|welsh|english|british|cornish|cornwall|baltic|north sea|hebrides|faroe|shetland|orkney|greenland|alaskan?|canadian|nova scotia|maine|oregon|patagonian?|brittany|breton|normandy|dutch|german|isländ\w*|nordsee|ostsee|nordisch\w*|norwegisch\w*|schottisch\w*|irisch\w*|islandais\w*|bretagne|normandie|island[eê]s\w*|norueg\w*|escoc\w*|irland\w*)\b|исланд|норве|балт|アイスランド|北欧|北海/i;

/** Attributes of a place that mean winter. */
const SNOWY = new Set(['snowy', 'icy', 'frozen', 'snow-covered']);
const DARK_HOURS = new Set(['night', 'dusk']);

/** The star on a tree shines in a room. */
const isUpOnSomething = ({ relations }: Brief, id: string) =>
  relations.some(({ kind, from }) => from === id && /^(?:on|part-of|hanging)$/.test(kind));

const BLUE_HOUR = /^(?:blue hour|blaue stunde|heure bleue|hora azul|ora blu)$/i;
/** The dusk that is told by its colour. */
export const isBlueHour = ({ words }: Brief): boolean =>
  words.some(({ word, fate }) => fate === 'hour' && BLUE_HOUR.test(word));

/** A lamp of the street is told of as what somebody is under when it shines. */
const isLamplit = ({ relations, elements }: Brief): boolean =>
  relations.some(
    ({ kind, to }) =>
      kind === 'under' &&
      elements.some(({ id, concept }) => id === to && concept === 'street-lamp'),
  );

/** Who takes off leaves the ground in a light in which the fire is seen. */
const isTakingOff = ({ attributes }: Brief['elements'][number]) => attributes.includes('launched');

function hourOf(brief: Brief): Circumstances['hour'] {
  const { hour, weather, elements } = brief;
  if (hour) return hour;
  if (weather === 'aurora') return 'night';
  const isNightly = elements.some(
    ({ id, concept = '' }) => isOfSort(concept, 'nightly') && !isUpOnSomething(brief, id),
  );
  if (isNightly || isLamplit(brief)) return 'night';
  return elements.some(isTakingOff) ? 'dusk' : 'day';
}

/** A snowy cabin, roof or road: there is snow about, as there is not where only peaks are white. */
const SNOW_ABOUT =
  /\b(?:snowy|snow[- ]covered|snowed[- ]in|snow-capped roofs?|verschneite\w*|enneigée?s?|nevad[ao]s?|innevat[aoie])(?!\s+(?:mountains?|peaks?|alps|summits?|hills? in the distance|owls?|egrets?|leopards?|range|berge?|gipfel|montagnes?|sommets?|montañas?|picos?|montagne|vette)\b(?!\s+(?:cabins?|huts?|lodges?|chalets?|house|cottage|village|hotel|road|pass|resort|town|trail|forest))\b)|заснежен|雪の/i;

function seasonOf({ season, places, weather, words, elements }: Brief): Circumstances['season'] {
  if (season) return season;
  if (elements.some(({ concept = '' }) => isOfSort(concept, 'of-snow'))) return 'winter';
  if (SNOW_ABOUT.test(textOfWords({ words }))) return 'winter';
  // White peaks behind a meadow are white far off, and the meadow is green.
  const isFarOff = (concept: string) => places.length > 1 && isOfSort(concept, 'white-from-afar');
  const isSnowy = places.some(
    ({ concept, attributes }) =>
      isOfSort(concept, 'snowbound') ||
      (!isFarOff(concept) && attributes.some((one) => SNOWY.has(one))),
  );
  return isSnowy || weather === 'snowfall' ? 'winter' : 'summer';
}

/** Northern lights are seen in the dark alone: by day they are left out, and reported so. */
export function circumstancesOf(brief: Brief): Circumstances {
  const hour = hourOf(brief);
  const isHidden = brief.weather === 'aurora' && !DARK_HOURS.has(hour);
  return {
    hour,
    weather: isHidden ? 'clear' : (brief.weather ?? 'clear'),
    season: seasonOf(brief),
    ...(NORTHERN.test(textOfWords(brief)) ? { isNorthern: true } : {}),
  };
}

/** A ground of the first of a picture's colours is as light as grounds are; a dark one stays as dark as it is told. */
const GROUND = { lightness: 0.88, chroma: 0.07, dark: 0.4 } as const;

/** The ground that is told, or that of the colours that the whole picture is told to have. */
export function backgroundOf({
  background,
  paletteColors,
}: Pick<Brief, 'background' | 'paletteColors'>): { background?: Hex } {
  if (isHex(background)) return { background };
  const [first] = paletteColors;
  if (background !== undefined || !isHex(first)) return {};
  const { lightness, chroma, hueDegrees } = toLch(first);
  if (lightness < GROUND.dark) return { background: first };
  const soft = { lightness: GROUND.lightness, chroma: Math.min(chroma, GROUND.chroma), hueDegrees };
  return { background: fromLch(soft) };
}

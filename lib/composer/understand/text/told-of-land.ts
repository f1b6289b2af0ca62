import { type Rewording, reworded } from './reworded';

/** What is said of country and water, and names no thing: rows of what is grown, mirrors of lakes, rain that is over. English only. */

const GROWN_IN_FIELDS = 'lavender|tulip|wheat|corn|tea';
const NOT_OF_LAND = '(?<!\\b(?:basket|bunch|vase|pattern|bouquet|jar|pot|box|cups?) of )';
const WATER =
  /\b(?:lakes?|sea|ocean|pond|fjords?|rivers?|lagoon|bay|loch|water|reservoir|tarn)\b/iu;

const TOLD: readonly Rewording[] = [
  [
    new RegExp(
      `\\b${NOT_OF_LAND}(${GROWN_IN_FIELDS})s? (?:rows|stripes|furrows|lines|acres|hills)\\b`,
      'giu',
    ),
    '$1 field',
  ],
  [
    new RegExp(
      `\\b(?:long |endless |straight |neat )?rows (?:and rows )?of (?:blooming |purple |ripe |golden |green )?(${GROWN_IN_FIELDS})s?(?= (?:leading|running|stretching|under|at|in|towards?|reaching|with|on)\\b|[,.;]|$)`,
      'giu',
    ),
    '$1 field',
  ],
  // The ground is still wet, and nothing falls on it.
  [
    /,? (?:just |right |shortly )?after (?:the |a |heavy |summer |light ){0,3}(?:rain(?:fall)?|rainstorm|shower|downpour)\b/giu,
    ', wet',
  ],

  // Ice as it lies on shores and floats in bays, in no glass.
  [
    /\bice (?:chunks|blocks|boulders)\b|\b(?:chunks|blocks|boulders) of (?:blue |clear |glacier )?ice\b/giu,
    'ice floes',
  ],
  // Whoever is on a planet that is told by its ground stands there, and not on a ball.
  [
    /\b(on|onto|across|exploring|through) (an?|the) ((?:(?:orange|yellow|green|blue|purple|violet|pink|white|grey|gray|brown|golden|turquoise|dusty|rocky|distant|strange|foreign|barren|unknown|faraway|deserted|uncharted|new) ){1,2})planet\b(?! earth)/giu,
    '$1 $2 $3alien planet',
  ],
  // Of a land that is called new nothing is.
  [/\bNew (?=(?:Mexico|Zealand|Orleans|England|Jersey|Delhi|Hampshire|Guinea|Caledonia)\b)/gu, ''],
  [
    /,? (?:seen |viewed |shot |photographed |looking down )?from (?:a |the )?drone(?: view)?\b|\bdrone (?:view|shot|footage|photo|perspective)\b/giu,
    ' seen from above',
  ],
  // Dust hangs in the air, and water that nobody built is a pond.
  [
    /(?<=,) (?:red |golden |swirling |rising |floating |fine )?dust(?: in the air| clouds?)?(?=[,.;]|$)/giu,
    ' dusty air',
  ],
  [
    /\b(oasis|desert|forest|jungle|cave|canyon|rocks?|meadow|savanna|woods?|glade)\b((?:(?!waterfall)[^.;]){0,60}?) (a|the) ((?:[a-z]+ ){0,2})pool\b(?! (?:table|party|bar|house|boy|noodle))/giu,
    '$1$2 $3 $4pond',
  ],
  // What is laid in mosaic is no picture in mosaic.
  [
    /\bmosaic (?=(?:ceiling|floor|walls?|tiles?|table|tabletop|lamp|dome|bench|path|backsplash|facade|staircase|columns?)\b)/giu,
    'tiled ',
  ],
  // How long a photographer has the shutter open is nothing to draw.
  [
    /,? (?:(?:a )?long exposure|slow shutter(?: speed)?|hdr)(?: (?:shot|photo|photography|look|effect|style))?(?=[,.;]|$)/giu,
    '',
  ],
  [
    /\b(impressionist(?:ic)?|expressive|loose|thick|visible|broad|painterly|soft|rough|dry|wet) brush(?:work| ?strokes?)?(?=[,.;]|$)/giu,
    'painterly style',
  ],
];

/** The inside of a tent that is told by a word behind it. */
const INSIDE =
  /^(?:an? |the )?((?:[a-z]+ )?(?:yurt|tent|tipi|teepee|igloo|cave|caravan|submarine|spaceship|barn|treehouse|greenhouse)) inside(?=[,.;]|$)/iu;

/** What gives back the sky where no lake is. */
const FLATS = /\bsalt (?:flats?|pans?|lake)\b/iu;
/** How it is said that all is seen again in the water. */
const MIRROR =
  /,? (?:the |a )?sky (?:is )?mirrored(?: in (?:it|the water))?(?=[,.;]|$)|,? (?:with )?(?:the |a )?mirrored sky(?=[,.;]|$)|,? (?:an? |like an? |as an? |into an? )?(?:perfect|flawless|giant|huge|natural|still|glassy|sky|liquid) mirrors?(?: of (?:water|the sky|sky))?(?=[,.;]|$| (?:of|under|below|reflecting)\b)/giu;

/** A prompt with its land told plainly. */
export function toldOfLand(prompt: string): string {
  const told = reworded(prompt.replace(INSIDE, 'inside a $1'), TOLD);
  if (FLATS.test(told)) return told.replace(MIRROR, told.includes(', wet') ? '' : ', wet');
  return WATER.test(told) ? told.replace(MIRROR, ' with reflections in the water') : told;
}

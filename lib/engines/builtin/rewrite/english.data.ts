import type { Brief } from '@/lib/composer';
import type { Aspect } from './aspects';
import type { Theme } from './theme';

/**
 * What is added to an English prompt, by theme and aspect; `{it}` is the subject. Media read after
 * "Rendered as", compositions after "Composed" or a comma, lights and backgrounds as sentences,
 * palettes after "the palette". Nothing here names a thing, a place or an hour: whoever draws the
 * longer prompt must not find another subject in it.
 */
export const PHRASES: Record<Theme, Record<Aspect, readonly [string, ...string[]]>> = {
  mark: {
    medium: ['clean, crisp-edged flat vector shapes'],
    composition: [
      'with generous even margins and an outer shape that stays legible when small',
      'on simple geometry, optically balanced, with clear margins on every side',
    ],
    light: ['Shading is reduced to one or two flat tones'],
    palette: ['is limited to two or three solid colours with strong contrast'],
    background: ['The background is plain and light, with nothing else on it'],
  },
  surface: {
    medium: ['a flat, evenly drawn illustration'],
    composition: ['with motifs of alternating size, evenly spaced and loosely turned'],
    light: ['Shading is flat and even'],
    palette: ['keeps to four or five related colours on one calm ground'],
    background: ['One quiet background colour lies between the motifs'],
  },
  lettered: {
    medium: ['a bold, graphic illustration of simple shapes'],
    composition: [
      'with one dominant image, a clear order and the lettering large and legible',
      'with a strong focal point, generous margins and a calm area kept free around the words',
    ],
    light: ['Light is graphic and directional, so that shapes separate clearly'],
    palette: ['is built from three strong colours and one light neutral'],
    background: ['One quiet colour as background lies behind the words'],
  },
  creature: {
    medium: ['a detailed digital illustration', 'a finely textured, soft-edged illustration'],
    composition: [
      'with {it} slightly off centre at eye level and an open area to look into',
      'with {it} large in the frame, complete from top to bottom, and the gaze as focal point',
    ],
    light: [
      'Soft light from one side models the form and draws a gentle rim along the back',
      'Warm, low light rounds the form and sets a clear contact shadow',
    ],
    palette: [
      'follows the natural colours of {it}, with one quiet complementary accent',
      'is natural and slightly muted, with a single warm accent',
    ],
    background: [
      'A softly blurred background keeps attention on {it}',
      'Few soft, uncluttered layers make up the surroundings',
    ],
  },
  person: {
    medium: ['a confident editorial illustration', 'a detailed digital illustration'],
    composition: [
      'with {it} as the clear focal point, a natural pose and some headroom',
      'with {it} placed on the left third, framed from the knees up, and an open area ahead',
    ],
    light: [
      'Soft light from high on one side shapes the face and hands',
      'Diffused light keeps skin tones gentle and shadows open',
    ],
    palette: ['is warm and natural, with one deeper colour as an accent'],
    background: [
      'A softly blurred background, a tone darker than {it}, stays out of the way',
      'The surroundings stay understated, with few large shapes',
    ],
  },
  machine: {
    medium: ['a crisp, precise digital illustration'],
    composition: [
      'in a three-quarter view with {it} filling about two thirds of the width',
      'with {it} on a slight diagonal and the area ahead of it kept free',
    ],
    light: [
      'Clear light from high up draws clean highlights along the edges and a firm contact shadow',
      'Low light from the side brings out panels, curves and reflections',
    ],
    palette: ['sets one saturated body colour against cool neutral tones'],
    background: ['An uncluttered background with soft depth sets it off'],
  },
  place: {
    medium: ['a richly layered, atmospheric illustration', 'an atmospheric digital painting'],
    composition: [
      'as a broad view with a clear foreground, middle distance and pale far ground',
      'with the horizon on the lower third and a line that leads the eye into the depth',
    ],
    light: [
      'Soft directional light separates near from far and lengthens the shadows',
      'Clear, even light with gentle shadows gives depth',
    ],
    palette: ['moves from fuller colours in front to pale, cool tones in the distance'],
    background: ['A pale, softly layered background makes the distance felt'],
  },
  interior: {
    medium: ['an atmospheric, finely observed illustration'],
    composition: [
      'at eye level with a clear foreground, a calm middle and one strong focal point',
      'in gentle one-point perspective with some empty area to rest the eye',
    ],
    light: ['Soft light enters from one side and the far corner stays in shade'],
    palette: ['is made of warm neutrals, natural materials and one deeper accent'],
    background: ['A simply drawn background, a tone darker, keeps to few large shapes'],
  },
  plant: {
    medium: ['a finely detailed botanical illustration', 'a delicate digital illustration'],
    composition: ['with {it} loosely balanced, one part in sharp focus and generous margins'],
    light: ['Diffused light shines through and keeps shadows soft'],
    palette: ['rests on fresh green tones with one or two lighter accents'],
    background: ['A light, even background keeps the contour readable'],
  },
  food: {
    medium: ['a crisp food photograph'],
    composition: [
      'seen from a low three-quarter angle with {it} filling most of the frame',
      'with {it} slightly off centre and a calm, empty area beside it',
    ],
    light: ['Soft light from the side brings out texture, moisture and gentle highlights'],
    palette: ['is warm and appetising against quiet neutral tones'],
    background: ['A neutral background falls softly out of focus'],
  },
  thing: {
    medium: ['a clean digital illustration of tangible materials'],
    composition: [
      'with {it} centred in a three-quarter view and generous margins',
      'with {it} slightly lower than the middle and generous margins',
    ],
    light: ['Soft light from the upper left shows the material and sets one soft shadow'],
    palette: ['is restrained: two related tones and one clear accent'],
    background: ['A smooth, uncluttered background fades gently from light to dark'],
  },
  sky: {
    medium: ['an atmospheric digital painting'],
    composition: ['with {it} off centre and a large calm area around it'],
    light: ['Light falls from one side and fades into deep shadow, with a faint glow at the edge'],
    palette: ['ranges from deep blue to violet with small, warm points of light'],
    background: ['A deep, clear background with fine tonal transitions surrounds it'],
  },
  open: {
    medium: ['a carefully finished digital illustration'],
    composition: [
      'with one clear focal point, balanced proportions and generous margins',
      'with the main idea slightly off centre and simple supporting shapes',
    ],
    light: ['Soft directional light gives the forms volume and depth'],
    palette: ['is harmonious: two related tones, one accent and calm neutrals'],
    background: ['An uncluttered background lets the subject stand out at once'],
  },
};

export const HOUR_PALETTE: Record<NonNullable<Brief['hour']>, string> = {
  dawn: 'opens from cool violet shadows into pale pink and warm yellow',
  day: 'is fresh and clear, with light blue, clean green and bright neutrals',
  morning: 'is pale and clear, with soft yellow, light blue and cool grey in the shade',
  sunset: 'burns from warm red and pink down to violet and deep blue',
  dusk: 'settles in greyish blue and purple with a last warm trace',
  night: 'stays in indigo and black with small warm accents',
};

export const SEASON_PALETTE: Record<NonNullable<Brief['season']>, string> = {
  spring: 'is light and fresh, with young green and pale pink tones',
  summer: 'is saturated and clear, with strong green and a bright blue',
  autumn: 'is made of rusty red, brown and faded yellow',
  winter: 'is cool and spare, with pale blue, light grey and clean white',
};

export const SETTING_LIGHT: Readonly<Record<string, string>> = {
  room: 'Soft light enters from one side and the far corner stays in shade',
  'table-top': 'Soft light from one side grazes the surface and draws gentle highlights',
  space: 'Hard light from one side keeps the far half in deep shadow',
  underwater: 'Light falls in soft, wavering shafts and fades with depth',
  forest: 'Light filters down unevenly, with cool shade between',
  jungle: 'Pale shafts of light filter down between deep shade',
  'snow-field': 'Low, clear light sets soft blue shadows',
  desert: 'Strong low light carves long shadows across the ground',
  studio: 'Even light, strongest from the upper left, sets a gentle shadow',
  city: 'Soft light catches the upper edges while the lower parts stay in shade',
};

/** Occasions of cards: the words that tell them, what they wish, and what hangs round the wish. */
export interface Occasion {
  words: readonly string[];
  greeting: string;
  palettes: readonly [string, ...string[]];
  /** Words of the icon sets, for borders and garlands. */
  motifs: readonly [string, ...string[]];
  script: boolean;
}

export const OCCASIONS: readonly Occasion[] = [
  {
    words: ['christmas', 'xmas', 'weihnachten', 'noël', 'navidad', 'natale', 'natal'],
    greeting: 'Merry Christmas',
    palettes: ['christmas', 'christmas-eve'],
    motifs: ['snowflake', 'star', 'christmas ball', 'candy cane'],
    script: true,
  },
  {
    words: ['birthday', 'geburtstag', 'anniversaire', 'cumpleaños', 'compleanno', 'aniversário'],
    greeting: 'Happy Birthday',
    palettes: ['birthday', 'berry'],
    motifs: ['balloon', 'star', 'gift', 'cupcake'],
    script: true,
  },
  {
    words: ['valentine', 'valentines', 'love'],
    greeting: 'Be My Valentine',
    palettes: ['valentine', 'berry'],
    motifs: ['heart', 'rose', 'mail'],
    script: true,
  },
  {
    words: ['halloween'],
    greeting: 'Happy Halloween',
    palettes: ['halloween'],
    motifs: ['bat', 'ghost', 'spider', 'moon'],
    script: false,
  },
  {
    words: ['diwali'],
    greeting: 'Happy Diwali',
    palettes: ['diwali'],
    motifs: ['sparkle', 'flame', 'flower'],
    script: true,
  },
  {
    words: ['easter', 'ostern', 'pâques', 'pascua', 'pasqua', 'páscoa'],
    greeting: 'Happy Easter',
    palettes: ['easter', 'lemon'],
    motifs: ['egg', 'flower', 'rabbit'],
    script: true,
  },
  {
    words: ['thank you', 'thanks', 'danke', 'merci', 'gracias'],
    greeting: 'Thank You',
    palettes: ['sage', 'berry'],
    motifs: ['flower', 'leaf', 'heart'],
    script: true,
  },
  {
    words: ['new year', 'neujahr'],
    greeting: 'Happy New Year',
    palettes: ['plum', 'night'],
    motifs: ['sparkle', 'star', 'party-popper'],
    script: true,
  },
  {
    words: ['wedding', 'save the date', 'bride', 'marriage'],
    greeting: 'Save the Date',
    palettes: ['ivory', 'sage'],
    motifs: ['flower', 'leaf', 'heart'],
    script: true,
  },
  {
    words: ['get well'],
    greeting: 'Get Well Soon',
    palettes: ['lemon', 'sky'],
    motifs: ['sun', 'flower', 'heart'],
    script: true,
  },
  {
    words: ['mother'],
    greeting: 'Happy Mother’s Day',
    palettes: ['berry', 'valentine'],
    motifs: ['flower', 'heart', 'rose'],
    script: true,
  },
  {
    words: ['father'],
    greeting: 'Happy Father’s Day',
    palettes: ['lake', 'sky'],
    motifs: ['star', 'trophy', 'coffee'],
    script: false,
  },
  {
    words: ['eid', 'ramadan'],
    greeting: 'Eid Mubarak',
    palettes: ['plum', 'diwali'],
    motifs: ['moon', 'star', 'sparkle'],
    script: true,
  },
  {
    words: ['hanukkah'],
    greeting: 'Happy Hanukkah',
    palettes: ['sky', 'space'],
    motifs: ['candle', 'star', 'sparkle'],
    script: true,
  },
  {
    words: ['thanksgiving'],
    greeting: 'Happy Thanksgiving',
    palettes: ['sand', 'cherry'],
    motifs: ['leaf', 'wheat', 'apple'],
    script: true,
  },
  {
    words: ['congratulations', 'graduation'],
    greeting: 'Congratulations',
    palettes: ['birthday', 'plans'],
    motifs: ['star', 'graduation', 'party-popper'],
    script: true,
  },
  {
    words: ['baby', 'newborn'],
    greeting: 'Welcome, Little One',
    palettes: ['sky', 'easter'],
    motifs: ['heart', 'moon', 'star'],
    script: true,
  },
];

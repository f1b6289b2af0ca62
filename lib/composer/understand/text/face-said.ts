/**
 * How somebody looks, said as something that they have: `a toast with an angry face`, `a robot with a sleepy expression`, `a drop
 * with a big smile`. It is told before their name, where the tables of faces read it. English only.
 */

/** Faces by what is said before their word. */
const MOODS: Readonly<Record<string, string>> = {
  happy: 'smiling',
  cheerful: 'smiling',
  friendly: 'smiling',
  joyful: 'smiling',
  smiling: 'smiling',
  smiley: 'smiling',
  laughing: 'laughing',
  sad: 'sad',
  crying: 'crying',
  angry: 'angry',
  mad: 'angry',
  furious: 'angry',
  grumpy: 'grumpy',
  worried: 'worried',
  nervous: 'worried',
  anxious: 'worried',
  scared: 'scared',
  frightened: 'scared',
  surprised: 'surprised',
  shocked: 'surprised',
  astonished: 'surprised',
  sleepy: 'sleepy',
  tired: 'tired',
  bored: 'bored',
  confused: 'confused',
  puzzled: 'confused',
  determined: 'determined',
  proud: 'proud',
  shy: 'shy',
};
/** Faces that say by themselves how they look; of a cheeky grin the tables know more. */
const FACES: Readonly<Record<string, string>> = {
  smile: 'smiling',
  grin: 'smiling',
  frown: 'sad',
  scowl: 'angry',
};

const HOW = '(?:big|wide|broad|bright|huge|little|small|tiny|warm|gentle|very|simple)';
const FACE =
  `(?:an? )?(?:${HOW} )*(?:(${Object.keys(MOODS).join('|')}) )?(smile|grin|frown|scowl|face|expression|look)s?` +
  '(?! (?:at|mask|paint|cream)\\b)(?: (?:on|across) (?:his|her|its|their|the) faces?)?(?![a-z-])';
/** What is said of a thing and is none of its name. */
const NO_NOUN =
  '(?!(?:with|and|or|of|in|on|at|for|to|from|by|as|sticker|icon|logo|badge|emblem|picture|illustration|drawing|set|pack)s?\\b)';
const NAMED = `(?:${NO_NOUN}[a-z-]+ ){0,2}${NO_NOUN}[a-z-]+(?: of ${NO_NOUN}[a-z-]+)?`;
/** What is at, on or under something is not that. */
const AT =
  '(?<!\\b(?:at|in|on|under|behind|beside|near|by|inside|over|against|through|before|from|to|into|with|holding|to the) )';

/** `a drop with a big smile`, `an avocado with sunglasses and a big smile`. */
const OWN = new RegExp(
  `${AT}\\b(an?|the|one|two|three|four|five|some) (${NAMED})( with (?:an? )?(?:${NO_NOUN}[a-z-]+ ){1,3}and)? (?:with |(?<=and ))${FACE}`,
  'giu',
);
/** `standing at the door with a big smile`, where nothing follows. */
const LAST = new RegExp(` with ${FACE}(?=\\s*(?:[,.;!]|$))`, 'giu');

const moodOf = (mood: string | undefined, face: string): string | undefined =>
  mood === undefined ? FACES[face.toLowerCase()] : MOODS[mood.toLowerCase()];

export function faceSaid(text: string): string {
  if (!/\b(?:smile|grin|frown|scowl|face|expression|look)s?\b/iu.test(text)) return text;
  return text
    .replace(
      OWN,
      (whole, article: string, name: string, others?: string, mood?: string, face?: string) => {
        const looks = moodOf(mood, face ?? '');
        const rest = others?.replace(/ and$/iu, '') ?? '';
        return looks === undefined ? whole : `${article} ${looks} ${name}${rest}`;
      },
    )
    .replace(LAST, (whole, mood?: string, face?: string) => {
      const looks = moodOf(mood, face ?? '');
      return looks === undefined ? whole : `, ${looks}`;
    });
}

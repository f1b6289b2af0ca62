import { POINTS } from '../../templates/content/points';

/**
 * What stands on the cover of a magazine whose prompt gives it no name: `magazine cover about gardening` is called GARDENING,
 * and announces what is known of its topic.
 */
const WORD = "[\\p{L}\\d'’&-]{2,20}";
const ABOUT = new RegExp(
  `\\bmagazine (?:covers?|front page)s? (?:for|about|on) (?:an? |the |my |our )?((?:${WORD} ){0,2}?${WORD})(?: magazine)?(?=\\s*(?:[,.;:]|$)| in \\p{Lu}| with | showing )`,
  'iu',
);
const BEFORE = new RegExp(
  `^(?:an? |the )?((?:${WORD} ){0,2}?${WORD}) magazine (?:cover|front page)\\b`,
  'iu',
);
/** How it looks, and no topic. */
const LOOKS =
  /^(?:vintage|retro|modern|minimal(?:ist)?|glossy|old|simple|bold|elegant|fake|funny|cool|colou?rful|stylish|the|an?|time|life|vogue|monthly|weekly)$/iu;
const CALLED = /\b(?:called|named|titled)\b/i;
const LINES_MOST = 3;

export interface MagazineCover {
  name: string;
  /** What is in it, in the words of pages that are known of its topic. */
  lines: string[];
}

const stem = (word: string): string => word.toLowerCase().replace(/(?:ing|s)$/u, '');

/** The titles of known pages about a topic. */
function linesAbout(topic: string): string[] {
  const own = topic.split(' ').map(stem);
  const titles = POINTS.filter(({ words }) => words.some((word) => own.includes(stem(word)))).map(
    ({ title }) => title,
  );
  return [...new Set(titles)].slice(0, LINES_MOST);
}

/** The name of a magazine by its topic, and its lines; nothing of any other page, or where the prompt names it. */
export function magazineCover(prompt: string): MagazineCover | undefined {
  if (CALLED.test(prompt)) return undefined;
  const about = ABOUT.exec(prompt)?.[1] ?? BEFORE.exec(prompt)?.[1];
  const words = (about ?? '').split(' ').filter((word) => word !== '' && !LOOKS.test(word));
  if (words.length === 0) return undefined;
  const topic = words.join(' ');
  return { name: topic.toUpperCase(), lines: linesAbout(topic) };
}

import { pluralOf } from '../abroad/english-words';

/** `as another looks on`, `while others stand around`: of whom there is another is told before. English only. */

const WHO =
  /\b(man|woman|boy|girl|child|kid|guy|lady|player|person|skater|surfer|skier|snowboarder|skateboarder|worker|soldier|dog|cat|horse|cow|elephant|giraffe|bird|sheep|zebra)(?:s|es)?\b/i;
const DOES =
  '(?:(?:(?:is|are|who|that) )?(?:look|watch|stand|sit|hold|walk|wait|lie|play|run|take|talk|read|eat|drink|ride|skat|fly|help|rest|sleep|laugh|smil|lean|kneel|jump)(?:s|es|ing)?\\b|(?:is|are)\\b)';
const AFTER = '(?:while|as|and|with|,)';
const ANOTHER = new RegExp(`\\b(${AFTER} )(another|(?:the|an) ?other)(?: one)? (?=${DOES})`, 'giu');
const OTHERS = new RegExp(
  `\\b(${AFTER} )(?:(?:the|some|two|several|many|a few) )?others (?=${DOES})`,
  'giu',
);
const ON_LOOKING = /\b(look(?:s|ing)?) on(?= as\b|[.,;]|$)/giu;

/** A text with others named for what they are. */
export function othersNamed(text: string): string {
  if (!/\b(?:an)?others?\b/i.test(text)) return text;
  const who = WHO.exec(text)?.[1]?.toLowerCase();
  if (who === undefined) return text;
  return text
    .replace(ON_LOOKING, 'watching')
    .replace(ANOTHER, `$1another ${who} `)
    .replace(OTHERS, `$1two other ${pluralOf(who)} `);
}

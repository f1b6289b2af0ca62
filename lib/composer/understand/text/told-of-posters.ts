/**
 * Posters that are no sheet on a wall: `wanted poster of a cat` is a page that is headed Wanted. Where it was put up it
 * stays the thing. English only.
 */

const LOOKS = '(?:old|vintage|retro|western|wild west|worn|weathered|funny|cute|cartoon|style)';
const SOUGHT = new RegExp(
  `^((?:an? )?(?:${LOOKS} )*)(wanted|missing) posters?(?=,? (?:of|for|with|showing|featuring)\\b|[:,])`,
  'iu',
);
const PUT_UP =
  /\b(?:pinned|nailed|taped|stuck|glued|tacked|hanging|hung)\b|\bon (?:an? |the )?(?:[a-z-]+ ){0,2}(?:wall|tree|fence|door|lamp ?post|pole|board|fridge)\b/iu;
/** What is paid for it, where that is no sum of money that is set anyway. */
const REWARD = /,? (?:and |with )?(?:an? )?(\d[\d,.]* (?:[a-z]+ ){0,2}reward)(?=$|[,.;])/iu;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** `poster promoting bike to work day`: it is for it, and nobody promotes anything. */
const PROMOTING =
  /^((?:an? )?(?:[\p{L}-]+ ){0,3}?(?:posters?|flyers?|banners?|leaflets?)) (?:promoting|announcing|advertising|celebrating|raising awareness (?:of|for|about)) (?=\p{L})/iu;

/** `book cover of a mystery novel, a lighthouse in a storm`: of which sort of book it is, and no book in the picture. */
const COVER_OF =
  /^((?:an? )?(?:[\p{L}-]+ ){0,3}?(?:book |album |magazine |novel )?covers?)(?: art)? (?:of|for) (?:an? |the |my |our )?(?:[\p{L}-]+ ){0,2}?(?:novels?|books?|thrillers?|stor(?:y|ies)|memoirs?|mystery|romance|album|ebook|anthology|tale)(?: \(?book\)?)?(?=\s?[,:;]\s?|¶? with | showing )/iu;

/** A poster that seeks somebody, told as a page with its heading. */
export function toldOfPosters(prompt: string): string {
  const [whole, looks = '', kind = ''] = SOUGHT.exec(prompt) ?? [];
  if (whole === undefined) return prompt.replace(COVER_OF, '$1').replace(PROMOTING, '$1 for ');
  if (PUT_UP.test(prompt)) return prompt;
  const rest = prompt.slice(whole.length).replace(REWARD, ', "$1"');
  const isSaid = new RegExp(`["“”][^"“”]*${kind}`, 'iu').test(rest);
  const heading = isSaid ? '' : `, "${capitalized(kind)}"`;
  const reward = /, "\d[^"]*reward"/iu.exec(rest)?.[0] ?? '';
  return `${looks}poster${rest.replace(reward, '')}${heading}${reward}`;
}

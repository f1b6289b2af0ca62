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

/** `lost cat poster, ginger tabby`: how it looks is told without an article, and is to be seen. */
const LOST_LOOK =
  /^((?:an? )?(?:lost|missing|found) (?:cat|dog|pet|kitten|puppy|rabbit|parrot|bird|tortoise) (?:poster|flyer|sign|notice|leaflet))(?:,|:| with| of) (?!an?\b|the\b|our\b|my\b|two\b|["“])(?=(?:[a-z-]+ ){0,4}?(?:cat|tabby|tom|kitten|dog|puppy|labrador|poodle|corgi|terrier|beagle|retriever|shepherd|husky|dachshund|bulldog|pug|spaniel|collie|rabbit|bunny|parrot|budgie|cockatiel|tortoise)\b)/iu;
/** What is written on a page later: a number that nobody has stands for it. */
const PHONE =
  /,? (?:and |with )?(?:an? |the |our |your )?(?:(?:phone|telephone|contact|mobile) number|number to call)(?: (?:at|on|along|across) the (?:bottom|foot|lower edge)| below| underneath)?(?=\s?[,.;]|$)/iu;
const PAGE_WITH_NUMBER =
  /\b(?:posters?|flyers?|leaflets?|ads?|adverts?|business cards?|notice)\b/iu;
const NUMBER = 'Call 555 0123';
/** What is paid for who is sought, with no sign of money. */
const PAID = /,? (?:and |with )?(?:an? )?reward(?: of|:)? (\d{2,5})(?=\s?[,.;]|$)/iu;

const withNumber = (prompt: string): string =>
  PAGE_WITH_NUMBER.test(prompt) && !/\d{3}/u.test(prompt)
    ? prompt.replace(PHONE, `, "${NUMBER}"`)
    : prompt;

/** `hero of a landing page`: a picture at its top, and nobody brave. */
const HERO_OF =
  /^(?:an? |the )?hero (?:of|for|on) (?=(?:an?|the|my|our|your) (?:[\p{L}\d-]+ ){0,3}?(?:landing page|home ?page|web ?site|web ?page|app|blog|shop|store|brand|company|agency)\b)/iu;
const HERO_WITH =
  /^(?:an? |the )?hero (?=with (?:[a-z]+ )?(?:text|copy|room|space|words|headline)\b)/iu;
const heroesOfPages = (prompt: string): string =>
  prompt.replace(HERO_OF, 'hero image for ').replace(HERO_WITH, 'hero image ');

/** A poster that seeks somebody, told as a page with its heading. */
export function toldOfPosters(asked: string): string {
  const prompt = withNumber(
    heroesOfPages(asked).replace(LOST_LOOK, '$1, a ').replace(PAID, ', "Reward $1"'),
  );
  const [whole, looks = '', kind = ''] = SOUGHT.exec(prompt) ?? [];
  if (whole === undefined) return prompt.replace(COVER_OF, '$1').replace(PROMOTING, '$1 for ');
  if (PUT_UP.test(prompt)) return prompt;
  const rest = prompt.slice(whole.length).replace(REWARD, ', "$1"');
  const isSaid = new RegExp(`["“”][^"“”]*${kind}`, 'iu').test(rest);
  const heading = isSaid ? '' : `, "${capitalized(kind)}"`;
  const reward = /, "\d[^"]*reward"/iu.exec(rest)?.[0] ?? '';
  return `${looks}poster${rest.replace(reward, '')}${heading}${reward}`;
}

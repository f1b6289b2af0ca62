import type { Brief, BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { KITCHENS } from '../../templates/content/menus.data';
import { matching, titleCase } from '../../templates/design/words';
import { blankPage } from './own-page';

/**
 * A menu as a page: which dishes it lists for how much, what its house is called, and what adorns it and where. Of `menu for a
 * taco truck with prices, a chili in the corner` the prices are asked of every dish, and the chili is no dish.
 */

const MENU = new RegExp(
  `^\\W*(?:an? |the |my |our |design (?:of )?an? )?(?<before>(?:[\\p{L}'’&-]+ ){0,6}?)(?<kind>(?:(?:chalk ?board|blackboard) )?(?:menu|price list)(?: (?:board|card|design|poster|template|layout|page|sign))?)(?=\\s*(?:$|[:,;."“]| (?:for|of|at|with|in|from|called|named|listing|featuring)\\b))`,
  'iu',
);
/** Before the word itself: how it looks, which names no house. */
const LOOKS =
  /\b(?:vintage|rustic|minimal(?:ist)?|modern|elegant|retro|hand[- ]?drawn|watercolou?r|chalk ?board|blackboard|chalk|simple|cute|illustrated|colou?rful|printable|one[- ]page|pretty|art deco|dark|small|big|digital)\b/giu;
/** Ends of names of who serves it. */
const SERVES =
  /\b(?:restaurant|bar|caf[eé]|shop|parlou?r|house|truck|stand|place|bistro|diner|pub|bakery|pizzeria|grill|brewery|room|joint|kitchen|stall|trattoria|taqueria|steakhouse)$/i;
const NO_MENU =
  /\b(?:hamburger menu|app|website|icons?|ui|mobile|dropdown|game|start|main menu|logo|mock-?up|on (?:a|the) (?:wall|table|desk)|interior|meal plan)\b/i;
/** Who has one in the hand, before anything else is told: a menu that is followed by its own comma has them on it. */
const HAS_MENU =
  /\b(?:holding|reading|waiter|waitress|chef|wom[ae]n|m[ae]n|person|people|girl|boy)\b/i;
const IN_CHALK = /\b(?:chalk|chalk ?board|blackboard)\b/i;

const PRICE =
  '(?:[$€£] ?\\d{1,3}(?:[.,]\\d{1,2})?|\\d{1,3}[.,]\\d{2}(?: ?[$€£])?|\\d{1,3} ?(?:[$€£]|dollars?|euros?))';
const PRICED = new RegExp(
  `^(?:and |plus |with )?(?:an? )?(?<name>\\p{L}[\\p{L}\\d'’& -]{1,34}?)(?: for| at|:| -| –|\\.{2,})? (?<price>${PRICE})$`,
  'iu',
);
/** Where something adorns the page, which is no dish. */
const PLACED =
  /\b(?:(?:in|at|on|along|around|across|near) (?:the |each |every |both |all )?(?:(?:top|bottom|upper|lower|left|right)[- ]?(?:left|right|hand)? ?)?(?:corners?|tops?|bottoms?|borders?|edges?|left|right|sides?|middle|cent(?:er|re)|header|footer|background)|on top|as (?:an? |the )?(?:border|header|decoration|background))(?: of (?:the )?(?:page|menu|board|it))?\b/iu;
const CORNER = /\bcorners?\b/i;
const BESIDE = /\b(left|right)\b/i;
const ONLY_PRICES = /^(?:(?:with|and|has|clear|their|the|some|all) )*prices?(?: (?:list|in .*))?$/i;
const STYLE =
  /\b(?:style|look|theme|paper|background|font|typography|layout|colou?rs?|lettering|vintage|rustic|minimal(?:ist)?|modern|elegant|retro|hand[- ]?drawn|watercolou?r|design|tones?|palette|a4|portrait|landscape|space|text|title|headline)\b/i;
const ARTICLE =
  /^(?:(?:and|with|plus|has|have|also) )*(?:(?:an?|the|two|three|some|little|small|big|cute) )+/i;
const LEAD = /^(?:(?:and|with|plus|also|featuring|listing|of) )+/i;
/** `lasagne 12`: in a list that is all so the number is what it costs. */
const BARE = /^(?:and )?(?<name>\p{L}[\p{L}'’& -]{1,34}) (?<price>\d{1,3})$/iu;
const DISHES_MAX = 10;
/** Items of a brief, headings among them. */
const ITEMS_MAX = 12;

interface Ornament {
  /** In the words of the prompt, and what they say without where it is. */
  text: string;
  shown: Brief;
}

interface Parts {
  /** What the page calls itself: `price list`. */
  kind: string;
  /** Whose menu it is: `taco truck`. */
  house: string;
  priced: { text: string; written?: string }[];
  ornaments: Ornament[];
}

const OF_HOUSE =
  /^\s*(?:for|of|at|from) (?:an? |the |our |my )?(?<house>[\p{L}][\p{L}'’& -]{1,40}?)(?=\s*(?:$|[,:;.“"]|\b(?:with|called|named|in|on|listing|featuring|and)\b))/iu;

/** `10€ and Margherita 8€`: the last dish of a list. */
const PRICE_AND = new RegExp(`(${PRICE})\\s+and\\s+`, 'giu');

/** The clauses of a page: parted by commas, and before `with a` and `and a`. */
const clausesOf = (text: string): string[] =>
  text
    .replace(/["“”][^"“”]*["“”]/gu, ' ')
    .replace(PRICE_AND, '$1, ')
    .split(/[,;:\n]|\.(?:\s|$)|\s(?=(?:with|and) (?:an?|the|prices?|little|small)\b)/iu)
    .map((part) => part.trim())
    .filter(Boolean);

/** A list without prices, whose last two are joined: `fries and shakes`. */
const listedOf = (clause: string): string[] =>
  clause
    .replace(LEAD, '')
    .split(/\s+and\s+|\s*&\s*(?=\p{L}+s$)/iu)
    .map((part) => part.trim())
    .filter(Boolean);

const isFood = (brief: Brief) =>
  brief.elements.length > 0 &&
  brief.elements.every(({ concept = '' }) => conceptOf(concept)?.kind === 'food');

function partsOf(prompt: string, read: (text: string) => Brief): Parts | undefined {
  const head = MENU.exec(prompt);
  const [named = ''] = prompt.split(/[,;:]|\bwith\b/u);
  if (!head || NO_MENU.test(prompt) || HAS_MENU.test(named)) return undefined;
  const after = prompt.slice(head[0].length);
  const isListed = /^\s*:/.test(after);
  const own = (head.groups?.before ?? '').replace(LOOKS, ' ').replace(/\s+/g, ' ').trim();
  const house = OF_HOUSE.exec(after)?.groups?.house ?? own;
  const { kind = 'menu' } = head.groups ?? {};
  const parts: Parts = { kind, house, priced: [], ornaments: [] };
  const from = house === '' ? -1 : after.indexOf(house);
  const body = from < 0 ? after : after.slice(from + house.length);
  // `menu for a taco truck: carne asada, al pastor`: what stands behind a colon are dishes, whatever they are called.
  const areListed = isListed || /^\s*:/.test(body);
  const clauses = clausesOf(body);
  const dishes = clauses.filter((one) => !PLACED.test(one) && !STYLE.test(one));
  const areBare = dishes.length > 1 && dishes.every((one) => BARE.test(one));
  for (const clause of clauses) {
    const priced = (PRICED.exec(clause.replace(LEAD, '')) ?? (areBare ? BARE.exec(clause) : null))
      ?.groups;
    if (priced?.name && priced.price)
      parts.priced.push({ text: titleCase(priced.name), written: priced.price });
    else if (!ONLY_PRICES.test(clause)) put(clause, areListed, parts, read);
  }
  return parts;
}

function put(clause: string, isListed: boolean, parts: Parts, read: (text: string) => Brief) {
  const text = clause.replace(LEAD, '');
  if (PLACED.test(clause)) {
    parts.ornaments.push({ text, shown: read(text.replace(PLACED, ' ').trim()) });
    return;
  }
  if (STYLE.test(clause)) return;
  const shown = read(text);
  const isKnown = shown.elements.some(({ concept }) => concept !== undefined);
  if (!ARTICLE.test(clause) && (isListed || isFood(shown)))
    parts.priced.push(...listedOf(clause).map((text) => ({ text: titleCase(text) })));
  else if (isKnown) parts.ornaments.push({ text, shown });
}

/** The things of an ornament, by ids that meet no other's, each told where it is. */
function ornamentOf({ text, shown: { elements, relations, actions } }: Ornament, at: number) {
  const own = (id: string) => `m${String(at)}${id}`;
  const side = CORNER.test(text)
    ? ('corner' as const)
    : (BESIDE.exec(text)?.[1]?.toLowerCase() as 'left' | 'right' | undefined);
  const known: BriefElement[] = elements
    .filter(({ concept }) => concept !== undefined)
    .map((element) => ({ ...element, id: own(element.id), ...(side ? { side } : {}) }));
  const ids = new Set(known.map(({ id }) => id));
  const isWorn = (id: string) =>
    conceptOf(known.find((one) => one.id === own(id))?.concept ?? '')?.kind === 'clothing';
  return {
    elements: known,
    relations: relations
      .map(({ kind, from, to }) => ({
        kind: kind === 'with' && isWorn(to) ? ('wearing' as const) : kind,
        from: own(from),
        to: own(to),
      }))
      .filter(({ from, to }) => ids.has(from) && ids.has(to)),
    // A cook who tosses dough does so on the page.
    actions: actions
      .filter(({ agent }) => ids.has(own(agent)))
      .map(({ verb, agent, patient, instrument }) => ({
        verb,
        agent: own(agent),
        ...(patient === undefined ? {} : { patient: own(patient) }),
        ...(instrument === undefined ? {} : { instrument: own(instrument) }),
      })),
  };
}

/** The kitchen that words tell; one of any kind where they tell only that it is one. */
function kitchenOf(text: string) {
  const any = KITCHENS.at(-1);
  const own = matching(
    text,
    KITCHENS.filter((one) => one !== any),
  );
  return own ?? (any && matching(text, [any]));
}

type Items = NonNullable<NonNullable<Brief['template']>['items']>;

/** So few dishes without prices are what the page shows, and no whole menu. */
const FEW = 3;
const areFew = ({ priced }: Parts): boolean =>
  priced.length < FEW && priced.every(({ written }) => written === undefined);

type Kitchen = NonNullable<ReturnType<typeof kitchenOf>>;

/** What a kitchen serves with a few dishes that are told of it before all others. */
function withTold({ sections }: Kitchen, told: readonly { text: string }[]): Kitchen['sections'] {
  const bare = (text: string) => text.toLowerCase().replace(/s$/, '');
  const isServed = (text: string) =>
    sections.some(({ dishes }) => dishes.some(({ name }) => bare(name) === bare(text)));
  // Basil or lemon by itself adorns the page, and is no dish.
  const own = told.filter(({ text }) => /\s/.test(text) && !isServed(text));
  return sections.map((section, at) => ({
    ...section,
    dishes:
      at > 0
        ? section.dishes
        : [
            ...own.map(({ text }, index) => ({ ...section.dishes[index], name: text })),
            ...section.dishes,
          ].slice(0, Math.max(own.length, section.dishes.length)),
  }));
}

/** What its kitchen serves, under its headings; a list of dishes that is told takes no other beside it. */
function itemsOf(parts: Parts, prompt: string): Items {
  const { priced, house } = parts;
  const known = kitchenOf(house.toLowerCase()) ?? kitchenOf(prompt.toLowerCase());
  const isOwnList = priced.length > 0 && !(known && areFew(parts));
  if (isOwnList) {
    const all = known?.sections.flatMap(({ dishes }) => dishes) ?? [];
    const priceOf = (text: string, at: number) =>
      all.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.price ??
      all[at % Math.max(1, all.length)]?.price;
    return priced.slice(0, DISHES_MAX).map((dish, at) => {
      const price = dish.written ?? priceOf(dish.text, at);
      return { text: dish.text, ...(price === undefined ? {} : { written: price }) };
    });
  }
  return (known ? withTold(known, priced) : [])
    .flatMap(({ heading, dishes }) => [
      { text: heading, level: 0 },
      ...dishes.map(({ name, price }) => ({
        text: name,
        level: 1,
        ...(price === undefined ? {} : { written: price }),
      })),
    ])
    .slice(0, ITEMS_MAX);
}

/** What is listed adorns a page that nothing else adorns. */
const dishesSeen = ({ priced }: Parts, read: (text: string) => Brief): Ornament[] =>
  priced
    .map(({ text }) => ({ text: text.toLowerCase(), shown: read(text.toLowerCase()) }))
    // `al pastor` is no shepherd on a menu.
    .filter(({ shown }) => isFood(shown))
    .slice(0, 3);

/** Its name where it has one, else who serves it, else when or for whom it is. */
function titleOf({ lettering }: Brief, { house, priced }: Parts): string {
  const isDish = (text: string) =>
    priced.some((dish) => text.toLowerCase().includes(dish.text.toLowerCase()));
  const name = lettering.find((text) => !/[$€£]/.test(text) && !isDish(text));
  if (name !== undefined) return name;
  if (house === '') return 'Menu';
  return titleCase(SERVES.test(house) ? house : `${house} menu`);
}

/** A brief as the menu that its prompt tells of; nothing where it tells of none. */
export function asMenu(
  brief: Brief,
  prompt: string,
  read: (text: string) => Brief,
): Brief | undefined {
  if (!/\b(?:menu|price list)\b/i.test(prompt)) return undefined;
  const parts = partsOf(prompt, read);
  if (!parts) return undefined;
  const wantsPrices = /\bprices?\b/i.test(prompt);
  const items = itemsOf(parts, prompt);
  if (items.length === 0) return undefined;
  const dishes = parts.ornaments.length === 0 || areFew(parts) ? dishesSeen(parts, read) : [];
  const shown = [...dishes, ...parts.ornaments];
  const drawn = shown.map(ornamentOf);
  const title = titleOf(brief, parts);
  const page = blankPage(brief, {
    template: {
      id: IN_CHALK.test(prompt) ? 'chalkboard' : 'menu',
      title,
      items,
    },
    elements: drawn.flatMap(({ elements }) => elements),
  });
  const written = items.map(({ text, written: price }) => [text, price].filter(Boolean).join(' '));
  return {
    ...page,
    relations: drawn.flatMap(({ relations }) => relations),
    actions: drawn.flatMap(({ actions }) => actions),
    words: [
      ...page.words.filter(({ fate }) => fate === 'medium'),
      { word: parts.kind, fate: 'template' as const },
      ...[parts.house, ...written, ...(wantsPrices ? ['prices'] : [])]
        .filter(Boolean)
        .map((word) => ({ word, fate: 'lettering' as const })),
      ...parts.ornaments.map(({ text }) => ({ word: text, fate: 'element' as const })),
    ],
  };
}

import type { Brief } from '../../brief';

/** `train 30 kg CO2, plane 250 kg CO2`: what is listed of each side is one row with a value for either. */

type Item = NonNullable<NonNullable<Brief['template']>['items']>[number];

const VALUE =
  /^(?<value>(?:about |up to |over )?[$€£]?\d[\d.,]*(?:\s?(?:%|[a-zµ°²³/]{1,6}|[$€£]|hours?|minutes?|years?|days?|metres?|meters?|people))?)(?:\s+(?<of>\p{L}.*))?$/iu;

/** What an item says of a side, where it begins with its name. */
function saidOf(item: Item, side: string): { value: string; of: string } | undefined {
  const text = item.text.toLowerCase();
  const name = side.toLowerCase().replace(/s$/u, '');
  if (!text.startsWith(name)) return undefined;
  const rest = item.text.slice(name.length).replace(/^s?[\s:=–-]+/u, '');
  const found = VALUE.exec(rest)?.groups;
  return found?.value === undefined ? undefined : { value: found.value, of: found.of ?? '' };
}

/** A brief whose listed sides are rows of its comparison. */
export function withSideValues(brief: Brief): Brief {
  const { sides, items = [] } = brief.template ?? {};
  if (!brief.template || !sides || items.length !== 2) return brief;
  const [one, other] = sides.map(({ text }, at) => {
    const item = items[at];
    return item ? saidOf(item, text) : undefined;
  });
  if (!one || !other) return brief;
  const text = one.of || other.of;
  if (text === '') return brief;
  const told = new Set(items.map((item) => item.text));
  return {
    ...brief,
    template: { ...brief.template, items: [{ text, values: [one.value, other.value] }] },
    elements: brief.elements.filter(({ phrase }) => !told.has(phrase)),
  };
}

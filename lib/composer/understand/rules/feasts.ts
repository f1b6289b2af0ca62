import type { Draft } from '../read/draft';
import { FEASTS, type Feast } from '../words/feasts.data';
import { imply } from './imply';
import type { Rule } from './rule';

/** Fewer things than this are in a scene to which signs are added. */
const ROOM = 4;
const SIGNS_MOST = 2;
/** Rooms and still lifes have their own light; whoever keeps a feast outside has its hour. */
const isKept = (draft: Draft) => draft.elements.some(({ id }) => draft.isAnimate(id));

function addSigns(draft: Draft, { signs }: Feast, said: string): void {
  const isThere = (concept: string) =>
    draft.elements.some((one) => one.concept?.includes(concept.split('-').at(-1) ?? concept));
  const things = draft.elements.filter(({ id }) => draft.kindOf(id) !== 'person').length;
  // Beside who is in the air what stands on the ground would be the picture.
  const isAloft = draft.actions.some(({ verb }) => /^(?:fly|float|ride)$/.test(verb));
  let added = 0;
  for (const [concept, count] of signs) {
    const inAir = draft.lexicon.factsOf(concept)?.habitat !== 'ground';
    if (isAloft && !inAir) continue;
    if (added >= SIGNS_MOST || things + added >= ROOM || isThere(concept)) continue;
    if (imply(draft, { concept, count, because: `what ${said} is known by` }) !== undefined)
      added += 1;
  }
}

export const feasts: Rule = {
  name: 'a feast that a scene names has its hour and its signs',
  example: {
    prompt: 'a girl trick or treating on halloween',
    elements: ['girl', 'jack-o-lantern', 'bat'],
    brief: { hour: 'night' },
  },
  apply(draft, prompt) {
    const feast = FEASTS.find(({ words }) => words.test(prompt));
    if (!feast) return;
    for (const element of draft.elements)
      element.concept = feast.meant?.[element.concept ?? ''] ?? element.concept;
    if (draft.template || draft.background !== undefined || !isKept(draft)) return;
    if (feast.hour) draft.hour ??= feast.hour;
    if (feast.season && draft.places.length > 0) draft.season ??= feast.season;
    // A family that keeps a feast stands about its lights, and does not jump for joy.
    const merry = draft.actions.filter(({ verb }) => verb === 'celebrate');
    if (merry.length > 2)
      draft.actions.splice(0, Infinity, ...draft.actions.filter((one) => !merry.includes(one)));
    const said = feast.words.exec(prompt)?.[0].toLowerCase() ?? 'the feast';
    addSigns(draft, feast, said);
  },
};

/** Told as what somebody does, and not as an occasion. */
const TOLD_AS_DONE = /\b(?:celebrat|rejoic|cheer|party(?:ing|ed)|parties with)/i;

export const forParties: Rule = {
  name: 'a cake for a party is a cake, and jumps for no joy',
  example: { prompt: 'a cake for a birthday party', brief: { actions: [] } },
  apply(draft, prompt) {
    if (draft.language !== 'en' || TOLD_AS_DONE.test(prompt)) return;
    const kept = draft.actions.filter(
      ({ verb, agent }) => verb !== 'celebrate' || draft.isAnimate(agent),
    );
    draft.actions.splice(0, Infinity, ...kept);
  },
};

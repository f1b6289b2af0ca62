import type { BriefRelation } from '../../brief';
import { hasSpot, spotByPart } from '../../concepts/host-spots';
import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import type { ToldSpot } from '../text/host-parts';
import { remove } from './imply';

/** How something is to what it is on a spot of; what is over a back hangs there. */
const PLACED: ReadonlySet<BriefRelation['kind']> = new Set([
  'on',
  'at',
  'above',
  'beside',
  'against',
  'around',
  'hanging',
  'tied',
  'with',
]);
/** Parts over which things hang. */
const HUNG_OVER = /^(?:backrest|armrest|handlebars|figure-arm)$/;

/** At the foot of these is beside them. */
const ROOTED = /^(?:plant|building|nature|furniture|tool)$/;

const endsWith = (phrase: string, word: string) =>
  phrase.toLowerCase().endsWith(word.toLowerCase());

function settle(relation: BriefRelation, spot: string): void {
  if (relation.kind === 'above' && HUNG_OVER.test(spot)) relation.kind = 'hanging';
  relation.spot = spot;
}

/** `a taxi with skis on its roof`: they are on the taxi. */
function turned(relation: BriefRelation | undefined): BriefRelation | undefined {
  if (relation) Object.assign(relation, { kind: 'on', from: relation.to, to: relation.from });
  return relation;
}

/** Tells where on its host something is, as the text had it. */
function byText(draft: Draft, { spot, host, part }: ToldSpot): void {
  const hosts = draft.elements.filter(
    ({ phrase, concept = '' }) =>
      hasSpot({ id: concept }, spot) &&
      (endsWith(phrase, host) || (draft.language !== 'en' && phrase.includes(host))),
  );
  const isHost = (element: string) => hosts.some(({ id }) => id === element);
  const free = draft.relations.filter((one) => one.spot === undefined && PLACED.has(one.kind));
  const told = free.find(({ to }) => isHost(to));
  const had = free.find(({ kind, from }) => kind === 'with' && isHost(from));
  // Whoever is in a car is not on its roof: what the car is told with is.
  const isInside =
    told !== undefined &&
    draft.relations.some(
      ({ kind, from, to }) => kind === 'in' && from === told.from && to === told.to,
    );
  if (had && isInside) draft.unrelate((one) => one === told);
  const relation = (had && isInside ? undefined : told) ?? turned(had);
  draft.fate(part, 'relation', relation ? 'where on the other it is' : 'ignored');
  if (relation) settle(relation, spot);
}

/** A part that was read as a thing, where it is a place on whose part it is. */
function byParts(draft: Draft): void {
  for (const { from: part, to: owner } of draft.relations.filter(
    ({ kind }) => kind === 'part-of',
  )) {
    const host = conceptOf(draft.element(owner)?.concept ?? '');
    const named = draft.element(part)?.concept ?? '';
    const spot = host && spotByPart(named, host);
    const relation = draft.relations.find(({ kind, to }) => to === part && PLACED.has(kind));
    const isFoot = named === 'foot' && ROOTED.test(host?.kind ?? '');
    if (!relation || relation.from === owner || !(spot || isFoot)) continue;
    relation.to = owner;
    if (spot) settle(relation, spot);
    else relation.kind = 'beside';
    const { phrase = '' } = draft.element(part) ?? {};
    remove(draft, (id) => id === part);
    draft.fate(phrase, 'relation', 'where on the other it is');
  }
}

/** Edges of what is open at its top, told without saying of what: `chopsticks resting on the rim`. */
const RIM = /^(?:rim|lip|brim|edge)$/i;

const OPEN_AT_TOP = /(?:bowl|cup|glass|pot|mug|vase|bucket|pan)$/i;

/** An edge that nothing is told of is that of what was named before it. */
function byRims(draft: Draft): void {
  draft.elements.forEach(({ id, phrase, concept }, index) => {
    if (concept !== undefined || !RIM.test(phrase)) return;
    const before = draft.elements.slice(0, index).reverse();
    const owner =
      before.find((one) => OPEN_AT_TOP.test(one.phrase)) ??
      before.find((one) => draft.kindOf(one.id) === 'container');
    const told = draft.relations.filter(({ to }) => to === id);
    if (!owner || told.length === 0 || told.some(({ from }) => from === owner.id)) return;
    for (const relation of told) relation.to = owner.id;
    remove(draft, (one) => one === id);
    draft.fate(phrase, 'relation', 'where on the other it is');
  });
}

/** Where on another something is: on the hood of a car, over the back of a chair. */
export function setSpots(draft: Draft, spots: readonly ToldSpot[]): void {
  for (const told of spots) byText(draft, told);
  byParts(draft);
  byRims(draft);
}

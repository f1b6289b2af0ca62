import { isLivingKind, isRomance } from '../../concepts/concept';
import type { ClauseState, Preposition } from './clause-state';
import { namedTogether } from './compound';
import type { Draft, Phrase } from './draft';
import { isOfSort } from '../../concepts/sorts';

/** Where a noun after a noun says what kind it is, as English does by a word before it. */

const PARTS = 'body-part';
const CLOTHES = 'clothing';
/** `en forme de pieuvre`, `в виде сердца`: like it, and no such thing. */
const SHAPED = /^(?:en form|con form|em form|a form|in form|in der form|в форме|в виде)/;
const OF = /^(?:de|d'|di|da)$/;

/** No article and no number: `de plage`, and not `de la plage`. */
const isBare = ({ definite, counted, items, possessive }: Phrase) =>
  !definite && !counted && !possessive && items[0]?.senses.small !== 'determiner';

const kindIn = (draft: Draft, concept = '') => draft.lexicon.factsOf(concept)?.kind ?? '';

/** Whether a thing has what comes, and is not of that kind: `une boîte de thé`, `una chica de ojos azules`. */
function has(draft: Draft, whole: string | undefined, phrase: Phrase): boolean {
  const kind = kindIn(draft, phrase.head?.senses.concept);
  const of = kindIn(draft, whole);
  return (
    !whole ||
    isOfSort(whole, 'vessel') ||
    of === 'container' ||
    // `corona de rosas`: they are seen in it.
    /^(?:wreath|garland)$/.test(whole) ||
    // `nariz de zanahoria` is made of it, and `cola de zorro` is a fox's.
    (of === PARTS && isLivingKind(kind)) ||
    (isLivingKind(of) &&
      (kind === CLOTHES ||
        kind === PARTS ||
        isOfSort(phrase.head?.senses.concept, 'worn-machine'))) ||
    (kind === CLOTHES && draft.template?.id === 'mascot') ||
    // `um entregador de moto`: on it.
    (isLivingKind(of) && isOfSort(phrase.head?.senses.concept, 'straddled'))
  );
}

function tellKind(draft: Draft, id: string, phrase: Phrase): void {
  const head = draft.element(id);
  const { concept, place } = phrase.head?.senses ?? {};
  const quality = concept ?? place;
  if (!head || !quality) return;
  if (concept) head.attributes.push(concept);
  head.attributes.push(...phrase.attributes);
  const one = namedTogether(draft, head.concept ?? '', [quality]);
  if (one) head.concept = one;
}

/** `tren de juguete`: a thing without an article after `of` says what kind the first is. */
export function qualifies(
  draft: Draft,
  last: readonly string[],
  phrase: Phrase,
  before: string,
): boolean {
  const isShape = SHAPED.test(before);
  if (!isShape && (!isRomance(draft.language) || phrase.definite || !OF.test(before))) return false;
  const heads = last.map((id) => draft.element(id));
  // Nobody knows the first: both name one thing, `bloc de béton`.
  if (heads.length === 1 && heads[0] && !heads[0].concept && !phrase.several) {
    heads[0].phrase += ` ${before} ${draft.textOf(phrase)}`;
    for (const item of phrase.items) draft.fate(item, 'unknown', heads[0].id);
    return true;
  }
  const { concept, place } = phrase.head?.senses ?? {};
  if (isShape && !concept) return true;
  if (phrase.counted) return false;
  if (!isShape && heads.some((head) => has(draft, head?.concept, phrase))) return false;
  if (phrase.unknownHead !== undefined || !(concept ?? place)) {
    if (!isBare(phrase) || phrase.unknownHead === undefined) return false;
    // `casque de sécurité`
    draft.fate(phrase.unknownHead, 'unknown', `said of ${heads[0]?.phrase ?? ''}`);
    return true;
  }
  if (!concept && !isBare(phrase)) return false;
  for (const id of last) tellKind(draft, id, phrase);
  draft.fate(phrase.head ?? '', 'attribute', heads[0]?.concept);
  return true;
}

/** `au chocolat`, `al limone`: of what something tastes; `à vapeur`, `a maglia`: how it is made or works. */
const BY = /^(?:à|au|aux|a|al|allo|alla|all'|ai|alle|ao)$/;
const NAMES_KIND = /^(?:food|tool|device|plant|nature|instrument|)$/;

export function saysKind(
  { draft, settled, last }: ClauseState,
  phrase: Phrase,
  { kind, opensAt }: Preposition,
): boolean {
  const before = settled[opensAt - 1]?.item.lower ?? '';
  if (!/^(?:fr|it)$/.test(draft.language) || kind !== 'at' || !BY.test(before)) return false;
  const [id] = last;
  if (settled[opensAt - 2]?.role !== 'noun' || last.length !== 1 || id === undefined) return false;
  const whole = draft.kindOf(id) ?? '';
  const concept = phrase.head?.senses.concept;
  const isFlavour = whole === 'food' && kindIn(draft, concept) === 'food' && !phrase.counted;
  const isBareKind =
    /^(?:à|a)$/.test(before) &&
    isBare(phrase) &&
    !isLivingKind(whole) &&
    phrase.head?.senses.place === undefined &&
    NAMES_KIND.test(kindIn(draft, concept));
  if (!isFlavour && !isBareKind) return false;
  tellKind(draft, id, phrase);
  draft.fate(phrase.unknownHead ?? phrase.head ?? '', 'attribute', draft.element(id)?.phrase);
  return true;
}

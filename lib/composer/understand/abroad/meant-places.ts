import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';

type Relation = Draft['relations'][number];

/** What a preposition of another language means with what it stands before. */
function meantOf({ kind, from, to }: Relation, draft: Draft): Relation['kind'] {
  const { language } = draft;
  const of = draft.element(to)?.concept;
  const kindOfTo = draft.kindOf(to);
  // Somebody is told of with `a`, `à` or `に` who it is done for: nobody is at somebody.
  if (kind === 'at' && draft.isAnimate(from) && draft.isAnimate(to)) return 'towards';
  // `в фуражке`
  const isNest = draft.kindOf(from) === 'animal' && isOfSort(of, 'nest');
  if (kind === 'in' && draft.isAnimate(from) && kindOfTo === 'clothing' && !isNest)
    return 'wearing';
  // `sopra un pianoforte`
  const isOver = draft.actions.some(
    ({ agent, verb }) => agent === from && /^(?:jump|fly|float|hang)$/.test(verb),
  );
  if (
    language === 'it' &&
    kind === 'above' &&
    !isOver &&
    (kindOfTo === 'furniture' || of === 'piano')
  )
    return 'on';
  // `за роялем`: who is said to be behind it plays or works at it.
  if (language === 'ru' && kind === 'behind' && draft.isAnimate(from))
    if (of === 'piano' || isOfSort(of, 'stood-at')) return 'at';
  // `水たまりに浮かぶ`, `瓶に入った`
  const holds = kindOfTo === 'container' || isOfSort(of, 'entered');
  return language === 'ja' && kind === 'at' && holds && !draft.isAnimate(from) ? 'in' : kind;
}

/** Where something is, as the language means it that says so. */
export function meanPlaces(draft: Draft): void {
  for (const relation of draft.relations) relation.kind = meantOf(relation, draft);
}

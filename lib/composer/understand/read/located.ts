import type { BriefRelation } from '../../brief';
import type { Draft } from './draft';
import { isOfSort } from '../../concepts/sorts';

type Kind = BriefRelation['kind'];

const TOPPED = /^(?:furniture|device|tool|instrument|symbol|sign|toy|animal|food)$/;
const GIVEN = /^(?:give|throw|sell|serve|show)$/;
const SETTLING = /^(?:sit|lie|sleep|stand|perch-on|kneel|nap|rest|crouch|meditate|dream|land)$/;

function isTopped(to: string, draft: Draft): boolean {
  const concept = draft.element(to)?.concept ?? '';
  if (isOfSort(concept, 'without-inside') || /planet|moon/.test(concept)) return true;
  return (
    TOPPED.test(draft.kindOf(to) ?? '') &&
    !isOfSort(concept, 'gone-into') &&
    !isOfSort(concept, 'liquid-dish')
  );
}

/** `en`, `em` and `で` are said of what is in a thing and of what is on it: which, by the thing. */
const SAYS_IN_FOR_ON = /^(?:es|pt|ja)$/;

/** What a preposition of another language means that English tells apart. */
export function locatedIn(kind: Kind, from: string, to: string, draft: Draft): Kind {
  const { language } = draft;
  if (language === 'en') return kind;
  const verbs = draft.actions.flatMap(({ agent, verb }) => (agent === from ? [verb] : []));
  if (kind === 'at' && draft.isAnimate(to) && verbs.some((verb) => GIVEN.test(verb)))
    return 'towards';
  if (
    kind === 'in' &&
    SAYS_IN_FOR_ON.test(language) &&
    /^(?:door|gate)$/.test(conceptOf(to, draft))
  )
    return 'at';
  if (kind === 'at' && language === 'ja' && verbs.includes('jump')) return 'in';
  if (kind === 'out-of' && language === 'ja' && verbs.includes('take')) return 'at';
  if (/^(?:at|on|in)$/.test(kind) && language === 'ja' && verbs.includes('hang')) return 'hanging';
  // `en scooter`, `in bici`, `на скутере`: people sit on these.
  if (kind === 'in' && isOfSort(conceptOf(to, draft), 'straddled')) return 'on';
  const isAtTable = isOfSort(conceptOf(to, draft), 'stood-at') && draft.kindOf(from) === 'person';
  if (isAtTable && (kind === 'in' || (kind === 'behind' && language === 'ru'))) return 'at';
  if (kind === 'in' && SAYS_IN_FOR_ON.test(language) && isTopped(to, draft)) return 'on';
  if (kind === 'at' && language === 'fr') return saidWithA(from, to, draft);
  // `al sol`, `ao luar`, `в наушниках`.
  if (kind === 'at' && draft.kindOf(to) === 'celestial') return 'in';
  if (kind === 'in' && language === 'ru' && conceptOf(to, draft) === 'headphones') return 'with';
  const sits = verbs.some((verb) => SETTLING.test(verb));
  if (kind === 'at' && language === 'ja' && sits && !/table|desk|window/.test(conceptOf(to, draft)))
    return isOfSort(conceptOf(to, draft), 'gone-into') ? 'in' : 'on';
  // `über eine Brücke`, `por encima de um ponte`: over it is on it for who has no wings.
  const isWay = /^(?:bridge|road|footbridge|railway|rug|carpet)$/.test(conceptOf(to, draft));
  return kind === 'above' && isWay && draft.kindOf(from) !== 'animal' ? 'on' : kind;
}

const conceptOf = (id: string, draft: Draft) => draft.element(id)?.concept ?? '';

/** `hibou à lunettes`, `crêpes aux myrtilles`, `maison au toit rouge`. */
function saidWithA(from: string, to: string, draft: Draft): Kind {
  const kind = draft.kindOf(to) ?? '';
  if (kind === 'clothing' && draft.isAnimate(from)) return 'wearing';
  const isDish = /^(?:food|container)$/.test(draft.kindOf(from) ?? '') && kind === 'food';
  const isWhole = /^(?:building|vehicle|furniture)$/.test(draft.kindOf(from) ?? '');
  const isPart =
    kind === 'body-part' || (isWhole && isOfSort(conceptOf(to, draft), 'part-of-a-thing'));
  const isCounted = (draft.element(to)?.count ?? 1) > 1;
  if (draft.kindOf(to) === 'celestial') return 'in';
  return isDish || isPart || isCounted ? 'with' : 'at';
}

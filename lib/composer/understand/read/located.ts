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
    (TOPPED.test(draft.kindOf(to) ?? '') || isOfSort(concept, 'underfoot')) &&
    !isOfSort(concept, 'gone-into') &&
    !isOfSort(concept, 'put-into') &&
    !isOfSort(concept, 'liquid-dish')
  );
}

/** `una abeja en una flor`: small animals sit on flowers. */
const isFlower = (to: string, draft: Draft) =>
  draft.kindOf(to) === 'plant' && isOfSort(draft.element(to)?.concept, 'alighted-on');

/** `encima de la puerta`, `sobre una casa`: over it, where nothing stands on it. */
const isOverIt = (from: string, to: string, draft: Draft) =>
  conceptOf(from, draft) === 'magnifying-glass' ||
  /^(?:door|gate|window|fireplace|doorway)$/.test(conceptOf(to, draft)) ||
  (draft.kindOf(to) === 'building' && /^(?:tool|symbol|food)$/.test(draft.kindOf(from) ?? ''));

/** `una lumaca sopra un fungo`: on it, where nobody flies. */
const isUponIt = (from: string, to: string, draft: Draft) =>
  draft.kindOf(from) === 'animal' &&
  /^(?:plant|food|furniture|tool|animal|container)$/.test(draft.kindOf(to) ?? '') &&
  !draft.actions.some(({ agent, verb }) => agent === from && /^(?:fly|float|jump)$/.test(verb));

/** `en`, `em` and `で` are said of what is in a thing and of what is on it: which, by the thing. */
const SAYS_IN_FOR_ON = /^(?:es|pt|ja)$/;
const SAYS_ON_FOR_OVER = /^(?:es|pt)$/;

/** `harina en la nariz`, `um gato no ombro`: on it, unless it holds what is there. */
const isOnBody = (to: string, draft: Draft) =>
  draft.kindOf(to) === 'body-part' &&
  !/^(?:hand|fist|mouth|beak|teeth|tooth|eye|hair|belly|heart|brain)$/.test(conceptOf(to, draft));

/** `posado en una valla`, `num galho`: nobody is inside of these. */
const PERCHES =
  /^(?:fence|picket-fence|branch|log|roof|rooftop|tree-stump|stone-wall|rail|ledge|swing|hammock-stand|raft|lily-pad|bookshelf|shelf)$/;

/** Who does so on a cloud is on it, and no bird among clouds. */
const SETTLED = /^(?:sit|sleep|lie|stand|kneel|meditate|perch-on|read|rest)$/;

const AT_TABLES = /^(?:play-chess|play-game|eat|drink|write|read|draw|cook|work|type|sew)$/;

/** People sit at tables, and animals on them. */
const isSatAt = (from: string, to: string, draft: Draft) =>
  /window/.test(conceptOf(to, draft)) ||
  (/table|desk/.test(conceptOf(to, draft)) && draft.kindOf(from) !== 'animal');

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
  if (kind === 'on' && SAYS_ON_FOR_OVER.test(language) && isOverIt(from, to, draft)) return 'above';
  if (kind === 'above' && language === 'it' && isUponIt(from, to, draft)) return 'on';
  if (kind === 'in' && SAYS_IN_FOR_ON.test(language) && isFlower(to, draft)) return 'on';
  if (kind === 'in' && SAYS_IN_FOR_ON.test(language) && PERCHES.test(conceptOf(to, draft)))
    return 'on';
  // `en scooter`, `in bici`, `на скутере`: people sit on these.
  if (kind === 'in' && isOfSort(conceptOf(to, draft), 'straddled')) return 'on';
  // Animals that play at a table do it as people do.
  const isSeated = draft.kindOf(from) === 'person' || verbs.some((verb) => AT_TABLES.test(verb));
  const isAtTable = isOfSort(conceptOf(to, draft), 'stood-at') && isSeated;
  if (isAtTable && (kind === 'in' || (kind === 'behind' && language === 'ru'))) return 'at';
  if (kind === 'in' && SAYS_IN_FOR_ON.test(language)) {
    if (isTopped(to, draft) && conceptOf(to, draft) !== 'heart') return 'on';
    if (isOnBody(to, draft)) return 'on';
    if (conceptOf(to, draft) === 'cloud' && verbs.some((verb) => SETTLED.test(verb))) return 'on';
  }
  if (kind === 'at' && language === 'fr') return saidWithA(from, to, draft);
  // `al sol`, `ao luar`, `в наушниках`.
  if (kind === 'at' && draft.kindOf(to) === 'celestial') return 'in';
  if (kind === 'in' && language === 'ru' && conceptOf(to, draft) === 'headphones') return 'wearing';
  const sits = verbs.some((verb) => SETTLING.test(verb));
  if (kind === 'at' && language === 'ja' && sits && !isSatAt(from, to, draft))
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

import { isLivingKind, isRomance } from '../../concepts/concept';
import { verbFrameOf } from '../words/verb';
import type { ClauseState, Kind } from './clause-state';
import type { Draft, Phrase } from './draft';
import { isOfSort } from '../../concepts/sorts';
import { isDative, isInstrumental } from './russian-case';

/** What prepositions of other languages mean after a verb, where English has none or another one. */

/** `jongliert mit Uhren`, `jonglant avec des horloges`: with what, and not with whom. */
const DONE_WITH = /^(?:juggle|play-with)$/;
/** `fährt mit einem Traktor`, `едет на тракторе`, `va en bicicleta`. */
const DRIVEN = /^(?:drive|ride|cycle|sail)$/;
/** `tirant une carotte de la terre`, `saca una moneda del bolsillo`. */
const TAKEN = /^(?:pull|take|lift|dig|harvest|fish-verb|help)$/;
/** Taken from there, where what is pulled comes out of it. */
const FROM = /^(?:take|help|fish-verb)$/;
/** `colgado de una rama`, `saltando del mar`. */
const LEAVES = /^(?:hang|jump|fall)$/;
const SURROUNDS = /^(?:vehicle|building|place|furniture)$/;

/** Prepositions of which the article is a part. */
export const WITH_ARTICLE =
  /(?:^|\s)(?:im|am|ins|aufs|zum|zur|beim|vom|au|aux|du|al|ai|agli|alle|alla|nel|nello|nella|nei|nelle|nell'|sul|sullo|sulla|sui|sugli|sulle|sull'|dal|dalla|no|na|nos|nas|ao|à|do|da|pelo|pela)$/;

/** `sulla spalla`, `no ombro`, `на плече`: the article is in the preposition, or there are none. */
export function isArticled(state: ClauseState, definite: boolean, phraseAt: number): boolean {
  const { language } = state.draft;
  if (language === 'en') return false;
  const before = state.settled[phraseAt - 1]?.item.lower ?? '';
  return definite || language === 'ru' || WITH_ARTICLE.test(before);
}

function kindOfNext({ settled, at, draft }: ClauseState): string {
  const next = settled.slice(at, at + 5).find(({ role }) => /^(?:noun|unknown)$/.test(role));
  const { concept, place } = next?.item.senses ?? {};
  return draft.lexicon.factsOf(concept ?? place ?? '')?.kind ?? '';
}

/** Whether a preposition after a verb only says to what it is done: undefined where English decides. */
/** `im Morgengrauen ein Netz`, `al amanecer`: when, and nowhere; whether that was told and is read. */
export function skipsTime(state: ClauseState): boolean {
  const { draft, settled, at } = state;
  if (draft.language === 'en') return false;
  const opens = settled[at]?.role === 'determiner' ? 1 : 0;
  const { role, item } = settled[at + opens] ?? {};
  const { hour, season } = item?.senses ?? {};
  const next = settled[at + opens + 1]?.role ?? 'stop';
  const ends = /^(?:determiner|possessive|verb|preposition|comma|stop)$/.test(next);
  const isTime = role === 'scene' && (hour ?? season) !== undefined && ends;
  if (isTime) state.at += opens + 1;
  return isTime;
}

export function leadsToPatient(state: ClauseState, kind: Kind): boolean | undefined {
  const { doing, draft } = state;
  if (draft.language === 'en' || !doing || doing.hasPatient) return undefined;
  if (kind === 'with' && DONE_WITH.test(doing.verb)) return true;
  if (kind === 'around' && doing.verb === 'curl') return true;
  // `luchando contra un esqueleto`
  if (kind === 'against' && doing.verb === 'fight') return true;
  if (kind === 'on' && doing.verb === 'perch-on') return true;
  const next = kindOfNext(state);
  // `paseando a tres perros`
  if (
    draft.language === 'es' &&
    /^(?:at|towards)$/.test(kind) &&
    doing.verb === 'walk' &&
    next === 'animal'
  )
    return true;
  // `lavando a un gato`, `abraza a su abuela`
  const isPersonal =
    draft.language === 'es' && /^(?:a|al)$/.test(state.settled[state.at - 1]?.item.lower ?? '');
  if (isPersonal && isLivingKind(next) && verbFrameOf(doing.verb)?.to !== undefined) return true;
  if (/^(?:with|on|in|at)$/.test(kind) && DRIVEN.test(doing.verb) && next === 'vehicle')
    return true;
  const isTarget = verbFrameOf(doing.verb)?.to === 'target';
  return isTarget && /^(?:in|on)$/.test(kind) && SURROUNDS.test(next) ? false : undefined;
}

/** What is done for somebody who comes after `para`, and to whom English says it is done. */
const FOR_SOMEBODY =
  /^(?:give|read|show|teach|sing|play-music|serve|throw|offer|present-board|dance)$/;
const PARA = /^(?:para|per|für|pour)$/;

const isAnimateNext = (state: ClauseState) => isLivingKind(kindOfNext(state));

/** `lendo uma história para seus filhotes` */
export function givenTo(state: ClauseState): boolean {
  const { doing, draft, settled, at } = state;
  if (draft.language === 'en' || !doing || !PARA.test(settled[at - 1]?.item.lower ?? ''))
    return false;
  return FOR_SOMEBODY.test(doing.verb) && isAnimateNext(state);
}

/** `acenando para um menino`, `apontando para a lua`: no more than what it is done to. */
export function isTowards({ doing, draft, settled, at }: ClauseState): boolean {
  if (!/^(?:pt|es)$/.test(draft.language) || !doing || doing.hasPatient) return false;
  const word = settled[at - 1]?.item.lower;
  return word === 'para' && verbFrameOf(doing.verb)?.to === 'target';
}

/** `aus der Erde`, `из земли`, and `aus Holz`: from where, or of what. */
export function fromWhere(state: ClauseState, said: Kind): Kind {
  const { settled, at, draft, doing } = state;
  const word = settled[at - 1]?.item.lower;
  const isDefinite = settled[at]?.role === 'determiner' || settled[at]?.role === 'possessive';
  const out = doing && FROM.test(doing.verb) ? 'at' : 'out-of';
  // `pulando por cima de um banco`
  if (doing?.verb === 'jump' && said === 'on' && /^por (?:cima|encima) /.test(word ?? ''))
    return 'above';
  if (draft.language === 'de' && word === 'aus' && isDefinite) return out;
  if (draft.language === 'de' && word === 'von' && doing?.hasPatient) return out;
  if (draft.language === 'ru') return russianWhere(state, said, word, out);
  return said;
}

/** `из земли`, `с полки` and not `с полкой`, `прыгает через лужу`. */
function russianWhere({ settled, at, doing }: ClauseState, said: Kind, word = '', out: Kind): Kind {
  if (word === 'через' && doing?.verb === 'jump') return 'above';
  if (word === 'из' && doing) return out;
  if (word !== 'с' && word !== 'со') return said;
  const noun = settled.slice(at, at + 5).find(({ role }) => /^(?:noun|unknown)$/.test(role));
  const isFrom =
    noun !== undefined && /[аяыи]$/.test(noun.item.lower) && !isInstrumental([noun.item]);
  const isBase = noun?.item.senses.base === undefined || noun.item.senses.base === noun.item.lower;
  return isFrom && !isBase && !/(?:ами|ями|ьми)$/.test(noun.item.lower) ? 'at' : said;
}

/** `uma cenoura da terra` after a verb that takes it from there. */
export function takenFrom({ draft, doing, settled, at }: ClauseState): Kind | undefined {
  if (!isRomance(draft.language) || !doing) return undefined;
  const word = settled[at - 1]?.item.lower ?? '';
  const isDefinite =
    settled[at]?.role === 'determiner' || /^(?:d[ao]s?|del|du|das|dos|de[li]l[oae])$/.test(word);
  if (!doing.hasPatient) {
    const leaves = LEAVES.test(doing.verb) && settled[at - 2]?.role === 'verb';
    return leaves && isDefinite ? (doing.verb === 'hang' ? 'at' : 'out-of') : undefined;
  }
  if (!TAKEN.test(doing.verb) || !isDefinite) return undefined;
  return FROM.test(doing.verb) ? 'at' : 'out-of';
}

/** `portant une planche`: carried, where clothing is worn. */
export function isCarriedThere(state: ClauseState): boolean {
  const word = state.settled[state.at - 1]?.item.lower;
  const next = kindOfNext(state);
  return word === 'portant' && next !== '' && !/^(?:clothing|body-part)$/.test(next);
}

/** `avec du pain`, `mangeant du fromage`: no more than an article. */
export function isPartitive({ settled, at, draft }: ClauseState): boolean {
  const before = settled[at - 2]?.role ?? '';
  return /^(?:fr|it)$/.test(draft.language) && /^(?:preposition|verb|and|comma)$/.test(before);
}

/** `soplando las velas de su pastel`: a verb that names a part of what it is done to. */
export const isDoneOf = ({ settled, at, draft, doing }: ClauseState): boolean =>
  isRomance(draft.language) &&
  doing?.hasPatient === false &&
  settled[at - 2]?.role === 'verb' &&
  / \p{L}+ /u.test(settled[at - 2]?.item.lower ?? '');

/** `украшает торт клубникой`: with what, by the case alone. */
function isDoneWith(state: ClauseState, head = '', concept = ''): boolean {
  const { doing, draft, preposition, slot, comma, joined } = state;
  // `корзину с яблоками, грушами и сливами`: one list, which a preposition opened.
  if (slot.kind === 'relation' && (comma || joined)) return false;
  if (draft.language !== 'ru' || preposition || !doing?.hasPatient) return false;
  const { kind = '' } = draft.lexicon.factsOf(concept) ?? {};
  return /(?:[оеё]м|[оеё]й|ью|ами|ями)$/.test(head) && /^(?:tool|device|food|plant)$/.test(kind);
}

/** `auf dem Dach eines Hauses`: whose it is, by the case alone. */
/** `eine Schüssel Erdbeeren`: what is in it follows with nothing between. */
const isGermanMeasure = (draft: Draft, concept = '', role = '') =>
  /^(?:noun|adjective)$/.test(role) &&
  (isOfSort(concept, 'vessel') || draft.lexicon.factsOf(concept)?.kind === 'container');

function isGenitive(
  { draft, settled, doing, preposition }: ClauseState,
  phraseAt: number,
): boolean {
  const before = settled[phraseAt - 1];
  if (before?.role !== 'noun') return false;
  const opens = settled[phraseAt]?.item.lower ?? '';
  if (draft.language === 'ru') return true;
  if (draft.language !== 'de') return false;
  if (isGermanMeasure(draft, before.item.senses.concept, settled[phraseAt]?.role)) return true;
  if (preposition) return false;
  return (
    /^(?:des|eines)$/.test(opens) || (/^(?:der|einer)$/.test(opens) && (!doing || doing.hasPatient))
  );
}

/** What Russian and German say by a case alone, without a preposition. */
export function saidByCase(
  state: ClauseState,
  { head }: Phrase,
  isLiving: boolean,
  phraseAt: number,
): Kind | 'of' | undefined {
  const { doing, draft } = state;
  const isGiven = doing?.verb === 'give' && doing.hasPatient && isLiving;
  // `вручает посылку женщине`
  if (isGiven && draft.language === 'ru') return 'towards';
  // `показывает глобус ученикам`, `перевязывает лапу собаке`
  if (draft.language === 'ru' && isLiving && doing?.hasPatient && !state.preposition) {
    const phrase = state.settled.slice(phraseAt, state.at).map(({ item }) => item);
    const patient = draft.actions[doing.actions[0] ?? -1]?.patient ?? '';
    if (isDative(phrase)) return draft.kindOf(patient) === 'body-part' ? 'of' : 'towards';
  }
  if (isDoneWith(state, head?.lower, head?.senses.concept)) return 'with';
  return isGenitive(state, phraseAt) ? 'of' : undefined;
}

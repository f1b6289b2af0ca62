import type { Brief } from './brief';
import { type Entry, ledgerOf, told } from './ledger';
import { LEAST_SHARE, markOf, sightsOf, isDepictedState } from './sight';
import type { TemplateDrawing } from './templates';

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a text of the prompt stands in the design, on one line or several. */
function isWritten(text: string, { texts = [] }: TemplateDrawing): boolean {
  const written = plain(texts.map((line) => line.text).join(''));
  return text.split(/\s+/).every((word) => written.includes(plain(word)));
}

/** What a design added of its own, such as the seedling of the steps of planting, by its name. */
function additionsOf(svg: string): string[] {
  return [...new Set([...svg.matchAll(/data-e="(table-[a-z0-9-]+)"/g)].map(([, id = '']) => id))];
}

/** Elements of a list: what comes in it may be words alone, but where pictures teach. */
const OF_A_LIST = /^i\d+$/;
const TAUGHT_BY_PICTURES = /^(?:wall-chart|food-chain|growth|cycle|insides|columns|tile-set)$/;

/** Words that name the design itself. */
const wordsOfDesign = ({ words }: Brief): string[] =>
  words.filter(({ fate }) => fate === 'template').map(({ word }) => word);

/** All that a design lists: its sides, its things, their figures. */
function listedTexts({ template }: Brief): string[] {
  const { items = [], sides = [] } = template ?? {};
  return [
    ...sides.map(({ text }) => text),
    ...items.flatMap(({ text, written, values = [] }) => [
      text,
      ...(written ? [written] : []),
      ...values,
    ]),
  ];
}

interface Picture {
  svg: string;
  widthPx: number;
  heightPx: number;
}

/**
 * What a design shows of a brief: drawings and signs by their pixels, letters by what was set, actions
 * by figures that do them. What is
 * drawn without a mark of its own, such as the planets of a solar system, by the word of the design.
 */
export function designReportOf(
  brief: Brief,
  drawn: TemplateDrawing,
  picture: Picture,
  {
    isDone,
    wholeOf,
  }: {
    isDone(agent: string, verb: string): boolean;
    wholeOf(elementId: string): string | undefined;
  },
): { drew: string[]; notDrawn: string[] } {
  const claimed = new Set(drawn.layers.flatMap(({ elements = [] }) => elements));
  const additions = additionsOf(picture.svg);
  const ids = [...brief.elements.map(({ id }) => id), ...additions];
  const parts = ids.map((id) => ({ id, marks: [markOf(id)] }));
  const sights = sightsOf(picture.svg, parts, picture);
  const isMarked = (id: string) => picture.svg.includes(markOf(id));
  const isSeen = (id: string) =>
    isMarked(id) ? (sights.get(id)?.share ?? 0) >= LEAST_SHARE : claimed.has(id);
  const named = new Set(drawn.drew?.map((name) => name.toLowerCase()));
  const isNamed = (id: string) =>
    named.has(brief.elements.find((it) => it.id === id)?.concept ?? '');
  const listed = listedTexts(brief);
  const isStateDrawn = (id: string) => picture.svg.includes(`data-state="${id}"`);
  const isTaught = TAUGHT_BY_PICTURES.test(brief.template?.id ?? '');
  const isShown = ({ kind, id, phrase }: Entry) => {
    const isListed = OF_A_LIST.test(id) || listed.includes(phrase);
    const isWord = isListed && !isTaught;
    if (kind === 'element')
      return isSeen(wholeOf(id) ?? id) || isNamed(id) || (isWord && isWritten(phrase, drawn));
    // Of a state that is drawn, the thing in it is what is seen.
    if (kind === 'state') return isStateDrawn(id) && isSeen(id.split(' ')[0] ?? '');
    const isSeenDoing =
      kind === 'action' &&
      brief.actions.some(
        ({ verb, agent }) => verb === id && isMarked(agent) && isSeen(agent) && isDone(agent, verb),
      );
    // A caption tells what its panel shows, and shows nothing itself.
    const isCaption =
      (brief.template?.id === 'panels' && /^(?:action|word)$/.test(kind)) ||
      (isTaught && kind === 'word');
    return isSeenDoing || (!isCaption && isWritten(phrase, drawn));
  };
  // Where pictures teach, a word that stands there alone is not what was asked for.
  const asked = [...brief.lettering, ...(isTaught ? [] : listed)];
  const missing = asked.filter((text) => !isWritten(text, drawn));
  const isTold = ({ kind, id }: Entry) =>
    kind !== 'camera' && (kind !== 'state' || isDepictedState(id) || isStateDrawn(id));
  return told(ledgerOf(brief).filter(isTold), isShown, {
    drew: [
      ...wordsOfDesign(brief).filter((word) => !isTaught || !listed.includes(word)),
      ...asked.filter((text) => isWritten(text, drawn)),
      ...additions.filter(isSeen).map((id) => id.slice('table-'.length).replaceAll('-', ' ')),
      ...(drawn.drew ?? []),
    ],
    notDrawn: [
      ...missing,
      ...(drawn.notDrawn ?? []).filter((phrase) => !isPhraseOf(phrase, brief)),
    ],
  });
}

const isPhraseOf = (phrase: string, { elements }: Brief) =>
  elements.some((element) => element.phrase === phrase);

import type { Brief } from '../../brief';
import { stepsKnownOf } from '../../templates/content/known-steps';
import { matching, sentenceCase, textOf } from '../../templates/design/words';
import { DIAGRAMS } from '../../templates/diagrams';
import { KIT_PARTS } from '../../templates/diagrams/kit-parts.data';
import { topicIn } from '../topics/things-of';
import { asTopicPage } from './explained';
import { isOfTopic, topicTextOf } from './topic-words';

type Read = (text: string) => Brief;

/** Pages that teach, where no steps, parts or texts of their subject are known. */
export const TEACHES = /^(?:steps|infographic|labelled-diagram|wall-chart)$/;
const SCHEMES =
  /\b(?:life ?cycle|cycle|cross[- ]section|anatomy|parts of|layers?|process|how (?!to start|to get started|to begin)\w+|timeline|types of|kinds of)\b/i;

/** `with 5 facts`: how many points the page has, and nothing that is seen on it. */
const POINTS_TOLD =
  /^(?:\S+ )?(?:facts|points|tips|reasons|sections|statistics|stats|benefits|ideas|ways)$/i;

function countedPage(brief: Brief): Brief {
  const told = brief.elements.find(
    ({ concept, phrase, count }) => concept === undefined && count > 1 && POINTS_TOLD.test(phrase),
  );
  if (!told || !brief.template) return brief;
  const count = Math.min(12, told.count);
  return {
    ...brief,
    template: { ...brief.template, count },
    elements: brief.elements.filter((one) => one !== told),
    words: brief.words.map((one) =>
      told.phrase.split(' ').includes(one.word) ? { ...one, fate: 'template' as const } : one,
    ),
  };
}

/** On a wall chart only lessons are known by heart, and a diagram is one of its own. */
function asChart(brief: Brief): Brief {
  const title = (brief.template?.title ?? '').toLowerCase();
  const isDiagram = matching(title, DIAGRAMS) !== undefined;
  if (brief.template?.id !== 'wall-chart' || !isDiagram) return brief;
  return { ...brief, elements: [], template: { ...brief.template, id: 'labelled-diagram' } };
}

/** A page that would have headings alone has the things of its topic, each with its name. */
export function asTaught(asked: Brief, prompt: string, read: Read): Brief {
  const brief = asChart(countedPage(asked));
  const isChart = brief.template?.id === 'wall-chart';
  const isOwn =
    SCHEMES.test(prompt) ||
    (isChart ? brief.elements.length > 1 : stepsKnownOf(brief) !== undefined) ||
    matching(textOf(brief), DIAGRAMS) !== undefined ||
    brief.elements.some(({ concept = '' }) => KIT_PARTS.has(concept));
  const text = topicTextOf(brief.template?.title ?? prompt);
  const found = isOwn ? undefined : topicIn(text);
  if (!found || !brief.elements.every((one) => isOfTopic(one, found.word, text))) return brief;
  const { scene, things } = found.topic;
  return asTopicPage(
    brief,
    {
      title: sentenceCase(brief.lettering[0] ?? brief.template?.title ?? text),
      scene,
      things: things.slice(0, brief.template?.count ?? 6),
      missing: ['texts (the prompt gives none)'],
    },
    read,
  );
}

import type { Brief } from '../../brief';
import { conceptOf } from '../../concepts';
import { isLivingKind } from '../../concepts/concept';
import { stepsKnownIn, stepsOf } from '../../templates/content/known-steps';
import type { KnownSteps } from '../../templates/content/steps.data';
import { theLexicon } from '../lexicon';
import { announcedCount } from '../text/outline/count';
import type { PageLayout } from './page-layout';

/** Pages in the direction that is told: down, across or round in a ring, counted, dotted and with arrows. */

type Template = NonNullable<Brief['template']>;

/** Designs of which one thing follows another. */
const FLOWS = /^(?:steps|panels|infographic|timeline|topic-page|flowchart|cycle)$/;
/** Designs with names of parts. */
const DIAGRAMS = /^(?:labelled-diagram|cross-section)$/;
/** What may be laid as a ring. */
const RINGS = /^(?:steps|panels|infographic|flowchart)$/;

const withoutNotions = ({
  ideas: _ideas,
  hour: _hour,
  weather: _weather,
  ...brief
}: Brief): Brief => brief;

/** Nothing but its layout says that a prompt is a page: its course is known. */
function asSteps(brief: Brief, prompt: string): Brief {
  // A list to tick is no empty one where its points are known.
  if (brief.template && brief.template.id !== 'planner') return brief;
  const known = stepsKnownIn(prompt.toLowerCase());
  if (!known) return brief;
  const count = announcedCount(prompt);
  return {
    ...withoutNotions(brief),
    template: { id: 'steps', title: known.title, ...(count ? { count } : {}) },
    elements: [],
    relations: [],
    actions: [],
    places: [],
  };
}

const element = (id: string, phrase: string, shows: string) => {
  const concept = theLexicon().lookUp(shows, 'en')?.concept;
  return {
    id,
    ...(concept && conceptOf(concept) ? { concept } : {}),
    phrase: phrase.toLowerCase(),
    count: 1,
    several: false,
    colors: [],
    attributes: [],
  };
};

interface Stop {
  name: string;
  shows: string;
}

/** What a page tells one after the other. */
function stopsOf(brief: Brief, template: Template, known: KnownSteps | undefined): Stop[] {
  const { items = [], panels = [], count } = template;
  if (panels.length > 1)
    return panels.map(({ caption }, index) => {
      const own = brief.elements.filter(({ id }) => id.startsWith(`p${String(index + 1)}-`));
      const drawn = own.filter(({ concept }) => concept);
      const isThing = ({ concept = '' }) => !isLivingKind(conceptOf(concept)?.kind ?? '');
      const shown = drawn.find(isThing) ?? drawn[0] ?? own[0];
      return { name: caption, shows: shown?.phrase ?? caption };
    });
  if (items.length > 1) return items.map(({ text }) => ({ name: text, shows: text }));
  const steps = known ? stepsOf(known, count) : [];
  return steps.map(({ head, shows }) => ({ name: head, shows }));
}

/** A page whose steps stand in a ring, an arrow from each to the next. */
function asRing(brief: Brief, prompt: string): Brief {
  const { template } = brief;
  if (!template || !RINGS.test(template.id)) return brief;
  const stops = stopsOf(brief, template, stepsKnownIn(prompt.toLowerCase()));
  if (stops.length < 3 || stops.length > 8) return brief;
  return {
    ...withoutNotions(brief),
    template: {
      id: 'cycle',
      ...(template.title ? { title: template.title } : {}),
      items: stops.map(({ name, shows }) => ({ text: name, stack: [shows] })),
    },
    elements: stops.map(({ name, shows }, index) => element(`i${String(index + 1)}`, name, shows)),
    relations: [],
    actions: [],
    places: [],
  };
}

/** What stands around a middle is no table of it. */
const asAround = (brief: Brief): Brief =>
  brief.template?.id === 'wall-chart'
    ? { ...brief, template: { ...brief.template, id: 'infographic' } }
    : brief;

/** The brief of a page, read in the direction and joined as its prompt says. */
export function withFlow(read: Brief, prompt: string, { laid, arrows }: PageLayout): Brief {
  if (!laid && !arrows) return read;
  const brief = asSteps(read, prompt);
  if (laid?.flow === 'ring') return asRing(brief, prompt);
  const { template } = laid?.flow === 'around' ? asAround(brief) : brief;
  if (template && laid?.isWordless && DIAGRAMS.test(template.id))
    return { ...brief, template: { ...template, laid: { isWordless: true } } };
  if (!template || !FLOWS.test(template.id)) return brief;
  const told = { ...laid, ...(arrows ? { isArrowed: true as const } : {}) };
  const isLine = template.id === 'timeline' && laid?.flow === 'down';
  // Scenes that are joined by dots follow each other as those with arrows do.
  const isChain = template.id === 'panels' && laid?.isDotted && !template.page;
  const page = isLine ? 'line' : isChain ? 'chain' : template.page;
  return { ...brief, template: { ...template, laid: told, ...(page ? { page } : {}) } };
}

/** Whether a page is laid as its prompt says. */
export function isLaidAs(template: Template | undefined, said: string): boolean {
  if (/icon|picture|illustration|drawing|image/i.test(said)) return template !== undefined;
  if (/legend|key/i.test(said)) return template?.id === 'chart';
  if (/circular|circle$|ring$/i.test(said))
    return template?.id === 'cycle' || template?.laid?.flow === 'around';
  return template?.laid !== undefined;
}

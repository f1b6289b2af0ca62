import type { BriefElement } from '../brief';
import { CONCEPTS } from '../concepts';
import { stepsKnownOf, stepsOf } from './content/known-steps';
import { ABOUT, ABOUT_ANIMAL, HOW_TO, MADE_HOW } from './content/outlines.data';
import type { Step } from './content/steps.data';
import { pictureBand } from './design/band';
import { Design } from './design/design';
import { pageTitle } from './design/title';
import { thinned } from './design/thinned';
import { construction } from './design/variety';
import { sentenceCase, textOf } from './design/words';
import { drawInfographic } from './infographic';
import { aroundOf, orbit } from './orbit';
import { hub } from './steps-hub';
import { across, down } from './steps-flow';
import { cards, compact, list, numbers, winding } from './steps-layouts';
import { tiles } from './steps-tiles';
import type { Template, TemplateRequest } from './template';

const STEPS_MAX = 8;
/** More of them have their words beside their pictures, where a line is longer. */
const CARDS_MAX = 6;
/** A prompt that wants to be shown how something is done. */
const INSTRUCTING = /\b(?:how|steps?|guide|tutorial|process|instructions?|tips)\b/i;

/** Words that name no step. */
const NO_STEP =
  /^(?:how|why|what|ways?|tips?|steps?|reasons?|infographic|guide|law|process|.*\bsteps|how .*)$/i;

interface Content {
  title: string;
  steps: readonly Step[];
  /** What is shown of a subject above steps that are not of it alone. */
  subjects: readonly BriefElement[];
  /** Whether one leads to the next. */
  isOrdered: boolean;
}

/** Headings that hold for any subject of its kind: nothing is made up. */
function outlineOf({ brief }: TemplateRequest, count: number | undefined): readonly Step[] {
  const [subject] = brief.elements;
  const text = `${brief.template?.title ?? ''} ${textOf(brief)}`.toLowerCase();
  const made = MADE_HOW.find(({ words: told }) => told.test(text));
  if (made) return thinned(made.steps, count ?? made.steps.length);
  if (count !== undefined || INSTRUCTING.test(textOf(brief))) return thinned(HOW_TO, count ?? 5);
  const isAnimal = CONCEPTS.some(({ id, kind }) => id === subject?.concept && kind === 'animal');
  return isAnimal ? ABOUT_ANIMAL : ABOUT;
}

/** `the town hall in the last one`: what a prompt wants to be seen at a step. */
const AT_STEP =
  /^(?:the )?(first|second|third|fourth|fifth|last|final) (?:one|step|stage|phase|panel)$/i;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

function asAsked(design: Design, steps: readonly Step[]): readonly Step[] {
  const { elements, relations } = design.request.brief;
  return relations.reduce((list, { from, to }) => {
    const ordinal = AT_STEP.exec(elements.find(({ id }) => id === to)?.phrase ?? '')?.[1];
    const shown = elements.find(({ id }) => id === from);
    if (ordinal === undefined || !shown) return list;
    const named = ORDINALS.indexOf(ordinal.toLowerCase());
    const at = named < 0 ? list.length - 1 : named;
    design.show(to);
    return list.map((step, index) =>
      index === at ? { ...step, shows: shown.phrase.toLowerCase() } : step,
    );
  }, steps);
}

/** Known steps; else the things that the prompt names in their order, else headings alone under its subject. */
function contentOf(design: Design, request: TemplateRequest): Content {
  const { brief } = request;
  // The kind of page is no part of its title.
  const subject = brief.template?.title?.replace(/\s+(?:infographics?|fact ?sheet)$/i, '');
  const known = stepsKnownOf(brief);
  const count = brief.template?.count;
  if (known) {
    const steps = asAsked(design, stepsOf(known, count));
    if (count !== undefined && count > steps.length)
      design.miss(`${count - steps.length} of ${count} steps`);
    const subjects = brief.elements.filter(({ id }) => /^top/.test(id));
    return {
      title: sentenceCase(subject ?? known.title),
      steps,
      subjects,
      isOrdered: known.isUnordered !== true,
    };
  }
  const [first] = brief.elements;
  const title = sentenceCase(subject ?? brief.lettering[0] ?? first?.phrase ?? 'Step by step');
  const named = brief.elements.filter(({ phrase }) => !NO_STEP.test(phrase));
  if (named.length >= Math.max(3, count ?? 0)) {
    const steps = named.slice(0, count ?? STEPS_MAX).map(({ phrase }): Step => ({
      head: sentenceCase(phrase),
      shows: phrase.toLowerCase(),
    }));
    return { title, steps, subjects: [], isOrdered: true };
  }
  design.miss('texts of the steps (their subject is not known)');
  return { title, steps: outlineOf(request, count), subjects: named, isOrdered: true };
}

/** Instructions in N steps with short texts. */
export const steps: Template = {
  id: 'steps',
  draw(request) {
    // Who lists the steps wants those.
    if ((request.brief.template?.items ?? []).length > 1) return drawInfographic(request).finish();
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const { title, steps: all, subjects, isOrdered } = contentOf(design, request);
    const { flow, ...joins } = request.brief.template?.laid ?? {};
    const middle = request.brief.elements.find(({ id }) => id === 'middle');
    if (flow === 'around') {
      const page = middle ? pageTitle(design, title, { align: 'center' }) : design.page;
      orbit(design, aroundOf(request, all), page, middle ?? title);
      return design.finish();
    }
    const frame = pictureBand(
      design,
      pageTitle(design, title),
      subjects,
      all.length > 5 ? 0.26 : 0.42,
    );
    const isWide = design.width > design.height * 1.2;
    const isTall = design.height > design.width * 1.3;
    const plain = construction(request, [
      isTall ? list : all.length > CARDS_MAX ? tiles : cards,
      isOrdered ? winding : isTall ? list : tiles,
      isTall ? list : tiles,
      isWide ? tiles : numbers,
    ]);
    const beside = construction(request, isWide ? [compact] : [compact, numbers]);
    const told = flow === 'across' ? across : (flow ?? Object.keys(joins)[0]) ? down : undefined;
    if (middle) {
      hub({ design, request, steps: all, frame }, middle);
      return design.finish();
    }
    const draw = told ?? (subjects.length > 0 ? beside : plain);
    draw({ design, request, steps: all, frame });
    for (const { id, phrase } of request.brief.elements)
      if (title.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
    return design.finish();
  },
};

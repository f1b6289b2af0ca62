import { createRandom } from '@/lib/random/random';
import { briefSchema, type Brief } from '../../brief';
import { conceptOf, CONCEPTS } from '../../concepts';
import { actorOf, partOf } from '../../kit';
import { VIEWS } from '../../kit/actor';
import { createPen, Definitions } from '../../kit/pen';
import { templatePaletteOf } from '../palettes';
import type { TemplateDrawing, TemplateRequest } from '../template';
import { templateOf } from '../index';

/** Briefs and requests for looking at designs and for testing them, without understanding. */
export interface Sample {
  template: string;
  /** Content words; each that names a concept or an icon is an element. */
  elements?: readonly string[];
  words?: string;
  lettering?: readonly string[];
  count?: number;
  media?: readonly string[];
  mood?: string;
  paletteColors?: readonly string[];
  background?: string;
}

const conceptsByWord = new Map(
  CONCEPTS.flatMap(({ id, words }) => (words.en ?? []).map((word) => [word, id] as const)),
);

export function briefOf(sample: Sample): Brief {
  const elements = (sample.elements ?? []).map((phrase, index) => {
    const word = phrase.toLowerCase();
    const concept = conceptsByWord.get(word) ?? conceptsByWord.get(word.replace(/s$/, ''));
    return { id: `e${index + 1}`, phrase, ...(concept ? { concept } : {}) };
  });
  const words = (sample.words ?? '').split(/\s+/).filter(Boolean);
  return briefSchema.parse({
    elements,
    relations: [],
    actions: [],
    places: [],
    media: sample.media ?? [],
    mood: sample.mood,
    template: { id: sample.template, count: sample.count },
    lettering: sample.lettering ?? [],
    paletteColors: sample.paletteColors ?? [],
    background: sample.background,
    words: words.map((word) => ({ word, fate: 'ignored' })),
  });
}

export interface DrawnSample {
  drawing: TemplateDrawing;
  definitions: string;
}

export function drawSample(
  sample: Sample,
  { widthPx = 1024, heightPx = 1024, seed = 1, variant = 0 } = {},
): DrawnSample {
  const template = templateOf(sample.template);
  if (!template) throw new Error(`There is no template ${sample.template}`);
  const brief = briefOf(sample);
  const definitions = new Definitions('t');
  const label = JSON.stringify(sample);
  const palette = templatePaletteOf(brief, createRandom(seed, `${label} palette`), variant);
  const pen: TemplateRequest['pen'] = (name, pxPerCm) =>
    createPen({ definitions, seed, label: `${label} ${name}`, pxPerCm, accents: palette.accents });
  const drawing = template.draw({
    brief,
    widthPx,
    heightPx,
    random: createRandom(seed, label),
    variant,
    palette,
    pen,
    viewsOf: () => VIEWS,
    drawingOf: (element, pxPerCm, as = 'stand') => {
      const concept = element.concept === undefined ? undefined : conceptOf(element.concept);
      const actor = concept?.part === undefined ? undefined : actorOf(concept.part);
      if (concept && actor) {
        const { pose = 'stand', view, expression } = typeof as === 'string' ? { pose: as } : as;
        const shown = { pose, ...(view ? { view } : {}), ...(expression ? { expression } : {}) };
        return actor.drawActor(concept.parameters ?? {}, shown, pen(element.id, pxPerCm));
      }
      const part = concept?.part === undefined ? undefined : partOf(concept.part);
      return part?.draw(concept?.parameters ?? {}, pen(element.id, pxPerCm));
    },
  });
  return { drawing, definitions: definitions.markup };
}

/** A sample as a whole picture. */
export function svgOf(
  { drawing, definitions }: DrawnSample,
  { widthPx = 1024, heightPx = 1024 } = {},
  roles: readonly string[] = ['backdrop', 'scenery', 'subject', 'lettering'],
): string {
  const layers = drawing.layers.filter(({ role }) => roles.includes(role));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}"><defs>${definitions}</defs>${layers.map(({ svg }) => svg).join('')}</svg>`;
}

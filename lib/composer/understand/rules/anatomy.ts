import { remove } from './imply';
import type { Rule } from './rule';

/** Parts by which a subject of the labelled diagrams is known, whatever the prompt calls its design. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'earth layers': ['crust', 'mantle', 'outer core', 'inner core', 'core'],
  volcano: ['magma chamber', 'crater', 'vent', 'lava', 'ash cloud', 'conduit'],
  flower: ['petal', 'stamen', 'stigma', 'pistil', 'sepal', 'anther', 'ovary', 'filament'],
  tooth: ['enamel', 'dentin', 'dentine', 'pulp', 'root canal', 'gum'],
  eye: ['iris', 'pupil', 'lens', 'retina', 'cornea', 'optic nerve'],
  heart: ['atrium', 'ventricle', 'aorta', 'valve', 'atria', 'ventricles'],
  'tree trunk': ['bark', 'cambium', 'sapwood', 'heartwood', 'growth rings', 'pith'],
  'plant cell': ['cell wall', 'chloroplast', 'vacuole', 'chloroplasts'],
  'animal cell': ['nucleus', 'cytoplasm', 'membrane', 'mitochondria', 'ribosomes', 'lysosome'],
};
const LEAST = 3;
/** Parts with what finds them in a prompt. */
const SUBJECTS = Object.entries(PARTS).map(([subject, parts]) => ({
  subject,
  parts: parts.map((part) => ({ part, pattern: new RegExp(`\\b${part}s?\\b`) })),
}));
const DIAGRAM = /^(?:labelled-diagram|cross-section)$/;

export const anatomy: Rule = {
  name: 'what shows crust, mantle and core is the inside of the earth with labels',
  example: {
    prompt: 'globe cut open showing crust, mantle, outer core and inner core',
    brief: { template: { id: 'labelled-diagram', title: 'earth layers' } },
  },
  apply(draft, prompt) {
    if (draft.template && !DIAGRAM.test(draft.template.id)) return;
    const text = prompt.toLowerCase();
    const found = SUBJECTS.map(({ subject, parts }) => ({
      subject,
      parts: parts.filter(({ pattern }) => pattern.test(text)).map(({ part }) => part),
    })).find(({ parts }) => parts.length >= LEAST);
    if (!found) return;
    draft.template = { id: 'labelled-diagram', title: found.subject };
    const isPart = (phrase: string) =>
      found.parts.some((part) => phrase.toLowerCase().includes(part));
    for (const { phrase } of draft.elements) if (isPart(phrase)) draft.fate(phrase, 'template');
    remove(draft, (id) => isPart(draft.element(id)?.phrase ?? ''));
  },
};

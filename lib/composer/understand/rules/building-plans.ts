import { PLAN_WORDS } from '../../templates/plans/plan-rooms.data';
import { remove } from './imply';
import type { Rule } from './rule';

const PLAN =
  /^(?:\W*\w+\W+){0,5}?(?:floor ?plans?|house plan|apartment plan|grundriss\w*|plan d['’]appartement|plano de (?:planta|casa)|planta baja|pianta)\b/i;
const HELD = /\b(?:architect|holding|looking|desk|table|wall|poster|icon|logo|hands?)\b/i;
const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  ein: 1,
  zwei: 2,
  drei: 3,
  deux: 2,
  trois: 3,
  dos: 2,
  tres: 3,
  due: 2,
};

/** How many of a room a prompt asks for: "two bedroom", "2 bathrooms". */
function countOf(prompt: string, words: RegExp, most: number): number {
  const found = words.exec(prompt);
  if (!found) return 0;
  const before = /(\w+)[- ]*$/.exec(prompt.slice(0, found.index))?.[1]?.toLowerCase() ?? '';
  return Math.min(most, Math.max(1, COUNTS[before] ?? (Number(before) || 1)));
}

export const floorPlans: Rule = {
  name: 'the floor plan of a flat shows its rooms from above',
  example: {
    prompt: 'floor plan of a two bedroom apartment',
    brief: {
      template: {
        id: 'floor-plan',
        items: ['living', 'kitchen', 'bedroom', 'child', 'bathroom'].map((text) => ({ text })),
      },
    },
  },
  apply(draft, prompt) {
    if (draft.template || !PLAN.test(prompt) || HELD.test(prompt)) return;
    const asked = PLAN_WORDS.map(
      ([room, words, most]) => [room, countOf(prompt, words, most)] as const,
    );
    const count = (id: string) => asked.find(([room]) => room === id)?.[1] ?? 0;
    const beds = Math.max(1, count('bedroom'));
    const rooms = [
      'living',
      'kitchen',
      ...asked.flatMap(([room, many]) =>
        /^(?:bedroom|bathroom|kitchen)$/.test(room) ? [] : Array.from({ length: many }, () => room),
      ),
      ...Array.from({ length: beds }, (_, index) => (index === 0 ? 'bedroom' : 'child')),
      ...Array.from({ length: Math.max(1, count('bathroom')) }, () => 'bathroom'),
    ];
    draft.template = { id: 'floor-plan', items: rooms.map((text) => ({ text })) };
    remove(draft, () => true);
    draft.places.splice(0, draft.places.length);
    for (const word of draft.words) if (word.fate !== 'ignored') word.fate = 'template';
  },
};

const CUT =
  /\b(?:cut[- ]?away|cross[- ]sections?|doll(?:'?s)?[- ]?house view|cut (?:open|in half)|sectional view)\b|querschnitt|coupe|sección|spaccato/i;
const HOUSE =
  /\b(?:house|home|villa|cottage|building|mansion|townhouse|apartments?|dollhouse)\b|haus|maison|casa\b|edificio/i;

export const cutaways: Rule = {
  name: 'a house that is cut away shows its rooms',
  example: {
    prompt: 'cutaway of a family house',
    brief: { template: { id: 'cutaway-house', title: 'cutaway of a family house' } },
  },
  apply(draft, prompt) {
    const isOpen = draft.template === undefined || draft.template.id === 'cross-section';
    if (!isOpen || draft.camera === 'isometric' || !CUT.test(prompt) || !HOUSE.test(prompt)) return;
    draft.template = { id: 'cutaway-house', title: prompt.slice(0, 120) };
  },
};

import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../../concepts';
import { HOUSE } from '../../palette/house';
import { PARTS_BY_CATEGORY } from '..';
import { createPen, Definitions } from '../pen';
import type { KitDrawing, KitPart } from '../part';

/** Categories whose concepts are held to their sizes here. */
const CATEGORIES = [
  'food',
  'plants',
  'containers',
  'furniture',
  'devices',
  'tools',
  'instruments',
  'toys',
  'clothing',
  'symbols',
  'vehicles',
  'buildings',
  'nature',
];

function drawn(part: KitPart, parameters: unknown, mirrored = false): KitDrawing & { all: string } {
  const definitions = new Definitions('t');
  const pen = createPen({
    definitions,
    seed: 3,
    label: part.id,
    pxPerCm: 20,
    accents: [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy],
    mirrored,
  });
  const drawing = part.draw(parameters, pen);
  return { ...drawing, all: drawing.svg + (drawing.front ?? '') + definitions.markup };
}

const cases = CATEGORIES.flatMap((category) =>
  (PARTS_BY_CATEGORY[category] ?? []).flatMap((part) => {
    const named = CONCEPTS.filter((concept) => concept.part === part.id);
    return named.map((concept) => ({ name: concept.id, part, concept }));
  }),
);

describe.each(cases)('$name', ({ part, concept }) => {
  const drawing = drawn(part, concept.parameters ?? {});

  it('is drawn with numbers, the same each time', () => {
    expect(drawing.all).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawn(part, concept.parameters ?? {}).all).toBe(drawing.all);
  });

  it('has about the height that its concept tells', () => {
    const height = drawing.box.bottom - drawing.box.top;
    expect(height).toBeGreaterThan(concept.heightCm * 0.65);
    expect(height).toBeLessThan(concept.heightCm * 1.5);
  });

  it('has anchors where it is', () => {
    const { left, right, top, bottom } = drawing.box;
    const slack = 0.35 * Math.max(right - left, bottom - top);
    for (const [name, { at }] of Object.entries(drawing.anchors)) {
      expect(at[0], name).toBeGreaterThan(left - slack);
      expect(at[0], name).toBeLessThan(right + slack);
      expect(at[1], name).toBeGreaterThan(top - slack);
      expect(at[1], name).toBeLessThan(bottom + slack);
    }
  });

  it('can be mirrored under the same light', () => {
    expect(drawn(part, concept.parameters ?? {}, true).all).not.toMatch(/NaN|undefined/);
  });
});

it('every part of these categories is named by a concept', () => {
  const named = new Set(CONCEPTS.map(({ part }) => part));
  const unnamed = CATEGORIES.flatMap((category) => PARTS_BY_CATEGORY[category] ?? [])
    .map(({ id }) => id)
    .filter((id) => !named.has(id));
  expect(unnamed).toEqual([]);
});

import { expect, it } from 'vitest';
import { besideRiders, seenBehind } from './beside-riders';
import { rootsIn } from './testing/planned';
import { block } from './testing/plain';

it('a vase on a counter stands beside who is behind it, and not before the face', () => {
  const [counter] = rootsIn('a florist behind a counter with a vase');
  const people = counter?.children.filter(({ bond }) => bond === 'at') ?? [];
  const table = { ...block(180, 95), anchors: { top: { at: [0, -95] as const } } };
  const [seen] = seenBehind(table, people);
  const vase = { ...block(14, 40), box: { left: -7, right: 7, top: -135, bottom: -95 } };
  const [beside] = besideRiders([vase], seen ? [seen] : []);
  expect(beside?.box.left).toBeGreaterThanOrEqual(seen?.box.right ?? Infinity);
});

import { expect, it } from 'vitest';
import { understand } from '../understand';

it.each([
  ['двое учёных смотрят в микроскоп, на столе пробирки', 'test-tube', 'table'],
  ['ein Sofa im Wohnzimmer, auf dem Tisch eine Vase', 'vase', 'table'],
])('what is named after where it is stands there: %s', (prompt, what, where) => {
  const { elements, relations } = understand(prompt);
  const idOf = (concept: string) => elements.find((it) => it.concept === concept)?.id;
  expect(relations).toContainEqual({ kind: 'on', from: idOf(what), to: idOf(where) });
});

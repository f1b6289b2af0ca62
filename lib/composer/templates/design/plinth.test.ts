import { expect, it } from 'vitest';
import { understand } from '../../understand';
import type { TemplateRequest } from '../template';
import { onPlinth } from './plinth';

const FRAME = { x: 0, y: 0, width: 400, height: 600 };
const LOW = { svg: '<g/>', box: { x: 20, y: 450, width: 360, height: 150 } };
const requestOf = (prompt: string) =>
  ({
    brief: understand(prompt),
    palette: {
      ground: '#ffffff',
      ink: '#222244',
      accents: ['#aa3333', '#33aa33', '#3333aa', '#aaaa33'],
    },
  }) as unknown as TemplateRequest;

it('low goods stand on a plinth that fills the page below them', () => {
  const raised = onPlinth(requestOf('poster with three pies'), LOW, FRAME, '#ffffff');
  expect(raised?.box.y).toBeLessThan(300);
});

it('nobody alive stands on a plinth', () => {
  const raised = onPlinth(requestOf('poster with a sleeping dog'), LOW, FRAME, '#ffffff');
  expect(raised).toBeUndefined();
});

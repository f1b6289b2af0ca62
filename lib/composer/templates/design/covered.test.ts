import { expect, it } from 'vitest';
import { rectangle } from '@/lib/svg/markup';
import type { Illustration } from '../../illustration';
import { areSpecks } from './covered';

const sceneOf = (width: number, height: number): Illustration => ({
  widthPx: 400,
  heightPx: 300,
  defs: '',
  layers: [
    { id: 'e1', role: 'subject', depth: 1, svg: rectangle([40, 20], width, height, '#335577') },
  ],
  light: { key: '#ffffff', shade: '#000000', brightness: 1 },
  outdoors: false,
  drew: [],
  notDrawn: [],
});

it('a low row that fills the width of a scene is small in it, and what is high or narrow is not', () => {
  expect(areSpecks(sceneOf(320, 90))).toBe(true);
  expect(areSpecks(sceneOf(320, 200))).toBe(false);
  expect(areSpecks(sceneOf(90, 90))).toBe(false);
});

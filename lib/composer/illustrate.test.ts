import { describe, expect, it } from 'vitest';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { attributeOf } from '@/lib/svg/extent';
import { applyTo, IDENTITY, type Matrix, multiply, parseTransform } from '@/lib/svg/matrix';
import { illustrate, svgOf, understand } from '.';
import { elementPoints } from './kit/form/bounds';

const PROMPTS = [
  'a train crossing a stone viaduct in winter',
  'five hot air balloons over a lavender field with a farmhouse',
  'an elephant balancing on a ball in a circus',
  'a whale jumping out of the ocean at sunset',
  'two otters floating on a river',
  'a child flying a kite on a hill',
  'twelve people around a table',
  'a city at night with fireworks',
  'a teacher at a blackboard with three pupils at their desks',
  'a snowman with a scarf and a hat in the snow',
  'a medieval market square with stalls and a fountain',
  'fish swimming in a coral reef',
];
const SIZES = [
  [512, 512],
  [256, 1024],
  [1024, 256],
  [64, 64],
] as const;

/** How far, in shares of the longer side, the farthest wholly outer shape is from the picture. */
function strays(svg: string, widthPx: number, heightPx: number): string[] {
  const margin = Math.max(widthPx, heightPx) * 0.03;
  const stack: Matrix[] = [IDENTITY];
  const body = svg.replace(/<defs>.*?<\/defs>/s, '');
  return [...body.matchAll(/<[^>]+>/g)].flatMap(([tag]) => {
    const outer = stack.at(-1) ?? IDENTITY;
    if (tag === '</g>') stack.pop();
    else if (tag.startsWith('<g'))
      stack.push(multiply(outer, parseTransform(attributeOf(tag, 'transform'))));
    else {
      const half = Number(attributeOf(tag, 'stroke-width')) / 2;
      const points = elementPoints(tag).map(([x, y]) => applyTo(outer, x, y));
      const scale = Math.hypot(outer[0], outer[1]);
      const reach = margin + half * scale;
      const isStray =
        points.length > 0 &&
        (points.every(([x]) => x < -reach || x > widthPx + reach) ||
          points.every(([, y]) => y < -reach || y > heightPx + reach));
      // A line through the picture has points on both sides of it.
      const spans = points.some(([x]) => x < 0) && points.some(([x]) => x > widthPx);
      const rises = points.some(([, y]) => y < 0) && points.some(([, y]) => y > heightPx);
      if (isStray && !spans && !rises) return [tag.slice(0, 120)];
    }
    return [];
  });
}

describe('pictures', () => {
  it.each(PROMPTS)('of "%s" draw nothing outside themselves, at any size', (prompt) => {
    const brief = understand(prompt);
    SIZES.forEach(([widthPx, heightPx], index) => {
      const request = { brief, prompt, widthPx, heightPx, seed: 97 * index + 5, variant: index };
      const svg = svgOf(illustrate(request));
      expect(strays(svg, widthPx, heightPx)).toEqual([]);
      const side = { widthPx: Math.ceil(widthPx / 4), heightPx: Math.ceil(heightPx / 4) };
      expect(rasterizeSvg(svg, side).data.length).toBe(side.widthPx * side.heightPx * 4);
    });
  });
});

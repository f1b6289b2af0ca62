import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDrawingCost, estimateDrawingMs } from './drawing-cost';
import { rasterizeSvg } from './rasterize';
import { inspectSvg } from './safety';

const SIDE_PX = 1024;
const LARGE = { widthPx: 4096, heightPx: 4096 };

const svg = (body: string, viewBox = `0 0 ${SIDE_PX} ${SIDE_PX}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${body}</svg>`;
const full = (attributes = '', name = 'rect') =>
  `<${name} width="${SIDE_PX}" height="${SIDE_PX}" ${attributes}/>`;
const list = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

const drawingOf = (text: string) => inspectSvg(Buffer.from(text), 'image_url').drawing;
const check = (text: string, sidePx = SIDE_PX) =>
  checkDrawingCost(drawingOf(text), { widthPx: sidePx, heightPx: sidePx });

const BLUR = '<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>';
const GRADIENT = '<linearGradient id="g"><stop offset="0"/><stop offset="1"/></linearGradient>';
const POINTS = list(4_000, (at) => `L${(at * 37) % 1024} ${(at * 91) % 1024}`);

describe('an SVG is refused that paints for longer than some seconds', () => {
  it.each([
    ['blurs by its style sheet', `<style>rect{filter:blur(40px)}</style>${full().repeat(300)}`],
    ['blurs by a class', `<style>.a,.b{filter:blur(9px)}</style>${full('class="x b"').repeat(99)}`],
    ['blurs by an id', `<style>#i{filter:blur(1px)}</style>${full('id="i"').repeat(99)}`],
    ['blurs by style', full('style="fill:red; FILTER : blur(40px) ! important"').repeat(300)],
    ['blurs by a filter', BLUR + full('filter="url(#f)"').repeat(300)],
    ['blurs what is used', `${BLUR}<g id="u">${full('filter="url(#f)"')}</g>${useOf(300)}`],
    ['fades groups', `<g opacity=".5">${full()}</g>`.repeat(2_000)],
    ['fades shapes', full('opacity="0.5"').repeat(2_000)],
    ['blends', full('style="mix-blend-mode:multiply"').repeat(2_000)],
    ['paints over and over', full('fill-opacity=".5"').repeat(9_000)],
    ['paints over by scaling', full('transform="scale(900)"').repeat(9_000)],
    ['scales what is small', `<g transform="scale(1024)">${tiny().repeat(9_000)}</g>`],
    ['fills with gradients', GRADIENT + full('fill="url(#g)"').repeat(2_000)],
    ['inherits a gradient', `${GRADIENT}<g fill="url(#g)">${full().repeat(2_000)}</g>`],
    ['masks', `<mask id="m">${full('fill="#fff"')}</mask>${full('mask="url(#m)"').repeat(900)}`],
    ['clips', `<clipPath id="c">${full()}</clipPath>${full('clip-path="url(#c)"').repeat(900)}`],
    ['clips by viewports', `<svg width="1024" height="1024">${full()}</svg>`.repeat(2_000)],
    ['has costly tiles', `<pattern ${tile()}>${full().repeat(999)}</pattern>${filled(99)}`],
    ['has many filter steps', `<filter id="f">${steps(900)}</filter>${full('filter="url(#f)"')}`],
    ['has wide lines', wideLines(9_000)],
    ['has crowded lines', `<path d="M0 0${'l.05 1024l.05-1024'.repeat(9_000)}"/>`],
    ['writes a lot', `<text font-size="9">${'abc '.repeat(99_000)}</text>`],
    [
      'has a large marker at each point',
      `${marker()}<path marker-mid="url(#k)" d="M0 0${POINTS}"/>`,
    ],
    ['has a huge filter region', `<filter ${region()}>${steps(60)}</filter>${small().repeat(9)}`],
  ])('because it %s', (_name, body) => {
    expect(() => check(svg(body))).toThrow(/paints too much: drawing it at 1024×1024/);
  });

  it.each([
    ['a tile', `<pattern id="t" width="99" height="99">${tiny()}</pattern>${filled(1)}`],
    ['layers', `${'<g opacity=".9">'.repeat(40)}${huge()}${'</g>'.repeat(40)}`],
  ])('because of the memory of %s', (_name, body) => {
    expect(() => check(svg(body), 4096)).toThrow(/tile is far larger|in one another/);
  });

  it.each(['opacity=".5"', 'style="filter:blur(2px)"', 'style="isolation:isolate"'])(
    'because resvg would die of a part with %s far outside',
    (attributes) => {
      const outside = `<rect x="9000" width="9" height="9" ${attributes}/>`;
      expect(() => check(svg(outside))).toThrow(/far outside its canvas/);
      expect(() => check(svg(`<rect x="9000" width="9" height="9"/>`))).not.toThrow();
      expect(() => check(svg(`<rect x="1500" width="9" height="9" ${attributes}/>`))).not.toThrow();
    },
  );

  it.each([
    '<text x="-20000" y="50" opacity=".5">ab</text>',
    '<text y="50" opacity=".5"><tspan x="-20000">ab</tspan></text>',
    '<text x="-20000" y="50" opacity=".5"><tspan>ab</tspan></text>',
    '<text y="50" dx="-20000" opacity=".5">ab</text>',
    '<text y="50" transform="translate(90000 90000)" opacity=".5">a</text>',
    '<g opacity=".5"><text x="-20000" y="50">ab</text></g>',
    '<text font-size="1000000" y="50" opacity=".5">a</text>',
  ])('because resvg would die of the transparent text %s', (text) => {
    expect(() => check(svg(text))).toThrow(/far outside its canvas/);
    expect(() => check(svg(text.replace(' opacity=".5"', '')))).not.toThrow();
  });

  it.each([
    '<text x="5" y="50" opacity=".5">ab</text>',
    '<text x="-40" y="50" dx="4" letter-spacing="5" opacity=".5">a<tspan dy="9">b</tspan></text>',
    '<g opacity=".5"><text x="-20000" y="50">ab</text><text x="9" y="9">ab</text></g>',
    '<text opacity=".5"/>',
  ])('not because of the transparent text %s', (text) => {
    expect(() => check(svg(text))).not.toThrow();
  });

  it('because its style sheet leads in a circle', () => {
    const circle = '<style>.a{clip-path:url(#c)}</style><clipPath id="c"><g class="a"/></clipPath>';
    expect(() => check(svg(`${circle}<g class="a">${full()}</g>`))).toThrow(/refers to itself/);
  });
});

function useOf(count: number) {
  return '<use xlink:href="#u"/>'.repeat(count);
}
function tiny() {
  return '<circle cx=".5" cy=".5" r=".5"/>';
}
function small() {
  return '<rect width="9" height="9" filter="url(#f)"/>';
}
function huge() {
  return '<rect x="-9999" y="-9999" width="99999" height="99999"/>';
}
function tile() {
  return 'id="t" width="1024" height="1024" patternUnits="userSpaceOnUse"';
}
function filled(count: number) {
  return full('fill="url(#t)"').repeat(count);
}
function steps(count: number) {
  return '<feOffset dx="1"/>'.repeat(count);
}
function marker() {
  return `<marker id="k" markerWidth="900" markerHeight="900">${full()}</marker>`;
}
function region() {
  return 'id="f" filterUnits="userSpaceOnUse" x="-4000" y="-4000" width="9000" height="9000"';
}
function wideLines(count: number) {
  const line = '<path d="M0 0C0 900 900 0 1024 1024" fill="none" stroke="red" stroke-width="700"/>';
  return line.repeat(count);
}

describe('an SVG is drawn', () => {
  it.each(['noto', 'fluent-emoji-flat', 'tabler', 'lucide'])(
    'when it is art of %s, also at 4096×4096',
    (set) => {
      const file = `node_modules/@iconify-json/${set}/icons.json`;
      const { icons, width = 16 } = JSON.parse(readFileSync(file, 'utf8')) as {
        icons: Record<string, { body: string; width?: number }>;
        width?: number;
      };
      const some = Object.entries(icons).filter((_, at) => at % 25 === 0);
      for (const [name, icon] of some) {
        const side = icon.width ?? width;
        const drawing = drawingOf(svg(icon.body, `0 0 ${side} ${side}`));
        expect(estimateDrawingMs(drawing, LARGE), name).toBeLessThan(5_000);
      }
    },
  );

  it('when it has thousands of small shapes, groups, clips and blurs', () => {
    const defs = `${BLUR}${GRADIENT}<clipPath id="c"><rect width="9" height="9"/></clipPath>`;
    const part = (at: number) =>
      `<g transform="translate(${at % 1000} ${(at * 7) % 1000})" opacity=".9" clip-path="url(#c)">` +
      '<path d="M1 1c2 2 4 4 6 0a4 4 0 1 0-6 0z" fill="url(#g)" stroke="#000"/></g>';
    const blurs = '<circle cx="50" cy="50" r="40" filter="url(#f)"/>'.repeat(40);
    expect(() => check(svg(defs + list(5_000, part) + blurs))).not.toThrow();
  });

  it('when what it hides outside of the canvas would be much', () => {
    const outside = '<rect x="2000" width="9000" height="9000" fill-opacity=".5"/>'.repeat(9_000);
    expect(() => check(svg(outside))).not.toThrow();
  });
});

describe('the estimate', () => {
  it.each([
    ['transparent paint', full('fill-opacity=".5"').repeat(200)],
    ['layers', full('opacity=".5"').repeat(60)],
    ['gradients', GRADIENT + full('fill="url(#g)"').repeat(90)],
    ['blurs', BLUR + full('filter="url(#f)"').repeat(4)],
    ['narrow blurs', full('style="filter:blur(1px)"')],
    [
      'clips',
      `<clipPath id="c"><circle r="999"/></clipPath>${full('clip-path="url(#c)"').repeat(20)}`,
    ],
    ['crowded lines', `<path d="M0 0${'l.2 1024l.2-1024'.repeat(2_000)}"/>`],
    ['small shapes', '<path d="M5 5c1 1 2 2 1 3c-1 1-2 2-3 0z"/>'.repeat(30_000)],
  ])('of %s is near to what drawing takes', (_name, body) => {
    const text = svg(body);
    const size = { widthPx: SIDE_PX, heightPx: SIDE_PX };
    const estimateMs = estimateDrawingMs(drawingOf(text), size);
    const before = process.cpuUsage();
    rasterizeSvg(text, size);
    const { user, system } = process.cpuUsage(before);
    const ratio = estimateMs / ((user + system) / 1000);
    // Machines differ, and a busy core is slower; an order of magnitude would be a mistake.
    expect(ratio).toBeGreaterThan(0.15);
    expect(ratio).toBeLessThan(8);
  });

  it('is by the size at which it is drawn', () => {
    const drawing = drawingOf(svg(full('opacity=".5"').repeat(50)));
    const small = estimateDrawingMs(drawing, { widthPx: 512, heightPx: 512 });
    const large = estimateDrawingMs(drawing, { widthPx: 2048, heightPx: 2048 });
    expect(large / small).toBeGreaterThan(14);
    expect(large / small).toBeLessThan(18);
  });
});

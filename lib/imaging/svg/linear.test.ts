import { describe, expect, it } from 'vitest';
import { outlineSvg } from './drawn-elements';
import { checkDrawingCost } from './drawing-cost';
import { cssFilterNs } from './filter-cost';
import { urlsOf } from './presentation';
import { inspectSvg } from './safety';

const document = (body: string, root = 'width="300" height="300"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" ${root}>${body}</svg>`;

const inspect = (text: string) => {
  try {
    const { drawing } = inspectSvg(Buffer.from(text), 'image_url');
    checkDrawingCost(drawing, { widthPx: 4096, heightPx: 4096 });
  } catch {
    // A refusal has to be as quick as an acceptance.
  }
};

/**
 * Milliseconds of the quickest of some runs, in time of this process alone: what others do on the
 * machine does not count.
 */
function quickest(work: () => void): number {
  const runs = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

const GROWTH = 16;
/** Linear work grows with the text, quadratic work with its square: 256 times. */
const MOST_GROWTH = 64;
/** Below this, fixed costs and the clock say more than the text. */
const LEAST_MS = 2;

function growthOf(make: (count: number) => string, count: number, read = inspect): number {
  const [small, large] = [make(count), make(count * GROWTH)];
  const base = Math.max(
    LEAST_MS,
    quickest(() => read(small)),
  );
  return quickest(() => read(large)) / base;
}

const SHAPES: [name: string, make: (count: number) => string][] = [
  ['digits of the width', (count) => document('', `width="${'1'.repeat(count)}!" height="300"`)],
  ['space in the width', (count) => document('', `width="1${' '.repeat(count)}!" height="300"`)],
  ['numbers of the view box', (count) => document('').replace('0 0', '0 '.repeat(count))],
  ['elements of one id', (count) => document('<g id="a"/>'.repeat(count / 2))],
  [
    'elements of one id and references to it',
    (count) => document('<g id="a"/>'.repeat(count / 20) + '<a fill="url(#a)"/>'.repeat(count / 2)),
  ],
  [
    'elements of one id and references of one attribute',
    (count) =>
      document('<g id="a"/>'.repeat(count / 4) + `<a fill="${'url(#a)'.repeat(count / 2)}"/>`),
  ],
  [
    'elements of one id and rules of a style sheet',
    (count) =>
      document(
        `${'<g id="a"/>'.repeat(count / 4)}<style>${'.a{fill:url(#a)}'.repeat(count / 2)}</style>`,
      ),
  ],
  ['references one after another', (count) => document(chain(count / 2))],
  ['classes of one element', (count) => document(`<g class="${'c '.repeat(count)}"/>`)],
  ['selectors of one rule', (count) => document(`<style>${'.a,'.repeat(count)}.b{fill:url(#a)}`)],
  ['braces of a style sheet', (count) => document(`<style>${'{'.repeat(count)}url(#a)</style>`)],
  ['space after url(', (count) => document(`<style>url(${' '.repeat(count)}</style>`)],
  ['escapes in a style sheet', (count) => document(`<style>${'\\41 '.repeat(count)}</style>`)],
  ['declarations of one style', (count) => document(`<g style="${'a:b;'.repeat(count)}"/>`)],
  ['attributes of one element', (count) => document(`<g ${attributes(count / 2)}/>`)],
  ['letters of a name', (count) => document(`<${'a'.repeat(count * 4)}/>`)],
  ['entities in a text', (count) => document(`<title>${'&amp;'.repeat(count)}</title>`)],
  ['comments', (count) => document('<!-- -->'.repeat(count))],
  ['numbers of a path', (count) => document(`<path d="M0 0${'1 '.repeat(count * 2)}"/>`)],
  ['digits of a path', (count) => document(`<path d="M0 0L1 ${'1'.repeat(count * 4)}!"/>`)],
  ['flags of a path', (count) => document(`<path d="M0 0${'a1 1 0 01 5 5'.repeat(count)}"/>`)],
  ['points', (count) => document(`<polygon points="${'1,1 '.repeat(count)}"/>`)],
  ['letters of transforms', (count) => spread(count, (long) => `transform="${long}"`)],
  ['letters of filters', (count) => spread(count, (long) => `filter="${long}"`)],
  [
    'letters of lengths',
    (count) => spread(count, (long) => `width="${long}" stroke-width="1${long}"`),
  ],
  ['numbers of dashes', (count) => inherited(count, 'stroke-dasharray', '1 '.repeat(900))],
  ['letters of an inherited paint', (count) => inherited(count, 'fill', 'u'.repeat(1_900))],
  ['classes with rules', (count) => document(ruled(count / 4))],
  ['comments of a style sheet', (count) => document(`<style>${'/* */'.repeat(count)}</style>`)],
  ['steps of a filter that is used', (count) => filtered(count / 4)],
  ['parts of a pattern that is used', (count) => tiled(count / 4)],
  ['quotes of a DOCTYPE', (count) => `<!DOCTYPE svg ${`"a" `.repeat(count)}>${document('')}`],
];

function chain(count: number): string {
  return Array.from({ length: count }, (_, at) => `<g id="g${at}" fill="url(#g${at + 1})"/>`).join(
    '',
  );
}

/** Elements whose attribute is as long as is still looked at. */
function spread(count: number, attribute: (long: string) => string): string {
  return document(`<rect ${attribute('a'.repeat(250))}/>`.repeat(count / 40));
}

function inherited(count: number, name: string, value: string): string {
  const path = '<path stroke="red" d="M0 0L1 1"/>';
  return document(`<g ${name}="${value}">${path.repeat(count / 4)}</g>`);
}

function ruled(count: number): string {
  const rules = Array.from({ length: 100 }, (_, at) => `.c${at}{stroke-width:${at}}`).join('');
  const classes = Array.from({ length: 20 }, (_, at) => `c${at}`).join(' ');
  return `<style>${rules}</style>${`<rect class="${classes}"/>`.repeat(count)}`;
}

function filtered(count: number): string {
  const filter = `<filter id="f">${'<feOffset/>'.repeat(count)}</filter>`;
  return document(filter + '<rect width="1" height="1" filter="url(#f)"/>'.repeat(count));
}

function tiled(count: number): string {
  const pattern = `<pattern id="p">${'<rect/>'.repeat(count)}</pattern>`;
  return document(pattern + '<rect width="1" height="1" fill="url(#p)"/>'.repeat(count));
}

function attributes(count: number): string {
  return Array.from({ length: count }, (_, at) => `a${at}="" `).join('');
}

describe('looking at an SVG takes time in proportion to its length', () => {
  it.each(SHAPES)('with many %s', (_name, make) => {
    expect(growthOf(make, 4_000)).toBeLessThan(MOST_GROWTH);
  });

  it.each<[name: string, read: () => unknown]>([
    ['digits of a blur', () => cssFilterNs(`blur(${'1'.repeat(199)}!)`, 1)],
    ['space of a reference', () => urlsOf(`url(${' '.repeat(1_990)}`)],
  ])('also with as many %s as one of very many elements may have', (_name, read) => {
    const all = () => Array.from({ length: 1_000 }, read);
    expect(quickest(all)).toBeLessThan(300);
  });

  it('when its elements are located', () => {
    const make = (count: number) => document('<path d="M0 0"/>'.repeat(count));
    expect(growthOf(make, 2_000, outlineSvg)).toBeLessThan(MOST_GROWTH);
  });
});

describe('a refusal', () => {
  it('quotes no more of a document than a person reads', () => {
    const name = 'n'.repeat(1_000_000);
    const hostile = [`<s:script xmlns:s="${name}"/>`, `<${name}:a/>`, `<g on${name}=""/>`];
    for (const body of hostile) {
      let message = '';
      try {
        inspectSvg(Buffer.from(document(body)), 'image_url');
      } catch (error) {
        message = (error as Error).message;
      }
      expect(message.length).toBeGreaterThan(0);
      expect(message.length).toBeLessThan(600);
    }
  });
});

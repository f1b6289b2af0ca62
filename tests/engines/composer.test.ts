import { describe, expect, it } from 'vitest';
import { compose } from '@/lib/engines/builtin/compose/compose';
import { nearest } from '@/lib/engines/builtin/compose/finish/color/clusters';
import { deltaE2000 } from '@/lib/engines/builtin/compose/finish/color/delta-e';
import { rgbToLab } from '@/lib/engines/builtin/compose/finish/color/oklab';
import type { ColorWeight, Drawing, DrawSpec, Pixels } from '@/lib/engines/engine';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { CURATED_STYLES, type CuratedStyleName } from '@/lib/models/curated-styles';
import { nearlyAlike } from './look-distance';

// The whole of the composer, as a worker runs it: what its steps promise together.

const SIDE_PX = 224;

function spec(prompt: string, extra: Partial<DrawSpec> = {}): DrawSpec {
  return {
    prompt,
    widthPx: SIDE_PX,
    heightPx: SIDE_PX,
    modelId: 'svcv3',
    output: 'raster',
    seed: 17,
    variant: 0,
    ...extra,
  };
}

function drawing(prompt: string, extra: Partial<DrawSpec> = {}): Promise<Drawing> {
  const context = { signal: new AbortController().signal, onProgress: () => undefined };
  return compose(spec(prompt, extra), context);
}

async function pixelsOf(prompt: string, extra: Partial<DrawSpec> = {}): Promise<Pixels> {
  const drawn = await drawing(prompt, extra);
  if (drawn.kind !== 'raster') throw new Error('a raster was asked for');
  return drawn.pixels;
}

function weighted(...pairs: [[number, number, number], number][]): ColorWeight[] {
  return pairs.map(([rgb, weight]) => ({ rgb, weight }));
}

const PALETTES = [
  weighted(
    [[11, 19, 43], 0.2],
    [[28, 114, 147], 0.35],
    [[244, 162, 97], 0.15],
    [[254, 250, 224], 0.3],
  ),
  weighted(
    [[45, 27, 78], 0.25],
    [[255, 107, 107], 0.25],
    [[254, 202, 87], 0.2],
    [[248, 240, 227], 0.3],
  ),
];
const SCENES = [
  'a fox in a forest',
  'a red car on a mountain road',
  'three sailboats on a lake',
  'a lighthouse by the sea',
  'a cat on a sofa',
  'a village street in autumn',
  'hot air balloons over a valley',
  'a castle at night',
  'a robot in a kitchen',
  'a camel in the desert',
  'a teapot',
  'a man riding a bicycle',
];

/** Total variation between the asked shares and those of the nearest asked colours in OKLab. */
function variation({ data }: Pixels, colors: readonly ColorWeight[]): number {
  const labs = colors.map(({ rgb }) => rgbToLab(...rgb));
  const counts = colors.map(() => 0);
  for (let i = 0; i < data.length; i += 4)
    counts[nearest(rgbToLab(data[i]!, data[i + 1]!, data[i + 2]!), labs)]! += 1;
  const whole = data.length / 4;
  return colors.reduce((sum, { weight }, i) => sum + Math.abs(counts[i]! / whole - weight!), 0) / 2;
}

describe('a weighted palette', () => {
  it.each(SCENES.flatMap((scene) => PALETTES.map((colors, i) => ({ scene, i, colors }))))(
    'covers "$scene" in the shares of palette $i',
    async ({ scene, colors }) => {
      expect(variation(await pixelsOf(scene, { colors }), colors)).toBeLessThan(0.12);
    },
  );
});

describe('a background colour', () => {
  it.each([
    ['a teapot', undefined],
    ['icon of a rocket', undefined],
    ['logo of an owl "OWL"', undefined],
    ['sticker of a cat', undefined],
    ['pattern of lemons', undefined],
    ['a burger', 'Product photo'],
    ['a lion', 'Watercolor'],
    ['a fox', 'Vector art'],
  ] as [string, CuratedStyleName | undefined][])(
    'is within 2 of CIEDE2000 in the corners of "%s" (%s)',
    async (prompt, curatedStyle) => {
      const wanted = [203, 224, 214] as const;
      const { data } = await pixelsOf(prompt, {
        backgroundColor: [...wanted],
        ...(curatedStyle ? { curatedStyle } : {}),
      });
      const mean = [0, 0, 0];
      const patch = 6;
      for (let y = 4; y < 4 + patch; y += 1)
        for (let x = 4; x < 4 + patch; x += 1)
          for (let c = 0; c < 3; c += 1) mean[c]! += data[(y * SIDE_PX + x) * 4 + c]! / patch ** 2;
      expect(deltaE2000([mean[0]!, mean[1]!, mean[2]!], wanted)).toBeLessThan(2);
    },
  );
});

/** Mean step of colour between two columns, or two rows when `across` is false. */
function step({ data }: Pixels, from: number, to: number, across: boolean): number {
  let sum = 0;
  for (let k = 0; k < SIDE_PX; k += 1) {
    const [p, q] = across
      ? [k * SIDE_PX + from, k * SIDE_PX + to]
      : [from * SIDE_PX + k, to * SIDE_PX + k];
    for (let c = 0; c < 3; c += 1) sum += Math.abs(data[p * 4 + c]! - data[q * 4 + c]!);
  }
  return sum / SIDE_PX;
}

describe('a seamless pattern', () => {
  it.each([
    'seamless pattern of lemons and leaves',
    'wrapping paper pattern with cats and stars',
    'seamless pattern, geometric',
  ])('goes on over its edges: %s', async (prompt) => {
    const picture = await pixelsOf(prompt);
    for (const across of [true, false]) {
      const inside = Array.from({ length: SIDE_PX - 1 }, (_none, i) =>
        step(picture, i, i + 1, across),
      );
      expect(step(picture, SIDE_PX - 1, 0, across)).toBeLessThanOrEqual(Math.max(...inside) + 1);
    }
  });
});

describe('one seed', () => {
  const styles: CuratedStyleName[] = [
    'Watercolor',
    'Risograph',
    'Clay',
    'Pixel art',
    'Expressionism',
    'Photorealism',
  ];
  it.each(styles)('gives the same bytes twice in %s', async (curatedStyle) => {
    const once = () => pixelsOf('photo of a lake in the mountains', { curatedStyle });
    const [a, b] = [await once(), await once()];
    expect(Buffer.compare(Buffer.from(a.data), Buffer.from(b.data))).toBe(0);
  });
});

const MOST_BYTES = 1_500_000;

/** Names that are offered; V2 has every style of V3, drawn alike, and older names are other names. */
const OFFERED = CURATED_STYLES.filter(({ family, legacy }) => family === 'v2' && !legacy);

describe('the styles of a raster model', () => {
  it('are told apart: no two draw nearly the same picture', async () => {
    const pictures = new Map<string, Pixels>();
    for (const { name } of OFFERED.filter(({ outputs }) => outputs.includes('raster'))) {
      const curatedStyle = name as CuratedStyleName;
      pictures.set(name, await pixelsOf('a fox in a forest', { curatedStyle, seed: 5 }));
    }
    expect(nearlyAlike(pictures)).toEqual([]);
  });
});

describe('a vector answer', () => {
  const answers = new Map<string, Pixels>();
  const names = new Set(
    CURATED_STYLES.filter(({ outputs }) => outputs.includes('vector')).map(({ name }) => name),
  );
  it.each([...names] as CuratedStyleName[])(
    'is lean, named and free of bitmaps in %s',
    async (curatedStyle) => {
      const drawn = await drawing('a fox in a forest', {
        curatedStyle,
        output: 'vector',
        modelId: 'svcv3_vector',
        widthPx: 1024,
        heightPx: 1024,
      });
      if (drawn.kind !== 'vector') throw new Error('a vector was asked for');
      expect(drawn.svg.length).toBeLessThan(MOST_BYTES);
      expect(drawn.svg).not.toMatch(/<(?:image|foreignObject|script|style|text)\b|data:/);
      expect(drawn.svg).not.toMatch(/NaN|undefined|Infinity/);
      const ids = [...drawn.svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(drawn.svg).toMatch(/<g id="[^"]+"/);
      answers.set(curatedStyle, rasterizeSvg(drawn.svg, { widthPx: SIDE_PX, heightPx: SIDE_PX }));
    },
  );

  it('is told apart by its style', () => {
    const offered = OFFERED.filter(({ name }) => answers.has(name));
    expect(offered.length).toBeGreaterThan(1);
    const pictures = new Map(offered.map(({ name }) => [name, answers.get(name)!]));
    expect(nearlyAlike(pictures)).toEqual([]);
  });
});

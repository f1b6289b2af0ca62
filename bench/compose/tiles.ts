import { compose } from '../../lib/engines/builtin/compose/compose';
import { LOOKS } from '../../lib/engines/builtin/compose/finish/looks';
import type { DrawSpec } from '../../lib/engines/engine';
import { seamErrorOf } from '../../lib/imaging/kernels/seam-error';
import { rasterizeSvg } from '../../lib/imaging/svg/rasterize';
import type { CuratedStyleName } from '../../lib/models/curated-styles';

/**
 * `npx tsx bench/compose/tiles.ts [side]`: by how much the border of a pattern is seen where it is repeated, in every
 * look, in pixels and in shapes. More than two levels are marked.
 */
const SIDE_PX = Number(process.argv[2] ?? 512);
const MOST_ERROR = 2;
const OUTPUTS = ['raster', 'vector'] as const;

async function errorOf(curatedStyle: CuratedStyleName, output: 'raster' | 'vector') {
  const spec: DrawSpec = {
    prompt: 'seamless pattern with foxes and mushrooms',
    widthPx: SIDE_PX,
    heightPx: SIDE_PX,
    modelId: output === 'vector' ? 'svcv3_vector' : 'svcv3',
    output,
    seed: 5,
    variant: 0,
    curatedStyle,
  };
  const context = { signal: new AbortController().signal, onProgress: () => undefined };
  const drawing = await compose(spec, context);
  return seamErrorOf(
    drawing.kind === 'raster'
      ? drawing.pixels
      : rasterizeSvg(drawing.svg, { widthPx: SIDE_PX, heightPx: SIDE_PX }),
  );
}

const seen: Record<(typeof OUTPUTS)[number], number> = { raster: 0, vector: 0 };
const names = Object.keys(LOOKS) as CuratedStyleName[];
for (const name of names)
  for (const output of OUTPUTS) {
    const error = await errorOf(name, output);
    if (error > MOST_ERROR) seen[output] += 1;
    console.log(
      `${output} ${name.padEnd(24)} ${error.toFixed(1).padStart(6)}${error > MOST_ERROR ? ' seen' : ''}`,
    );
  }
console.log(
  OUTPUTS.map((output) => `${output}: ${seen[output]} of ${names.length} seen`).join('; '),
);

import { LOOKS } from '../../lib/engines/builtin/compose/finish/looks';
import { tileErrorOf } from '../../lib/engines/builtin/compose/testing/tile-error';
import type { CuratedStyleName } from '../../lib/models/curated-styles';

/**
 * `npx tsx bench/compose/tiles.ts [side]`: by how much the border of a pattern is seen where it is repeated, in every
 * look, in pixels and in shapes. More than two levels are marked.
 */
const SIDE_PX = Number(process.argv[2] ?? 512);
const MOST_ERROR = 2;
const OUTPUTS = ['raster', 'vector'] as const;

const seen: Record<(typeof OUTPUTS)[number], number> = { raster: 0, vector: 0 };
const names = Object.keys(LOOKS) as CuratedStyleName[];
for (const name of names)
  for (const output of OUTPUTS) {
    const error = await tileErrorOf(name, output, SIDE_PX);
    if (error > MOST_ERROR) seen[output] += 1;
    console.log(
      `${output} ${name.padEnd(24)} ${error.toFixed(1).padStart(6)}${error > MOST_ERROR ? ' seen' : ''}`,
    );
  }
console.log(
  OUTPUTS.map((output) => `${output}: ${seen[output]} of ${names.length} seen`).join('; '),
);

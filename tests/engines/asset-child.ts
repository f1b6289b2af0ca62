/** Renders every picture of the lexicon at four sizes; a child process, since a renderer may abort it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { artworkOf } from '@/lib/engines/builtin/compose/assets/assets';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';

const SIZES_PX = [24, 64, 150, 420];
const LEXICON = path.join(
  import.meta.dirname,
  '../../lib/engines/builtin/compose/lexicon/lexicon.json',
);

const rows = JSON.parse(readFileSync(LEXICON, 'utf8')) as Record<string, [asset: string]>;
const assets = [...new Set(Object.values(rows).map(([asset]) => asset))];
let empty = 0;
for (const asset of assets) {
  const { body, box } = artworkOf(asset);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${body}</svg>`;
  const drawn = SIZES_PX.every((sidePx) => {
    const { data } = rasterizeSvg(svg, { widthPx: sidePx, heightPx: sidePx });
    return data.some((value, i) => i % 4 === 3 && value > 0);
  });
  if (!drawn) {
    empty += 1;
    console.log(`${asset} is empty`);
  }
}
console.log(`${assets.length} assets, ${empty} empty`);

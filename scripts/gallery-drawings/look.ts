import { draw, specOf } from './draw';
import { writeSheet, type Tile } from './sheet';

/** `npx tsx scripts/gallery-drawings/look.ts out.webp "a fox, stained glass style" "…"`: prompts in the looks they name, plain and as a vector. */

const MODELS = ['svcv4_1', 'svcv4_1_vector'];
const SEED = 3;

const [out, ...prompts] = process.argv.slice(2);
if (out === undefined || prompts.length === 0) throw new Error('Name a file and a prompt');
const tiles: Tile[] = [];
for (const prompt of prompts)
  for (const modelId of MODELS) {
    const { png, ms } = await draw(specOf({ prompt, modelId }, SEED));
    console.log(`${ms} ms`, modelId, prompt);
    tiles.push({ png, caption: `${prompt} (${modelId})` });
  }
await writeSheet(tiles, out, { sidePx: 560, columns: 2, quality: 84 });

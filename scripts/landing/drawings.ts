import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { DRAWN, DRAWN_PX } from '../../components/landing/drawn.data';
import { draw, specOf } from '../gallery-drawings/draw';

/** `npx tsx scripts/landing/drawings.ts`: draws the examples of the front page, each at its first try. */

const FOLDER = 'public/landing';
const MODEL = 'svcv4_1';
const SEED = 1;
const QUALITY = 80;

mkdirSync(FOLDER, { recursive: true });
for (const { name, prompt } of DRAWN) {
  const { drawing, png, ms } = await draw(specOf({ prompt, modelId: MODEL }, SEED));
  const file = `${FOLDER}/${name}.webp`;
  await sharp(png).resize({ width: DRAWN_PX }).webp({ quality: QUALITY }).toFile(file);
  const { notDrawn } = drawing.report;
  console.log(file, `${ms} ms`, notDrawn.length > 0 ? `not drawn: ${notDrawn.join(', ')}` : '');
}

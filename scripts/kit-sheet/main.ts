import { writeFileSync } from 'node:fs';
import { CONCEPTS } from '../../lib/composer/concepts';
import { ACTORS, PARTS_BY_CATEGORY } from '../../lib/composer/kit';
import { POSES, type ActorPose } from '../../lib/composer/kit/actor';
import { createPen, Definitions, type Pen } from '../../lib/composer/kit/pen';
import type { KitDrawing } from '../../lib/composer/kit/part';
import { HOUSE } from '../../lib/composer/palette/house';
import { rasterizeSvg } from '../../lib/imaging/svg/rasterize';
import { circle, placed, rectangle } from '../../lib/svg/markup';
import sharp from 'sharp';

/**
 * `npm run gallery:kit -- food out.png [word …]`: a sheet of what the kit draws of one category, each
 * concept once (and each part that no concept names, with its defaults), for looking at while drawing.
 * `people` and `animals` show each actor in each of its poses; `--anchors` marks the anchors.
 */
const CELL_PX = 300;
const MARGIN_PX = 26;
const COLUMNS = 6;
const ACCENTS: Pen['accents'] = [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy];

interface Cell {
  label: string;
  draw(pen: Pen): KitDrawing;
}

function partCells(category: string): Cell[] {
  const parts = PARTS_BY_CATEGORY[category] ?? [];
  return parts.flatMap((part) => {
    const named = CONCEPTS.filter((concept) => concept.part === part.id);
    const entries = named.length > 0 ? named : [{ id: part.id, parameters: {} }];
    return entries.map(({ id, parameters = {} }) => ({
      label: id,
      draw: (pen: Pen) => part.draw(parameters, pen),
    }));
  });
}

function actorCells(words: readonly string[]): Cell[] {
  return ACTORS.flatMap((actor) => {
    const named = CONCEPTS.filter((concept) => concept.part === actor.id);
    const entries = named.length > 0 ? named : [{ id: actor.id, parameters: {} }];
    return entries.flatMap(({ id, parameters = {} }) =>
      POSES.filter((pose) => actor.poses.includes(pose)).map((pose): Cell => {
        const asked: ActorPose = { pose, ...(pose === 'sit' ? { seatCm: 45 } : {}) };
        return {
          label: `${id} ${pose}`,
          draw: (pen) => actor.drawActor(parameters, asked, pen),
        };
      }),
    );
  }).filter(({ label }) => words.length === 0 || words.some((word) => label.includes(word)));
}

function drawnCell({ label, draw }: Cell, index: number, definitions: Definitions, marks: boolean) {
  const probe = (pxPerCm: number) =>
    draw(createPen({ definitions, seed: 7, label, pxPerCm, accents: ACCENTS }));
  const { box } = probe(1);
  const inner = CELL_PX - 2 * MARGIN_PX;
  const scale = inner / Math.max(box.right - box.left, box.bottom - box.top, 0.01);
  const { svg, front = '', anchors } = probe(scale);
  const dots = marks
    ? Object.values(anchors)
        .map(({ at }) => circle(at, 4 / scale, '#ff00c8'))
        .join('')
    : '';
  const left = (index % COLUMNS) * CELL_PX;
  const top = Math.floor(index / COLUMNS) * CELL_PX;
  const middle = (box.left + box.right) / 2;
  return placed(svg + front + dots, {
    at: [left + CELL_PX / 2 - middle * scale, top + CELL_PX - MARGIN_PX - box.bottom * scale],
    scaleX: scale,
  });
}

async function main(): Promise<void> {
  const [category = 'food', out = 'kit.png', ...rest] = process.argv.slice(2);
  const words = rest.filter((word) => !word.startsWith('--'));
  const wanted = ['people', 'animals'].includes(category)
    ? actorCells(words)
    : partCells(category).filter(
        ({ label }) => words.length === 0 || words.some((word) => label.includes(word)),
      );
  const definitions = new Definitions('k');
  const cells = wanted.map((cell, index) =>
    drawnCell(cell, index, definitions, rest.includes('--anchors')),
  );
  const width = COLUMNS * CELL_PX;
  const height = Math.max(1, Math.ceil(cells.length / COLUMNS)) * CELL_PX;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.markup}</defs>${rectangle([0, 0], width, height, '#e9eef8')}${cells.join('')}</svg>`;
  const pixels = rasterizeSvg(svg, { widthPx: width, heightPx: height });
  await sharp(pixels.data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(out);
  writeFileSync(out.replace(/\.png$/, '.svg'), svg);
  console.log(wanted.map(({ label }, index) => `${index + 1} ${label}`).join('  '));
}

await main();

import { createRandom } from '@/lib/random/random';
import { path, rectangle } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { Scene } from './arrange/compose-scene';
import { edgesIn } from './arrange/item';
import type { IllustrationRequest } from './illustration';
import { HOUSE } from './palette/house';
import type { PaintedLayer } from './paint/paint-scene';
import { placeLine, sizeForAll } from './templates/design/type';
import { voiceOf } from './templates/design/voice';

/** The name of a product stands on its pack: words of a prompt on the label that a bottle, a box or a bag has. */

/** Letters that a label takes in one line, and lines. */
const PER_LINE = 10;
const MOST_LINES = 3;
/** Of the label's width: its lines, their height, and the space about them. */
const LINE = { width: 0.82, cap: 0.3, pitch: 1.35 } as const;
const PATCH = { width: 1.14, least: 0.52, most: 0.46, around: 0.22, radius: 0.05 } as const;

/** Words in lines of about the same length. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= PER_LINE)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const areaOf = (edges: ReturnType<typeof edgesIn>) =>
  (edges.right - edges.left) * (edges.bottom - edges.top);

/** Whether words fit on a pack at all: a sentence is a title. */
export function isPackName(name: string | undefined): name is string {
  return name !== undefined && linesOf(name).length <= MOST_LINES;
}

/** The label with its words, to be painted over the largest thing that has one; nothing where none has. */
export function packNameOf(
  { spots }: Scene,
  { brief, prompt, seed, variant }: IllustrationRequest,
): PaintedLayer | undefined {
  const [name] = brief.lettering;
  const [pack] = spots
    .filter(({ drawing }) => drawing.anchors.label?.spanCm !== undefined)
    .sort((a, b) => areaOf(edgesIn(b.spot)) - areaOf(edgesIn(a.spot)));
  const { at, spanCm } = pack?.drawing.anchors.label ?? {};
  if (!pack || !at || spanCm === undefined || !isPackName(name)) return undefined;
  const { spot } = pack;
  const { x, y, pxPerCm, mirrored } = spot;
  const middle: Point = [x + at[0] * pxPerCm * (mirrored ? -1 : 1), y + at[1] * pxPerCm];
  const { top, bottom } = edgesIn(spot);
  const voice = voiceOf({ brief, random: createRandom(seed, `${prompt} pack`), variant });
  const lines = linesOf(voice.isUpper ? name.toUpperCase() : name);
  const width = spanCm * pxPerCm * PATCH.width;
  const room = (bottom - top) * PATCH.most;
  const face = voice.display;
  const most = Math.min(width * LINE.cap, room / (lines.length * LINE.pitch + PATCH.around * 2));
  const sizePx = sizeForAll(lines, width * LINE.width, { face, sizePx: most });
  const height = Math.min(
    room,
    Math.max(width * PATCH.least, sizePx * (lines.length * LINE.pitch + PATCH.around)),
  );
  const words = lines.map((line, index) => {
    const down = (index - (lines.length - 1) / 2) * sizePx * LINE.pitch * 0.86;
    return placeLine(line, [middle[0], middle[1] + down], {
      face,
      sizePx,
      align: 'center',
      middle: true,
    }).pathData;
  });
  const left = middle[0] - width / 2;
  const upper = middle[1] - height / 2;
  const rule = (share: number) =>
    rectangle(
      [left + width * 0.08, upper + height * share],
      width * 0.84,
      height * 0.03,
      HOUSE.gold,
    );
  const svg =
    rectangle([left, upper], width, height, HOUSE.paper, { radius: width * PATCH.radius }) +
    rectangle([left + width * 0.72, upper], width * 0.28, height, HOUSE.ink, {
      radius: width * PATCH.radius,
      opacity: 0.06,
    }) +
    rule(0.05) +
    rule(0.92) +
    path(words.join(''), HOUSE.ink);
  return { id: 'pack-name', role: 'lettering', depth: spot.depth, svg };
}

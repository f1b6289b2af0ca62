import type { Hex } from '@/lib/color/hex';
import { line, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { heightOf, type Point, times, unionOf, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { darker } from '../palette/tones';
import { flattened, moved } from './assemble';

/** What hangs from a rope, a chain or a thread: no coil of it lies anywhere, it comes down out of the picture. */

interface LineLook {
  color: Hex;
  /** Of the height of what hangs on it, how thick it is. */
  thick: number;
  isChain?: true;
}

const LOOKS: Readonly<Record<string, LineLook>> = {
  rope: { color: '#a9793f', thick: 0.03 },
  lasso: { color: '#a9793f', thick: 0.03 },
  chains: { color: '#8a93a3', thick: 0.05, isChain: true },
  thread: { color: '#6d6a7a', thick: 0.009 },
  yarn: { color: '#c9584f', thick: 0.014 },
  cable: { color: '#2b2f45', thick: 0.02 },
  ribbon: { color: '#d9413b', thick: 0.035 },
};

/** Of the height of what hangs: how much of the line is in the frame at least, how far on it goes, and the air below. */
const LENGTH = { seen: 0.55, all: 5, air: 0.22 } as const;
/** Of its thickness, how long a link of a chain is. */
const LINK = 1.9;

/** A line up from a point: strands, or links of which every other one is seen from its edge. */
function lineUp([x, y]: Point, length: number, thick: number, look: LineLook): string {
  if (!look.isChain) {
    const points: Point[] = [
      [x, y],
      [x, y - length],
    ];
    return (
      line(points, darker(look.color, 0.25), thick * 1.3) + line(points, look.color, thick * 0.8)
    );
  }
  const step = thick * LINK * 1.45;
  const high = thick * LINK * 0.9;
  return times(Math.ceil(length / step), (index) => {
    const wide = index % 2 ? thick * 0.2 : thick * 0.62;
    const [left, middle] = [x - wide, y - step * (index + 0.4)].map(number);
    const half = `${number(wide)} ${number(high)} 0 1 1`;
    return stroke(
      `M${left} ${middle}a${half} ${number(wide * 2)} 0a${half} ${number(-wide * 2)} 0`,
      look.color,
      thick * 0.36,
    );
  }).join('');
}

/** Things side by side, each at the end of a line that comes from above; none where that is no line. */
export function onLine(
  conceptId: string,
  elementId: string,
  items: readonly KitDrawing[],
): KitDrawing | undefined {
  const look = LOOKS[conceptId];
  const [first] = items;
  if (!look || !first) return undefined;
  const tall = Math.max(...items.map(({ box }) => heightOf(box)));
  const wide = Math.max(...items.map(({ box }) => widthOf(box)));
  const hung = items.map((item, index) => {
    const { left, right, bottom } = item.box;
    const x = (index - (items.length - 1) / 2) * wide * 1.15 - (left + right) / 2;
    return moved(flattened(item), { at: [x, -bottom - tall * LENGTH.air] });
  });
  const lines = hung.map(({ box, anchors }) => {
    const at = anchors.top?.at ?? anchors.grip?.at;
    const x = (box.left + box.right) / 2;
    const y = at && Math.abs(at[0] - x) < widthOf(box) * 0.1 ? Math.min(at[1], box.top) : box.top;
    return lineUp([x, y + tall * 0.02], tall * LENGTH.all, tall * look.thick, look);
  });
  const box = unionOf(hung.map((one) => one.box));
  return {
    svg: `<g data-e="${elementId}">${lines.join('')}</g>` + hung.map(({ svg }) => svg).join(''),
    box: { ...box, top: box.top - tall * LENGTH.seen, bottom: 0 },
    anchors: {},
  };
}

import { mix } from '@/lib/color/hex';
import { circle, line } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { Design } from './design/design';
import { inset } from './design/frame';
import { isDark } from './design/ink';
import { sizeForAll } from './design/type';
import type { Diagram, Label } from './diagrams/diagram';
import { type Parts, put } from './labelled-layouts';

const FACE = 'poppinsSemiBold';
/** From here on a subject is broader than its page, and names beside it would make it small. */
const BROAD = 1.25;

export function isBroader(
  { extent: [wide, high] = [1, 1] }: Diagram,
  { width, height }: Design,
): boolean {
  return wide / high > BROAD && wide / high > (width / height) * 0.9;
}

interface Row {
  labels: readonly { label: Label; anchor: Point }[];
  y: number;
  /** Towards the picture. */
  toward: 1 | -1;
}

/** Names side by side, every second one a line further out where they are many. */
function row({ design, request, frame }: Parts, { labels, y, toward }: Row): void {
  const { palette } = request;
  const ordered = [...labels].sort((a, b) => a.anchor[0] - b.anchor[0]);
  const step = frame.width / ordered.length;
  const isStaggered = ordered.length > 4;
  const names = ordered.map(({ label }) => label.name);
  const room = step * (isStaggered ? 1.8 : 0.94);
  const sizePx = sizeForAll(names, room, { face: FACE, sizePx: design.px(34) });
  const tone = mix(isDark(palette.ground) ? '#ffffff' : palette.ink, palette.ground, 0.15);
  ordered.forEach(({ label, anchor }, index) => {
    const half = design.px(10) + label.name.length * sizePx * 0.28;
    const middle = frame.x + step * (index + 0.5);
    const x = Math.min(frame.x + frame.width - half, Math.max(frame.x + half, middle));
    const own = y - (isStaggered && index % 2 === 1 ? toward * sizePx * 1.9 : 0);
    const foot = own + toward * sizePx * 0.9;
    design.addArt(
      line([[x, foot], anchor], tone, design.px(2.5)),
      circle(anchor, design.px(8), '#ffffff'),
      circle(anchor, design.px(5), tone),
    );
    design.text(label.name, [x, own], {
      face: FACE,
      sizePx,
      align: 'center',
      middle: true,
      maxWidthPx: room,
      fill: palette.ink,
      on: palette.ground,
    });
  });
}

/** A broad subject over the whole page, the names of its upper parts above and of its lower ones below it. */
export function aboveAndBelow(parts: Parts): void {
  const { design, diagram, frame } = parts;
  const band = Math.min(frame.height * 0.2, design.px(160));
  const at = put(parts, inset(frame, design.px(6), band));
  design.tell('labels', 'leader lines', ...diagram.labels.map(({ name }) => name));
  const all = diagram.labels.map((label) => ({ label, anchor: at(label.at) }));
  const byHeight = [...all].sort((a, b) => a.anchor[1] - b.anchor[1]);
  const cut = Math.ceil(byHeight.length / 2);
  const [, high = 500] = diagram.extent ?? [];
  const [top, bottom] = [at([0, -high])[1], at([0, high])[1]];
  const air = design.px(86);
  row(parts, { labels: byHeight.slice(0, cut), y: top - air, toward: 1 });
  row(parts, { labels: byHeight.slice(cut), y: bottom + air, toward: -1 });
}

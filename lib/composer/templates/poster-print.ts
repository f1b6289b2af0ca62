import { mix } from '@/lib/color/hex';
import { circle, rectangle } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { headline } from './design/headline';
import { accentOf, inkOn, isDark } from './design/ink';
import { ringText } from './design/ring-text';
import { smallLines, titleOptions } from './poster-layouts';
import { type PosterParts, subject } from './poster-subject';

/** Longest title that is bent over the picture; longer ones stand below it. */
const MOST_BENT = 22;
const STRIPES = 6;

/** A print on cloth: the subject before a setting sun that dissolves in stripes, its words bent over it. */
export function print(parts: PosterParts): void {
  const { design, request, title, lines } = parts;
  const { palette } = request;
  const [w, h, s] = [design.width, design.height, design.shortSide];
  const cloth = isDark(palette.ground) ? palette.ground : mix(palette.ink, '#000000', 0.25);
  design.fillGround(cloth);
  const isBent = title !== undefined && title.length <= MOST_BENT;
  const radius = s * (title === undefined ? 0.37 : 0.3);
  const center: Point = [w / 2, h / 2 + (isBent ? s * 0.06 : title === undefined ? 0 : -s * 0.08)];
  design.addGround(
    circle(center, radius, accentOf(palette, 1)),
    circle(center, radius * 0.8, mix(accentOf(palette, 1), accentOf(palette, 0), 0.45)),
    ...times(STRIPES, (index) =>
      rectangle(
        [center[0] - radius, center[1] + radius * (0.16 + index * 0.14)],
        radius * 2,
        radius * (0.02 + index * 0.012),
        cloth,
      ),
    ),
  );
  const ground = accentOf(palette, 1);
  const side = radius * 1.86;
  subject(
    parts,
    { x: center[0] - side / 2, y: center[1] - side * 0.52, width: side, height: side },
    ground,
    0.42,
  );
  const ink = inkOn(cloth, palette);
  if (title !== undefined && isBent)
    ringText(design, title, {
      center,
      radius: radius * 1.24,
      capPx: s * 0.075,
      maxSpanDegrees: 170,
      fill: ink,
      on: cloth,
    });
  else if (title !== undefined)
    headline(
      design,
      title,
      { x: w * 0.14, y: center[1] + radius * 1.14, width: w * 0.72, height: h * 0.2 },
      titleOptions(parts, cloth, 'center', accentOf(palette, 1)),
    );
  if (lines.length > 0)
    smallLines(
      { ...parts, lines: lines.slice(0, 2) },
      [w / 2, h - s * 0.13],
      w * 0.7,
      cloth,
      'center',
    );
}

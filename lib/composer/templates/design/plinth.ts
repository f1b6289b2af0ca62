import { mix } from '@/lib/color/hex';
import { ellipse, path } from '@/lib/svg/markup';
import { conceptOf } from '../../concepts';
import type { TemplateRequest } from '../template';
import type { Frame } from './frame';
import { isGoods } from './goods';
import type { Group } from './group';
import { accentOf, isDark } from './ink';

/**
 * Low things alone on a page that stands would lie at its foot and leave the rest of it empty: they are shown on a
 * round plinth, as shops show their goods.
 */

/** Of their frame's height: things that are lower than this need one, and how high it is at most. */
const LOW = 0.52;
const MOST = 0.34;
/** Of the frame's height, what stays free over the things. */
const HEADROOM = 0.1;
/** A frame flatter than this, height to width, is filled by low things. */
const FLAT_RATIO = 0.55;
/** The top: how much wider than the things, and how flat it is seen. */
const WIDER = 1.08;
const SEEN = 0.09;

const isLifeless = ({ brief }: TemplateRequest) =>
  brief.elements.length > 0 &&
  brief.elements.every((one) => isGoods(one) || conceptOf(one.concept ?? '')?.kind === 'vehicle');

/** A group raised on a plinth whose foot is the frame's; nothing where it is high enough by itself. */
export function onPlinth(
  request: TemplateRequest,
  { svg, box }: Pick<Group, 'svg' | 'box'>,
  frame: Frame,
  ground: string,
): Pick<Group, 'svg' | 'box'> | undefined {
  const isLow = box.height < frame.height * LOW && frame.height > frame.width * FLAT_RATIO;
  if (!isLow || !isLifeless(request)) return undefined;
  const { palette } = request;
  const rise = Math.min(frame.height * MOST, frame.height * (1 - HEADROOM) - box.height);
  const rx = Math.min(box.width * WIDER, frame.width * 1.04) / 2;
  const ry = rx * SEEN;
  const [x, foot] = [box.x + box.width / 2, box.y + box.height];
  const top = foot - rise;
  const body = mix(ground, isDark(ground) ? '#ffffff' : accentOf(palette, 1), 0.34);
  const side = mix(body, palette.ink, isDark(ground) ? 0.3 : 0.1);
  const drum = `M${x - rx} ${top}V${foot}H${x + rx}V${top}Z`;
  const shade = `M${x + rx * 0.42} ${top}V${foot}H${x + rx}V${top}Z`;
  const plinth =
    path(drum, side) +
    path(shade, mix(side, palette.ink, 0.08)) +
    ellipse([x, top], rx, ry, mix(body, '#ffffff', 0.5));
  const lift = rise - ry * 0.3;
  return {
    svg: `${plinth}<g transform="translate(0 ${(-lift).toFixed(2)})">${svg}</g>`,
    box: { ...box, y: box.y - lift, height: box.height + lift },
  };
}

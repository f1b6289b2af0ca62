import { path, placed, stroke } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import type { Frame } from '../design/frame';
import type { IconLook } from '../icons/icon-art';
import { MARK_HOSTS } from './hosts.data';

/** Shapes of marks that have room in them: a shield, a cup, a leaf. */
export interface MarkHost {
  outline: string;
  /** Strokes that belong to it: a handle, steam. */
  strokes: readonly string[];
  /** Lines within its surface. */
  cuts: readonly string[];
  /** What it can carry, on its grid of 24: the middle and the side of a square. */
  field: { center: Point; side: number; isOpen: boolean };
  /** How much wider it is than high where two things stand in it. */
  wide: number;
}

const GRID = 24;

const hosts = new Map<string, MarkHost>();
for (const row of MARK_HOSTS.trim().split('\n')) {
  const [words = '', field = '', outline = '', ...lines] = row.split('|').map((one) => one.trim());
  const [x = 12, y = 12, side = 9, wide] = field.split(' ').map(Number);
  const host: MarkHost = {
    outline,
    strokes: lines.filter((one) => !one.startsWith('-')),
    cuts: lines.filter((one) => one.startsWith('-')).map((one) => one.slice(1).trim()),
    field: { center: [x, y], side, isOpen: field.endsWith('~') },
    wide: wide && !Number.isNaN(wide) ? wide : 1.24,
  };
  for (const word of words.split(',')) hosts.set(word, host);
}

/** The shape of a word or of its singular. */
export function hostNamed(phrase: string): MarkHost | undefined {
  const whole = phrase.toLowerCase().replace(/^(?:an?|the) /, '');
  return hosts.get(whole) ?? hosts.get(whole.replace(/s$/, ''));
}

/** The shape of a thing by what it is called, or by what it is: of a `green shield` the shield. */
export function hostOf({ phrase, concept }: BriefElement): MarkHost | undefined {
  const last = phrase.split(' ').at(-1) ?? '';
  return (
    hostNamed(phrase) ??
    hostNamed((concept ?? '').replace(/-/g, ' ')) ??
    (concept === undefined ? hostNamed(last) : undefined)
  );
}

/** The shape in a square of the picture, in the look of the other signs. */
export function hostArt(host: MarkHost, { x, y, width: side }: Frame, look: IconLook): string {
  const scale = side / GRID;
  const width = look.strokePx / scale;
  const lines = host.strokes.map((data) => stroke(data, look.ink, width)).join('');
  const cut = host.cuts
    .map((data) => stroke(data, look.style === 'solid' ? look.ground : look.ink, width * 0.9))
    .join('');
  const body =
    look.style === 'solid'
      ? path(host.outline, look.ink) + stroke(host.outline, look.ink, 0.6)
      : (look.style === 'duotone' ? path(host.outline, look.warm) : '') +
        stroke(host.outline, look.ink, width);
  return placed(lines + body + cut, { at: [x, y], scaleX: scale });
}

/** Where a shape in a square has room, in pixels. */
export function fieldOf({ field }: MarkHost, { x, y, width: side }: Frame): Frame {
  const scale = side / GRID;
  const size = field.side * scale;
  return {
    x: x + field.center[0] * scale - size / 2,
    y: y + field.center[1] * scale - size / 2,
    width: size,
    height: size,
  };
}

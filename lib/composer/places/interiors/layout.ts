import type { Random } from '@/lib/random/random';
import type { Stage } from '../place';
import type { Fixture } from './fixture';
import type { RoomSpec } from './room-spec';

/** Where a room's fixtures go: large ones to the sides, what hangs in the gaps, open floor at the middle. */
export interface Standing {
  fixture: Fixture;
  xPx: number;
  /** Height of its lower edge above the floor. */
  upCm: number;
}

interface LayoutOptions {
  spec: RoomSpec;
  stage: Stage;
  scale: number;
  floorPx: number;
  random: Random;
}

interface Span {
  left: number;
  right: number;
}

const overlaps = (a: Span, b: Span) => a.left < b.right && b.left < a.right;
const MARGIN_CM = 14;
/** From this width on a wall item leads the room. */
const LEAD_CM = 180;
/** Of the height of what leads the wall, what may be behind things that stand before it. */
const LEAD_SEEN = 0.42;
/** How far fixtures reach behind the main things, as shares of their width: the most telling one stands behind them where it must. */
const REACH = { first: Infinity, low: 0.5, other: 0.3 } as const;
const LOW_CM = 125;
/** Of a fixture's width, what may be before the last of the other side. */
const OVERLAP = 0.08;
const MOST_STANDING = 5;

/** Whether something that stands covers more than an edge of what hangs. */
function hides(fixture: Fixture, span: Span, lead: Standing, scale: number): boolean {
  if (fixture.heightCm < lead.upCm + lead.fixture.heightCm * LEAD_SEEN) return false;
  const inset = lead.fixture.widthCm * scale * 0.42;
  return overlaps(span, { left: lead.xPx - inset, right: lead.xPx + inset });
}

/** Starts for an item of a width: from the left edge inwards or from the right. */
function sideSpan(fromLeft: boolean, edgePx: number, widthPx: number, scale: number): Span {
  const gap = MARGIN_CM * scale;
  return fromLeft
    ? { left: edgePx + gap, right: edgePx + gap + widthPx }
    : { left: edgePx - gap - widthPx, right: edgePx - gap };
}

/** The wall's first item, where it is a large one that tells the room: a blackboard. */
function leadItem({ spec, stage, scale, random }: LayoutOptions): Standing | undefined {
  const [fixture] = spec.hung;
  if (fixture === undefined || fixture.widthCm < LEAD_CM) return undefined;
  const half = (fixture.widthCm / 2) * scale;
  const aside = random.between(0.1, 0.24) * stage.widthPx * (stage.focusX > 0.5 ? -1 : 1);
  const most = Math.max(0, stage.widthPx / 2 - half * 0.8);
  const shift = Math.max(
    -most,
    Math.min(most, stage.focusX * stage.widthPx + aside - stage.widthPx / 2),
  );
  return { fixture, xPx: stage.widthPx / 2 + shift, upCm: fixture.hangsCm ?? 100 };
}

function reachOf({ heightCm }: Fixture, isFirst: boolean): number {
  return isFirst ? REACH.first : heightCm < LOW_CM ? REACH.low : REACH.other;
}

function placeStanding(
  { spec, stage, scale, random }: LayoutOptions,
  lead: Standing | undefined,
): Standing[] {
  const { widthPx, focusX } = stage;
  const isEmpty = stage.things?.size === 0;
  const kept = Math.min(0.3, (90 * scale) / widthPx);
  const focus: Span = { left: (focusX - kept / 2) * widthPx, right: (focusX + kept / 2) * widthPx };
  let [left, right] = [-MARGIN_CM * scale, widthPx + MARGIN_CM * scale];
  let isLeft = focusX > 0.55 || (focusX > 0.45 && random.chance(0.5));
  const placed: Standing[] = [];
  for (const fixture of spec.standing) {
    const width = fixture.widthCm * scale;
    for (const side of [isLeft, !isLeft]) {
      const span = sideSpan(side, side ? left : right, width, scale);
      // The first, most telling one may reach behind the main things; the others leave them room.
      const into = side ? span.right - focus.left : focus.right - span.left;
      if (!isEmpty && into > width * reachOf(fixture, placed.length === 0)) continue;
      const over = side ? span.right - right : left - span.left;
      if (placed.length > 0 && over > width * OVERLAP) continue;
      if (span.left >= right || span.right <= left) continue;
      if (lead && hides(fixture, span, lead, scale)) continue;
      placed.push({ fixture, xPx: (span.left + span.right) / 2, upCm: 0 });
      if (side) left = span.right;
      else right = span.left;
      break;
    }
    isLeft = !isLeft;
    if (placed.length >= MOST_STANDING) break;
  }
  return placed;
}

/** What hangs: over open wall first, over low fixtures next. */
function placeHung(
  options: LayoutOptions,
  standing: readonly Standing[],
  lead: Standing | undefined,
): Standing[] {
  const { spec, stage, scale, floorPx, random } = options;
  const taken: (Span & { topCm: number })[] = standing.map(({ fixture, xPx }) => ({
    left: xPx - (fixture.widthCm / 2) * scale,
    right: xPx + (fixture.widthCm / 2) * scale,
    topCm: fixture.heightCm,
  }));
  const placed: Standing[] = lead ? [lead] : [];
  if (lead) {
    const half = (lead.fixture.widthCm / 2) * scale;
    taken.push({ left: lead.xPx - half, right: lead.xPx + half, topCm: 400 });
  }
  for (const fixture of spec.hung.slice(placed.length)) {
    const width = fixture.widthCm * scale;
    const upCm = fixture.hangsCm ?? 130;
    const starts = [0.5, 0.26, 0.74, 0.16, 0.84, 0.38, 0.62]
      .map((share) => (random.chance(0.5) ? share : 1 - share))
      .map((share) => share * stage.widthPx);
    const found = starts.find((x) => {
      const span = { left: x - width / 2 - 8 * scale, right: x + width / 2 + 8 * scale };
      const isInside = span.left > -width * 0.25 && span.right < stage.widthPx + width * 0.25;
      const topPx = floorPx - (upCm + fixture.heightCm) * scale;
      return (
        isInside &&
        topPx > -fixture.heightCm * scale * 0.3 &&
        taken.every((other) => !overlaps(span, other) || other.topCm + 10 < upCm)
      );
    });
    if (found === undefined) continue;
    placed.push({ fixture, xPx: found, upCm });
    taken.push({ left: found - width / 2, right: found + width / 2, topCm: 400 });
    if (placed.length >= 3) break;
  }
  return placed;
}

export function layoutRoom(options: LayoutOptions): { standing: Standing[]; hung: Standing[] } {
  const lead = leadItem(options);
  const standing = placeStanding(options, lead);
  return { standing, hung: placeHung(options, standing, lead) };
}

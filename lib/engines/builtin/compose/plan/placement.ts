import { conceptOf } from '../lexicon/lexicon';
import type { Random } from '@/lib/random/random';
import type { SceneDescription } from '../understand/description';
import { buildClusters, type Cluster } from './clusters';
import { ENVIRONMENT_GEOMETRY } from './environments.data';
import { placeHero } from './hero';
import {
  HERO_LAYOUTS,
  LAYOUT_BOXES,
  PORTRAIT_BOX,
  STAGED_LAYOUTS,
  type LayoutBox,
} from './layouts.data';
import type { PlacedSubject, ScenePlan, Support } from './scene-plan';

type Frame = Omit<ScenePlan, 'subjects' | 'leads'>;

/** Share of the width that a row of subjects may fill. */
const ROW_FILL = 0.88;
const CAMERA_SCALE = { 'close-up': 1.65, wide: 0.6, above: 0.9, low: 1.15 } as const;

/**
 * Puts every subject somewhere: related things are joined into clusters first, then the clusters are
 * stood in rows on the ground, or floated, or hung in the sky, each by where it belongs.
 */
export function placeSubjects(
  description: SceneDescription,
  frame: Frame,
  random: Random,
): PlacedSubject[] {
  const clusters = buildClusters(description, random);
  const portrait =
    frame.layout === 'character' && frame.camera === 'close-up' && clusters.length === 1;
  const box = portrait ? PORTRAIT_BOX : LAYOUT_BOXES[frame.layout];
  const staged = STAGED_LAYOUTS.has(frame.layout) && frame.environment !== 'studio';
  if (box && !staged)
    return HERO_LAYOUTS.has(frame.layout)
      ? placeHero(clusters, frame, box)
      : placeInBox(clusters, frame, box);
  const geometry = ENVIRONMENT_GEOMETRY[frame.environment];
  const unitPx = Math.min(frame.widthPx, frame.heightPx);
  const camera = frame.camera ? CAMERA_SCALE[frame.camera] : 1;
  const stacked = clusters.some((cluster) =>
    cluster.members.some((member) => member.base > cluster.height * 0.3),
  );
  const tall = Math.max(1, Math.min(1.25, (frame.heightPx / frame.widthPx) ** 0.4));
  const wanted = camera * frame.viewScale * tall * (stacked ? 1.55 : 1);
  const focalPx = unitPx * geometry.focal * Math.min(wanted, (0.78 * tall) / geometry.focal);
  const floats = (cluster: Cluster) =>
    geometry.floating || cluster.habitat === 'air' || cluster.habitat === 'sky';
  const standing = clusters.filter((cluster) => !floats(cluster));
  const floating = clusters.filter(floats);
  const tallest = Math.max(...clusters.map((cluster) => cluster.height), 0.001);
  const scalePx = focalPx / tallest;
  const ashore = frame.environment === 'lake' ? standing.filter(isOfTheLand) : [];
  const inPlace = standing.filter((cluster) => !ashore.includes(cluster));
  if (areTrees(inPlace) && floating.length === 0) return placeFlanking(inPlace, frame, random);
  const inFront = inPlace.filter((cluster) => !isBackground(cluster));
  const split =
    inFront.length > 0 && inFront.length < inPlace.length && geometry.support === 'ground';
  const behind = split ? inPlace.filter(isBackground) : [];
  // One before one: they step apart, so that neither hides the other.
  const apart = split && inFront.length === 1 && behind.length === 1 ? APART : undefined;
  const front = apart ? { ...frame, viewShift: apart } : frame;
  const back = apart ? { ...frame, viewShift: -apart * 0.8 } : frame;
  const frontPx = split ? frontScale(inFront, frame, scalePx) : scalePx;
  return [
    ...placeBehind(behind, back, random),
    ...placeRows(split ? inFront : inPlace, front, frontPx, random),
    ...placeAshore(ashore, frame, scalePx, random),
    ...placeFloating(floating, frame, scalePx, standing.length > 0, random),
  ].sort((a, b) => a.depth - b.depth);
}

/** Buildings and trees by themselves make the middle distance; people and animals stand before them. */
function isBackground({ members }: Cluster): boolean {
  return members.every(({ subject }) => {
    const { kind, heightM } = conceptOf(subject.concept);
    return (kind === 'building' && heightM > 2) || (kind === 'plant' && heightM > 3);
  });
}

const BEHIND_HEIGHT = 0.42;
/** How far two that stand before each other step aside, as a share of the width. */
const APART = 0.17;

/** Where trees without anybody between them stand, and how high: framing the view, the last far off. */
const FLANKS = [
  { x: 0.13, height: 0.56, depth: 0.95 },
  { x: 0.87, height: 0.48, depth: 0.9 },
  { x: 0.3, height: 0.3, depth: 0.5 },
  { x: 0.72, height: 0.26, depth: 0.45 },
  { x: 0.56, height: 0.2, depth: 0.3 },
] as const;

function areTrees(clusters: readonly Cluster[]): boolean {
  return (
    clusters.length > 1 &&
    clusters.length <= FLANKS.length &&
    clusters.every(({ members }) =>
      members.every(({ subject }) => {
        const { kind, heightM } = conceptOf(subject.concept);
        return kind === 'plant' && heightM > 3;
      }),
    )
  );
}

function placeFlanking(clusters: Cluster[], frame: Frame, random: Random): PlacedSubject[] {
  const { far, near } = ENVIRONMENT_GEOMETRY[frame.environment];
  const unitPx = Math.min(frame.widthPx, frame.heightPx);
  return clusters.flatMap((cluster, index) => {
    const flank = FLANKS[index] ?? FLANKS[0];
    const scale = (unitPx * flank.height * random.between(0.92, 1.06)) / cluster.height;
    const x = (flank.x + random.between(-0.03, 0.03)) * frame.widthPx;
    const y = (far - 0.04 + (near + 0.06 - far) * flank.depth) * frame.heightPx;
    return membersAt(cluster, frame, x, y, flank.depth, scale);
  });
}

/** Those in front are sized among themselves: a barn does not shrink its cows. */
function frontScale(clusters: Cluster[], frame: Frame, scalePx: number): number {
  const tallest = Math.max(...clusters.map(({ height }) => height));
  const unitPx = Math.min(frame.widthPx, frame.heightPx);
  const crowd = clusters.length > 2 ? 0.24 : 0.3;
  return Math.max(scalePx, (unitPx * crowd * frame.viewScale) / tallest);
}

function placeBehind(clusters: Cluster[], frame: Frame, random: Random): PlacedSubject[] {
  if (clusters.length === 0) return [];
  const geometry = ENVIRONMENT_GEOMETRY[frame.environment];
  const unitPx = Math.min(frame.widthPx, frame.heightPx);
  const tallest = Math.max(...clusters.map(({ height }) => height));
  const baseY = (geometry.far - 0.045) * frame.heightPx;
  return placeRow(clusters, frame, baseY, 0.3, (unitPx * BEHIND_HEIGHT) / tallest, 0, random);
}

/** Framed subjects are told apart by shape more than by size: each moves towards the same area. */
function evenOut(cluster: Cluster): void {
  const factor = Math.sqrt(cluster.width * cluster.height) ** -0.75;
  for (const member of cluster.members) {
    member.x *= factor;
    member.base *= factor;
    member.width *= factor;
    member.height *= factor;
  }
  cluster.left *= factor;
  cluster.right *= factor;
  cluster.width *= factor;
  cluster.height *= factor;
}

const WATERFOWL = new Set([
  'duck',
  'swan',
  'goose',
  'flamingo',
  'frog',
  'otter',
  'seal',
  'beaver',
  'crocodile',
  'hippopotamus',
  'lily-pad',
  'lotus',
  'heron',
  'pelican',
  'rubber-duck',
  'bridge',
  'suspension-bridge',
]);

function isOfTheLand(cluster: Cluster): boolean {
  const lowest = cluster.members.reduce((best, member) =>
    member.base < best.base ? member : best,
  );
  return (
    cluster.habitat !== 'water' &&
    cluster.habitat !== 'underwater' &&
    !WATERFOWL.has(lowest.subject.concept)
  );
}

/** What does not swim stands on the near bank of a lake. */
function placeAshore(
  clusters: Cluster[],
  frame: Frame,
  scalePx: number,
  random: Random,
): PlacedSubject[] {
  if (clusters.length === 0) return [];
  const baseY = frame.heightPx * 0.93;
  return placeRow(clusters, frame, baseY, 0.9, scalePx * 1.15, 0, random).map((placed) => ({
    ...placed,
    support: placed.support === 'water' ? ('ground' as const) : placed.support,
  }));
}

/** Fits all clusters into a box in rows, each as large as its cell allows, feet on one line a row. */
function placeInBox(clusters: Cluster[], frame: Frame, box: LayoutBox): PlacedSubject[] {
  if (clusters.length === 0) return [];
  clusters.forEach(evenOut);
  const unitPx = Math.min(frame.widthPx, frame.heightPx);
  const [width, height] = [box.width * unitPx, box.height * unitPx];
  const centreX = box.centreX * frame.widthPx;
  const centreY = box.centreY * frame.heightPx;
  const columns = Math.ceil(Math.sqrt((clusters.length * width) / height));
  const rowCount = Math.ceil(clusters.length / columns);
  return splitRows(clusters, rowCount)
    .flatMap((row, index) => {
      const cellH = height / rowCount;
      const total = row.reduce((sum, cluster) => sum + cluster.width, 0) * 1.08;
      const tallest = Math.max(...row.map((cluster) => cluster.height));
      const scale = Math.min(width / total, (cellH * 0.94) / tallest);
      const baseY = centreY - height / 2 + cellH * index + (cellH + tallest * scale) / 2;
      let x = centreX - (total * scale) / 2;
      return row.flatMap((cluster) => {
        const wide = cluster.width * 1.08 * scale;
        x += wide;
        return membersAt(cluster, frame, x - wide / 2, baseY, 0.5 + index * 0.1, scale);
      });
    })
    .sort((a, b) => a.depth - b.depth);
}

function placeRows(
  clusters: Cluster[],
  frame: Frame,
  scalePx: number,
  random: Random,
): PlacedSubject[] {
  if (clusters.length === 0) return [];
  const geometry = ENVIRONMENT_GEOMETRY[frame.environment];
  const wide = frame.widthPx / frame.heightPx;
  const driving = frame.environment === 'road' && clusters.length > 1;
  const perRow = driving ? Math.ceil(clusters.length / 2) : Math.max(2, Math.round(3 * wide));
  const rowCount = Math.min(3, Math.ceil(clusters.length / perRow));
  const rows = splitRows(clusters, rowCount);
  return rows.flatMap((row, index) => {
    const t = rowCount === 1 ? 0.8 : index / (rowCount - 1);
    const baseY = (geometry.far + (geometry.near - geometry.far) * t) * frame.heightPx;
    const perspective = rowCount === 1 ? 1 : 0.62 + 0.38 * t;
    const half = (frame.widthPx * ROW_FILL) / (row.length * 4);
    const shift =
      rowCount > 1 ? (index % 2 ? 0.8 : -0.8) * Math.min(half, 0.16 * frame.widthPx) : 0;
    return placeRow(row, frame, baseY, t, scalePx * perspective, shift, random);
  });
}

/** The first clusters of the prompt stand in front; each row further back holds the next ones. */
function splitRows(clusters: Cluster[], rowCount: number): Cluster[][] {
  const perRow = Math.ceil(clusters.length / rowCount);
  const rows: Cluster[][] = [];
  for (let i = 0; i < rowCount; i += 1) rows.unshift(clusters.slice(i * perRow, (i + 1) * perRow));
  return rows.filter((row) => row.length > 0);
}

function placeRow(
  row: Cluster[],
  frame: Frame,
  baseY: number,
  depth: number,
  wantedScale: number,
  shiftPx: number,
  random: Random,
): PlacedSubject[] {
  const gap = 0.16;
  const total = row.reduce((sum, cluster) => sum + cluster.width * (1 + gap), 0);
  const widest = frame.widthPx * ROW_FILL - Math.abs(shiftPx) * 2;
  const scale = Math.min(wantedScale, widest / total);
  const slack = frame.widthPx * ROW_FILL - total * scale;
  const ordered = focalInMiddle(row);
  const between = slack / (ordered.length + 1);
  let x = frame.widthPx * ((1 - ROW_FILL) / 2) + between + shiftPx;
  if (ordered.length === 1) x += asideOf(frame, between, random);
  return ordered.flatMap((cluster) => {
    const width = cluster.width * (1 + gap) * scale;
    const centre = x + width / 2 + between * random.between(-0.14, 0.14);
    const side = row.indexOf(cluster) % 2 === 0 ? 1 : -1;
    const reach = ordered.length > 2 ? 0.034 : 0.012;
    const lift =
      ordered.length > 1 ? side * random.between(reach, reach + 0.02) * frame.heightPx : 0;
    const near = 1 + (lift / frame.heightPx) * 3.2;
    x += width + between;
    return membersAt(
      cluster,
      frame,
      centre,
      baseY + lift,
      depth + lift / frame.heightPx,
      scale * near,
    );
  });
}

/** A lone group stands off the middle, as far as it stays inside. */
function asideOf(frame: Frame, slackPx: number, random: Random): number {
  const wanted = frame.viewShift * frame.widthPx + slackPx * random.between(-0.08, 0.08);
  return Math.max(-slackPx * 0.85, Math.min(slackPx * 0.85, wanted));
}

function focalInMiddle(row: Cluster[]): Cluster[] {
  const ordered: Cluster[] = [];
  row.forEach((cluster, index) => (index % 2 ? ordered.push(cluster) : ordered.unshift(cluster)));
  return ordered;
}

/** Several in the air are near and far: sizes in the order they are named. */
const SIZES_ALOFT = [1.28, 0.7, 0.95, 0.52, 0.82, 0.6];

function placeFloating(
  clusters: Cluster[],
  frame: Frame,
  scalePx: number,
  groundIsTaken: boolean,
  random: Random,
): PlacedSubject[] {
  const geometry = ENVIRONMENT_GEOMETRY[frame.environment];
  // A poster's title takes the upper third.
  const titled = frame.layout === 'poster' && frame.lettering.length > 0;
  const top = titled ? 0.38 : groundIsTaken ? 0.1 : geometry.floating ? 0.14 : 0.16;
  const bottom = titled
    ? 0.7
    : groundIsTaken
      ? geometry.horizon * 0.72
      : geometry.floating
        ? 0.86
        : geometry.horizon + 0.06;
  const columns = Math.ceil(Math.sqrt(clusters.length * (frame.widthPx / frame.heightPx)));
  const rowCount = Math.max(1, Math.ceil(clusters.length / columns));
  const cellW = (frame.widthPx * 0.9) / Math.min(columns, Math.max(1, clusters.length));
  const cellH = ((bottom - top) * frame.heightPx) / rowCount;
  return clusters.flatMap((cluster, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const several = clusters.length > 2;
    const fit =
      Math.min(scalePx, (cellW * 0.9) / cluster.width, (cellH * 0.94) / cluster.height) *
      (several ? (SIZES_ALOFT[index % SIZES_ALOFT.length] ?? 1) * random.between(0.92, 1.08) : 1);
    const inRow = Math.min(columns, clusters.length - row * columns);
    const stagger = rowCount > 1 && inRow > 1 ? (row % 2 ? 0.2 : -0.2) : 0;
    const roomX = Math.max(0, cellW - cluster.width * fit);
    const roomY = Math.max(0, cellH - cluster.height * fit);
    const x =
      frame.widthPx / 2 +
      (column - (inRow - 1) / 2 + stagger) * cellW * (several ? 0.92 : 1) +
      roomX * random.between(-0.46, 0.46);
    const base = top * frame.heightPx + row * cellH + cellH - roomY * random.between(0.1, 0.9);
    return membersAt(cluster, frame, x, base, groundIsTaken ? 0.02 : 0.5, fit);
  });
}

/** Lays a cluster's members out in pixels around a foot point. */
export function membersAt(
  cluster: Cluster,
  frame: Frame,
  centreX: number,
  baseY: number,
  depth: number,
  scale: number,
): PlacedSubject[] {
  const geometry = ENVIRONMENT_GEOMETRY[frame.environment];
  const middle = (cluster.left + cluster.right) / 2;
  return cluster.members.map((member): PlacedSubject => {
    const concept = conceptOf(member.subject.concept);
    const support: Support =
      member.base > 0.02
        ? 'none'
        : cluster.habitat === 'air' || cluster.habitat === 'sky'
          ? 'air'
          : geometry.support;
    return {
      id: member.id,
      subject: member.subject,
      concept,
      xPx: centreX + (member.x - middle) * scale,
      baseYPx: baseY - member.base * scale,
      heightPx: member.height * scale,
      widthPx: member.width * scale,
      flip: member.flip,
      rotationDegrees: member.leanDegrees ?? 0,
      depth: depth + member.z * 0.01,
      support,
    };
  });
}

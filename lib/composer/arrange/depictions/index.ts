import { rectangle } from '@/lib/svg/markup';
import { type Edges, heightOf, times, widthOf } from '@/lib/svg/point';
import type { Brief, BriefElement, Depicted } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { depictedState, stateMark } from '../../sight';
import { flattened } from '../assemble';
import { centredAt } from '../blends/body';
import type { Thing } from '../cast';
import { drawnAlone } from '../drawn-alone';
import { redrawn } from '../redrawn';
import { silhouetteOf } from '../states/silhouette';
import { over } from '../states/state';
import { type Face, edgesOf, FACES } from './faces';
import { faceAt, freeSquareIn } from './free-square';
import { settingOf, STANDS, vignetteOf } from './vignette';

/** Pictures on things: in a frame a small scene of its own, on cloth, clay and walls the motif alone. */

/** Of a picture's sides, how much its motifs take, and of a print's. */
const FILLS = {
  picture: { width: 0.8, height: 0.66 },
  print: { width: 0.94, height: 0.94 },
} as const;
/** Most of one kind that a small picture shows. */
const MOST = 3;
/** Of somebody's height, how much of them a portrait shows, of one and of several. */
const PORTRAYED = { one: 0.42, several: 0.62 } as const;

interface Motif {
  thing: Depicted;
  index: number;
}

const motifsOf = (things: readonly Depicted[]): Motif[] =>
  things
    .flatMap((thing, index) => times(Math.min(thing.count, MOST), () => ({ thing, index })))
    .slice(0, MOST);

/** How much of a drawing's height is seen: of people in a frame head and shoulders. */
const seenShare = ({ thing }: Motif, face: Face, among: number) => {
  const isPerson = conceptOf(thing.concept)?.kind === 'person';
  if (!isPerson || face.as === 'print') return 1;
  return among > 1 ? PORTRAYED.several : PORTRAYED.one;
};

/** A motif drawn as fine as it is seen at a scale. */
const fineAt = (thing: Depicted, probe: KitDrawing, scale: number, pen: Pen): KitDrawing =>
  flattened(drawnAlone(thing, 'stand', { ...pen, pxPerCm: pen.pxPerCm * scale }) ?? probe);

/** Motifs side by side in a face, standing on its ground where it has one. */
function motifsIn(
  motifs: readonly Motif[],
  { edges, face, stands }: { edges: Edges; face: Face; stands: number | undefined },
  mark: (index: number, svg: string) => string,
  pen: Pen,
): string {
  const fills = FILLS[face.as];
  const cell = (widthOf(edges) * fills.width) / motifs.length;
  return motifs
    .map((motif, place) => {
      const probe = drawnAlone(motif.thing, 'stand', pen);
      if (!probe) return '';
      const share = seenShare(motif, face, motifs.length);
      const height = heightOf(edges) * (share < 1 ? 0.86 : fills.height);
      const scale = Math.min(
        cell / widthOf(probe.box) / (share < 1 ? 0.62 : 1),
        height / (heightOf(probe.box) * share),
      );
      const fine = fineAt(motif.thing, probe, scale, pen);
      const tall = heightOf(fine.box) * scale;
      const middle = (edges.left + edges.right) / 2 + cell * (place - (motifs.length - 1) / 2);
      const bottom = edges.top + heightOf(edges) * (stands ?? 1);
      const y =
        share < 1
          ? edges.bottom - heightOf(fine.box) * share * scale + tall / 2
          : stands === undefined
            ? (edges.top + edges.bottom) / 2
            : bottom - tall / 2;
      return mark(motif.index, centredAt(fine, [middle, y], scale));
    })
    .join('');
}

const outlineOf = ({ left, top, right, bottom }: Edges) =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

/** A face in the colour that is at its upper left, where nothing is printed yet. */
function covered(edges: Edges, drawing: KitDrawing, pen: Pen): string {
  const { colorAt, main } = silhouetteOf(drawing, pen);
  const inset = widthOf(edges) * 0.02;
  const color = colorAt([edges.left + inset, edges.top + inset]) ?? main;
  return rectangle([edges.left, edges.top], widthOf(edges), heightOf(edges), color);
}

/** A map on a screen is as large as the screen, and turned to lie along it. */
const COVERS = 1.08;

function filling(thing: Depicted, edges: Edges, pen: Pen): string {
  const probe = drawnAlone(thing, 'stand', pen);
  if (!probe) return '';
  const isTurned = widthOf(probe.box) > heightOf(probe.box) !== widthOf(edges) > heightOf(edges);
  const [across, down] = isTurned
    ? [heightOf(edges), widthOf(edges)]
    : [widthOf(edges), heightOf(edges)];
  const scale = Math.max(across / widthOf(probe.box), down / heightOf(probe.box)) * COVERS;
  const fine = fineAt(thing, probe, scale, pen);
  const [x, y] = [(edges.left + edges.right) / 2, (edges.top + edges.bottom) / 2];
  const drawn = centredAt(fine, [x, y], scale);
  return isTurned ? `<g transform="rotate(-90 ${x} ${y})">${drawn}</g>` : drawn;
}

function pictureOf(
  depicts: NonNullable<BriefElement['depicts']>,
  { drawing, face, elementId }: { drawing: KitDrawing; face: Face; elementId: string },
  pen: Pen,
): string {
  const edges = edgesOf(face, drawing);
  const mark = (index: number, svg: string) =>
    `<g ${stateMark(elementId, depictedState(index))}>${svg}</g>`;
  const motifs = motifsOf(depicts.things);
  if (face.as === 'print') {
    const cover = face.isCovered ? covered(edges, drawing, pen) : '';
    return cover + motifsIn(motifs, { edges, face, stands: undefined }, mark, pen);
  }
  const [only] = motifs;
  if (only && motifs.length === 1 && isOfSort(only.thing.concept, 'fills-screens'))
    return pen.clip(outlineOf(edges), mark(only.index, filling(only.thing, edges, pen)));
  const setting = settingOf(depicts);
  const { behind, before } = vignetteOf(setting, edges, depicts.isDark ?? false);
  const inside = motifsIn(motifs, { edges, face, stands: STANDS[setting] }, mark, pen);
  return pen.clip(outlineOf(edges), behind + inside + before);
}

/** Of the distance from chest to waist, how large a print on a chest is. */
const CHEST_SHARE = 1.15;

/** A print on what somebody wears, at the chest of whatever pose. */
function worn(thing: Thing, print: BriefElement): Thing {
  const { depicts, id } = print;
  if (!depicts) return thing;
  return redrawn(thing, (drawing, pen) => {
    const { chest, waist } = drawing.anchors;
    if (!chest || !waist) return drawing;
    const [dx, dy] = [waist.at[0] - chest.at[0], waist.at[1] - chest.at[1]];
    const half = (Math.hypot(dx, dy) * CHEST_SHARE) / 2;
    const [x, y] = [chest.at[0] + dx * 0.4, chest.at[1] + dy * 0.4];
    const face = faceAt([x, y], half, drawing);
    return over(drawing, pictureOf(depicts, { drawing, face, elementId: id }, pen));
  });
}

/** A thing with the picture that is said to be on it, or on what it wears. */
export function depicting({ relations, elements }: Brief, thing: Thing): Thing {
  const { element, concept, drawnBy } = thing;
  if (drawnBy.kind === 'actor') {
    const clothes = relations.flatMap(({ kind, from, to }) =>
      /^(?:wearing|with|in)$/.test(kind) && from === element.id ? [to] : [],
    );
    const print = elements.find(({ id, depicts }) => depicts && clothes.includes(id));
    return print && conceptOf(print.concept ?? '')?.kind === 'clothing'
      ? worn(thing, print)
      : thing;
  }
  const { depicts } = element;
  if (!depicts) return thing;
  return redrawn(thing, (drawing, pen) => {
    const face = FACES[concept.id] ?? freeSquareIn(drawing, pen);
    const svg = pictureOf(depicts, { drawing, face, elementId: element.id }, pen);
    return over(drawing, svg);
  });
}

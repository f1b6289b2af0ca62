import { placed } from '@/lib/svg/markup';
import { heightOf, widthOf } from '@/lib/svg/point';
import type { Concept } from '../../concepts/concept';
import { type GuiseSort, guiseSortOf } from '../../concepts/guises';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { clouded } from '../states/cloud';
import { silhouetteOf } from '../states/silhouette';
import type { State } from '../states/state';
import { type Blend, bodyOf } from './body';
import { asBag, asClock, asHouse, asLamp, asMug, asSeat, asTeapot, asTower } from './marks-built';
import {
  asCandle,
  asGuitar,
  asLollipop,
  asOrnament,
  asPlanet,
  asRobot,
  asSun,
  asUmbrella,
} from './marks-light';
import { asBoat, asCar, asHotAirBalloon, asPlane, asRocket, asSubmarine } from './marks-moving';

/** A thing in the place of another, with the marks by which that one is known: a teapot with a door is a house. */

interface Guise {
  marks: State;
  /** Of the height of what it stands for, how much is its own body: the rest is flames, a basket, legs. */
  bodyShare: number;
}

const GUISES: Readonly<Record<GuiseSort, Guise>> = {
  'guise-house': { marks: asHouse, bodyShare: 1 },
  'guise-tower': { marks: asTower, bodyShare: 1 },
  'guise-seat': { marks: asSeat, bodyShare: 0.82 },
  'guise-lamp': { marks: asLamp, bodyShare: 0.6 },
  'guise-clock': { marks: asClock, bodyShare: 1 },
  'guise-bag': { marks: asBag, bodyShare: 0.8 },
  'guise-mug': { marks: asMug, bodyShare: 0.9 },
  'guise-teapot': { marks: asTeapot, bodyShare: 1 },
  'guise-car': { marks: asCar, bodyShare: 0.95 },
  'guise-boat': { marks: asBoat, bodyShare: 0.5 },
  'guise-rocket': { marks: asRocket, bodyShare: 0.7 },
  'guise-hot-air-balloon': { marks: asHotAirBalloon, bodyShare: 0.74 },
  'guise-submarine': { marks: asSubmarine, bodyShare: 0.86 },
  'guise-plane': { marks: asPlane, bodyShare: 0.8 },
  'guise-cloud': { marks: clouded, bodyShare: 1 },
  'guise-planet': { marks: asPlanet, bodyShare: 0.9 },
  'guise-sun': { marks: asSun, bodyShare: 0.7 },
  'guise-guitar': { marks: asGuitar, bodyShare: 0.52 },
  'guise-ornament': { marks: asOrnament, bodyShare: 0.8 },
  'guise-candle': { marks: asCandle, bodyShare: 0.72 },
  'guise-umbrella': { marks: asUmbrella, bodyShare: 0.55 },
  'guise-lollipop': { marks: asLollipop, bodyShare: 0.6 },
  'guise-robot': { marks: asRobot, bodyShare: 0.9 },
};

/** By which marks a thing is known whatever it is made of; none where none would do. */
export function guiseOf({ id }: Concept): Guise | undefined {
  const sort = guiseSortOf(id);
  return sort && GUISES[sort];
}

/** The thing of a blend as large as what it stands for, with the marks of that. */
export function disguised(
  drawing: KitDrawing,
  blend: Blend,
  { marks, bodyShare }: Guise,
  pen: Pen,
): KitDrawing {
  const found = bodyOf(blend, pen, (box) =>
    Math.min(
      (heightOf(drawing.box) * bodyShare) / heightOf(box),
      (Math.max(widthOf(drawing.box), heightOf(drawing.box) * 0.8) * 1.1) / widthOf(box),
    ),
  );
  if (!found) return drawing;
  const { drawing: body, scale } = found;
  const { left, right, bottom, top } = body.box;
  const [wide, high] = [(right - left) * scale, (bottom - top) * scale];
  const foot = drawing.box.bottom;
  const plain: KitDrawing = {
    svg: placed(body.svg, {
      at: [(-(left + right) / 2) * scale, foot - bottom * scale],
      scaleX: scale,
    }),
    box: { left: -wide / 2, right: wide / 2, top: foot - high, bottom: foot },
    anchors: { top: { at: [0, foot - high] } },
  };
  return markedAs(plain, { marks, bodyShare }, pen);
}

/** The marks alone, on what is drawn otherwise. */
export function markedAs(drawing: KitDrawing, { marks }: Guise, pen: Pen): KitDrawing {
  return marks(drawing, { shape: silhouetteOf(drawing, pen), pen, colors: [], trimColors: [] });
}

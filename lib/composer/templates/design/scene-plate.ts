import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path, placed, rectangle } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { Illustration } from '../../illustration';
import type { PartScene } from '../template';
import type { Design } from './design';
import type { Frame } from './frame';

/** Shares of a plate: where feet stand at the lowest, how far the floor runs behind them, and how much what stands there may fill. */
const FEET = 0.9;
const DEPTH = 0.14;
const FILLED = { width: 0.82, height: 0.8 } as const;

/** From here on what is drawn goes on below its picture. */
const CUT = 0.985;

interface Plate {
  frame: Frame;
  radius: number;
  on: Hex;
  /** Whoever stands there alone is seen from near by, down to the hips. */
  isNear?: boolean;
}

/** Somebody who is at least so slim stands, and of their height so much is seen from near by. */
const NEAR = { slim: 0.62, share: 0.6, room: 0.9 } as const;

/** A small scene on a plate of the page: in its place where it tells of one, else on a floor of the plate's colour. */
export function scenePlate(design: Design, { scene, reach }: PartScene, plate: Plate): void {
  const { frame, radius, on, isNear = false } = plate;
  const outline = roundedPath([frame.x, frame.y], frame.width, frame.height, radius);
  if (!reach) {
    const scaleX = frame.width / scene.widthPx;
    const content = placed(contentOf(scene), { at: [frame.x, frame.y], scaleX });
    design.addPlate(clipped(design, outline, content));
    return;
  }
  // What runs out of its picture below does so on its plate.
  const isCut = reach.bottom > CUT;
  const { ink } = design.request.palette;
  const box = {
    x: reach.left * scene.widthPx,
    y: reach.top * scene.heightPx,
    width: (reach.right - reach.left) * scene.widthPx,
    height: (reach.bottom - reach.top) * scene.heightPx,
  };
  const scale = Math.min(
    (frame.width * FILLED.width) / box.width,
    (frame.height * FILLED.height) / box.height,
  );
  if (isNear && box.width < box.height * NEAR.slim) {
    nearBy(design, scene, { plate, box, outline });
    return;
  }
  const [width, height] = [box.width * scale, box.height * scale];
  const x = frame.x + (frame.width - width) / 2;
  // What is low stands nearer to the middle of its plate.
  const share = isCut ? 1 : Math.min(FEET, 0.5 + height / frame.height / 2 + DEPTH * 0.6);
  const feet = frame.y + frame.height * share;
  const floorY = Math.min(feet, frame.y + frame.height * FEET) - frame.height * DEPTH;
  const floor = rectangle(
    [frame.x, floorY],
    frame.width,
    frame.y + frame.height - floorY,
    mix(on, ink, 0.1),
  );
  const shadow = ellipse(
    [frame.x + frame.width / 2, feet],
    width * 0.52,
    Math.min(frame.height * 0.035, width * 0.08),
    mix(on, ink, 0.2),
  );
  design.addGround(path(outline, on), clipped(design, outline, isCut ? floor : floor + shadow));
  const at: Point = [x - box.x * scale, feet - height - box.y * scale];
  const content = placed(contentOf(scene), { at, scaleX: scale });
  // A wall that runs on beyond its picture ends with its plate.
  design.addPlate(clipped(design, outline, content));
}

/** The upper part of who stands there, as large as the plate allows, cut off at its lower edge. */
function nearBy(
  design: Design,
  scene: Illustration,
  { plate: { frame, on }, box, outline }: { plate: Plate; box: Frame; outline: string },
): void {
  const scale = Math.min(
    (frame.width * FILLED.width) / box.width,
    (frame.height * NEAR.room) / (box.height * NEAR.share),
  );
  const x = frame.x + (frame.width - box.width * scale) / 2 - box.x * scale;
  const y = frame.y + frame.height * (1 - NEAR.room) - box.y * scale;
  design.addGround(path(outline, on));
  const content = placed(contentOf(scene), { at: [x, y], scaleX: scale });
  design.addPlate(clipped(design, outline, content));
}

const clipped = ({ request }: Design, outline: string, svg: string): string =>
  request.pen('plate', 1).clip(outline, svg);

const contentOf = ({ layers }: Illustration): string => layers.map(({ svg }) => svg).join('');

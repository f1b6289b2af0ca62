import { placed } from '@/lib/svg/markup';
import type { Ground, Place, PlaceDrawing, Stage, Standing } from './place';

/**
 * A place seen the other way round: its window, its cliff, its far hills are at the other side. Rooms and
 * worlds have one plan, and two pictures of it are two views.
 */
export function mirrored(place: Place): Place {
  return {
    ...place,
    draw: (stage) => turnedBack(place.draw(turned(stage)), stage.widthPx),
  };
}

const otherWay = <E extends { left: number; right: number }>(edges: E, width: number): E => ({
  ...edges,
  left: width - edges.right,
  right: width - edges.left,
});

const groundOf = (ground: Ground): Ground => ({
  ...ground,
  yAt: (depth, xShare) => ground.yAt(depth, 1 - xShare),
});

/** The stage as the place has to see it: where things will stand, at the other side. */
function turned(stage: Stage): Stage {
  const { focusX, subject, standing, widthPx } = stage;
  return {
    ...stage,
    focusX: 1 - focusX,
    ...(subject ? { subject: otherWay(subject, 1) } : {}),
    ...(standing
      ? {
          standing: (ground: Ground): Standing[] =>
            standing(groundOf(ground)).map((one) => otherWay(one, widthPx)),
        }
      : {}),
  };
}

function turnedBack({ layers, ground, spots }: PlaceDrawing, widthPx: number): PlaceDrawing {
  return {
    layers: layers.map((layer) => ({
      ...layer,
      svg: placed(layer.svg, { at: [widthPx, 0], scaleX: -1, scaleY: 1 }),
    })),
    ground: groundOf(ground),
    spots: spots.map((spot) => ({ ...spot, at: [widthPx - spot.at[0], spot.at[1]] as const })),
  };
}

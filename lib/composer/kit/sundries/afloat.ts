import { placed } from '@/lib/svg/markup';
import type { Drawer } from '../form';

/** What swims or flies has its middle at the origin, and its crown moves with it. */
export const afloat =
  (drawer: Drawer, up: number): Drawer =>
  (pen, wish) => {
    const { anchors: { crown, ...others } = {}, ...sketch } = drawer(pen, wish);
    const moved = crown && { crown: { ...crown, at: [crown.at[0], crown.at[1] + up] as const } };
    return {
      ...sketch,
      svg: placed(sketch.svg, { at: [0, up] }),
      anchors: { ...others, ...moved },
    };
  };

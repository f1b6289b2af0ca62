import { group } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { behind, type State } from './state';

/** Of its height, how high what stands is in wet or polished ground, and how much of it is seen there. */
const SQUEEZE = 0.8;
const OPACITY = 0.34;

/**
 * Upside down under its feet, as ice, water or a polished floor gives it back. Its box stays what it was: it stands
 * where it stood.
 */
export const reflected: State = (drawing) => {
  const { svg, front = '', box } = drawing;
  // What is in the water is given back by that already.
  const foot = Math.max(0, box.bottom);
  const turned = `translate(0 ${number(foot * (1 + SQUEEZE))}) scale(1 ${-SQUEEZE})`;
  const whole = (svg + front).replaceAll(/ data-[a-z-]+="[^"]*"/g, '');
  return behind(drawing, group(whole, { transform: turned, opacity: OPACITY }));
};

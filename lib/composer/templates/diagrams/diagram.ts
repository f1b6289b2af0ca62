import type { Point } from '@/lib/svg/point';
import type { Pen } from '../../kit/pen';

/** A subject with parts that have names, drawn about 0, 0 within 500 to each side, or within its own extent. */
export interface Diagram {
  words: readonly string[];
  title: string;
  subtitle: string;
  draw(pen: Pen): string;
  /** Half its width and height, where it is slimmer than a square. */
  extent?: Point;
  /** Its names lie in the picture, on what they name: a landscape, a scheme with arrows. */
  isScene?: true;
  /** Names that a scene keeps, whichever others are asked for: those of its arrows. */
  keeps?: readonly string[];
  /** Its parts are so small that numbers would hide them. */
  isFine?: true;
  labels: readonly Label[];
}

export interface Label {
  name: string;
  note?: string;
  /** What prompts call it, too. */
  also?: readonly string[];
  at: Point;
  /** In a scene, where its name stands, with a line to what it names; else it stands on it. */
  plate?: Point;
}

/** Labels as rows: `name=other name,another / note : x y`, and `> x y` where the name stands beside. */
export function labelsOf(text: string): Label[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [words = '', point = ''] = row.split(':');
      const [names = '', note] = words.split('/').map((part) => part.trim());
      const [name = '', others] = names.split('=');
      const [x = 0, y = 0, beside, below = 0] = point
        .replace('>', ' ')
        .trim()
        .split(/\s+/)
        .map(Number);
      return {
        name,
        at: [x, y],
        ...(beside === undefined ? {} : { plate: [beside, below] as const }),
        ...(note === undefined ? {} : { note }),
        ...(others === undefined ? {} : { also: others.split(',') }),
      };
    });
}

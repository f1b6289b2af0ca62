import type { Point } from '@/lib/svg/point';
import type { Pen } from '../../kit/pen';

/** A subject with parts that have names, drawn about 0, 0 within 500 to each side. */
export interface Diagram {
  words: readonly string[];
  title: string;
  subtitle: string;
  draw(pen: Pen): string;
  labels: readonly Label[];
}

export interface Label {
  name: string;
  note?: string;
  at: Point;
}

/** Labels as rows: `name / note : x y`. */
export function labelsOf(text: string): Label[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [words = '', point = ''] = row.split(':');
      const [name = '', note] = words.split('/').map((part) => part.trim());
      const [x = 0, y = 0] = point.trim().split(/\s+/).map(Number);
      return { name, at: [x, y], ...(note === undefined ? {} : { note }) };
    });
}

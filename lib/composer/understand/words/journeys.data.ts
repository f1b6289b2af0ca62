import { FOOD_JOURNEYS } from './journeys-food.data';
import { GOODS_JOURNEYS } from './journeys-goods.data';
import { NATURE_JOURNEYS } from './journeys-nature.data';

/** What everybody knows of how something comes about, is used and ends, stage by stage. */
export interface Journey {
  /** What it is of. */
  subjects: readonly string[];
  /** Where it begins and ends, of those that are told from one end to the other. */
  starts: readonly string[];
  ends: readonly string[];
  title: string;
  /** What is written, and the scene that shows it; `+` before the caption of those that only longer pages tell. */
  stages: readonly (readonly [caption: string, scene: string])[];
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function journeyOf(entry: string): Journey {
  const [head = '', ...lines] = entry.trim().split('\n');
  const [told = '', title = ''] = head.split('|');
  const [subjects, way] = told.split(';');
  const [starts, ends] = (way ?? '').split('>');
  return {
    subjects: listOf(subjects),
    starts: listOf(starts),
    ends: listOf(ends),
    title: title.trim(),
    stages: lines.map((line) => {
      const [caption = '', scene = ''] = line.split('>').map((part) => part.trim());
      return [caption, scene] as const;
    }),
  };
}

export const JOURNEYS: readonly Journey[] = [GOODS_JOURNEYS, FOOD_JOURNEYS, NATURE_JOURNEYS]
  .flatMap((table) => table.split(/^= /mu).filter((entry) => entry.trim() !== ''))
  .map(journeyOf);

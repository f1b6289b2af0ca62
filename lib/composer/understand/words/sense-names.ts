import type { Brief } from '../../brief';
import type { Senses } from '../senses';

/**
 * What a cell of the tables of English senses stands for: a concept, `~concept` that stands in for another kind of
 * thing, `place:`, `season:`, `hour:`, `mood:` and `template:` as those tables have them, `part` of what is named with it, `none` for no thing at
 * all; nothing for `?`, which nothing draws.
 */
export function sensesNamed(
  sense: string,
  lexicon: { conceptNamed(id: string): string },
): Senses | undefined {
  const [, kind = '', id = ''] = /^(\w+):(.*)$/.exec(sense) ?? [];
  if (kind === 'verb') return { verb: { id, form: 'gerund' } };
  if (kind === 'place') return { place: id };
  if (kind === 'template') return { template: id };
  if (kind === 'mood') return { mood: id };
  if (kind === 'hour') return { hour: id as NonNullable<Brief['hour']> };
  if (kind === 'season') return { season: id as NonNullable<Brief['season']> };
  if (sense === 'part') return { piece: 'part' };
  if (sense === 'none') return { empty: 'no thing here' };
  if (sense === '?') return undefined;
  const concept = lexicon.conceptNamed(sense.replace('~', ''));
  return { concept, ...(sense.startsWith('~') ? { isStandIn: true } : {}) };
}

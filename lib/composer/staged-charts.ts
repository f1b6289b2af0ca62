import type { Brief } from './brief';

/** Who is at a chart, as designs stage them: with what they hold and wear, and on no other thing of it. */

const ON_FIGURES = /^(?:holding|wearing)$/;

/** The brief of a chart without what its bars are for those who sit on them. */
export function stagedOnChart(id: string, brief: Brief): Brief {
  if (id !== 'chart') return brief;
  return {
    ...brief,
    relations: brief.relations.filter(({ kind }) => ON_FIGURES.test(kind)),
    actions: brief.actions.filter(({ verb }) => verb !== 'sit'),
  };
}

/** What goes through a funnel falls into it. */
const FALLS = /^(?:fall|drop|put|pour|fly|enter|roll|flow|go|travel|throw)$/;

/** Whether things of a design move through it by its construction. */
export const isFallingIn = (id: string, verb: string): boolean =>
  id === 'pyramid' && FALLS.test(verb);

/** Whether somebody sits on a bar. */
export const isOnBar = ({ template }: Brief, agent: string, verb: string): boolean =>
  verb === 'sit' &&
  (template?.figures ?? []).some(({ id, at }) => id === agent && at === 'tallest');

import type { Brief } from '../../brief';

/** What is said of a page and names nothing in it. */
const SAID = /^(?:template|medium|lettering)$/;

/**
 * A brief as a page of its own: what the prompt says of the page stays, and nothing that happens or stands anywhere; `also`
 * are fates of words that stay besides.
 */
export function ownPage(
  brief: Brief,
  page: { template: NonNullable<Brief['template']>; elements: Brief['elements'] },
  also = /^$/,
): Brief {
  return {
    ...brief,
    ...page,
    relations: [],
    actions: [],
    places: [],
    words: brief.words.filter(({ fate }) => SAID.test(fate) || also.test(fate)),
  };
}

/** The same, with no hour, weather or idea of the picture that it is not. */
export function blankPage(
  { ideas: _ideas, hour: _hour, weather: _weather, ...brief }: Brief,
  page: Parameters<typeof ownPage>[1],
  also?: RegExp,
): Brief {
  return ownPage(brief, page, also);
}

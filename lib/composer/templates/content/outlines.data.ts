import type { Step } from './steps.data';

/** Headings that hold for any subject, where nothing is known of it and nothing is told: no facts are made up. */
const outline = (rows: string): readonly Step[] =>
  rows.split(', ').map((row) => {
    const [head = '', shows = ''] = row.split(':');
    return { head, shows };
  });

/** How anything is done; fewer steps leave out those in the middle. */
export const HOW_TO = outline(
  'Make a plan:clipboard-list, Gather what you need:shopping-basket, Prepare:ruler, Begin:play, Step by step:footprints, Check:circle-check, Finish:flag, Enjoy the result:star',
);

/** How things come about, whatever they are. */
export const MADE_HOW: readonly { words: RegExp; steps: readonly Step[] }[] = [
  {
    words: /\b(?:recycled|recycles?|recycling)\b/,
    steps: outline(
      'Collect:shopping-basket, Sort:filter, Clean:droplets, Break down:cog, Make anew:recycle',
    ),
  },
  {
    words: /\b(?:is|are) grown\b|\bgrows?\b|\bgrowing\b/,
    steps: outline(
      'Prepare the soil:shovel, Sow:sprout, Water:droplets, Let the sun in:sun, Harvest:shopping-basket',
    ),
  },
  {
    words: /\b(?:made|produced|manufactured|production|manufacturing|produce)\b/,
    steps: outline(
      'Raw material:layers, Prepare:filter, Shape:hammer, Check:circle-check, Pack:package, On its way:truck',
    ),
  },
];

/** What one asks of any subject. */
export const ABOUT = outline(
  'What it is:search, Why it matters:heart, How it works:cog, When and where:map-pin, Who it is for:users, Good to know:lightbulb',
);

/** What one asks of an animal. */
export const ABOUT_ANIMAL = outline(
  'Where it lives:map-pin, What it eats:utensils, How big it is:ruler, How it moves:footprints, Its young:egg, Good to know:lightbulb',
);

/** Courses whose dates the prompt gives without what happened then; the first fits anything. */
export const COURSES: readonly { words: readonly string[]; stages: readonly Step[] }[] = [
  {
    words: [],
    stages: outline(
      'The beginning:flag, First steps:footprints, Turning point:milestone, Growth:trending-up, Today:star',
    ),
  },
  {
    words: ['company', 'startup', 'business', 'firm', 'brand', 'agency', 'shop', 'milestones'],
    stages: outline(
      'Founded:rocket, First customers:users, New office:building, New markets:globe, Today:flag',
    ),
  },
  {
    words: ['project', 'product', 'roadmap', 'launch', 'app', 'development', 'software'],
    stages: outline(
      'Kick-off:rocket, Plan:clipboard-list, Design:palette, Build:hammer, Test:circle-check, Launch:flag',
    ),
  },
  {
    words: ['my life', 'life', 'biography', 'person', 'child', 'family', 'baby', 'human'],
    stages: outline(
      'Born:baby, First steps:footprints, School:school, Graduation:graduation-cap, First job:briefcase, Family:house',
    ),
  },
  {
    words: ['wedding', 'wedding day', 'relationship', 'couple', 'love story', 'love'],
    stages: outline('We met:heart, Moved in:house, Engaged:gem, Married:church, Ever after:star'),
  },
];

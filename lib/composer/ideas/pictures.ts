import type { IdeaEntry } from './idea';
import { BUSINESS } from './business.data';
import { FEELINGS } from './feelings.data';
import { IMAGES_OF_PEOPLE } from './images-people.data';
import { IMAGES_OF_THINGS } from './images-things.data';
import { METAPHOR_IMAGES } from './images-metaphors.data';
import { INNER_LIFE } from './inner-life.data';
import { MESSAGES_OF_APPS } from './messages-apps.data';
import { MESSAGES_OF_DEEDS } from './messages-done.data';
import { MESSAGES_OF_NOTHING } from './messages-empty.data';
import { NOTIONS_AT_WORK } from './notions/at-work.data';
import { NOTIONS_OF_FEELING } from './notions/feelings.data';
import { NAMED_IDEAS } from './notions/named';
import { notionsOf, picturesOf } from './notions/notions';
import { NOTIONS_OF_LIFE } from './notions/of-life.data';
import { NOTIONS_OF_OTHERS } from './notions/others.data';
import { PEOPLED } from './notions/peopled.data';
import { NOTIONS_OF_SELF } from './notions/self.data';
import { NOTIONS_OF_SOCIETY } from './notions/society.data';
import { NOTIONS_OF_TIME } from './notions/time.data';
import { NOTIONS_OF_WORK } from './notions/working.data';
import { NOTIONS_OF_WORLD } from './notions/world.data';
import { SAYINGS } from './sayings.data';
import { SCREENS } from './screens.data';
import { SOCIETY } from './society.data';
import { TECHNOLOGY } from './technology.data';
import { TOPICS_OF_LIFE } from './topics-life.data';
import { TOPICS_OF_MONEY } from './topics-money.data';
import { TOPICS_OF_PLANET } from './topics-planet.data';
import { TOPICS_OF_SOCIETY } from './topics-society.data';
import { TOPICS_OF_WEB } from './topics-web.data';
import { TOPICS_OF_WORK } from './topics-work.data';
import { WORK } from './work.data';

/** Those that are asked for by what is in them. */
export const IMAGES: readonly IdeaEntry[] = [
  ...METAPHOR_IMAGES,
  ...SAYINGS,
  ...IMAGES_OF_PEOPLE,
  ...IMAGES_OF_THINGS,
];

/** What apps tell on a screen of its own. */
const MESSAGES: readonly IdeaEntry[] = [
  ...MESSAGES_OF_APPS,
  ...SCREENS,
  ...MESSAGES_OF_DEEDS,
  ...MESSAGES_OF_NOTHING,
];

/** Messages of apps, which have a page of their own. */
export const OF_SCREENS: ReadonlySet<string> = new Set(MESSAGES.map(({ id }) => id));

/** Topics of editorial pictures. */
export const TOPICS: readonly IdeaEntry[] = [
  ...TOPICS_OF_WORK,
  ...TOPICS_OF_MONEY,
  ...TOPICS_OF_WEB,
  ...TOPICS_OF_LIFE,
  ...TOPICS_OF_SOCIETY,
  ...TOPICS_OF_PLANET,
];

/** Ideas that one noun names. */
export const NOTIONS: readonly IdeaEntry[] = [
  NOTIONS_AT_WORK,
  NOTIONS_OF_LIFE,
  NOTIONS_OF_FEELING,
  NOTIONS_OF_SELF,
  NOTIONS_OF_OTHERS,
  NOTIONS_OF_TIME,
  NOTIONS_OF_SOCIETY,
  NOTIONS_OF_WORK,
  NOTIONS_OF_WORLD,
].flatMap(notionsOf);

/** What somebody feels, about whatever else a prompt says. */
export const OF_FEELING: ReadonlySet<string> = new Set(
  [...FEELINGS, ...INNER_LIFE, ...[NOTIONS_OF_FEELING, NOTIONS_OF_SELF].flatMap(notionsOf)].map(
    ({ id }) => id,
  ),
);

/** Ideas with those of their pictures first in which somebody is. */
function withPeople(ideas: readonly IdeaEntry[]): IdeaEntry[] {
  const peopled = picturesOf(PEOPLED);
  return ideas.map((idea) => {
    const [first, ...others] = peopled.get(idea.id) ?? [];
    return first ? { ...idea, pictures: [first, ...others, ...idea.pictures] } : idea;
  });
}

/** All ideas that have pictures of their own. */
export const IDEAS: readonly IdeaEntry[] = withPeople([
  ...IMAGES,
  ...NOTIONS,
  ...NAMED_IDEAS,
  ...INNER_LIFE,
  ...WORK,
  ...BUSINESS,
  ...FEELINGS,
  ...TECHNOLOGY,
  ...SOCIETY,
  ...MESSAGES,
  ...TOPICS,
]);

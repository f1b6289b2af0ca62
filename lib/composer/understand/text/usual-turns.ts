import type { Rewording } from './reworded';

/** A phrase as a word of its own. */
export const word = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu');

/** `darüber kreisen drei Störche`: who is over what was told before. */
export const overhead = (where: string, deeds: string, above: string): Rewording => [
  new RegExp(
    `,? (?:und |et |y |e |и |а )?(?:${where}) (${deeds}) ([^,.;]{3,60})(?=[,.;]|$)`,
    'giu',
  ),
  `, $2 $1 ${above}`,
];

/** What lights a place by nature is no thing in it. */
export const NO_SUN =
  '(?!(?:\\p{L}+ )?(?:sol|lune|soleil|luna|sole|lua|sonne|mond|солнц|лун)\\p{L}*)';

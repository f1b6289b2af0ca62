import { type Rewording, reworded } from './reworded';

/**
 * Wide pages in the words of those who order them: where they are shown, how a newsletter is called, on which side a thing is.
 * English only.
 */

const WIDE =
  '(?:banners?|headers?|covers?|hero(?: image)?|overlays?|panels?|thumbnails?|offline screens?)';

const BEFORE_PAGE =
  '(?=(?:[a-z]+ ){0,3}(?:posters?|flyers?|banners?|covers?|prints?|adverts?|ads?)\\b)';

const TOLD: readonly Rewording[] = [
  // Movements say how a page is drawn: their people are not in it, and their decade is no name.
  [
    new RegExp(
      `\\b(?:(?:early |late )?(?:19)?[1-6]0s )?(?:(?:soviet|russian) )?(?:wpa|works progress administration|constructivist|constructivism|suprematist|soviet|propaganda)(?:[- ](?:style|era))? ${BEFORE_PAGE}`,
      'giu',
    ),
    'vintage style ',
  ],
  [
    new RegExp(
      `\\b(?:swiss|international|bauhaus|de stijl|memphis)(?:[- ](?:style|design|movement)) ${BEFORE_PAGE}`,
      'giu',
    ),
    'minimalist ',
  ],
  // Where a banner is shown twitches nowhere.
  [
    new RegExp(
      `\\b(?:twitch|discord|steam store|etsy|shopify)(?: (?:channel|shop|store|page|profile))? (?=${WIDE}\\b)`,
      'giu',
    ),
    'channel ',
  ],
  // `newsletter top image`: its header, and no letter.
  [
    /\b(newsletter|blog|article|email|post) (?:top|lead|main|opening|hero|title) (?:image|picture|illustration|graphic|photo)\b/giu,
    '$1 header',
  ],
  // `newsletter header, weekly bird notes, a wren`: what it is called, and no music.
  [
    /\b(newsletter(?: (?:banner|header|cover|image))?|email header)[,:] (?:the )?(?:weekly|monthly|daily|sunday|quarterly) (?:[a-z]+ ){0,2}(?:notes|digest|news|update|updates|roundup|letter|bulletin|dispatch|diary)(?=, )/giu,
    '$1',
  ],
  // `a sailboat far right`: on that side, and not far away.
  [
    /(?<=\p{L})(?: (?:at|on|to|in))?(?: the)? far[- ](left|right)(?: (?:side|edge|corner|end))?(?=\s*(?:[,.;]|$)|\s+(?:and|with|of)\b)/giu,
    ' on the $1',
  ],
];
const MAY_BE_TOLD = new RegExp(
  `\\b(?:posters?|flyers?|prints?|newsletter|far[- ](?:left|right)|${WIDE})\\b| image\\b`,
  'i',
);

/** A prompt with its wide page told plainly. */
export const toldOfHeaders = (prompt: string): string =>
  MAY_BE_TOLD.test(prompt) ? reworded(prompt, TOLD) : prompt;

import { ABOUT, CHANNELS, MEDIA, OTHER_PAGES, PAGES, UNSEEN } from './media.data';
import { words } from './words-of-topics';

/**
 * What a page is about, told apart from the page and from what carries it: of `wide banner for a cycling club newsletter`
 * the banner is drawn, and cycling is its topic. English only.
 */
export interface Topic {
  /** The words for the page, as they were written. */
  page: string;
  /** What it is about, with no medium around it. */
  about: string;
  /** Media that were taken off it, in lower case. */
  media: readonly string[];
  /** What it is called, with its medium and without where it is: `chess tournament`. */
  name: string;
  /** Words before the page, which tell of its medium as well: `podcast cover`. */
  channel: string;
  /** Whether it is said to be about it, and not for it. */
  isAbout: boolean;
  /** For whom it is, where that is said. */
  whom: string;
  /** What follows: its style, its offers. */
  rest: string;
}

const PAGE = new RegExp(
  `^((?:[\\p{L}\\d'’&/-]+ ){0,6}?)(${PAGES})(?: (?:image|illustration|graphic|picture|design|artwork))?(?=[\\s,:;.–-]|$)`,
  'iu',
);
const CONNECTED = new RegExp(
  `^\\s*(?:${ABOUT}\\s+|[:–-]\\s*|,\\s*(?=(?:how|why|what|when)\\b))`,
  'iu',
);
/** `an article about`, `a story on`: what is written about the topic. */
const CARRIER = new RegExp(
  `^(?:(?:an?|the|my|our|your|this|their)\\s+)?(?:[\\p{L}'’-]+\\s+){0,2}?${MEDIA}\\s*(?:${ABOUT}|on how to|:)\\s+`,
  'iu',
);
const ENDS_IN_MEDIUM = new RegExp(`(?:^|\\s)(${MEDIA})$`, 'iu');
/** For whom something is made, and what it is not about. */
const FOR_WHOM =
  /\s+(?:for|by|among|aimed at)\s+((?:[\p{L}'’-]+ )?(?:kids|children|toddlers|teens|teenagers|seniors|older (?:people|adults)|retirees|pensioners|grandparents|women|men|mums|moms|dads|parents|families|couples|beginners|adults|everyone|students|dummies|professionals|busy \p{L}+))$/iu;
const PLACE =
  /\s+(?:in|at|on|near|by|from|through|across|around|during|over|under|without|while|with|after|for|about|against)\s+/iu;

const VENUE = /\s+(?:in|at|on|near|by) (?=the |an? |our |my |\p{Lu})/u;

/** Where it is published, and nothing that it is about. */
const ON_SITE =
  /\s(?:on|for) (?:facebook|youtube|instagram|twitch|twitter|linkedin|pinterest|tiktok|etsy|medium|substack|spotify)(?=[\s,.]|$)/iu;

const EVENT_AT_END =
  /(\s\p{L}+\s.*?)\s(?:events?|sessions?|newsletters?|podcasts?|blogs?|apps?|campaigns?|articles?|series|clubs?|workshops?|class(?:es)?|festivals?)$/iu;

const unarticled = (text: string) =>
  text.trim().replace(/^(?:an?|the|my|our|your|this|their)\s+/iu, '');

/** A hero of a page is a picture, and no hero. */
const paged = (page: string) =>
  page
    .replace(/\bhero$/i, 'hero image')
    .replace(/\bblog (?:posts?|articles?)(?: \p{L}+)?$/iu, 'blog image');

/** What stands before the word for the page, without what says where the page is. */
const leadOf = (before: string): string =>
  words(before)
    .filter((word) => !CHANNELS.test(word))
    .join(' ');

/** `against drunk driving with car keys in a glass`: what a notion is shown with is the picture. */
const SHOWN_WITH =
  /^(\s*(?:[a-z-]+ ){0,2}(?:[a-z]+(?:ing|tion|ness|ity|ism|ment|ance|ence)|(?:mental )?health|safety|care|abuse|violence|poverty|stress|burnout|sleep|debt|war|peace)) with (?:an?|the|two|three|four|some|[a-z]+ [a-z]*s?) /iu;

/** `a bike race with three cyclists riding`: who does something there is the picture. */
const DONE_WITH =
  /^(.{3,48}?) with (?:an?|the|one|two|three|four|five|some|several) (?:[a-z'-]+ ){1,4}?(?!(?:during|evening|morning|king|wing|ring|string|thing|painting|building|clothing|wedding|pudding|ceiling|spring|swing)\b)[a-z]{2,}ing\b/iu;

/** The first part of a text up to what is said further, and the rest of it. */
function firstPart(text: string): { told: string; rest: string } {
  const cut = text.search(/\s*[,;]\s*|\.\s+|\s+[-–—]\s+|[.!?]+$/u);
  const shown = (SHOWN_WITH.exec(text) ?? DONE_WITH.exec(text))?.[1]?.length ?? -1;
  const at = shown >= 0 && (cut < 0 || shown < cut) ? shown : cut;
  return at < 0
    ? { told: text, rest: '' }
    : { told: text.slice(0, at), rest: text.slice(at).replace(/^[.!?\s]+$/u, '') };
}

interface Bare {
  about: string;
  media: string[];
}

/** Takes words for media off the end of a compound: `cycling club newsletter` is about cycling. */
function withoutMedia(head: string): Bare {
  const media: string[] = [];
  let about = head.trim();
  for (;;) {
    const found = ENDS_IN_MEDIUM.exec(about)?.[1];
    if (found === undefined) return { about, media };
    media.push(found.toLowerCase());
    about = about
      .slice(0, about.length - found.length)
      .trim()
      .replace(/['’]s$/u, '');
  }
}

/** Takes what is written off before what it is about: `an article about sleep`. */
function withoutCarriers(text: string): Bare {
  const media: string[] = [];
  let about = text.trim();
  for (let step = 0; step < 3; step += 1) {
    const [found] = CARRIER.exec(about) ?? [];
    if (found === undefined) break;
    media.push(...words(found.toLowerCase()));
    about = about.slice(found.length).trim();
  }
  return { about: unarticled(about), media };
}

/** A topic whose head is a medium: what is before it, else what the medium is said to be about. */
function bareOf(text: string): Bare {
  const { about, media } = withoutCarriers(text);
  const at = about.search(PLACE);
  const [head, tail] = at < 0 ? [about, ''] : [about.slice(0, at), about.slice(at)];
  const bare = withoutMedia(head);
  const isNothing = words(bare.about).every((word) => UNSEEN.test(word));
  const of = /^\s+(?:on|about|for|in|against|with)\s+(.+)$/iu.exec(tail)?.[1];
  if (isNothing && bare.media.length > 0 && of !== undefined) {
    const inner = bareOf(of);
    return { about: inner.about, media: [...media, ...bare.media, ...inner.media] };
  }
  // `yoga in the park event`: what takes place there is a medium as well.
  const where = tail.replace(EVENT_AT_END, '$1');
  return { about: `${bare.about}${where}`.trim(), media: [...media, ...bare.media] };
}

/** `pet shop header: a parrot on a shoulder`: what follows a colon and an article is the picture itself. */
const IMAGE_TOLD = /^\s*[:–-]/u;
const PICTURED = /^(?:an?|two|three|four|several) /iu;

/** `a boy and a girl sitting on a bench`: two who do something are the picture itself. */
const TWO_AT_IT =
  /^(?:an?|the|two|three) (?:[a-z-]+ ){1,3}?and (?:an?|the|his|her|their|two|three) (?:[a-z-]+ ){1,3}?[a-z]{3,}ing\b/iu;

/** `a whale swimming under a sailboat`: of what a page is said to be, who does something somewhere is the picture itself. */
const ONE_AT_IT =
  /^(?:an?|the|two|three) (?:[a-z-]+ ){1,3}?(?!(?:evening|morning|king|wing|ring|wedding|spring|swing|string)\b)[a-z]{3,}ing(?: (?:in|on|under|over|at|through|behind|with|above|below|into|across|along|around|between|by|next|toward|towards|an?|the|his|her|its|their)\b|$)/iu;

/** The topic of a prompt for a page that shows what it is about; nothing of any other prompt. */
export function topicOf(prompt: string): Topic | undefined {
  const text = prompt.trim().replace(ON_SITE, '');
  const found = PAGE.exec(text);
  if (!found || OTHER_PAGES.test(found[1] ?? '')) return undefined;
  const [whole, before = ''] = found;
  const after = text.slice(whole.length);
  const connected = CONNECTED.exec(after)?.[0];
  const lead = leadOf(before);
  if (connected === undefined && (lead === '' || /^\s+\p{L}/u.test(after))) return undefined;
  const { told, rest } = firstPart(connected === undefined ? '' : after.slice(connected.length));
  const isPicture = IMAGE_TOLD.test(connected ?? '') && PICTURED.test(told);
  if (isPicture && !ENDS_IN_MEDIUM.test(told)) return undefined;
  if (TWO_AT_IT.test(told)) return undefined;
  if (/^\s*of\s/i.test(connected ?? '') && ONE_AT_IT.test(told)) return undefined;
  // `gardening newsletter header`: the topic is before the page.
  const said = told.trim() === '' ? lead : told;
  const whom = FOR_WHOM.exec(said)?.[1] ?? '';
  const { about, media } = bareOf(said.replace(FOR_WHOM, ''));
  const isLeading = told.trim() === '';
  const page = isLeading ? whole.replace(lead, '').replace(/\s+/gu, ' ').trim() : whole;
  if (about === '') return undefined;
  const channel = before.trim().toLowerCase();
  const name = unarticled(said).split(VENUE)[0] ?? '';
  const isAbout = connected !== undefined && !/^\s*for\s/i.test(connected);
  return {
    page: paged(page),
    about,
    isAbout,
    name,
    media,
    channel,
    whom,
    rest: isLeading ? after : rest,
  };
}

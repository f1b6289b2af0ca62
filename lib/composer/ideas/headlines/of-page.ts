import type { Trope } from '../tropes/read';
import { type Found, HEADLINE, isPersonal, PAGES_READ, subjectsIn } from './read';

/**
 * A page of an app that says what it is about (`onboarding screen: split bills with roommates`, `empty state: no saved recipes
 * yet`): in which state it is, or what somebody does with the app, and with what.
 */

const KINDS = '(?:screen|slide|page|state|illustration|image|graphic|screenshot|step|modal|view)';
const APP =
  "an? (?:[\\p{L}'-]+ ){0,3}?(?:app|application|website|web ?site|site|platform|store|shop|tool)";
/** What a page is called, what it is a page of, and what it says. */
const NAMED = new RegExp(
  `^(?:(?:an?|the|flat|modern|cute|minimal|simple|friendly|mobile|web|ui|vector) )*` +
    `(app(?: store)?|empty|error|404|success|confirmation|loading|onboarding|welcome|permission|feature|walkthrough)` +
    `((?:[ -]${KINDS})*)(?: for ${APP})?(?: ?([:–—-])|,| for| of| with| about)? (.+)$`,
  'u',
);
/** `illustration for a fintech app: split bills`. */
const OF_APP_NAMED = new RegExp(`^(?:[\\p{L}-]+ ){0,3}${KINDS} for ${APP}[:,] (.+)$`, 'u');

/** What tells what is to be seen on a page, and not what it says. */
const PICTURED =
  /(?<!\p{L})(?:holding|wearing|sitting|standing|riding|carrying|looking at|next to|in front of|an? (?:man|woman|girl|boy|person|couple))(?!\p{L})|^(?:an?|one|two|three|four|some) (?:[\p{L}-]+ ){1,6}?(?:(?!(?:meeting|booking|building|wedding|evening|morning|setting|listing|pending|missing|something|nothing)\b)\p{L}{2,12}ing(?: up| down)? (?:an?|the|his|her|its|their|in|on|into|onto|over|from|out|through|at|under|behind|up|to|with|without|around|past|off|towards)|(?:\p{L}{3,12} )?(?:behind|under|inside|beneath|above|between|through|out of|in front of))(?!\p{L})/u;

interface Page {
  /** What it is called. */
  name: string;
  /** What it says. */
  says: string;
}

function pageNamed(plain: string): Page | undefined {
  const [text, name = '', kinds = '', colon, says = ''] = NAMED.exec(plain) ?? [];
  if (text !== undefined && (kinds !== '' || colon !== undefined)) return { name, says };
  const [, said] = OF_APP_NAMED.exec(plain) ?? [];
  return said === undefined ? undefined : { name: 'app', says: said };
}

/** Devices stand for what is on them, and give way to it. */
const DEVICE = /^(?:smartphone|laptop|computer)$/u;

/** The thing that a page is about: what is named itself before what stands for somebody or for what nobody sees. */
function thingOf(subjects: readonly Found[]): string | undefined {
  const things = subjects.filter(({ thing }) => thing !== undefined);
  const seen = things.filter(({ isAside }) => !isAside);
  const named = things.filter((one) => !isPersonal(one));
  const found = [...seen.filter(({ thing = '' }) => !DEVICE.test(thing)), ...seen, ...named][0];
  return found?.thing;
}

/** The page of an app that a prompt asks for; nothing where it tells a scene or nothing that is known. */
export function pageIn(prompt: string): Trope | undefined {
  const plain = prompt
    .toLowerCase()
    .replace(/["“”„«»]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 160);
  const page = pageNamed(plain);
  // What is told after a comma is the picture itself.
  if (!page || PICTURED.test(page.says) || /[,;]/u.test(page.says)) return undefined;
  const { name, says } = page;
  const isEmpty = /^(?:no|nothing) /u.test(says);
  const called = isEmpty ? 'empty' : name;
  const plot = PAGES_READ.find(({ id, pattern }) =>
    pattern.test(id.endsWith('-state') ? called : says),
  );
  const verb = plot?.pattern.exec(says);
  // Whoever books a table reads nothing.
  const isVerb = ({ at, said }: Found) =>
    verb !== undefined && verb !== null && at === verb.index && said === verb[0] && at === 0;
  const subjects = subjectsIn(says).filter((one) => !isVerb(one));
  const x = thingOf(subjects);
  const who = subjects.find((one) => one.who !== undefined)?.who;
  if (!plot || (x === undefined && !subjects.some(isPersonal))) return undefined;
  // Of a state all that is said is why it is shown.
  const told = plot.id.endsWith('-state') ? says : (verb?.[0] ?? '');
  return {
    id: HEADLINE,
    text: says,
    slots: {
      plot: plot.id,
      said: [told, ...subjects.map(({ said }) => said)].join(' '),
      titled: 'yes',
      ...(x ? { x } : {}),
      ...(who ? { who } : {}),
    },
  };
}

import type { Brief } from '../../brief';
import { isAlike } from '../alike';
import { withThingsBeside } from '../beside-picture';
import { OF_SCREENS } from '../pictures';
import type { TakenIdea } from '../taken';
import type { Trope } from '../tropes/read';
import { pieceOf, type Read } from '../tropes/spread';
import { HEADLINE, subjectsIn } from './read';

/**
 * What an app, a site or a shop is about, whose page a prompt asks for: of `404 page for a travel website` travelling. A page
 * of a state of its own has it beside its picture; a welcome has it on its screen, with somebody before that.
 */

/** The id of what an app is about among the ideas of a brief. */
export const OF_APP = 'of-app';

const APP =
  /(?<!\p{L})(?:for|of|in|on) (?:an?|the|our|my|your) ((?:[\p{L}'’-]+ ){1,4}?)(app|application|software|platform|tool|website|site|service|saas|store|shop|marketplace|dashboard|startup)(?!\p{L})/u;
const OPENS =
  /^(?:(?:an?|the|mobile|app|web) )*(?:welcome|onboarding|splash|landing page|hero|login|sign[- ]?(?:up|in)|feature|header|intro)(?!\p{L})/u;
const HANDHELD = /^(?:app|application)$/u;

/** The app that a prompt asks for a page of, by what it is about; nothing where no table knows that. */
export function appIn(prompt: string): Trope | undefined {
  const plain = prompt.toLowerCase().slice(0, 200);
  const [text, about = '', kind = ''] = APP.exec(plain) ?? [];
  const named = subjectsIn(about);
  const subject = named.find(({ thing }) => thing !== undefined);
  if (text === undefined || !subject?.thing) return undefined;
  const { thing: x, said, who } = subject;
  return { id: OF_APP, text: about.trim(), slots: { x, said, kind, ...(who ? { who } : {}) } };
}

/** A welcome to an app as a headline: what it is about on its screen. */
export function welcomeIn(prompt: string): Trope | undefined {
  // What is told further is the picture: `onboarding for a language app, two friends at a table`.
  const isAll = OPENS.test(prompt.toLowerCase()) && !/[,;]/u.test(prompt);
  const app = isAll ? appIn(prompt) : undefined;
  if (!app) return undefined;
  const { kind = '', ...slots } = app.slots;
  const isGreeting = /welcome|onboarding|splash|log ?in|sign/u.test(prompt.toLowerCase());
  const plot = HANDHELD.test(kind) ? 'app-of' : 'software-of';
  return {
    id: HEADLINE,
    text: app.text,
    slots: { ...slots, plot, titled: 'yes', ...(isGreeting ? { greeting: 'yes' } : {}) },
  };
}

/** A message of an app with what the app is about beside it, where its picture has nothing of that. */
export function withApp(
  idea: TakenIdea | undefined,
  { ideas = [] }: Brief,
  read: Read,
): TakenIdea | undefined {
  const { x = '', said = '' } = ideas.find(({ id }) => id === OF_APP)?.slots ?? {};
  const piece = x === '' ? undefined : pieceOf(x, read);
  if (!idea || !piece || !OF_SCREENS.has(idea.id)) return idea;
  const pictures = idea.pictures.map((things) => {
    const isThere = things.some(({ brief }) =>
      brief?.elements.some(({ concept }) => isAlike(concept, piece.element.concept ?? '')),
    );
    return isThere ? things : withThingsBeside(things, [{ what: x, brief: read(x), shows: [] }]);
  });
  return { ...idea, pictures, told: [idea.told, said].filter(Boolean).join(' ') };
}

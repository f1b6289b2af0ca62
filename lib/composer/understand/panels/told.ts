import { CYCLES } from '../../templates/content/cycles.data';
import { DIAGRAMS } from '../../templates/diagrams';
import { counted } from '../../templates/design/thinned';
import { matching } from '../../templates/design/words';
import { announcedCount } from '../text/outline/count';
import { shownOnSides } from '../text/outline/sides';
import { titleOf } from '../text/outline/title';
import { KNOWN_PAGES } from '../words/known-pages.data';
import { routineIn } from './routines';
import { clausesOf, type Told } from './clauses';
import { cardOf } from './card-words';
import { journeyIn } from './journeys';
import { processIn } from './passive-steps';
import { liftStep, posesIn, withStep } from './pose-panels';

/** Designs whose lists may be told in scenes. */
const GIVES_WAY =
  /^(?:|steps|infographic|labelled-diagram|chart|wall-chart|flash-card|worksheet|flowchart|poster|timeline|comparison|sticker|pipeline|cycle|growth|food-chain|card)$/;
/** What tells that a page explains, and is no scene with commas. */
const EXPLAINS =
  /\b(?:infographics?|worksheets?|flash ?cards?|comic|storyboard|story (?:cards?|strip|sequence)|sequenc(?:e|ing)|picture cards?|social story|visual schedule|routine (?:chart|cards?|poster)|chore chart|charts?|diagram|instructions?|guide|tutorial|tips|rules|safety|first aid|explainer|panels?|step by step|(?:\d{1,2}|two|three|four|five|six) (?:\w+ )?(?:steps|ways|tips|stages|scenes|panels|cards|habits|reasons|things|rules|exercises|stretches)|prepositions?|opposites|phases|dos and don'?ts)\b|\bsteps\s*:|\b(?:posters?|charts?|infographics?|diagrams?)\b[^,:]{0,30}\bhow to\b|^how (?:an?|the|to|we|do|does|i|\w+ (?:is|are|gets?|becomes?|travels?|works?|grows?))\b|^from (?:an? |the )?\w+ to\b|^[^,:]{0,40}\b(?:routine|day|life)\b[^,:]{0,30} of an? [^,:]{1,40}:/i;
const IS_NO_PAGE =
  /\b(?:icons?|logo|sprite|pattern|seamless|mind map|org chart|venn|pie|bar chart|line chart|graph)\b/i;
/** Landscapes and schemes whose arrows are drawn: what a prompt tells of them is in one picture. */
const SCENES = DIAGRAMS.filter(({ isScene }) => isScene);
/** Pictures of what is only written about. */
const IS_HEADER =
  /\b(?:header|hero|blog|article|cover|newsletter|banner|landing page|website|thumbnail|slide)\b/i;
/** Figures and dates are other designs' own. */
const HAS_FIGURES = /\d\s?%|\b(?:1[5-9]|20)\d\d\b|[€$£]\d/;
const COLON = /[:：](?!\d|\/)\s*/;
const SUBJECT_THEN_LIST =
  /^(?:an? )?(?:[\w-]+ ){0,3}(?:infographic|poster|worksheet|flash ?cards?|comic(?: strip)?|storyboard|diagram|guide|chart|story)\s*(?:(?:about|of|on|for|showing|explaining)\s+)?([^,:]{0,60}),\s+(.+)$/i;
const OF_TITLE =
  /^(?:an? )?(?:[\w-]+ ){0,3}(?:infographic|poster|worksheet|diagram|guide|chart)s? (?:about|of|on|for|showing|explaining) /i;

function headAndList(prompt: string): { head: string; list: string } | undefined {
  const at = COLON.exec(prompt);
  if (at) return { head: prompt.slice(0, at.index), list: prompt.slice(at.index + at[0].length) };
  const [, head = '', list] = SUBJECT_THEN_LIST.exec(prompt) ?? [];
  return list === undefined ? undefined : { head, list };
}

const MEDIUM_ONLY =
  /^(?:an? |the |\d{1,2}[- ]|two |three |four |five |six )?(?:[\w-]+ )?(?:infographics?|worksheets?|comic(?: strip)?|storyboard|flash ?cards?|panels?|picture cards?|cards|illustrations?|story|diagram|chart|poster)$/i;

const FOR_WHOM =
  /\s+for (?:\w+ )?(?:kids?|children|toddlers?|class(?:room)?|students|school|preschool(?:ers)?|kindergarten|beginners)$/i;

function titleFrom(head: string, prompt: string): string | undefined {
  const plain = head
    .trim()
    .replace(FOR_WHOM, '')
    .replace(/,\s+(?:\d{1,2}|two|three|four|five|six|seven|eight|with) .*$/i, '')
    .replace(
      /\s+(?:infographic|poster|chart|cards?|worksheet|diagram|comic strip|comic|storyboard)$/i,
      '',
    )
    .replace(OF_TITLE, '');
  if (plain !== '' && !MEDIUM_ONLY.test(head.trim()) && plain.split(/\s+/).length <= 9)
    return plain;
  return titleOf(prompt);
}

/** Cards of a lesson come in no order. */
const UNORDERED =
  /\b(?:flash ?cards?|picture cards?|prepositions?|opposites|worksheets?|dos and don'?ts)\b/i;

/** `a solar panel on a roof, arrow to a battery in the cellar`: one leads to the next. */
const ARROW =
  /[,;]?\s(?:with |and )?(?:an? )?arrows? (?:(?:going|leading|pointing|running|down|back) ){0,2}(?:in)?to\s/i;
const NO_CHAIN = /\b(?:road|street|sign|bow|archer|icon|logo|button|map)\b/i;

function chainIn(prompt: string): Told | undefined {
  const parts = prompt.split(ARROW);
  if (parts.length < 2 || parts.length > 5 || NO_CHAIN.test(prompt)) return undefined;
  const [first = '', ...rest] = parts.map((part) => part.trim());
  const head = headAndList(first);
  const title = head ? titleFrom(head.head, first) : undefined;
  const clauses = [head?.list ?? first, ...rest].map((text) => ({ caption: text, text }));
  return { ...(title ? { title } : {}), clauses, isOrdered: false, page: 'chain' };
}

/** Sheets that have a task of their own. */
const HAS_TASK =
  /\b(?:count\w*|trac\w+|match\w*|letters?|numbers?|alphabet|math\w*|addition|subtract\w*|colou?ring|maze|cut|fraction\w*|clock|time|label\w*|parts of|sort\w*|circle the|fill in|missing|shapes?|is for|times table|vocabulary)\b/i;
const ONE_PAGE =
  /^(?:an? )?((?:[\w-]+ ){0,3}?)(worksheet|flash ?card|picture card)s?(?: (?:picture|page|illustration|image))?(?: for [\w' -]{3,30}(?=[,:]))?\s?(?:[,:]|of|with|showing|about)\s(.{8,200})$/i;

/** A card of one word in quotes, and the scene that shows it. */
const CARD_OF_WORD =
  /^(?:an? )?(?:[\w-]+ ){0,3}?(?:flash ?card|picture card|vocabulary card|word card)s?,? (?:[a-z]+ ){0,4}?["'“‘](?<word>[^"'“”‘’]{1,30})["'”’]\s?(?:[,:]|with|showing|and)\s(?<scene>.{8,200})$/iu;
const TELLS_SCENE =
  /\b(?:between|under|over|behind|in front of|beside|next to|near|inside|in|on|above|below|through|around|across|[a-z]{2,}ing)\b/i;

/** Up to where its sentence begins. */
const ONE_LEAD = /^[^,:]{0,60},\s/;

/** Sentences of several cards. */
const SEVERAL = /:|cards\b|worksheets\b|,\s(?:and )?(?:an?|the|two|three)\s/i;

/** A worksheet or a card with one sentence: a scene, and what is written below it. */
function onePage(prompt: string): Told | undefined {
  const { word, scene } = CARD_OF_WORD.exec(prompt)?.groups ?? {};
  if (word && scene && TELLS_SCENE.test(scene))
    return {
      clauses: [{ caption: word, text: scene }],
      isOrdered: false,
      isKnown: true,
      page: 'card',
    };
  const [, about = '', page = '', sentence = ''] = ONE_PAGE.exec(prompt) ?? [];
  if (sentence === '' || HAS_TASK.test(prompt)) return undefined;
  const isSheet = /worksheet/i.test(page);
  const title = isSheet && about.trim() !== '' ? about.trim() : undefined;
  return {
    ...(title ? { title } : {}),
    clauses: [isSheet ? { caption: sentence, text: sentence } : cardOf(sentence)],
    isOrdered: false,
    page: isSheet ? 'worksheet' : 'card',
  };
}

/** `a boy at the sink`: who a prompt wants to be seen doing what it teaches. */
const DOER =
  /\b(an? (?:(?:little|young|old|elderly|smiling) )?(?:boy|girl|toddler|kid|child|man|woman|grandmother|grandfather|mother|father|teenager|student|nurse|cook|chef|gardener|farmer|baker))\b/i;
const doerIn = (prompt: string): string | undefined => DOER.exec(prompt)?.[1]?.toLowerCase();

/** Pages that show their topic, and do not say how it is done. */
const TEACHES_NOTHING =
  /\b(?:packaging|packages?|invitations?|invites?|stickers?|timelines?|history|vs\.?|versus|compar\w+|festivals?|social media posts?|maps?|menus?|bar chart|pie chart|by (?:season|month|year)|facts?)(?![\p{L}])/u;

/** What a prompt that names no steps is shown by, where its subject is known. */
function knownIn(
  prompt: string,
  hasOwn = HAS_LIST.test(prompt.replace(COUNTED_PARTS, '')),
): Told | undefined {
  const plain = prompt.toLowerCase();
  const known = KNOWN_PAGES.find(({ words }) => words.test(plain));
  if (!known || hasOwn || TEACHES_NOTHING.test(plain)) return undefined;
  const doer = doerIn(prompt);
  const clauses = known.clauses.map(([caption, text]) => ({
    caption,
    text: doer === undefined ? text : text.replace(/^an? (?:child|person|man|woman)\b/, doer),
  }));
  return panelsFor(
    {
      title: known.title,
      clauses,
      isOrdered: known.marks === undefined,
      isKnown: true,
      ...(known.marks ? { page: known.marks } : {}),
    },
    prompt,
  );
}

/** Lists tell their own stages, articles have one scene, and a life that goes round is a ring. */
const isOther = (design: string, prompt: string): boolean =>
  HAS_LIST.test(prompt.replace(FROM_TO, '')) ||
  IS_HEADER.test(prompt) ||
  (design === 'cycle' && matching(prompt.toLowerCase(), CYCLES) !== undefined);

/** The ends of a course between commas list nothing. */
const FROM_TO = /,\s+(?:all the way )?from [^,:]{2,40} to [^,:]{2,40}(?=,|$)/i;

const SPARE = /^\+\s*/;

/** As many panels as a prompt asks for, those to spare among them; nothing where far fewer are known. */
function panelsFor(told: Told, prompt: string): Told | undefined {
  const count = announcedCount(prompt);
  const clauses = counted(told.clauses, count, ({ caption }) => SPARE.test(caption));
  if (clauses.length < (count ?? 0) - 1) return undefined;
  return {
    ...told,
    clauses: clauses.map((one) => ({ ...one, caption: one.caption.replace(SPARE, '') })),
  };
}

/** How many panels a page has lists none of them. */
const COUNTED_PARTS =
  /,\s+(?:in )?(?:\d{1,2}|two|three|four|five|six) (?:clear |simple |big )?(?:panels|steps|pictures|scenes|stages)\b(?=\s*(?:,|$))/i;
const HAS_LIST = /^.{26}.*:(?!\d)|:(?!\d|\s*(?:how|from) )|,[^,]{2,60},/i;

function listIn(prompt: string): Told | undefined {
  const parted = headAndList(prompt);
  if (!parted) return undefined;
  const title = titleFrom(parted.head, prompt);
  const clauses = clausesOf(parted.list, prompt, parted.head);
  const isOrdered = !UNORDERED.test(prompt);
  return clauses.length < 2 ? undefined : { ...(title ? { title } : {}), clauses, isOrdered };
}

/** `six steps with soap and a tap`, `how to wash hands, a boy at the sink`: what is to be seen, and no steps. */
const OF_PROPS =
  /\bsteps\b[^,:]{0,40}\b(?:with|from)\b|\bhow to\b[^,:]{3,40}, an? (?:\w+ ){1,3}(?:at|in|on|with|holding|next to) |\bsteps to \w+/i;

/** `timeline of a coffee bean from plant to cup`: what happens on the way, and no dates. */
const COURSE_OF_TIME =
  /^(?:an? )?timeline of (?=[^,:]{2,40} from [a-z' -]{2,24} to [a-z' -]{2,24}$)/i;

/** What a prompt that was read as a design, or as none, tells panel by panel. */
export function toldIn(design: string, prompt: string): Told | undefined {
  const plain = prompt.replace(/\s+/g, ' ').trim();
  const step = liftStep(plain);
  const told = posesIn(design, plain) ?? toldPlainly(design, step?.rest ?? plain);
  return told && step ? withStep(told, step) : told;
}

function toldPlainly(design: string, prompt: string): Told | undefined {
  const plain = prompt.replace(COURSE_OF_TIME, 'journey of ');
  if (!GIVES_WAY.test(design) || IS_NO_PAGE.test(plain) || HAS_FIGURES.test(plain))
    return undefined;
  if (design === 'comparison' && shownOnSides(plain)) return undefined;
  if (design === 'labelled-diagram' && matching(plain.toLowerCase(), SCENES)) return undefined;
  const chain = chainIn(plain);
  if (chain) return chain;
  const journey = isOther(design, plain) ? undefined : journeyIn(plain);
  if (journey) return panelsFor(journey, plain);
  const routine = IS_HEADER.test(plain) ? undefined : routineIn(plain);
  if (routine) return routine;
  const process = IS_HEADER.test(plain) ? undefined : processIn(plain);
  if (process) return process;
  if (!EXPLAINS.test(plain) || IS_HEADER.test(plain)) return undefined;
  const isSheet = /^(?:worksheet|flash-card)$/.test(design);
  const isOne = isSheet && !SEVERAL.test(plain.replace(ONE_LEAD, ''));
  if (isOne) return onePage(plain);
  if (design === 'worksheet' && HAS_TASK.test(plain) && !/,[^,]*,/.test(plain)) return undefined;
  const known = OF_PROPS.test(plain) ? knownIn(plain, false) : undefined;
  return known ?? listIn(plain) ?? (isSheet ? onePage(plain) : knownIn(plain));
}

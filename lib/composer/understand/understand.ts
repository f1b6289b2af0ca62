import type { Brief } from '../brief';
import type { Language } from '../concepts/concept';
import { theLexicon } from './lexicon';
import { Draft } from './read/draft';
import { tellHappenings } from './read/happened';
import { withOccasion } from './occasions/occasion';
import { laidOut } from './pages/laid-out';
import { asMenu } from './pages/menu-told';
import { laidOutAbroad, mayBeLaidOut } from './pages/page-abroad';
import { liftPageLayout } from './pages/page-layout';
import { picturesToldIn, withPictures } from './pages/pictures-told';
import { withLettersTold, withListApart } from './pages/sheet-lists';
import { toldSheet } from './pages/sheets';
import { withTopicThings } from './pages/topic-things';
import { withPanels } from './panels/panels';
import { withWorn } from './panels/worn';
import { RULES } from './rules';
import { liftTopic, withoutBook } from './text/about';
import { liftAnnouncement, PAGE_TOPIC } from './text/announcement';
import { liftAnnouncementAbroad } from './text/announcement-abroad';
import { liftBorder } from './text/border-told';
import { liftClearSide } from './text/clear-side';
import { languageOf } from './text/language';
import { doneToSomebody } from './text/done-to-parts';
import { saidWordByWord } from './text/said-abroad';
import { eventsTold } from './text/events-told';
import { pagesAsThings } from './text/pages-as-things';
import { saidOfSheets } from './text/said-of-sheets';
import { saidOfTiles } from './text/said-of-tiles';
import { saidPlainly } from './text/said-plainly';
import { liftHappenings } from './text/happenings';
import { setLabels } from './rules/labelled';
import { looksBy, setPartLooks } from './rules/part-looks';
import { liftPartLooks } from './text/part-looks';
import { motifsBy, setDepictions } from './rules/depicted';
import { liftDepictions } from './text/depictions';
import { liftDepictionsAbroad } from './text/depictions-abroad';
import { markForms } from './text/mark-forms';
import { patternForms } from './text/pattern-forms';
import { markOfTwo } from './text/mark-of-two';
import { faceSaid } from './text/face-said';
import { withoutNotion } from './text/notion-apart';
import { liftLabels } from './text/labels';
import { liftHostParts } from './text/host-parts';
import { liftHostPartsAbroad } from './text/host-parts-abroad';
import { setSpots } from './rules/host-spots';
import { setHeadline, withHeadlineOf } from './rules/headlines';
import { setSold, setTopic } from './rules/topic-shown';
import { setParts } from './rules/told-parts';
import { setSizes } from './rules/told-sizes';
import { roomsToldPlainly, sideOfOther, sideToldOf } from './text/rooms-told';
import { spelledOut } from './text/shorthand';
import { toldInUse } from './text/told-in-use';
import { toldOfCompounds } from './text/told-compounds';
import { toldOfGoods } from './text/told-of-goods';
import { toldOfHeaders } from './text/told-of-headers';
import { toldOfPosters } from './text/told-of-posters';
import { toldOfTickets } from './text/told-of-tickets';
import { toldOfPeople } from './text/told-of-people';
import { toldLater } from './text/told-later';
import { toldOfStates } from './text/told-of-states';
import { toldLaterAbroad } from './text/told-later-abroad';
import { toldOfRelations } from './text/told-of-relations';
import { toldOfThings } from './text/told-of-things';
import { toldTurned } from './text/told-turned';
import { liftLettering } from './text/lettering';
import { liftGrowth } from './text/told-growth';
import { namedBefore } from './text/named-before';
import { liftParts, type ToldPart } from './text/told-parts';
import { toldRichly } from './text/told-richly';
import { shadesTold } from './text/shades-told';
import { toldBriefly } from './text/told-briefly';
import { toldOfLand } from './text/told-of-land';
import { toldPositions } from './text/told-positions';
import { saidOfDrawing } from './text/said-of-drawing';
import { saidOfNotions } from './text/said-of-notions';
import { aloneOnPage, liftScene, withSideFree } from './text/scene-told';
import { asSchoolPage } from './text/school-subject';
import { liftHexes, type ToldHexes } from './text/hexes-told';
import { liftManner } from './text/manner-told';
import { partsOnOwner } from './text/parts-on-owner';
import { liftSizes } from './text/told-sizes';
import { liftPalette, type ToldPalette } from './text/palette-told';
import { withoutAudience, withoutCutLine, withoutRequest } from './text/request';
import { MAX_PROMPT_LENGTH } from './text/limits';
import { liftWholes, setWholes } from './text/wholes-of-parts';
import { briefOf, exclude, unique } from './brief-of';
import { readInto } from './read/in-order';
import { senseOf } from './read/sense-of';
import { filledEach } from './text/filled-each';
import { groupsTold } from './text/groups-told';
import { liftUse } from './text/use-told';
import { type FirmPage, firmPageInEnglish, withFirmNamed } from './topics/firm-abroad';
import { type HowTo, howToInEnglish, withOwnWords } from './topics/how-to-abroad';
import { deedAsPage } from './topics/deed-as-page';
import { mayBePage, pageInEnglish } from './topics/topic-abroad';
import { retold, withTopicTold } from './topics/with-topic';
import { isNotionIn, languageOfNotion } from './abroad/sayings';
import { eitherReading, inOwnWords } from './abroad/either';
import { applyAbroad, englishOf, type InEnglish } from './abroad/translated';

/**
 * Reads a prompt in one of eight languages into a brief: what there is, what it does, where, and what
 * kind of picture it is to be. What no table knows stays in the brief without a concept, so that it is
 * reported as not drawn. About a millisecond; the first call builds the tables.
 */
export function understand(prompt: string, negativePrompt?: string): Brief {
  const read = remembering(readBrief);
  const spelled = toldOfHeaders(spelledOut(prompt.slice(0, MAX_PROMPT_LENGTH)));
  const said = eventsTold(toldOfTickets(pagesAsThings(saidOfTiles(saidOfSheets(spelled)))));
  const manner = liftManner(withoutCutLine(withoutRequest(said)));
  const use = liftUse(partsOnOwner(manner.rest));
  const codes = liftHexes(use.rest);
  const scene = liftScene(codes.rest, read);
  const asked = asSchoolPage(markOfTwo(markForms(patternForms(scene.rest))));
  const edged = liftBorder(asked);
  const palette = withCodes(liftPalette(withoutAudience(edged.rest), scene.said.length > 0), codes);
  const taught = howToIfPage(palette.rest);
  const firm = taught ? undefined : firmIfPage(palette.rest);
  const told = taught?.english ?? firm?.english ?? palette.rest;
  const topical = retold(inEnglishIfPage(told) ?? deedAsPage(told), read);
  const brief = topical
    ? withTopicTold(understoodPage(topical.prompt, negativePrompt), topical)
    : understoodPage(told, negativePrompt, read);
  const framed = withHeadlineOf(
    aloneOnPage(withSideFree(brief, scene), prompt),
    scene.said.length > 0 ? scene.rest : said,
  );
  const named = firm ? withFirmNamed(framed, firm) : framed;
  const whole = withPalette(taught ? withOwnWords(named, taught) : named, palette);
  return withUnseen(edged.border ? { ...whole, border: edged.border } : whole, [
    ...manner.said.map((word) => ({ word, note: 'how the picture is made' })),
    ...use.said.map((word) => ({ word, note: 'what the picture is for' })),
    ...scene.said.map((word) => ({ word, note: 'what the picture is about' })),
  ]);
}

/** A brief with words that were told of its picture and name nothing in it. */
function withUnseen(brief: Brief, said: readonly { word: string; note: string }[]): Brief {
  if (said.length === 0) return brief;
  const words = said.map((one) => ({ ...one, fate: 'ignored' as const }));
  return { ...brief, words: [...brief.words, ...words] };
}

/** Named colours after those that are told by their codes. */
const withCodes = (palette: ToldPalette, { colors, said }: ToldHexes): ToldPalette => ({
  ...palette,
  colors: [...colors, ...palette.colors],
  said: [...said, ...palette.said],
});

/** A brief in the colours that its prompt tells for the whole picture. */
function withPalette(brief: Brief, { colors, accents, background, said }: ToldPalette): Brief {
  if (said.length === 0) return brief;
  return {
    ...brief,
    paletteColors: unique([...colors, ...brief.paletteColors, ...accents]),
    ...(accents.length > 0 ? { accentColors: accents } : {}),
    ...(background ? { background: brief.background ?? background } : {}),
    words: [...brief.words, ...said.map((word) => ({ word, fate: 'attribute' as const }))],
  };
}

const isKnownIn = (word: string, language: Language) =>
  theLexicon().knows(word, language) || isNotionIn(word, language);
const isWrittenIn = (word: string, language: Language) =>
  theLexicon().isWritten(word, language) || isNotionIn(word, language);
const spokenIn = (text: string) =>
  languageOfNotion(text) ?? languageOf(text, isKnownIn, isWrittenIn);

/** A page of another language that names only what it is about, as English says it. */
function inEnglishIfPage(prompt: string): string | undefined {
  if (!mayBePage(prompt)) return undefined;
  const language = spokenIn(prompt);
  return language === 'en' ? undefined : pageInEnglish(prompt, language);
}

/** A page of another language that teaches something, as English says it. */
function howToIfPage(prompt: string): HowTo | undefined {
  return mayBePage(prompt) ? howToInEnglish(prompt, spokenIn(prompt)) : undefined;
}

/** A mark or a page of another language that names only whom it is for, as English says it. */
function firmIfPage(prompt: string): FirmPage | undefined {
  return mayBePage(prompt) ? firmPageInEnglish(prompt, spokenIn(prompt)) : undefined;
}

/** Reads a text that was read last no second time: most prompts for pages are read for their topic as they stand. */
function remembering(read: (text: string) => Brief): (text: string) => Brief {
  let last: { text: string; brief: Brief } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, brief: read(text) };
    return last.brief;
  };
}

function understoodPage(
  prompt: string,
  negativePrompt?: string,
  read: (text: string) => Brief = readBrief,
  isTold = false,
): Brief {
  const pictures = picturesToldIn(prompt);
  const told =
    pictures && withPictures(understoodPage(pictures.rest, negativePrompt), pictures.things);
  if (told) return told;
  const sheet = toldSheet(prompt, readBrief);
  if (sheet) return sheet;
  const { rest, layout } = liftPageLayout(prompt);
  const own = negativePrompt === undefined ? read(rest) : readBrief(rest, negativePrompt);
  const menu = asMenu(own, rest, readBrief);
  if (menu) return menu;
  const brief = withOccasion(own, rest, readBrief);
  const dressed = withWorn(brief, rest, understandClause);
  const page = dressed === brief ? withPanels(brief, rest, understandClause) : dressed;
  const laid = laidOut(page, rest, { layout, read: understandClause });
  const listed = withLettersTold(withListApart(laid, rest), rest, readBrief);
  const shown = withTopicThings(listed, rest, readBrief);
  return isTold ? shown : asEnglishLaysOut(shown, rest);
}

/** A page of another language as English lays it out, where English rules alone know how. */
function asEnglishLaysOut(own: Brief, prompt: string): Brief {
  const language = mayBeLaidOut(own) ? spokenIn(prompt) : 'en';
  if (language === 'en' || language === 'ja') return own;
  const { english, words } = toldInEnglish(prompt, language);
  // Where words of its own are left in it, it is told again no second time.
  if (spokenIn(english) !== 'en') return own;
  return laidOutAbroad(
    own,
    inOwnWords(own, understoodPage(english, undefined, readBrief, true), words),
    prompt,
  );
}

/** A clause of a page, which is no page of panels itself. */
export function understandClause(text: string): Brief {
  return withOccasion(readBrief(text), text, readBrief);
}

/** Each reads what the ones before it wrote. */
const TELLERS = [
  namedBefore,
  groupsTold,
  faceSaid,
  filledEach,
  toldRichly,
  toldOfCompounds,
  toldOfPeople,
  toldOfStates,
  toldOfThings,
  toldLater,
  toldOfRelations,
  toldTurned,
  toldPositions,
  toldBriefly,
  toldOfLand,
  shadesTold,
  toldOfGoods,
  toldInUse,
  saidOfNotions,
  saidOfDrawing,
];
const toldAsKnown = (prompt: string): string => TELLERS.reduce((text, tell) => tell(text), prompt);

/** What the words of a prompt say, and nothing that a design is known by: of other languages as they or English says it. */
function readBrief(asked: string, negativePrompt?: string, known?: Language): Brief {
  const { brief, language } = readAsWritten(asked, negativePrompt, known);
  const inEnglish = () => toldInEnglish(asked, language);
  return eitherReading(brief, language, inEnglish, (english) =>
    readBrief(english, negativePrompt, 'en'),
  );
}

/** What the whole prompt says, and no part of it. */
function setFromWhole(draft: Draft, asked: string): void {
  // `the sole of a shoe` is what is to be seen, and no title.
  if (liftWholes(asked).wholes.length === 0) setHeadline(draft, asked);
  setRoomSides(draft, asked);
}

interface Reading {
  brief: Brief;
  language: Language;
}

/** What a page announces, lifted from what is read of it. */
function announcedIn(draft: Draft, text: string) {
  const { language } = draft;
  const announced =
    language === 'en'
      ? liftAnnouncement(text, senseOf(draft))
      : liftAnnouncementAbroad(text, language, senseOf(draft).isThing);
  if (announced) draft.fate(announced.topic, 'ignored', PAGE_TOPIC);
  return announced;
}

/** Parts that are told for their wholes, and how parts look. English only. */
function partsLookedAt(text: string, language: Language) {
  if (language !== 'en') return { rest: text, wholes: [], looks: [] };
  const { rest: entire, wholes } = liftWholes(text);
  return { ...liftPartLooks(entire, looksBy(theLexicon())), wholes };
}

/** What the words of a prompt say by the rules of its own language. */
function readAsWritten(asked: string, negativePrompt?: string, known?: Language): Reading {
  const lexicon = theLexicon();
  const { rest: unlabelled, labels } = liftLabels(toldOfPosters(asked.slice(0, MAX_PROMPT_LENGTH)));
  const { rest: prompt, depictions: shownOn } = liftDepictions(
    roomsToldPlainly(toldAsKnown(unlabelled)),
    motifsBy(readBrief),
  );
  const { rest: lettered, texts } = liftLettering(prompt);
  const language = known ?? spokenIn(lettered);
  const readMotif = (text: string) => readBrief(text, undefined, language);
  const { rest, depictions } =
    language === 'en'
      ? { rest: lettered, depictions: shownOn }
      : liftDepictionsAbroad(lettered, language, motifsBy(readMotif));
  const draft = new Draft(language, lexicon, texts);
  for (const text of texts) draft.fate(text, 'lettering');
  const told = liftTopic(withoutBook(rest), senseOf(draft));
  if (told.topic !== undefined) draft.fate(told.topic, 'ignored', 'what the picture is about');
  const shown = withoutNotion(told.rest, draft);
  const announced = announcedIn(draft, shown);
  const cleared = liftClearSide(announced?.rest ?? shown);
  if (cleared.side) draft.clearSide = cleared.side;
  for (const text of cleared.said) draft.fate(text, 'ignored', 'what is left free for words');
  const { rest: unmeasured, sizes } =
    language === 'en' ? liftSizes(cleared.rest) : { rest: cleared.rest, sizes: [] };
  const { rest: whole, parts } =
    language === 'en' ? partsOf(unmeasured) : { rest: unmeasured, parts: [] };
  const { rest: bare, wholes, looks } = partsLookedAt(whole, language);
  const { rest: placed, spots } =
    language === 'en' ? liftHostParts(bare) : liftHostPartsAbroad(bare, language, lexicon);
  const plain =
    language === 'en'
      ? doneToSomebody(saidPlainly(placed))
      : saidWordByWord(toldLaterAbroad(placed, language), language);
  const { rest: without, happenings } =
    language === 'en' ? liftHappenings(plain) : { rest: plain, happenings: [] };
  const settled = readInto(draft, without);
  if (language === 'en') for (const rule of RULES) rule.apply(draft, prompt);
  else applyAbroad(draft, prompt, englishOf(settled, draft).english);
  if (language === 'en') setFromWhole(draft, asked);
  if (told.isSubject && told.topic !== undefined) setTopic(draft, told.topic, readMotif);
  if (announced && language === 'en')
    setSold(draft, announced.topic, { prompt: asked, read: readMotif });
  tellHappenings(draft, happenings);
  setLabels(draft, labels);
  setSpots(draft, spots);
  setSizes(draft, sizes, readBrief);
  setParts(draft, parts, readBrief);
  setPartLooks(draft, looks, readBrief);
  setWholes(draft, wholes);
  setDepictions(draft, depictions, readMotif);
  if (negativePrompt) exclude(draft, negativePrompt, language);
  return { brief: briefOf(draft), language };
}

/** A prompt told again in English, and what English says for its words. */
function toldInEnglish(prompt: string, language: Language): InEnglish {
  const { rest, texts } = liftLettering(prompt);
  const draft = new Draft(language, theLexicon(), texts);
  const told = withoutNotion(liftTopic(withoutBook(rest), senseOf(draft)).rest, draft);
  const plain = saidWordByWord(toldLaterAbroad(told, language), language);
  return englishOf(readInto(draft, plain), draft);
}

/** Where in their room things are told to be. */
function setRoomSides(draft: Draft, prompt: string): void {
  if (!ROOM_SIDE.test(prompt)) return;
  for (const element of draft.elements) {
    const side = sideToldOf(element.phrase, prompt);
    if (side) element.side = side;
  }
  const phraseOf = (id: string) => draft.element(id)?.phrase ?? '';
  for (const relation of draft.relations) {
    const side = sideOfOther(phraseOf(relation.from), phraseOf(relation.to), prompt);
    if (side) relation.side = side;
  }
}
const ROOM_SIDE = /\b(?:left|right|corner|middle|center|centre)\b/i;

/** Parts that are other things, and what grows out of things. */
function partsOf(text: string): { rest: string; parts: ToldPart[] } {
  const sense = motifsBy(readBrief);
  const { rest, parts } = liftParts(text, sense);
  const grown = liftGrowth(rest, sense);
  return { rest: grown.rest, parts: [...parts, ...grown.parts] };
}

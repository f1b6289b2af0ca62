/**
 * What a picture is for, which is nothing to be seen in it: `two foxes on a bridge for a history textbook` shows no book.
 * Where a prompt names nothing else (`a header for our newsletter`) its use says what is to be drawn, and stays.
 */
const OF_LESSONS =
  'textbooks?|school ?books?|workbooks?|readers?|lessons?(?: plans?)?|class(?:es|room)?(?: walls?| posters?| displays?)?|courses?|lectures?|training(?: videos?| materials?)?|handouts?';
const OF_OFFICES =
  'presentations?|slide ?decks?|slide ?shows?|slides?|pitch decks?|power ?points?|keynotes?|(?:annual |quarterly |sustainability )?reports?|thesis|dissertations?|essays?|white ?papers?|case stud(?:y|ies)|manuals?|handbooks?|documentation|readmes?|intranet|job (?:ads?|postings?|offers?)';
const OF_READERS =
  '(?:news|mail|email )letters?|e-?books?|(?:(?:magazine|newspaper|news|online|web|wiki) )?(?:articles?|features?)|brochures?|leaflets?|catalog(?:ue)?s?|(?:linkedin|twitter|reddit) (?:posts?|pages?|profiles?)|explainer videos?';
const OF_WALLS =
  "(?:nursery|living room|bedroom|kitchen|office|hallway|bathroom|dining room|playroom|classroom|kids[’']? room) walls?";
const OF_PLAY = '(?:video|computer|mobile|phone|indie) games?';
/** Whose look or page a design may be: of designs these are clients. */
const OF_CLIENTS =
  '(?:web ?sites?|home ?pages?|landing pages?|web ?pages?|podcasts?|(?:youtube |twitch )?channels?|exhibitions?|blogs?|portfolios?)';

const WHOSE = '(?:an?|the|my|our|your|their|his|her|this|some|use in an?|use in my|use in our)';
/** `(high-school) biology`: words before the name of the use, none of which begins something else. */
const KIND = "(?:(?!and |with |or |about |of |on |in |for |to )[\\p{L}'’-]{2,18} ){0,3}?";
/** What comes after is what there is. */
const SHOWS = '(?: (?:that )?(?:shows?|showing|featuring|depicting|illustrating)(?= ))';
const ENDS = `(?=\\s*(?:[,.;!]|$)|${SHOWS})`;

const tailOf = (names: string) =>
  new RegExp(
    `,? (?:for|to (?:use|be used) in|to go (?:in|on|with)) ${WHOSE} ${KIND}(?:${names})${ENDS}`,
    'iu',
  );

const ANY_PICTURE = tailOf([OF_LESSONS, OF_OFFICES, OF_READERS, OF_WALLS, OF_PLAY].join('|'));
const SCENE = tailOf(OF_CLIENTS);

/**
 * What a picture that is told for itself may be printed or shown on. After a comma it is no page and no thing: `a bowl of ramen,
 * for a restaurant menu` is not to be a menu. Stickers, cards and posters are: their edges and paper are seen.
 */
const OF_PRINTS =
  "menus?(?: cards?| boards?| pages?)?|t-?shirts?(?: prints?| designs?)?|tees?|hoodies?|mugs?|tote ?bags?|pillows?|phone cases?|prints?|printing|wall art|packag(?:es?|ing)|labels?|merch(?:andise)?|calendars?|(?:colou?ring|picture|story|cook|recipe|kids|children[’']?s|kids[’'])? ?books?|book covers?|covers?|magazines?(?: covers?)?|newspapers?|zines?|notebooks?|journals?|programs?|programmes?|signs?|displays?|flyers?|ads?|adverts?|advertis(?:ing|ements?)|commercials?|campaigns?|e-?commerce|(?:online )?(?:shops?|stores?)(?: pages?| listings?)?|product pages?|listings?|editorials?|columns?";
const OF_SCREENS =
  '(?:social media|instagram|facebook|linkedin|twitter|x|youtube|tiktok|pinterest|blog|forum|news)(?: (?:posts?|stor(?:y|ies)|feeds?|ads?|pages?|covers?|channels?|profiles?|use))?|(?:mobile |web |phone |fitness |banking )?apps?(?: screens?| stores?)?|web ?sites?(?: headers?| banners?)?|home ?pages?|landing pages?|web ?pages?|web|headers?|banners?|blogs?|podcasts?|wallpapers?|lock ?screens?|screens?|thumbnails?|avatars?|profile pictures?|onboarding|ui|splash screens?|pop-?ups?|emails?';
const AFTER_A_COMMA = new RegExp(
  `, (?:(?:mainly|ideal|perfect|great|good|made|designed|meant|intended|suitable|to be used|to use|ready|just) )*for (?:use (?:on|in|as) )?(?:${WHOSE} )?${KIND}(?:${[OF_LESSONS, OF_OFFICES, OF_READERS, OF_WALLS, OF_PLAY, OF_PRINTS, OF_SCREENS].join('|')})(?: (?:about|on|for) [^,.;]{2,40})?${ENDS}`,
  'iu',
);

/** `a fox on a bike for a 5 year old`: how old who looks at it is, or whose birthday it is. */
const OF_AN_AGE =
  /,? for (?:an? |my |our )?(?:(?:kids?|children|toddlers|boys?|girls?|students),? (?:aged?|ages|of|from|between|under) [\d –-]{1,7}(?:(?:to|and) \d{1,2})?|\w{1,12}[- ](?:year|yr|month)s?[- ]olds?(?: (?:boy|girl|kid|child|daughter|son)s?)?)(?=\s*(?:[,.;!]|$))/iu;

/** Designs have clients, and pages that are named alone are about their use. */
const DESIGN =
  /\b(?:logos?|banners?|headers?|hero|covers?|thumbnails?|mascots?|posters?|badges?|emblems?|flyers?|icons?|avatars?|backgrounds?|wallpapers?|favicons?|intro|artwork)\b/iu;
const BARE =
  /^(?:(?:an?|the|some|my|our|simple|nice|cute|modern|minimal(?:ist)?|flat|funny|colou?rful|professional|clean|spot|hero|header|cover|featured?|opening|title|section|editorial|vector|wide|tall|big|large|small|square|bold|dark|light|bright|warm|friendly|playful|elegant|creative|custom|new) )*(?:illustrations?|images?|pictures?|photos?|graphics?|visuals?|drawings?|icons?|logos?|banners?|headers?|hero|covers?|posters?|thumbnails?|backgrounds?|art|artworks?|designs?|mascots?|infographics?|diagrams?|clip ?art|characters?|sets?|slides?|patterns?|borders?|dividers?|templates?|layouts?|pages?|charts?|cards?|flyers?|stickers?|badges?|memes?)(?: (?:images?|illustrations?|graphics?|art|pictures?|set))?$/iu;

/** `getting ready for a lesson`: what somebody does it for. */
const DONE_FOR =
  /\b(?:ready|late|prepar\w+|wait\w*|look\w*|dress\w*|study\w*|practi[cs]\w*|rehears\w*|leav\w*|search\w*|up|pay\w*|apply\w*|pos(?:e|ing)|film\w*|record\w*|queu\w*|asking|research\w*|plann?\w*|writing|shopping|begging|reaching)$/iu;

/** Pages that are for something by what they are. */
const OF_ITS_USE =
  /\b(?:certificates?|diplomas?|awards?|tickets?|invitations?|menus?|schedules?|planners?|checklists?|agendas?|forms?|worksheets?|calendars?)\b/iu;

/** Designs that open a prompt say after a comma, too, for whom they are: `logo, for a shop`. */
const DESIGN_NAMED =
  /^[^,]{0,60}\b(?:logos?|banners?|headers?|hero|covers?|thumbnails?|posters?|emblems?|flyers?|avatars?|favicons?|menus?|infographics?|labels?|packag\w+|mock-?ups?)\b/iu;

/** A large picture at the top of a page, which has things of its own in it. */
const HERO =
  /^(?:an? )?(?:[a-z-]+ )?hero (?:image|illustration|picture|banner) for .{3,40} (?:showing|featuring|depicting) /iu;
const FOLLOWED = new RegExp(`^${SHOWS}`, 'iu');

export interface ToldUse {
  rest: string;
  /** The words of the use, if one is told. */
  said: string[];
}

/** A prompt without what its picture is for, and those words. English only. */
export function liftUse(prompt: string): ToldUse {
  const found =
    ANY_PICTURE.exec(prompt) ??
    (DESIGN_NAMED.test(prompt) ? null : AFTER_A_COMMA.exec(prompt)) ??
    OF_AN_AGE.exec(prompt) ??
    (DESIGN.test(prompt) && !HERO.test(prompt) ? null : SCENE.exec(prompt));
  const before = found ? prompt.slice(0, found.index).trim() : '';
  // What is told of a page after a colon, or by its name alone, is the page's.
  if (!found || before.length < 4) return { rest: prompt, said: [] };
  const isFollowed = FOLLOWED.test(prompt.slice(found.index + found[0].length));
  const isAlone = BARE.test(before) && !isFollowed && !OF_AN_AGE.test(found[0]);
  if (isAlone || OF_ITS_USE.test(before) || DONE_FOR.test(before))
    return { rest: prompt, said: [] };
  const rest = prompt.slice(0, found.index) + prompt.slice(found.index + found[0].length);
  return { rest, said: [found[0].replace(/^,? ?/, '')] };
}

/**
 * Words for what carries a topic and is none of it: the club of a cycling club, the podcast on birds. They are data of
 * `topic-of.ts`; what is drawn of a medium at most is a companion of what the topic shows.
 */

/** Pages that show what they are about. */
export const PAGES =
  '(?:magazine covers?|(?:ad|hero|web|sale) banners?|header (?:image|illustration|graphic|picture|photo)|(?:hero|banner|cover|title|featured?|lead) (?:image|illustration|graphic|picture|photo|ad|art|header)|banners?|headers?|hero|cover|thumbnail|billboard|(?:display|web|print|facebook|instagram|google|app|search) ads?|ads?|advert(?:isement)?|social (?:media )?(?:post|image|graphic)|instagram (?:post|story)|posters?|flyers?|leaflets?|(?:app )?onboarding(?: screens?| slides?)?|(?:welcome|splash) screens?|blog (?:articles?|posts?)(?! (?:header|banner|cover|hero|title|featured?|thumbnail))|(?:illustration|image|picture|drawing|visual|graphic)(?= for (?:an?|the|my|our) (?:[\\p{L}-]+ ){0,2}(?:articles?|essays?|stor(?:y|ies)|newsletters?|pieces?|columns?) (?:about|on)\\b)|blog(?= (?:image|illustration|graphic|picture|about|on)(?! header)\\b))';

/** What says on which site or how wide a page is, before its word. */
export const CHANNELS =
  /^(?:an?|the|my|our|wide|big|large|small|tall|flat|modern|simple|clean|colou?rful|minimal(?:ist)?|vector|illustrated|horizontal|vertical|landscape|portrait|promo(?:tional)?|ad|advertising|web|website|site|homepage|landing|page|online|digital|blog|blogpost|post|article|editorial|story|magazine|newsletter|email|e-mail|mail|mailing|youtube|twitch|facebook|fb|linkedin|twitter|instagram|pinterest|etsy|medium|substack|tiktok|discord|patreon|channel|podcast|episode|video|app|store|feature|event|campaign|awareness|hero|header|cover|group|playlist|course|webinar|workshop|friendly)$/i;

/** What a page is of, when it is no page that is about something: its things are shown as they are told. */
export const OTHER_PAGES =
  /\b(?:book|album|record|ep|single|novel|comic|game|movie|film|travel|tourism|motivational|propaganda|wanted|lost|missing|political|election|band|concert|gig|theat(?:re|er)|opera|ballet|musical|play|circus|carnival|typographic|typography|quote|safety)\b/i;

/** What says that something is written or told about what follows. */
export const ABOUT =
  '(?:for|about|on|of|covering|explaining|exploring|discussing|announcing|advertising|advertizing|promoting|introducing|celebrating|inviting (?:people )?to|dedicated to|regarding|against|titled|called|featuring|that (?:explains|covers|discusses|announces|is about))';

/** Things that are written, sent, held or founded for a topic, with what a picture may show of them. */
export const MEDIA =
  '(?:newsletters?|mailings?|mail(?:outs?)?|e-?mails?|blogs?|blog ?posts?|blog articles?|posts?|articles?|stor(?:y|ies)|essays?|pieces?|columns?|features?|magazines?|zines?|podcasts?|podcast episodes?|episodes?|shows?|channels?|videos?|vlogs?|series|streams?|apps?|websites?|sites?|landing pages?|home ?pages?|web ?pages?|web ?shops?|platforms?|services?|tools?|programs?|programmes?|projects?|initiatives?|campaigns?|drives?|weeks?|months?|days?|nights?|evenings?|mornings?|weekends?|afternoons?|season|clubs?|groups?|circles?|societ(?:y|ies)|communit(?:y|ies)|forums?|associations?|teams?|leagues?|meetups?|meet-?ups?|gatherings?|get-?togethers?|courses?|class(?:es)?|lessons?|workshops?|webinars?|seminars?|trainings?|tutorials?|masterclass(?:es)?|bootcamps?|academ(?:y|ies)|schools?|studios?|retreats?|camps?|tournaments?|competitions?|contests?|championships?|cups?|races?|challenges?|events?|festivals?|fests?|fairs?|expos?|conferences?|summits?|talks?|lectures?|exhibitions?|holidays|subscriptions?|box(?:es)?|memberships?|tips|tricks|ideas|advice|basics|hacks|essentials|guides?|handbooks?|manuals?|how-?tos?|checklists?|news|updates?|trends|stories|journeys?|adventures?|influencers?|bloggers?|vloggers?|youtubers?|streamers?|coach(?:es)?|instructors?|enthusiasts?|fans?|lovers?|beginners?|brands?|start-?ups?|compan(?:y|ies)|business(?:es)?|agenc(?:y|ies)|professionals?|experts?|jams?|marathons?|parties|fundraisers?|bazaars?|raffles?)';

/** Where things are lent, sold or brought: what is before the word is seen, where the two are no place of their own. */
export const DEALT_IN =
  /^(.+?) (?:librar(?:y|ies)|swaps?|exchanges?|rentals?|hire|shops?|stores?|delivery|insurance|repairs?|reviews?|care|collectors?|collections?|auctions?|giveaways?|markets?|museums?|owners?)$/i;

/** Media that are for many at once. */
export const OF_MANY =
  /\b(?:clubs?|groups?|circles?|societ\w+|communit\w+|associations?|teams?|leagues?|meet-?ups?|gatherings?|class(?:es)?|tournaments?|competitions?|contests?|championships?|cups?|races?|festivals?|fests?|marathons?|camps?|retreats?)\b/i;

/** What says of which kind it is, and is seen in nothing. */
export const UNSEEN =
  /^(?:an?|the|our|my|your|this|new|free|online|weekly|monthly|daily|annual|yearly|local|public|charity|community|beginner'?s?|beginners'?|advanced|intermediate|absolute|complete|ultimate|easy|quick|simple|best|top|great|good|better|first|upcoming|virtual|digital|international|national|regional|city-?wide|open|amateur|professional|freelance|independent|modern|everyday|basic|small|big|indie|diy|friendly|inclusive|sustainable|mindful|intro(?:ductory)?|fun|cozy|cosy|slow|homemade|home-made|ethical|smart|practical|gentle|joyful|hands-on|one-day|two-day)$/i;

/** Where or when it is done, said before it. */
export const SETTINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:urban|city|inner-city|rooftop)$/i, 'in a city'],
  [/^(?:backyard|garden)$/i, 'in a garden'],
  [/^(?:forest|woodland)$/i, 'in a forest'],
  [/^(?:beach|seaside|coastal)$/i, 'at the beach'],
  [/^(?:mountain|alpine)$/i, 'in the mountains'],
  [/^(?:winter|snow)$/i, 'in winter'],
  [/^(?:autumn|fall)$/i, 'in autumn'],
  [/^spring$/i, 'in spring'],
  [/^summer$/i, 'in summer'],
  [/^(?:night|midnight|night-time)$/i, 'at night'],
];

/** What stands in a country or a town that somebody travels in. */
export const SIGHTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:japan|tokyo|kyoto)$/i, ' in front of a torii gate'],
  [/\b(?:france|paris)$/i, ' in front of the eiffel tower'],
  [/\b(?:italy|rome)$/i, ' in front of the colosseum'],
  [/\b(?:england|london|(?:the )?uk|britain)$/i, ' in front of big ben'],
  [/\b(?:holland|(?:the )?netherlands|amsterdam)$/i, ' in front of a windmill'],
  [/\bindia$/i, ' in front of the taj mahal'],
  [/\b(?:china|beijing)$/i, ' in front of a pagoda'],
  [/\b(?:greece|athens)$/i, ' in front of a greek temple'],
  [/\b(?:egypt|cairo)$/i, ' in front of a pyramid'],
  [/\bnew york(?: city)?$/i, ' in front of the statue of liberty'],
];

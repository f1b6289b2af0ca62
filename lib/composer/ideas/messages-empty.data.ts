import type { IdeaEntry } from './idea';

/** What apps tell in one picture: nothing here yet, it is over, it does not work, it comes soon. */
export const MESSAGES_OF_NOTHING: readonly IdeaEntry[] = [
  {
    id: 'empty-inbox',
    isYielding: true,
    calls: [
      /empty (?:in-?box|mail ?box)|in-?box (?:zero|is empty)|(?:your )?(?:in-?box|mailbox) empty|no (?:new |unread )?(?:messages?|e-?mails?|mail|chats?|conversations?)(?: (?:yet|here|found))?(?: empty state| illustration| screen)?/,
    ],
    pictures: [
      `#tray 48 88 62
#hollow 48 64 26 3
#trail 62 44 34
paper plane 84 32 13
* 14 92 34
* 90 92 26`,
      `#tray 50 86 64
#hollow 50 62 26 3
#hollow 24 42 13 3
#hollow 76 38 13 3
* 50 52 26
* 90 92 26`,
    ],
  },
  {
    id: 'empty-cart',
    calls: [
      /empty (?:shopping )?(?:cart|basket|shopping bag|bag)|(?:shopping )?(?:cart|basket|bag) is empty|nothing in (?:the|your) (?:cart|basket|bag)|no items in (?:the|your) (?:cart|basket)/,
    ],
    pictures: [
      `shopping cart 48 90 56
#hollow 36 30 15
#hollow 58 26 13 2
#hollow 80 36 12 1
* 88 92 26
* 12 92 22`,
      `sad shopping bag 48 90 52
#hollow 34 32 14
#hollow 62 30 13 4
* 84 92 30
* 14 92 24`,
    ],
  },
  {
    id: 'no-notifications',
    calls: [
      /no (?:new |unread )?(?:notifications?|alerts?|updates?|activity)(?: yet| here)?|(?:notifications?|alerts?) (?:are )?(?:off|muted|empty)|you(?:'re| are) all caught up|all caught up/,
    ],
    pictures: [
      `sleeping bell 48 84 58
#hollow 20 44 16 3
#hollow 80 36 14 3
#trail 74 60 22
* 14 92 26
* 88 92 28`,
      `#handset 50 92 86
bell 50 68 30
#hollow 18 50 16 3
#hollow 84 40 15 3
* 14 92 24
* 88 92 26`,
    ],
  },
  {
    id: 'no-favorites',
    calls: [
      /no (?:saved )?(?:favou?rites?|likes?|saved (?:items?|posts?)|bookmarks?|wish ?list items?|matches)(?: yet| here| saved)?|empty (?:wish ?list|favou?rites?)|(?:wish ?list|favou?rites?) (?:is )?empty/,
    ],
    pictures: [
      `#hollow 50 82 54 2
#hollow 22 48 16 4
#hollow 80 40 15 2
heart 74 88 16
* 14 92 28
* 90 92 24`,
      `#handset 50 92 86
#hollow 50 72 30 2
heart 80 52 16 tilt 12
heart 20 40 12 tilt -12
* 14 92 24
* 88 92 28`,
    ],
  },
  {
    id: 'empty-wallet',
    calls: [
      /empty (?:wallet|purse|piggy bank|pockets?|account)|no (?:money|transactions?|balance|payments?|expenses)(?: yet| left)?|wallet is empty|broke illustration/,
    ],
    pictures: [
      `wallet 46 88 48
moth 74 46 15
#trail 66 58 26
#hollow 24 40 14 1
#hollow 46 30 12 1
* 88 92 26`,
      `sad piggy bank 48 88 48
#hollow 34 34 14 1
#hollow 60 28 13 1
moth 80 42 13
* 88 92 24`,
    ],
  },
  {
    id: 'nothing-planned',
    calls: [
      /no (?:upcoming )?(?:events?|appointments?|meetings?|bookings?|reservations?|plans|trips|schedule)(?: yet| today| scheduled| planned)?|empty (?:calendar|schedule)/,
    ],
    pictures: [
      `calendar 48 88 58
#hollow 78 48 16 1
#trail 80 66 22
* 16 92 28
* 88 92 26`,
    ],
  },
  {
    id: 'nothing-to-do',
    calls: [
      /(?:empty (?:state )?(?:for )?(?:an? |the |your )?|no )(?:to-?do(?: |-)?lists?|to do lists?|tasks?|to-?dos?|check ?lists?)(?: yet| left| today| list)?(?: app)?|all tasks (?:done|completed)|nothing to do/,
    ],
    pictures: [
      `clipboard 48 90 66
#badge 72 44 22
pencil 84 88 30 tilt 24
#hollow 20 50 14 5
* 14 92 26`,
      `#handset 40 92 86
#hollow 40 70 30 5
woman relaxing in an armchair 80 92 42
#badge 62 36 16
* 10 92 20`,
    ],
  },
  {
    id: 'nothing-here',
    isYielding: true,
    calls: [
      /(?:generic |simple |cute )?empty[- ]state(?: illustration| screen| page)?|nothing (?:here|to (?:see|show) here|to show)(?: yet)?|no (?:data|content|items?|posts?|photos?|pictures|files?|documents?|projects?|reviews?|comments?|friends?|contacts?|orders?|results yet|history|downloads?|songs?|videos?|recipes?)(?: (?:yet|found|here|available|to show))(?: illustration| screen| page)?/,
    ],
    pictures: [
      `open cardboard box 48 90 50
#hollow 34 38 14 5
#hollow 56 30 14
#hollow 78 40 12 4
* 86 92 34
* 14 92 24`,
      `#hollow 50 84 52 5
magnifying glass 72 90 38
#hollow 20 48 14 4
* 16 92 30
* 92 92 20`,
    ],
  },
  {
    id: 'out-of-stock',
    calls: [
      /out of stock|sold out|back in stock|no (?:stock|items|products) (?:left|available)|temporarily unavailable/,
    ],
    pictures: [
      `open cardboard box 48 90 52
#badge 72 48 22 1
#hollow 28 36 15
#hollow 50 28 13
* 86 92 26
* 12 92 22`,
      `#awning 50 30 70
#hollow 32 66 17
#hollow 52 66 17 1
#hollow 72 66 17 4
open cardboard box 50 92 24
* 88 92 22`,
    ],
  },
  {
    id: 'run-out',
    isYielding: true,
    calls: [
      /(?:subscription|membership|(?:free )?trial|session|link|licen[cs]e|token|offer|plan|coupon|time) (?:has |is |was )?(?:expired|ended|over|run out|timed out|up)|(?:expired|ending) (?:subscription|trial|session|membership|link)|session time ?out/,
    ],
    pictures: [
      `hourglass 34 88 52
calendar 66 88 46
#badge 84 42 18 1
* 92 92 18
* 10 92 18`,
      `#handset 46 92 86
hourglass 46 66 28
#button 46 84 28
#badge 66 34 16 1
* 84 92 30
* 12 92 22`,
    ],
  },
  {
    id: 'coming-soon',
    isYielding: true,
    calls: [
      /coming soon(?: page| screen| illustration)?|launching soon|opening soon page|stay tuned|something (?:big|new|great) is coming|new feature coming/,
    ],
    pictures: [
      `rocket 48 84 60
cloud 26 92 20
cloud 70 92 22
#spark 20 30 7
#spark 78 24 8
alarm clock 86 70 18
* 12 92 20`,
      `gift 40 90 40
hourglass 72 90 36
#rays 40 58 56
#spark 82 30 8
* 90 92 20`,
    ],
  },
  {
    id: 'low-battery',
    calls: [
      /(?:low|empty|dead|flat) battery|battery (?:is )?(?:low|empty|dead|flat|dying)|out of battery|(?:please )?charge your (?:phone|device)/,
    ],
    pictures: [
      `#battery-low 48 60 58
#unplugged 50 86 40
#alert 82 44 14
* 88 92 22`,
      `#handset 46 92 86
#battery-low 46 58 28
#alert 78 44 15
plug 78 90 20 mirror
* 14 92 24`,
    ],
  },
  {
    id: 'server-error',
    isYielding: true,
    calls: [
      /(?:internal )?server (?:is )?(?:error|down|problem|unavailable)|(?:error |http )?500(?: (?:error|page|internal server error))+|error 50[0-9]|50[0-9] (?:error|page)/,
    ],
    pictures: [
      `#five 20 76 46
#zero 50 80 56
#zero 86 80 56
* 50 74 32
* 86 74 32
* 34 92 22`,
      `server 40 90 62
#badge 62 38 20 1
#unplugged 76 88 30
#alert 82 62 16
* 12 92 28
* 88 60 24`,
      `sad cloud 48 54 44
#alert 74 56 18
#unplugged 50 82 46
* 14 92 28
* 88 92 26`,
    ],
  },
  {
    id: 'went-wrong',
    isYielding: true,
    calls: [
      /something went wrong|oops(?: (?:page|screen|illustration|something went wrong))?|(?:an )?(?:unexpected|unknown) error|system (?:error|failure|down)|app crash(?:ed)?|error (?:illustration|state|screen|message|page)/,
    ],
    pictures: [
      `browser window 42 82 58
#badge 74 36 20 1
#unplugged 76 88 30
#alert 82 62 16
* 12 92 28
* 88 60 24`,
      `sad cloud 48 54 44
#alert 74 56 18
#unplugged 50 82 46
* 14 92 28
* 88 92 26`,
    ],
  },
  {
    id: 'no-entry-screen',
    calls: [
      /access denied|(?:error )?403(?: (?:error|page|forbidden))*|permission denied|not authori[sz]ed|login required|members only page|private account|locked content|premium (?:feature|content)/,
    ],
    pictures: [
      `browser window 46 80 62
padlock 46 74 30
#badge 78 38 20 1
* 88 92 26
* 10 92 24`,
      `#handset 46 92 86
padlock 46 70 32
#badge 70 36 18 1
* 84 92 30
* 12 92 24`,
    ],
  },
];

import type { IdeaEntry } from './idea';

/** What apps teach, ask for and offer in one picture: what they keep, what may be unlocked, how somebody gets in. */
export const MESSAGES_OF_APPS: readonly IdeaEntry[] = [
  {
    id: 'sleep-tracking',
    calls: [
      /(?:onboarding(?: \w+)?:? )?track(?:ing)? (?:your |my |the )?sleep|sleep (?:track\w+|score|goal|stages?)/,
    ],
    pictures: [
      `#handset 76 92 84
moon 76 44 24
#bars 76 76 11
woman sleeping in bed 30 93 44 wide 56
* 34 34 20`,
    ],
  },
  {
    id: 'habit-tracking',
    calls: [
      /(?:onboarding(?: \w+)?:? )?(?:track|build|form|keep)(?:ing)? (?:your |good |new |better |healthy |daily )*(?:habits?|streaks?)|habit track\w+|daily (?:goals?|streaks?)|set (?:your |a )?(?:daily |weekly )?goals?/,
    ],
    pictures: [
      `#handset 64 92 88
clipboard 64 76 46
#badge 84 30 17
woman pointing 22 92 62
* 92 92 18`,
    ],
  },
  {
    id: 'streak-kept',
    calls: [
      /(?:complet\w+|kept|keep|keeping|maintain\w*|extend\w*|continue|reached|on) (?:your|a|the|my) (?:[\w-]+ )?streak|\d+[- ]days? streak|streak (?:completed|goal|reached|saved|milestone)/,
    ],
    pictures: [
      `#confetti 50 36 84
calendar 50 90 70
flame 72 92 42
happy woman cheering 90 94 48
* 14 40 18`,
    ],
  },
  {
    id: 'bank-linked',
    calls: [
      /(?:connect|link|add)(?:ing)? (?:your |a |my )?(?:bank(?: account)?|credit card|debit card|card|payment method|wallet)/,
    ],
    pictures: [
      `#handset 26 92 80
credit card 26 56 18
#chain 46 60 64 60 2
bank building 78 90 46
#badge 54 40 15
* 92 30 18`,
    ],
  },
  {
    id: 'scanning',
    calls: [
      /scan(?:ning)? (?:your |a |the |any )?(?:receipts?|documents?|bills?|invoices?|qr codes?|barcodes?)|(?:receipt|document) scann\w+/,
    ],
    pictures: [
      `receipt 34 90 70
#handset 68 92 76
receipt 68 74 40
#line 68 54 30
#badge 86 28 16
* 10 92 18`,
    ],
  },
  {
    id: 'storage-full',
    isYielding: true,
    calls: [
      /(?:out of|no(?: more)?|low on|low|not enough|running out of|full) storage(?: space)?|storage (?:is )?(?:almost |nearly )?(?:full|limit)|(?:disk|memory|phone) (?:is )?full/,
    ],
    pictures: [
      `folder 34 52 26 tilt -16
folder 66 50 26 tilt 14
folder 50 44 28
cardboard box 50 92 46 wide 70
sheet of paper 16 40 16 tilt -24
sheet of paper 86 38 16 tilt 22
#badge 84 76 20 1
* 12 92 20`,
    ],
  },
  {
    id: 'mail-verified',
    calls: [
      /verify (?:your |an? )?(?:e-?mail|account|identity)|e-?mail (?:verif|confirm)\w+|check your (?:inbox|e-?mails?)|confirm your (?:e-?mail|account)/,
    ],
    pictures: [
      `envelope 48 84 54
#badge 80 44 28
paper plane 18 34 18
* 92 92 20`,
    ],
  },
  {
    id: 'premium',
    calls: [
      /(?:premium|pro) (?:plans?|versions?|upgrades?|features?|membership|account|subscription)|paywall|upgrade to (?:pro|premium|plus)|go(?:ing)? (?:pro|premium)|unlock (?:all|premium|pro|every)(?: \w+)?/,
    ],
    pictures: [
      `#rays 50 46 84
#handset 50 92 86
crown 50 48 22
#tiles 50 86 30
padlock 82 92 26
* 16 92 26`,
      `#rays 48 52 84
crown 48 60 40
star 12 50 14
star 86 44 14
#button 48 84 34
* 90 92 24
* 10 92 22`,
    ],
  },
  {
    id: 'face-or-finger',
    calls: [
      /face ?id|fingerprint (?:log-?in|scan\w*|unlock)|biometric\w*|unlock with (?:your )?(?:face|finger\w*)/,
    ],
    pictures: [
      `#handset 50 92 88
#fingerprint 50 54 34
#button 50 86 26
padlock 82 92 26
* 16 92 26`,
    ],
  },
  {
    id: 'dark-mode',
    calls: [/dark (?:mode|theme)|night mode/],
    pictures: [
      `#night 50 50 100
#handset 50 92 86
moon 50 60 28
star 24 34 10
star 80 26 10
* 88 92 24`,
    ],
  },
  {
    id: 'synced',
    calls: [
      /back(?:ing)? ?up (?:your |all )?(?:data|files|photos|phone)|sync(?:ing|s|ed)? (?:your |all |with |across )*(?:data|files|photos|devices)|(?:data|cloud) backup/,
    ],
    pictures: [
      `cloud 50 50 40
#renew 50 34 18
laptop 26 92 30
#handset 78 92 34
#dash 36 58 12
#dash 68 58 12
* 50 92 22`,
    ],
  },
  {
    id: 'rewards',
    calls: [
      /(?:earn|claim|get|collect|redeem)(?:ing)? (?:your )?(?:rewards?|points|coupons?|badges?)|(?:reward|loyalty) (?:points|program\w*|earned|unlocked)|you(?:'ve)? earned/,
    ],
    pictures: [
      `#rays 50 54 84
gift box 48 88 46
star 24 44 18
coin 76 40 16
coin 66 24 13
trophy 84 92 34
* 12 92 22`,
    ],
  },
  {
    id: 'swiping',
    calls: [
      /swip\w*(?: (?:left|right|aside|a \w+|the \w+|messages?|e-?mails?|cards?|items?))* to (?:delete|archive|remove|dismiss|clear|bin)(?: (?:an?|the|your|old))?(?: (?:messages?|e-?mails?|notes?|items?|tasks?|chats?|photos?))?/,
      /(?:delete|archive|remove) (?:\w+ ){0,3}(?:by|with a) swip\w+/,
    ],
    pictures: [
      `#swiped-list 48 94 92
#finger-tip 40 58 46`,
    ],
  },
  {
    id: 'allow-notifications',
    calls: [
      /(?:turn on|enable|allow|switch on|activate|permission for) (?:your |the |push )?notifications?(?: with a bell)?/,
      [/permission (?:screen|request|prompt)/, /notifications?|bell/],
    ],
    pictures: [
      `#phone-back 50 95 92
bell 50 62 40
#rays 50 42 40
#toast 74 22 44
#badge 64 84 16`,
    ],
  },
];

import type { IdeaEntry } from './idea';

/** What apps tell in one picture: it is done, it failed, may we look. */
const DONE = String.raw`(?:successful(?:ly)?|success|complete[d]?|confirm(?:ed|ation)|received|accepted|approved|placed|done|went through|sent)`;

export const MESSAGES_OF_DEEDS: readonly IdeaEntry[] = [
  {
    id: 'payment-done',
    calls: [
      new RegExp(
        String.raw`(?:payment|purchase|transaction|money transfer|transfer|top[- ]?up|subscription|donation) (?:was |is )?${DONE}(?: (?:screen|page|illustration|message))?|successful (?:payment|purchase|transaction|transfer)`,
      ),
    ],
    pictures: [
      `#handset 46 92 86
#badge 46 50 30
credit card 78 74 19 tilt -14
coin 84 92 13
#confetti 50 36 84
* 14 92 28`,
      `credit card 46 76 40 tilt -8
#badge 74 44 26
#confetti 50 34 84
coins 80 92 18
* 14 92 24`,
      `woman holding a phone 28 92 72
receipt 68 86 50
#badge 82 40 22
* 90 92 20`,
    ],
  },
  {
    id: 'payment-failed',
    calls: [
      /(?:payment|transaction|card|purchase|checkout|transfer) (?:was |is |has )?(?:failed|declined|rejected|error|unsuccessful|not accepted)|failed payment|insufficient (?:funds|balance)/,
    ],
    pictures: [
      `#handset 46 92 86
#badge 46 50 30 1
credit card 78 76 19 tilt -14
#alert 80 92 14
* 14 92 28`,
      `credit card 48 78 40 tilt -8
#badge 76 42 26 1
* 14 92 24
* 88 92 20`,
    ],
  },
  {
    id: 'order-done',
    isYielding: true,
    calls: [
      new RegExp(
        String.raw`(?:order|checkout|booking|reservation|delivery) (?:was |is )?(?:${DONE}|delivered)(?: (?:screen|page|illustration|message))?|thank(?:s| you) for your (?:order|purchase|booking)|order complete`,
      ),
    ],
    pictures: [
      `box 46 88 46
#badge 72 44 26
#confetti 50 36 84
shopping bag 84 92 26
* 12 92 28`,
      `#handset 60 92 86
#badge 60 48 28
box 60 86 20
woman waving 20 92 60
#confetti 56 30 76
* 90 92 22`,
    ],
  },
  {
    id: 'account-made',
    isYielding: true,
    calls: [
      /(?:account|profile|user|registration|sign[- ]?up) (?:was |is |has been )?(?:created|complete[d]?|ready|verified|activated|successful(?:ly)?|confirmed)(?: successfully)?|(?:create|set ?up) (?:your |an |a new )?(?:account|profile)|welcome aboard|you(?:'re| are) in\b/,
    ],
    pictures: [
      `#profile 58 72 58
#badge 84 38 18
woman waving 20 92 66
#confetti 54 30 84
* 90 92 22`,
      `#handset 40 92 86
#profile 40 62 36
#badge 56 38 16
#button 40 80 28
man waving 80 92 60 mirror
* 10 92 22`,
    ],
  },
  {
    id: 'mail-sent',
    calls: [
      /(?:e-?mail|message|letter|link|invitation|invite|form|newsletter) (?:was |is |has been )?(?:sent|delivered|submitted|on its way)|check your (?:e-?mail|in-?box|mail)|verify (?:your )?e-?mail|e-?mail (?:verification|verified|confirmation|confirmed)|form submitted|thanks? for subscribing|subscribed/,
    ],
    pictures: [
      `letter 46 84 46
#badge 72 42 22
paper plane 84 28 13
#trail 72 46 30
* 12 92 26
* 90 92 22`,
      `#handset 44 92 86
letter 44 66 24
#badge 60 40 16
paper plane 80 34 15
#trail 72 52 28
* 88 92 28`,
    ],
  },
  {
    id: 'let-in',
    calls: [
      /(?:enable |allow |turn on |share (?:your )?)(?:location|gps)(?: (?:access|services|permission|sharing))?|location (?:permissions?|access|services|sharing)|find (?:stores|places|restaurants) near(?:by| you)|nearby (?:stores|places)/,
    ],
    pictures: [
      `#handset 50 92 86
#route 50 76 40
map pin 53 50 26
#button 50 88 28
* 86 92 28
* 12 92 26`,
      `map 48 84 56
map pin 52 64 46
#badge 78 36 16
* 88 92 28
* 12 92 24`,
    ],
  },
  {
    id: 'camera-let-in',
    calls: [
      /(?:camera|photos?|gallery|microphone) (?:permissions?|access)|allow (?:camera|photo) access/,
    ],
    pictures: [
      `#handset 46 92 86
camera 46 64 24
#button 46 84 28
#badge 76 38 16
* 86 92 28
* 12 92 24`,
    ],
  },
  {
    id: 'all-done',
    isYielding: true,
    calls: [
      /success (?:illustration|message|screen|state|page|popup|modal)|well done (?:screen|illustration)|(?:task|quiz|level|lesson|profile|upload|download|setup|set-up) (?:complete[d]?|finished|successful)|you(?:'re| are) all set|all set\b|congratulations (?:screen|page|illustration)|goal (?:reached|completed)/,
    ],
    pictures: [
      `#badge 50 58 46
#confetti 50 46 92
party popper 20 90 22
* 84 92 34
* 50 92 20`,
      `woman cheering 34 92 74
#badge 72 52 32
#confetti 50 40 88
* 88 92 24`,
    ],
  },
  {
    id: 'review-asked',
    calls: [
      /rate (?:us|our app|the app|this app|your (?:experience|order|driver|stay))|(?:leave|write) (?:us )?a review|(?:app|product|customer) (?:rating|review)s?(?: screen| illustration)?|five[- ]star (?:rating|review)|5[- ]star (?:rating|review)|give feedback/,
    ],
    pictures: [
      `#handset 40 92 86
star 26 50 9
star 35 50 9
star 45 50 9
star 54 50 9
#button 40 80 28
woman holding a phone 80 92 62 mirror
* 10 92 20`,
      `star 14 50 15
star 32 42 17
star 50 38 19
star 68 42 17
star 86 50 15
speech bubble 50 84 30
* 86 92 28`,
    ],
  },
  {
    id: 'keeping-track',
    calls: [
      /track(?:ing)? (?:your |my |the |all your )?(?:workouts?|exercises?|fitness|runs?|steps|training|activity|progress)|(?:fitness|workout|step|activity) track(?:er|ing)/,
    ],
    pictures: [
      `#handset 32 92 86
#bars 32 66 30
#button 32 84 28
woman running 74 92 62
#badge 56 34 15
* 92 92 18`,
      `runner 40 92 70
smartwatch 78 78 34
heart 80 38 14
* 10 92 22`,
    ],
  },
];

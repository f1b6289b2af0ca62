import type { IdeaEntry } from './idea';

/** Topics of brands, products and the web. */
export const TOPICS_OF_WEB: readonly IdeaEntry[] = [
  {
    id: 'brand-identity',
    calls: [/brand(?:ing| identity| strategy| design| guidelines)|corporate (?:identity|design)/],
    pictures: [
      `pencil 24 90 62 tilt 14
gold star 52 52 30
paint palette 74 92 38
fingerprint 52 88 26`,
    ],
  },
  {
    id: 'product-launch',
    calls: [
      /product launch|launching (?:a|our|your|the) (?:product|startup|business|company|app|website)|go-?live|new release/,
    ],
    pictures: [
      `rocket launching 56 86 70
open box 56 94 26
gold star 20 30 14
gold star 86 40 12`,
    ],
  },
  {
    id: 'market-research',
    calls: [
      /market (?:research|analysis)|consumer (?:research|insights?)|target (?:group|audience)|customer persona/,
    ],
    pictures: [
      `#bars 36 90 52
magnifying glass 68 86 62
woman standing 84 94 34`,
    ],
  },
  {
    id: 'user-experience',
    calls: [
      /\bux\b|\bui\/ux\b|user (?:experience|interface|research|testing|journey)|usability|wireframes?|a\/b test\w*|split test\w*/,
    ],
    pictures: [
      `laptop 42 92 58
pencil 86 92 62 tilt 12
heart 24 30 18
check mark 50 26 18
hand cursor 58 74 18`,
    ],
  },
  {
    id: 'seo',
    calls: [/\bseo\b|search engine|google ranking|keyword research|organic traffic/],
    pictures: [
      `laptop 42 92 58
magnifying glass 70 84 52
#rise 46 70 26
gold star 18 34 14`,
    ],
  },
  {
    id: 'algorithm',
    calls: [/\balgorithms?\b|decision tree|recommendation (?:engine|system)/],
    pictures: [
      `#net 50 44 58
gear 22 90 30
gear 42 92 22
laptop 76 92 36`,
    ],
  },
  {
    id: 'crypto',
    calls: [/crypto ?currenc\w+|\bbitcoins?\b|\bblockchain\b|\bnfts?\b|\bdefi\b|web ?3/],
    pictures: [
      `bitcoin 50 62 44
#chain 6 78 40 66 3
#chain 60 66 94 78 3`,
    ],
  },
  {
    id: 'facial-recognition',
    calls: [/facial recognition|face (?:recognition|id|scan\w*)|biometr\w+/],
    pictures: [
      `#phone-back 50 94 90
woman standing 50 84 64
check mark 80 44 20
#eye 14 36 18`,
    ],
  },
  {
    id: 'filter-bubble',
    calls: [/filter bubbles?|echo chambers?|online bubble/],
    pictures: [
      `#ball-back 50 94 86
man looking at a phone 50 88 56
thumbs up 30 46 14
heart 70 46 14
#ball-front 50 94 86`,
    ],
  },
  {
    id: 'customer-service',
    calls: [/customer (?:service|care|support)|help ?desk|call cent(?:er|re)|live chat/],
    pictures: [
      `woman wearing a headset 44 94 66
speech bubble 76 44 28 mirror
heart 76 38 10
question mark 14 44 20`,
    ],
  },
];

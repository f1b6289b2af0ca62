import type { IdeaEntry } from './idea';

/** Topics of energy, nature and the climate. */
export const TOPICS_OF_PLANET: readonly IdeaEntry[] = [
  {
    id: 'energy-crisis',
    calls: [
      /energy (?:crisis|prices?|costs?|poverty|bills?)|power (?:cuts?|outage)|blackouts?|heating costs|gas prices|rising bills/,
    ],
    pictures: [
      `lightbulb 36 84 62
#coin-stack 70 92 30
#coin-stack 88 92 48
plug 36 96 14`,
    ],
  },
  {
    id: 'electric-mobility',
    calls: [/electric (?:mobility|vehicles?|cars?)|e-?mobility|\bevs?\b charging/],
    pictures: [
      `electric car 40 92 42
charging station 84 92 52
leaf 40 40 20`,
    ],
  },
  {
    id: 'deforestation',
    calls: [
      /deforestation|rainforest (?:loss|destruction)|illegal logging|cutting down (?:trees|forests|the rainforest)/,
    ],
    pictures: [
      `tree stump 22 92 22
tree stump 46 93 24
axe 46 76 36 tilt 20
pine tree 74 92 62
pine tree 90 92 50`,
    ],
  },
  {
    id: 'plastic-pollution',
    calls: [
      /plastic (?:pollution|waste|crisis|soup|in the (?:ocean|sea))|(?:ocean|marine|sea) (?:pollution|plastic)|microplastics?|polluted (?:oceans?|seas?)/,
    ],
    pictures: [
      `#sea 50 46 100
turtle 44 80 36
plastic bottle 78 66 20 tilt 40
plastic bottle 16 60 18 tilt -50
plastic bottle 80 92 18 tilt 70
tin can 16 92 14 tilt 20`,
    ],
  },
  {
    id: 'overfishing',
    calls: [/over-?fishing|fish stocks|empty (?:seas?|oceans?)/],
    pictures: [
      `#sea 50 44 100
fishing boat 50 46 32
net 50 84 34
fish skeleton 22 84 18
fish skeleton 82 76 16`,
    ],
  },
  {
    id: 'extinction',
    calls: [
      /(?:species|animal|mass) extinction|extinct (?:animals?|species)|biodiversity loss|endangered (?:species|animals?)|insect decline|bee decline/,
    ],
    pictures: [
      `panda 28 92 40
#coin-hourglass 72 92 70
bee 40 36 14
butterfly 20 40 14`,
      `elephant 60 88 60 shadow
panda 28 93 38`,
    ],
  },
  {
    id: 'drought',
    calls: [
      /\bdroughts?\b|water (?:scarcity|shortage|crisis)|desertification|dry (?:land|soil|earth)|heat ?waves?/,
    ],
    pictures: [
      `#cracked-ground 50 66 100
sun 76 30 30
bare tree 26 70 52
water drop 62 60 14`,
    ],
  },
  {
    id: 'floods',
    calls: [/\bfloods?\b|\bflooding\b|sea level rise|rising (?:water|sea levels?)|flash floods?/],
    pictures: [
      `storm cloud 26 26 26
storm cloud 72 22 28
house 60 84 48
#sea 50 74 100`,
    ],
  },
  {
    id: 'wildfires',
    calls: [/wild ?fires?|forest fires?|bush ?fires?/],
    pictures: [
      `pine tree 18 92 60
pine tree 46 92 70
pine tree 78 92 62
#flame 32 92 46
#flame 62 92 54
#flame 90 92 36`,
    ],
  },
  {
    id: 'air-pollution',
    calls: [
      /air (?:pollution|quality)|\bsmog\b|\bemissions\b|co2 emissions|exhaust (?:fumes|gas)|greenhouse gas(?:es)?/,
    ],
    pictures: [
      `factory 38 92 54
smoke 38 44 26
smoke 64 30 28
woman wearing a face mask 84 94 50`,
    ],
  },
  {
    id: 'fast-fashion',
    calls: [
      /fast fashion|textile waste|clothes waste|throwaway fashion|slow fashion|second[- ]hand fashion/,
    ],
    pictures: [
      `t-shirt 26 46 24 tilt -16
t-shirt 52 38 24 tilt 10
jeans 74 48 28 tilt 18
trash can 50 94 50
price tag 86 90 26`,
    ],
  },
  {
    id: 'greenwashing',
    calls: [/green-?washing|fake (?:green|eco)/],
    pictures: [
      `factory 36 92 58
paintbrush 74 66 44 tilt 30
green paint bucket 82 93 26
leaf 36 74 22`,
    ],
  },
];

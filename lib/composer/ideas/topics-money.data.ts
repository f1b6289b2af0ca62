import type { IdeaEntry } from './idea';

/** Topics of money, trade and prices. */
export const TOPICS_OF_MONEY: readonly IdeaEntry[] = [
  {
    id: 'student-debt',
    calls: [
      /student (?:debt|loans?)|tuition (?:fees|debt)|cost of (?:college|university|education)/,
    ],
    pictures: [
      `graduation cap 66 60 36
#coin-stack 66 92 36
sad woman standing 24 93 64
#chain 30 90 60 88 4`,
    ],
  },
  {
    id: 'debt',
    calls: [/\bdebts?\b|indebted\w*|over-indebtedness|credit card debt|living on credit/],
    pictures: [
      `sad man standing 28 93 66
credit card 72 93 34
#chain 32 90 64 86 4`,
      `man crawling 50 94 26
#coin-stack 50 68 52`,
    ],
  },
  {
    id: 'credit-score',
    calls: [/credit (?:scores?|ratings?|check)/],
    pictures: [
      `credit card 40 66 40
gold star 24 92 18
gold star 42 92 18
gold star 60 92 18
thumbs up 84 80 34`,
    ],
  },
  {
    id: 'rent-prices',
    calls: [
      /(?:rent|rental|housing|house|property|real estate) (?:prices?|costs?|crisis|shortage|bubble|market)|rising rents?|unaffordable housing|affordable housing/,
    ],
    pictures: [
      `#coin-stack 24 92 22
#coin-stack 46 92 36
#coin-stack 70 92 52
house 70 42 30
sad man standing 10 93 36`,
      `balloon 60 34 32
house 60 70 32
woman reaching up 26 94 48`,
    ],
  },
  {
    id: 'interest-rates',
    calls: [/interest rates?|\bapr\b|\bmortgage rates?\b/],
    pictures: [
      `percent sign 64 62 46
#stairs 56 92 30 4 80
businessman walking 18 92 44`,
    ],
  },
  {
    id: 'taxes',
    calls: [/\btax(?:es|ation)?\b|tax (?:return|season|office|burden|fraud|evasion)/],
    pictures: [
      `document 38 90 66
calculator 72 92 44
percent sign 38 62 24
#coin-stack 90 92 22`,
      `coin 50 60 44
scissors 80 58 34 tilt -60
piggy bank 24 92 36`,
    ],
  },
  {
    id: 'recession',
    calls: [
      /\brecession\b|economic (?:crisis|downturn|slump)|financial crisis|bankrupt\w+|insolven\w+|market crash/,
    ],
    pictures: [
      `#coin-stack 46 92 52
#coin-stack 66 92 34
#coin-stack 86 92 16
#dash 50 30 88 64 3
sad businessman standing 18 93 56`,
    ],
  },
  {
    id: 'bull-market',
    calls: [/bull(?:ish)? market|stock market boom|rising stocks/],
    pictures: [
      `#bars 60 92 62
bull 44 92 46`,
    ],
  },
  {
    id: 'diversification',
    calls: [/diversif\w+|(?:all )?eggs in (?:one|different|several) baskets?|asset allocation/],
    pictures: [
      `basket 20 92 34
egg 20 72 14
basket 50 92 34
single coin 50 72 14
basket 80 92 34
house 80 72 16`,
    ],
  },
  {
    id: 'inheritance',
    calls: [/\binheritance\b|last will|estate planning|\bheirs?\b|generational wealth/],
    pictures: [
      `grandfather standing 22 93 64
woman standing 78 93 58 mirror
house 50 92 26
key 50 54 20`,
    ],
  },
  {
    id: 'poverty',
    calls: [
      /\bpoverty\b|\bpoor people\b|empty (?:pockets?|wallet|fridge)|living wage|cost of living/,
    ],
    pictures: [
      `empty plate 50 90 18
fork 22 92 34
knife 78 92 34
single coin 50 84 10`,
      `sad woman standing 26 93 60
wallet 66 90 28
single coin 88 92 11`,
    ],
  },
  {
    id: 'inequality',
    calls: [
      /\binequality\b|wealth gap|rich and poor|social (?:gap|divide)|class divide|unequal (?:wealth|society)/,
    ],
    pictures: [
      `#coin-stack 26 92 58
businessman standing 26 34 30
#coin-stack 74 92 8
woman standing 74 84 30`,
    ],
  },
  {
    id: 'basic-income',
    calls: [/(?:universal )?basic income|helicopter money|social benefits/],
    pictures: [
      `single coin 14 22 15
single coin 38 14 15
single coin 64 22 15
single coin 86 14 15
woman reaching up 18 93 54
man reaching up 50 94 56
woman reaching up 82 93 54 mirror`,
    ],
  },
  {
    id: 'outsourcing',
    calls: [/outsourc\w+|off-?shoring|globali[sz]ation|global (?:trade|business|economy|market)s?/],
    pictures: [
      `earth 50 86 62
cargo ship 20 92 24
airplane 80 28 26
package 84 92 20`,
    ],
  },
  {
    id: 'trade-war',
    calls: [/trade (?:wars?|conflict|barriers?)|tariffs?|sanctions|protectionism|customs duties/],
    pictures: [
      `cargo ship 26 92 34 wide 50
brick wall 76 92 46 wide 42
percent sign 76 34 24`,
    ],
  },
  {
    id: 'supply-chain',
    calls: [/supply chains?|\blogistics\b|value chain|last mile/],
    pictures: [
      `factory 20 46 34 wide 36
cargo ship 72 46 26 wide 46
truck 26 94 28 wide 46
house 80 94 34
#dash 40 36 50 36 0
#dash 70 54 50 70 6
#dash 52 86 64 86 0`,
    ],
  },
  {
    id: 'acquisition',
    calls: [
      /\bacquisitions?\b|take-?overs?|hostile takeover|big fish eats? (?:the )?(?:small|little) fish/,
    ],
    pictures: [
      `#sea 50 60 100
shark 40 88 44
small fish 84 78 14`,
    ],
  },
];

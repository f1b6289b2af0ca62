/**
 * Questions that people settle by a chart: two that are asked first, and where each answer leads. A line a question:
 * `words | question ~ picture | if no ~ picture | question ~ picture | if no ~ picture | if yes ~ picture`. Of questions
 * that no line knows the last line is meant; `{deed}` and `{thing}` are what is asked about.
 */
const ROWS = `
umbrella|raincoat|rain ?coat|rain boots | Are there clouds? ~ cloud | Leave it at home ~ sun | Will it rain today? ~ rain | Take sunglasses ~ sunglasses | Bring it with you ~ {thing}
jacket|coat|sweater|scarf|what (?:to|should i) wear|outfit | Is it cold outside? ~ thermometer | A t-shirt is enough ~ t-shirt | Is it windy, too? ~ wind | Wear a sweater ~ sweater | Wear a warm coat ~ coat
dog|puppy|cat|kitten|pet|rabbit|hamster | Do I have time every day? ~ clock | Visit a friend's pet ~ house | Can I pay for food and the vet? ~ coin | Save up first ~ piggy bank | Yes, adopt! ~ {thing}
dinner|lunch|eat|breakfast|snack|cook|restaurant|takeaway|takeout | Do I feel like cooking? ~ cooking pot | Order a pizza ~ pizza | Is the fridge full? ~ fridge | Go shopping ~ shopping basket | Cook some pasta ~ pasta
coffee|espresso|caffeine | Am I tired? ~ moon | Drink water ~ glass of water | Is it before 3 pm? ~ clock | Have a herbal tea ~ tea cup | Have a coffee ~ coffee cup
meeting|email|call|zoom | Does it need a talk? ~ speech bubble | Send an email ~ envelope | Are all of them free? ~ calendar | Write a short note ~ notepad | Plan a meeting ~ clock
buy|purchase|spend|afford|shopping|upgrade|phone|laptop | Do I really need it? ~ heart | Keep the money ~ piggy bank | Is it in my budget? ~ wallet | Wait for a sale ~ calendar | Buy it ~ shopping bag
sleep|go to bed|nap|bedtime | Am I tired? ~ moon | Read a book ~ book | Are the teeth brushed? ~ toothbrush | Brush first ~ toothpaste | Good night ~ bed
exercise|work ?out|gym|run|jog|train|yoga | Do I feel well? ~ heart | Rest today ~ bed | Did I rest yesterday? ~ calendar | Take a walk ~ sneakers | Go and train ~ dumbbell
recycle|recycling|throw (?:it )?away|bin|trash|waste | Is it glass, paper or plastic? ~ bottle | Into the bin ~ trash can | Is it clean? ~ water drop | Rinse it first ~ sink | Recycle it ~ recycling bin
sick|doctor|school|stay home|fever | Is there a fever? ~ thermometer | Go as usual ~ backpack | Is it high? ~ fire | Stay in bed ~ bed | Call the doctor ~ telephone
water(?:ing)?|plant | Is the soil dry? ~ flower pot | Wait a day ~ calendar | Does it like water? ~ water drop | Once a month ~ cactus | Water it ~ watering can
travel|holiday|vacation|trip|fly|train | Do I have free days? ~ calendar | Plan a weekend ~ map | Is there enough money? ~ wallet | Camp nearby ~ tent | Book it ~ suitcase
post|share|publish|send|text | Is it true? ~ magnifying glass | Do not send it ~ trash can | Is it kind? ~ heart | Think again ~ brain | Send it ~ paper plane
. | Do I want to? ~ heart | Not this time ~ moon | Is there time for it? ~ clock | Another day ~ calendar | {deed} ~ {thing}
`;

export interface Choice {
  text: string;
  /** In the words of the tables; `{thing}` is what the question is about. */
  shows: string;
}

export interface Decision {
  words: RegExp;
  first: Choice;
  ifNotFirst: Choice;
  second: Choice;
  ifNotSecond: Choice;
  ifBoth: Choice;
}

const choiceOf = (cell = ''): Choice => {
  const [text = '', shows = ''] = cell.split(' ~ ');
  return { text: text.trim(), shows: shows.trim() };
};

export const DECISIONS: readonly Decision[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [words = '', ...cells] = row.split(' | ');
    const [first, ifNotFirst, second, ifNotSecond, ifBoth] = cells.map(choiceOf);
    const none = choiceOf();
    return {
      words: words === '.' ? /./ : new RegExp(`\\b(?:${words})\\b`, 'i'),
      first: first ?? none,
      ifNotFirst: ifNotFirst ?? none,
      second: second ?? none,
      ifNotSecond: ifNotSecond ?? none,
      ifBoth: ifBoth ?? none,
    };
  });

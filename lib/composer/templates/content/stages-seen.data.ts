/** What passes through stages that have names, and the scene of each: `words > title > Name: scene; Name: scene`. */
export interface StagesSeen {
  words: readonly string[];
  title: string;
  stages: readonly (readonly [name: string, scene: string])[];
}

const ROWS = `
sleep > Stages of sleep > Awake: a woman sitting in bed; Light sleep: a woman sleeping in a bed; Deep sleep: a woman sleeping in a bed at night under the moon; REM sleep: a brain next to a cloud
grief > Stages of grief > Denial: a woman covering her eyes; Anger: an angry woman; Bargaining: a praying woman; Depression: a sad woman sitting; Acceptance: a smiling woman
human life, life, human growth, ageing, aging, human development > Stages of life > Baby: a baby; Child: a child; Teenager: a teenager; Adult: a woman standing; Middle age: a businessman; Old age: a grandmother with a cane
child development, baby development, infant development, development > How a child grows > Lies: a baby lying; Sits: a baby sitting; Crawls: a crawling baby; Walks: a walking toddler; Runs: a running child
pregnancy > Stages of pregnancy > First months: a woman holding her belly; Middle months: a pregnant woman standing; Last months: a pregnant woman sitting; Birth: a mother holding a baby
relationship, relationships, love > Stages of love > Meet: a man and a woman talking; Date: a couple at a cafe table; Together: a couple hugging; Engaged: a man proposing to a woman; Married: a bride and a groom
team development, group development, team building > How teams grow > Forming: four people standing; Storming: two people arguing; Norming: two people shaking hands; Performing: people celebrating
startup, startup growth, business growth, company growth > Stages of a startup > Idea: a lightbulb; Plan: a woman writing at a desk; Start: a rocket; Growth: a potted plant next to coins; Success: a trophy
product life cycle, product life > Life of a product > Launch: a rocket; Growth: a seedling; Maturity: an oak tree; Decline: a bare tree
learning, learning process > Stages of learning > Curious: a girl looking through a magnifying glass; Try: a girl writing at a desk; Practise: a girl playing the piano; Master: a girl holding a trophy
water treatment > How water is cleaned > River: a river; Filter: a funnel; Tank: a water tower; Tap: a dripping tap; Glass: a glass of water
bread making, baking bread > How bread is made > Mix: a mixing bowl; Knead: dough; Rise: a clock; Bake: an oven; Done: a loaf of bread
wine making, winemaking > How wine is made > Harvest: a woman picking grapes; Press: a barrel of grapes; Ferment: a barrel; Bottle: a bottle of wine; Pour: a glass of red wine
construction, building a house, house construction > How a house is built > Plan: a blueprint; Foundation: a shovel; Walls: bricks; Roof: a house with scaffolding; Done: a house
plant growth, plant, plants, seed germination > How a plant grows > Seed: a bean; Sprout: a seedling; Leaves: a potted plant; Flower: a sunflower
sunflower, sunflowers > How a sunflower grows > Seed: a sunflower seed; Sprout: a seedling; Young plant: a young plant; Flower: a sunflower
burnout > Stages of burnout > Eager: a happy man at a desk with a laptop; Busy: a man at a desk with a pile of papers; Tired: a tired man at a desk; Exhausted: a man sleeping on a desk
career, a career > Stages of a career > Student: a student with a book; Intern: a young woman with a laptop; Expert: a businesswoman; Leader: a businesswoman at a whiteboard; Retired: a grandmother in an armchair
tree growth, tree > How a tree grows > Seed: an acorn; Sprout: a seedling; Sapling: a young tree; Tree: an oak tree
`;

/** `stages of sleep`, `the five stages of grief`, `sleep stages`, `phases of pregnancy`. */
const wordsOf = (nouns: string): string[] =>
  nouns
    .split(', ')
    .flatMap((noun) => [
      `stages of ${noun}`,
      `stages of a ${noun}`,
      `stages of the ${noun}`,
      `phases of ${noun}`,
      `${noun} stages`,
      `${noun} phases`,
    ]);

export const STAGES_SEEN: readonly StagesSeen[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [nouns = '', title = '', stages = ''] = row.split(' > ');
    return {
      words: wordsOf(nouns),
      title,
      stages: stages.split('; ').map((stage) => {
        const [name = '', scene = ''] = stage.split(': ');
        return [name, scene] as const;
      }),
    };
  });

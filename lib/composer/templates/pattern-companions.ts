import type { Brief, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import { elementOfWord } from './design/picture-of';
import { textOf } from './design/words';
import type { TemplateRequest } from './template';

/** What goes with the things of a pattern: slices beside lemons, bones between dogs. */

/** Things | what stands beside them as large as they are | what lies between them, smaller. */
const ROWS = `
lemon | lemon slice | leaf
orange,tangerine | orange slice | leaf
lime | lime wedges | leaf
apple,green-apple | apple half | leaf
watermelon | watermelon slice | leaf
kiwi,avocado,coconut,mango,papaya,pineapple,banana,fig,pomegranate | | leaf
strawberry,raspberry,blueberry,blackberry,cherry,grapes,plum,peach,pear,olive | | leaf,daisy
tomato | tomato slice | basil sprig
pizza,pizza-slice | | mushroom,basil sprig,olive
coffee,takeaway-coffee,mug,cup | | coffee beans
ice-cream,cupcake,donut,cake,popsicle,macaron,candy,lollipop | | heart,gold star
mushroom,toadstool | | fern,leaf
cactus,saguaro,succulent | | flower,gold star
pumpkin,jack-o-lantern,ghost,bat,witch-hat,skull | | gold star,cobweb
christmas-tree,reindeer,santa,gingerbread,snowman,christmas-bauble,candy-cane,christmas-stocking | | snowflake,gold star
penguin,polar-bear,seal,arctic-fox | | snowflake
rocket,astronaut,ufo,planet,ringed-planet,satellite,robot | | star,moon
whale,blue-whale,dolphin,octopus,jellyfish,turtle,sea-turtle,fish,goldfish,shark,seahorse,crab,mermaid | | seashell,starfish,bubbles
sailing-boat,anchor,lighthouse,ship | | lifebuoy,seashell
bee,bumblebee,butterfly,monarch-butterfly,ladybird,dragonfly | | daisy,leaf
bird,robin,parrot,toucan,hummingbird,owl,flamingo,swallow | | leaf,flower
fox,bear,deer,fawn,hedgehog,squirrel,raccoon,rabbit,badger,moose | | mushroom,leaf,acorn
elephant,giraffe,lion,tiger,zebra,monkey,hippo,rhino,leopard,sloth | | monstera,leaf
panda | | bamboo
koala | | leaf
llama,alpaca,camel | | cactus,gold star
unicorn,pegasus,fairy | | gold star,heart
cat,kitten,tabby-cat,black-cat | | paw prints,yarn
t-rex,triceratops,sauropod,stegosaurus | | fern,egg
rose,tulip,daisy,poppy,sunflower,lily,flower,peony,lavender,cherry-blossom,carnation,lotus,hibiscus | | leaf
guitar,electric-guitar,piano,violin,trumpet,saxophone,drum | | musical note
book,books,pencil | | gold star
heart | | heart
football,basketball,tennis-ball,baseball | | gold star
car,truck,bus,tractor,vintage-car | | traffic cone,gold star
hammer,wrench,saw,screwdriver | | gear
`;

interface Companions {
  beside: readonly string[];
  between: readonly string[];
}

const words = (cell: string) => cell.split(',').flatMap((word) => word.trim() || []);

const companions = new Map<string, Companions>();
for (const row of ROWS.trim().split('\n')) {
  const [things = '', beside = '', between = ''] = row.split('|');
  for (const thing of words(things))
    companions.set(thing, { beside: words(beside), between: words(between) });
}
/** Dogs of every breed. */
const OF_DOGS: Companions = { beside: [], between: ['bone', 'paw prints'] };
const OF_ALL: Companions = { beside: [], between: [] };
const BREEDS =
  /^(?:dog|puppy|retriever|corgi|dachshund|greyhound|dalmatian|poodle|husky|german-shepherd|pug|beagle|labrador|black-labrador|border-collie|chihuahua|bulldog|french-bulldog|shiba-inu|samoyed|pomeranian)$/;

/** Small things that lie between others where there are others. */
const MINOR =
  /^(?:leaf|star|gold-star|heart|snowflake|water-drop|sparkle|twig|bubbles|coffee-beans|paw-prints|musical-note|confetti|acorn|maple-leaf|clover|bone)$/;

export function isMinor({ concept = '' }: BriefElement, all: readonly BriefElement[]): boolean {
  return MINOR.test(concept) && all.some((other) => !MINOR.test(other.concept ?? ''));
}

/** Most things that a pattern has before nothing more is put to them: who names two wants those. */
const ENOUGH = 1;

/** What goes with the things of a pattern where there is one alone; nothing that is named or refused. */
export function companionsOf(
  request: TemplateRequest,
  major: readonly BriefElement[],
): { beside: BriefElement[]; between: BriefElement[] } {
  const { brief } = request;
  const isWanted = (element: BriefElement) =>
    !brief.elements.some(({ concept }) => concept === element.concept) &&
    !brief.excluded.includes(element.concept ?? '') &&
    request.drawingOf(element, 1) !== undefined;
  const elementsOf = (names: readonly string[]) =>
    names.map((name) => elementOfWord(request, name)).filter(isWanted);
  const [first = ''] = major.map(({ concept }) => concept);
  const own = companions.get(first) ?? (BREEDS.test(first) ? OF_DOGS : OF_ALL);
  const isAlone = major.length === 1 && conceptOf(first) !== undefined;
  const hasMinor = brief.elements.length > major.length;
  return {
    beside: isAlone ? elementsOf(own.beside) : [],
    between: major.length <= ENOUGH && !hasMinor ? elementsOf(own.between) : [],
  };
}

/** How things look that are no print: striped fish are fish. */
const LOOKS = /\b(?:striped|checked|checkered|dotted|spotted|wavy|triangular|hexagonal) (?=\w)/gi;

/** What words for a thing are without how it looks. */
export const plainOf = (phrase: string): string => phrase.replace(LOOKS, '');

const CLOTH =
  /cloth|fabric|textile|wallpaper|paper|gift wrap|blanket|shirt|scarf|tile|flannel|board|honeycomb|wave|stripe|dot|check|bandana|pajamas?|pyjamas?|shorts|socks|leggings|swim ?wear|towel|curtain|apron|background/i;
/** What a pattern is printed on or called after. */
export const isCloth = (phrase: string): boolean => CLOTH.test(plainOf(phrase));
/** Whom or what it is for. */
const USE =
  /\b(?:caf[eé]|restaurant|shop|store|bar|hotel|nursery|bedroom|kitchen|bathroom|room|brand|packaging|kids|children|baby|boys?|girls?)$/i;

/** Collective nouns, and some of what they name. */
const COLLECTIVES: readonly (readonly [RegExp, string])[] = [
  [/(?:tropical|jungle|exotic) (?:leaves|foliage|plants)/, 'monstera, fern, leaf, hibiscus'],
  [/(?:(?:musical )?instruments?)/, 'guitar, trumpet, drum, violin'],
  [/(?:(?:tropical |exotic )fruits?)/, 'pineapple, mango, coconut, kiwi'],
  [/(?:citrus(?: fruits?)?)/, 'orange, lemon, lime'],
  [/(?:berries|forest fruits?)/, 'strawberry, blueberry, raspberry'],
  [/(?:fruits?)/, 'apple, pear, strawberry, orange'],
  [/(?:vegetables?|veggies)/, 'carrot, tomato, broccoli, corn'],
  [/(?:(?:woodland|forest) (?:animals?|creatures?))/, 'fox, hedgehog, owl, rabbit'],
  [/(?:farm animals?)/, 'cow, sheep, pig, hen'],
  [/(?:(?:jungle|safari|african|wild|zoo) animals?)/, 'lion, elephant, giraffe, monkey'],
  [/(?:(?:arctic|polar) animals?)/, 'penguin, polar bear, seal'],
  [
    /(?:(?:sea|ocean|marine|underwater) (?:animals?|creatures?|life))/,
    'whale, octopus, sea turtle, seahorse',
  ],
  [/(?:animals?)/, 'fox, rabbit, bear, owl'],
  [/(?:dinosaurs?|dinos)/, 't-rex, triceratops, sauropod, stegosaurus'],
  [/(?:(?:song|garden|tropical) ?birds)/, 'robin, hummingbird, swallow, parrot'],
  [/(?:insects?|bugs)/, 'bee, butterfly, ladybird, dragonfly'],
  [/(?:(?:wild ?)?flowers|florals?|blossoms)/, 'daisy, poppy, tulip, lavender'],
  [/(?:(?:autumn|fall) leaves)/, 'maple leaf, leaf, acorn'],
  [/(?:(?:school|office|art) supplies)/, 'pencil, book, scissors, ruler'],
  [/(?:sweets|candies|desserts|treats)/, 'cupcake, donut, ice cream, lollipop'],
  [/(?:vehicles|cars and trucks|transport)/, 'car, bus, truck, tractor'],
  [/(?:toys)/, 'teddy bear, ball, toy train, kite'],
  [
    /(?:(?:sports?|sporting)(?: equipment| goods| balls?| gear)?)/,
    'football, basketball, tennis racket, baseball',
  ],
  [/(?:tools)/, 'hammer, wrench, saw, screwdriver'],
  [/(?:(?:kitchen )?utensils|cookware)/, 'whisk, spatula, rolling pin, ladle'],
  [/(?:(?:fast|junk) food)/, 'burger, fries, pizza slice, hot dog'],
  [/(?:(?:space|outer space|galaxy))/, 'rocket, planet, astronaut'],
  [/(?:surf|beach|summer holiday)(?: theme\w*)?/, 'surfboard, palm, beach ball, sunglasses'],
  [/nautical|maritime|sailor/, 'anchor, sailing boat, lifebuoy, lighthouse'],
  [/western|cowboy/, 'cowboy hat, saguaro, horseshoe, cowboy boots'],
  [/camping/, 'tent, campfire, conifer, backpack'],
  [/medical|hospital/, 'stethoscope, syringe, pill, heart'],
  [/travel/, 'suitcase, airplane, globe, camera'],
  [/gaming|gamer|video games?/, 'game controller, headphones, joystick, dice'],
];

/** What ends the id of one of a kind. */
export const KIND_MARK = /-of-\d+$/;

function expanded(element: BriefElement): BriefElement[] {
  const phrase = element.phrase.toLowerCase();
  const found = COLLECTIVES.find(([pattern]) => pattern.test(phrase))?.[1];
  if (found === undefined || (element.concept !== undefined && !COLLECTED.test(element.concept)))
    return [element];
  return found.split(', ').map((word, index) => ({
    ...elementOfWord({ brief: NOTHING }, word),
    id: `${element.id}-of-${String(index)}`,
    colors: element.colors,
  }));
}

/** Collectives that were read as no thing at all. */
function expandedText(brief: Brief): BriefElement[] {
  const text = textOf(brief);
  const found = COLLECTIVES.find(([pattern]) => pattern.test(text))?.[1] ?? '';
  return words(found).map((word) => elementOfWord({ brief: NOTHING }, word));
}

/** Concepts of collective nouns, which are drawn as one of them otherwise. */
const COLLECTED = /^(?:fruit|vegetables|flower|guitar|leaf|fish|dog|sauropod|t-rex|bird)$/;
const NOTHING: Pick<Brief, 'elements'> = { elements: [] };

/** The brief of a pattern: the things of it, without what it is printed on or for, each collective as some of its kind. */
export function briefOfPattern(brief: Brief): Brief {
  const motifs = brief.elements.filter(
    ({ phrase, concept }) =>
      !isCloth(phrase) &&
      !(USE.test(phrase) && (concept === undefined || /room|kid/i.test(phrase))),
  );
  const kept = motifs.length > 0 || expandedText(brief).length > 0 ? motifs : brief.elements;
  const isOne = kept.length <= 2;
  const collective = kept.some(({ concept }) => concept) ? [] : expandedText(brief);
  if (collective.length > 0) return { ...brief, elements: collective };
  return { ...brief, elements: isOne ? kept.flatMap(expanded) : kept };
}

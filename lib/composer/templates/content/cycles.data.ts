import type { Hex } from '@/lib/color/hex';

/** Cycles that are known: what stands at each place of the ring, and what leads to the next. */
export interface KnownCycle {
  words: readonly string[];
  title: string;
  stages: readonly Stage[];
}

export interface Stage {
  name: string;
  /** A word of the kit or of the icon sets. */
  shows: string;
  /** How large it is drawn, of those that grow. */
  share?: number;
  /** The colour of its eggs. */
  spawn?: Hex;
  /** What happens on the way to the next one. */
  leads?: string;
}

function cycle(words: string, title: string, stages: string): KnownCycle {
  return {
    words: words.split(', '),
    title,
    stages: stages.split(' | ').map((stage) => {
      const [name = '', shows = '', leads] = stage.split(':');
      return { name, shows, ...(leads === undefined ? {} : { leads }) };
    }),
  };
}

export const CYCLES: readonly KnownCycle[] = [
  cycle(
    'water cycle, hydrologic cycle, wasserkreislauf, ciclo del agua, cycle de l’eau',
    'Water Cycle',
    'Sea:waves:Evaporation | Vapour:waves-arrow-up:Condensation | Clouds:cloud:Precipitation | Land:mountain-snow:Collection',
  ),
  cycle(
    'butterfly, schmetterling, papillon, mariposa',
    'Life of a Butterfly',
    'Egg:egg | Caterpillar:worm | Chrysalis:bean | Butterfly:butterfly',
  ),
  cycle(
    'frog, frosch',
    'Life of a Frog',
    'Spawn:circle-pile | Tadpole:fish | Froglet:lizard | Frog:frog',
  ),
  cycle('chicken, hen', 'Life of a Chicken', 'Egg:egg | Chick:bird | Hen:hen'),
  cycle(
    'rock cycle, rock, gesteinskreislauf',
    'Rock Cycle',
    'Magma:flame:Cooling | Igneous rock:mountain:Weathering | Sediment:layers:Compaction | Sedimentary rock:layers-2:Heat and pressure | Metamorphic rock:gem:Melting',
  ),
  cycle(
    'season, seasons, year',
    'Four Seasons',
    'Spring:flower | Summer:sun | Autumn:leaf | Winter:snowflake',
  ),
  cycle(
    'day and night, time of day',
    'A Day',
    'Morning:sunrise | Noon:sun | Evening:sunset | Night:moon',
  ),
  cycle(
    'plant, plants, bean, seed, flower life, sunflower',
    'Life of a Plant',
    'Seed:bean | Sprout:sprout | Young plant:shrub | Flower:flower | Fruit:apple',
  ),
  cycle(
    'carbon cycle, carbon',
    'Carbon Cycle',
    'Air:cloud:Photosynthesis | Plants:leaf:Feeding | Animals:rabbit:Decay | Soil:shovel:Respiration',
  ),
  cycle(
    'recycling, recycle, waste',
    'Recycling',
    'Use:bottle:Collect | Collection:trash:Sort | Sorting:filter:Process | Material:recycle:Make',
  ),
  cycle(
    'nitrogen cycle, nitrogen',
    'Nitrogen Cycle',
    'Air:wind:Fixation | Soil:layers:Uptake | Plants:sprout:Feeding | Animals:rabbit:Decay',
  ),
  cycle(
    'pdca, improvement, quality',
    'Plan, Do, Check, Act',
    'Plan:clipboard-list | Do:hammer | Check:search-check | Act:rocket',
  ),
  cycle(
    'ladybug, ladybird, ladybugs, ladybirds, marienkäfer',
    'Life of a Ladybird',
    'Egg:circle-pile | Larva:caterpillar | Pupa:cocoon | Ladybird:ladybug',
  ),
  cycle('bee, honeybee, bees', 'Life of a Bee', 'Egg:egg | Larva:worm | Pupa:cocoon | Bee:bee'),
  cycle(
    'moth, silkworm, silk moth',
    'Life of a Moth',
    'Egg:egg | Caterpillar:caterpillar | Cocoon:cocoon | Moth:moth',
  ),
  cycle(
    'turtle, sea turtle, tortoise',
    'Life of a Turtle',
    'Eggs:egg | Hatchling:footprints | Young turtle:waves | Turtle:sea turtle',
  ),
  cycle(
    'salmon, fish, trout',
    'Life of a Fish',
    'Eggs:circle-pile | Fry:fish-symbol | Young fish:waves | Adult fish:fish',
  ),
  cycle(
    'human, person, human life, people',
    'A Human Life',
    'Baby:baby | Child:child | Teenager:teenager | Adult:person | Old age:grandmother',
  ),
  cycle(
    'tree, oak, apple tree',
    'Life of a Tree',
    'Seed:acorn | Sprout:sprout | Sapling:seedling | Tree:tree | Fruit:apple',
  ),
  cycle(
    'pumpkin',
    'Life of a Pumpkin',
    'Seed:bean | Sprout:sprout | Vine:leaf | Flower:flower | Pumpkin:pumpkin',
  ),
  cycle(
    'star life, life of a star, stellar, star',
    'Life of a Star',
    'Nebula:cloud | Young star:star | Sun-like star:sun | Red giant:circle | White dwarf:sparkle',
  ),
  cycle(
    'mosquito, fly',
    'Life of a Mosquito',
    'Egg:circle-pile | Larva:worm | Pupa:cocoon | Mosquito:mosquito',
  ),
];

import { NATURE_LESSONS } from './lessons-nature.data';
import { RULE_LESSONS } from './lessons-rules.data';
import { steps as lesson, type KnownSteps } from './steps.data';

/**
 * What hangs on the walls of classrooms: a name, a word on it, what shows it. What begins with `=` is written
 * as it stands.
 */
export const LESSONS: readonly KnownSteps[] = [
  lesson(
    'days of the week, days of week, weekdays, week days',
    'Days of the week',
    `
Monday | | =Mon
Tuesday | | =Tue
Wednesday | | =Wed
Thursday | | =Thu
Friday | | =Fri
Saturday | | =Sat
Sunday | | =Sun`,
  ),
  lesson(
    'months of the year, months of year, twelve months, 12 months',
    'Months of the year',
    `
January | | snowflake
February | | heart
March | | tulip
April | | umbrella
May | | butterfly
June | | strawberry
July | | sun
August | | ice cream
September | | apple
October | | pumpkin
November | | mushroom
December | | christmas tree`,
  ),
  lesson(
    'four seasons, seasons of the year, seasons',
    'The four seasons',
    `
Spring | Flowers bloom | tulip
Summer | Warm and sunny | sun
Autumn | Leaves fall | maple leaf
Winter | Cold and snowy | snowman`,
  ),
  lesson(
    'basic colours, basic colors, colours poster, colors poster, colours chart, colors chart, learn colours, learn colors, learning colours, learning colors, colour names, color names, names of colours, names of colors, the colours, the colors',
    'Colours',
    `
Red | | apple
Orange | | carrot
Yellow | | banana
Green | | frog
Blue | | whale
Purple | | grapes
Pink | | flamingo
Brown | | bear`,
  ),
  lesson(
    'basic shapes, geometric shapes, 2d shapes, shapes poster, shapes chart, learn shapes, learning shapes, shapes for kids, names of shapes, shape names, shapes',
    'Shapes',
    `
Circle | No corners | circle
Triangle | 3 sides | triangle
Square | 4 equal sides | square
Rectangle | 4 sides | rectangle-horizontal
Pentagon | 5 sides | pentagon
Hexagon | 6 sides | hexagon
Star | 5 points | star
Heart | | heart
Diamond | 4 equal sides | diamond`,
  ),
  lesson(
    'parts of speech, word classes, word types',
    'Parts of speech',
    `
Noun | A person, place or thing: dog, school | dog
Verb | What somebody does: run, sing | running shoe
Adjective | What something is like: red, tall | giraffe
Adverb | How it is done: slowly, well | snail
Pronoun | In place of a noun: she, they | users
Preposition | Where it is: on, under, in | map pin
Conjunction | Joins words: and, but, or | link
Interjection | A short cry: Wow! Oh! | =Wow!`,
  ),
  lesson(
    'states of matter, solid liquid gas, solid liquid and gas, solids liquids and gases',
    'States of matter',
    `
Solid | Keeps its shape | ice cube
Liquid | Takes the shape of its vessel | glass of water
Gas | Fills all the room it has | steam`,
  ),
  lesson(
    'five senses, 5 senses, senses, sense organs',
    'The five senses',
    `
Sight | We see with our eyes | eye
Hearing | We hear with our ears | ear
Smell | We smell with our nose | nose
Taste | We taste with our tongue | ice cream
Touch | We feel with our skin | hand`,
  ),
  lesson(
    'classroom rules, class rules, rules of the classroom, school rules, rules for the classroom',
    'Our classroom rules',
    `
Listen | When others speak | ear
Raise your hand | Before you talk | hand
Be kind | To everybody | heart
Share | And take turns | toy blocks
Keep it tidy | Put things back | broom
Do your best | And ask for help | star`,
  ),
  lesson(
    'vowels, the vowels, five vowels, vowel sounds',
    'The vowels',
    `
A | apple | apple
E | elephant | elephant
I | ice cream | ice cream
O | octopus | octopus
U | umbrella | umbrella`,
  ),
  lesson(
    'question words, wh questions, wh-questions, interrogatives',
    'Question words',
    `
Who? | A person | person
What? | A thing | gift
When? | A time | clock
Where? | A place | map pin
Why? | A reason | light bulb
How? | A way | gear`,
  ),
  lesson(
    'punctuation, punctuation marks',
    'Punctuation marks',
    `
Full stop | Ends a sentence | =.
Comma | A short pause | =,
Question mark | Ends a question | =?
Exclamation mark | Shows strong feeling | =!
Apostrophe | Shows who owns it | =’
Quotation marks | Show what is said | =“ ”
Colon | Opens a list | =:
Brackets | Hold extra words | =( )`,
  ),
  lesson(
    'maths symbols, math symbols, mathematical symbols, maths signs, arithmetic symbols, math operations',
    'Maths symbols',
    `
Plus | Add | =+
Minus | Take away | =−
Times | Multiply | =×
Divided by | Share | =÷
Equals | The same as | ==
Greater than | 5 > 3 | =>`,
  ),
  lesson(
    'numbers 1 to 10, numbers 1-10, numbers from 1 to 10, numbers one to ten, counting to 10, counting to ten, count to 10, count to ten, counting 1 to 10, numbers poster, number poster, counting poster',
    'Numbers 1 to 10',
    Array.from(
      { length: 10 },
      (_, index) =>
        `${['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'][index] ?? ''} | | =${index + 1}`,
    ).join('\n'),
  ),
  lesson(
    'food groups, five food groups, 5 food groups, food group',
    'The food groups',
    `
Fruit | Vitamins | apple
Vegetables | Vitamins and fibre | broccoli
Grains | Energy | bread
Protein | Builds the body | egg
Dairy | Strong bones | milk`,
  ),
  lesson(
    'animal groups, animal classes, animal classification, vertebrate groups, vertebrates, classification of animals, types of animals',
    'Animal groups',
    `
Mammals | Fur, and milk for the young | fox
Birds | Feathers and wings | robin
Fish | Gills and fins | fish
Reptiles | Dry scales | lizard
Amphibians | Water and land | frog
Insects | Six legs | bee`,
  ),
  lesson(
    'opposites, antonyms, opposite words',
    'Opposites',
    `
Big | | elephant
Small | | mouse
Hot | | flame
Cold | | snowflake
Day | | sun
Night | | moon
Fast | | rabbit
Slow | | snail`,
  ),
  lesson(
    'simple machines, six simple machines',
    'Simple machines',
    `
Lever | Lifts with little force | seesaw
Wheel and axle | Turns and rolls | wheel
Pulley | Changes the pull | link
Inclined plane | A ramp | slide
Wedge | Splits apart | axe
Screw | Holds together | screw`,
  ),
  lesson(
    'renewable energy, renewable energies, renewable energy sources, types of energy, clean energy sources, energy sources, green energy',
    'Renewable energy',
    `
Solar | Light of the sun | solar panel
Wind | Moving air | wind turbine
Hydro | Flowing water | waves
Geothermal | Heat of the Earth | volcano
Biomass | Plants and waste | leaf`,
  ),
  lesson(
    'types of rocks, types of rock, rock types, kinds of rock',
    'Types of rock',
    `
Igneous | Cooled from magma | volcano
Sedimentary | Pressed from layers | layers
Metamorphic | Changed by heat and pressure | mountain`,
  ),
  lesson(
    'what plants need, plants need, needs of plants, needs of a plant',
    'What plants need',
    `
Sunlight | | sun
Water | | watering can
Air | | wind
Soil | | seedling
Warmth | | thermometer
Room | To grow | tree`,
  ),
  lesson(
    'reduce reuse recycle, reduce reuse and recycle, three rs, 3 rs, 3rs',
    'Reduce, reuse, recycle',
    `
Reduce | Buy and waste less | shopping bag
Reuse | Use it once more | jar
Recycle | Make it into something new | recycle`,
  ),
  lesson(
    'means of transport, transport poster, types of transport, modes of transport, transportation poster, vehicles poster, transport chart, kinds of transport',
    'On the move',
    `
Car | | car
Bus | | bus
Train | | train
Bicycle | | bicycle
Aeroplane | | airplane
Ship | | ship
Helicopter | | helicopter
Truck | | truck`,
  ),
  lesson(
    'community helpers, people who help us, helpers poster, jobs poster, occupations poster, occupations, professions poster',
    'People who help us',
    `
Firefighter | | firefighter
Police officer | | police officer
Doctor | | doctor
Teacher | | teacher
Farmer | | farmer
Builder | | construction worker`,
  ),
  lesson(
    'farm animal flashcards, farm animals, animals of the farm, animals on a farm, farmyard animals',
    'Farm animals',
    `
Cow | | cow
Pig | | pig
Sheep | | sheep
Horse | | horse
Hen | | hen
Goat | | goat
Duck | | duck
Donkey | | donkey`,
  ),
  lesson(
    'wild animals, jungle animals, zoo animals, safari animals, african animals',
    'Wild animals',
    `
Lion | | lion
Elephant | | elephant
Giraffe | | giraffe
Zebra | | zebra
Monkey | | monkey
Tiger | | tiger
Crocodile | | crocodile
Parrot | | parrot`,
  ),
  lesson(
    'sea animals, ocean animals, sea creatures, marine animals, ocean creatures',
    'Sea animals',
    `
Whale | | whale
Dolphin | | dolphin
Shark | | shark
Octopus | | octopus
Turtle | | sea turtle
Crab | | crab
Jellyfish | | jellyfish
Starfish | | starfish`,
  ),
  lesson(
    'flashcards of fruit, flashcards of fruits, fruit flashcards, flash cards of fruit, fruit flash cards, fruits poster, fruit poster, fruits chart, fruit chart, names of fruits, fruit names, fruits vocabulary, fruit vocabulary',
    'Fruits',
    `
Apple | | apple
Banana | | banana
Orange | | orange
Strawberry | | strawberry
Grapes | | grapes
Pear | | pear
Cherry | | cherry
Pineapple | | pineapple
Watermelon | | watermelon`,
  ),
  lesson(
    'vegetable flashcards, flashcards of vegetables, vegetables poster, vegetable poster, vegetables chart, vegetable chart, names of vegetables, vegetable names, vegetables vocabulary',
    'Vegetables',
    `
Carrot | | carrot
Tomato | | tomato
Broccoli | | broccoli
Potato | | potato
Onion | | onion
Pepper | | bell pepper
Corn | | corn
Aubergine | | eggplant`,
  ),
  lesson(
    'types of weather, weather chart, weather poster, weather words, weather vocabulary, kinds of weather',
    'The weather',
    `
Sunny | | sun
Cloudy | | cloud
Rainy | | umbrella
Windy | | wind
Snowy | | snowman
Stormy | | lightning`,
  ),
  lesson(
    'emotions, feelings, emotions poster, feelings chart, how do you feel, how are you feeling',
    'How do you feel?',
    `
Happy | | smile
Sad | | frown
Angry | | angry
Excited | | laugh
Calm | | meh
Annoyed | | annoyed`,
  ),
  lesson(
    'magic words, polite words, good manners, manners',
    'Magic words',
    `
Please | When you ask | hand
Thank you | When you get | gift
Sorry | When it went wrong | heart
Excuse me | When you pass | users
You’re welcome | When you are thanked | smile`,
  ),
  lesson(
    'school supplies, classroom objects, school things, stationery poster, in the classroom vocabulary',
    'In my school bag',
    `
Pencil | | pencil
Book | | book
Ruler | | ruler
Scissors | | scissors
Backpack | | backpack
Crayon | | crayon
Globe | | globe
Calculator | | calculator`,
  ),
  lesson(
    'layers of the atmosphere, atmosphere layers, atmospheric layers, earth’s atmosphere, atmosphere',
    'Layers of the atmosphere',
    `
Exosphere | Above 600 km | satellite
Thermosphere | 85 to 600 km | rocket
Mesosphere | 50 to 85 km | comet
Stratosphere | 12 to 50 km | hot air balloon
Troposphere | 0 to 12 km | cloud`,
  ),
  ...NATURE_LESSONS,
  ...RULE_LESSONS,
];

/** Instructions that are known, in short steps. */
export interface KnownSteps {
  words: readonly string[];
  title: string;
  steps: readonly Step[];
  /** Points of which none leads to the next. */
  isUnordered?: true;
}

export interface Step {
  head: string;
  body?: string;
  shows: string;
  /** Told only where more steps are asked for than there are without it. */
  isSpare?: true;
}

/** Steps of a subject, a row each: what is done, how, and what shows it; `+` before those that are spare. */
export function steps(words: string, title: string, rows: string): KnownSteps {
  return {
    words: words.split(', '),
    title,
    steps: rows
      .trim()
      .split('\n')
      .map((row) => {
        const [head = '', body = '', shows = ''] = row.split('|').map((cell) => cell.trim());
        return head.startsWith('+')
          ? { head: head.slice(1).trim(), body, shows, isSpare: true as const }
          : { head, body, shows };
      }),
  };
}

export const STEPS: readonly KnownSteps[] = [
  steps(
    'plant a tree, planting a tree, tree planting, tree',
    'How to plant a tree',
    `
Choose a place | Light, water and room for the roots. | map-pin
Dig the hole | Twice as wide as the root ball. | shovel
+ Loosen the soil | So that the roots grow out. | rake
Set the tree | Upright, the root collar at ground level. | seedling
Fill and firm | Put the soil back and tread it down. | layers
+ Tie it to a stake | So that the wind cannot shake it. | young tree
+ Mulch | Bark keeps the soil moist. | leaf
Water well | Then mulch and water through the first summers. | watering can`,
  ),
  steps(
    'plant, seed, seeds, sow, grow, vegetables, tomato, flower',
    'How to grow a plant',
    `
Fill a pot | Loose soil, up to a finger below the rim. | tabler:plant-2
Sow | Twice as deep as the seed is thick. | bean
Water | Keep the soil moist, not wet. | droplets
Give light | A bright window, turned now and then. | sun
Plant out | When the nights are mild. | sprout`,
  ),
  steps(
    'wash your hands, washing hands, hand washing, handwashing, hands',
    'How to wash your hands',
    `
Wet | Under clean running water. | droplets
Soap | Enough to cover both hands. | soap
Scrub | Twenty seconds, between the fingers too. | hand
Rinse | All the soap off. | waves
Dry | With a clean towel. | towel`,
  ),
  steps(
    'brush teeth, brushing teeth, tooth brushing, brush your teeth',
    'How to brush your teeth',
    `
Paste | A little on the brush. | toothbrush
Outside | Small circles along the gums. | tooth
Inside | The same behind the teeth. | smile
Chewing sides | Back and forth, two minutes in all. | clock
Rinse | The brush as well. | droplets`,
  ),
  steps(
    'coffee, pour over, brew coffee, filter coffee',
    'How to brew filter coffee',
    `
Boil | Fresh water, then wait a moment. | thermometer
+ Weigh the beans | 60 grams for a litre. | scale
Grind | Medium, just before brewing. | coffee bean
Bloom | Wet the grounds and wait 30 seconds. | droplets
+ Warm the cup | With hot water. | mug
Pour | Slowly, in circles. | glass-water
Serve | In a warm cup. | coffee`,
  ),
  steps(
    'tea, make tea',
    'How to make tea',
    `
Boil | Fresh water. | thermometer
Warm the pot | Swirl hot water, pour it out. | cooking-pot
Add tea | One spoon for each cup. | leaf
Steep | Three to five minutes for black tea. | timer
Pour | And enjoy. | coffee`,
  ),
  steps(
    'bake a cake, cake, baking, cupcakes, muffins',
    'How to bake a cake',
    `
+ Heat the oven | 180 degrees, rack in the middle. | oven
Measure | All at room temperature. | scale
Mix | Butter and sugar first, then eggs, then flour. | cooking-pot
Fill | A greased tin, two thirds full. | layers
+ Smooth the top | With the back of a spoon. | spoon
Bake | Until a skewer comes out clean. | timer
Cool | Then decorate. | cake`,
  ),
  steps(
    'bread, bake bread, sourdough',
    'How to bake bread',
    `
+ Feed the starter | The day before. | jar
Mix | Flour, water, yeast, salt. | flour
Knead | Until smooth and springy. | dough
Let it rise | Covered, until twice as large. | clock
Shape | And let it rise once more. | bowl
+ Score the top | With a sharp blade. | knife
Bake | Hot, until it sounds hollow. | oven
+ Check | Golden brown all round. | timer
Cool | Then slice it. | bread`,
  ),
  steps(
    'pasta, cook pasta, spaghetti, noodles',
    'How to cook pasta',
    `
Boil | A litre of water for 100 grams. | cooking-pot
Salt | Ten grams a litre. | sparkles
Cook | Stir now and then. | timer
Taste | Firm to the bite. | utensils
Drain | And keep a little of the water. | filter`,
  ),
  steps(
    'tire, tyre, change a tire, change a tyre, flat tire, wheel',
    'How to change a wheel',
    `
Stop safely | Firm, level ground, warning triangle out. | triangle-alert
Loosen | The nuts, half a turn. | wrench
Jack up | Until the wheel is free. | arrow-up-from-line
Swap | Off with the old one, on with the spare. | tabler:wheel
Tighten | Crosswise, when the car is down again. | check`,
  ),
  steps(
    'recycle, recycling, waste sorting',
    'How to recycle',
    `
Empty | No leftovers. | trash
Rinse | Quickly, with cold water. | droplets
Sort | Paper, glass, metal, plastic. | filter
Flatten | Boxes and cartons. | package
Bring away | To the right bin. | recycle`,
  ),
  steps(
    'meditate, meditation, mindfulness',
    'How to meditate',
    `
Find a place | Quiet, for ten minutes. | house
Sit | Upright and at ease. | tabler:yoga
Breathe | In and out through the nose. | wind
Notice | Thoughts come and go. | cloud
Return | To the breath, again and again. | rotate-ccw`,
  ),
  steps(
    'better sleep, sleep, sleep tips, good sleep, insomnia, sleep hygiene',
    'Tips for better sleep',
    `
Keep a rhythm | To bed and up at the same hours. | clock
Dim the light | An hour before bed. | lamp
Put the phone away | Screens keep you awake. | smartphone
No late coffee | Not after lunch. | coffee
Keep it cool | A dark, quiet room. | moon
No heavy meals | Not in the last two hours. | utensils
Wind down | With a book or a bath. | book
+ Write it down | And leave it till tomorrow. | notebook
+ Get daylight | Half an hour each morning. | sun
+ Air the room | Ten minutes before bed. | window`,
  ),
  steps(
    'save water, water saving, saving water, conserve water',
    'How to save water',
    `
Close the tap | While you brush your teeth. | faucet
Short showers | Five minutes are enough. | shower-head
Fix leaks | A dripping tap wastes litres. | wrench
Full loads | Run the machine when it is full. | washing-machine
Catch the rain | For the garden. | cloud-rain
+ Use the short flush | It takes half the water. | toilet
+ Water plants early | Before the sun takes it. | watering can
+ Wash up in a bowl | Not under running water. | bowl`,
  ),
  steps(
    'save energy, energy saving, saving energy, save electricity',
    'How to save energy',
    `
Switch off | Lights that nobody needs. | light bulb
Unplug | Chargers use power too. | plug
Turn it down | One degree saves a lot. | thermometer
Close the door | Keep the warmth in. | door-closed
Use the sun | Dry laundry outside. | sun`,
  ),
  steps(
    'save money, saving money, budget, budgeting, money saving',
    'How to save money',
    `
Set a goal | Know what you save for. | target
Note what you spend | For one month. | notebook-pen
Make a budget | Needs, wishes, savings. | calculator
Save first | On the day you are paid. | piggy bank
Compare prices | Before you buy. | shopping cart`,
  ),
  steps(
    'healthy lifestyle, healthy habits, healthy living, stay healthy, healthy life',
    'Healthy habits',
    `
Eat fresh | Fruit and vegetables every day. | apple
Drink water | Before you are thirsty. | glass of water
Move | Half an hour a day. | running shoe
Sleep well | Seven hours or more. | moon
Take breaks | And go outside. | tree`,
  ),
  steps(
    'productivity, productive, time management, working from home, remote work, home office',
    'Tips for a good day of work',
    `
Plan the day | Three things that matter. | clipboard-list
Most important first | Before the mail. | target
Silence the phone | While you work. | bell-off
Take breaks | Five minutes each hour. | coffee
Finish on time | And close the laptop. | laptop`,
  ),
  steps(
    'order online, ordering, ordering pizza, order food, online order, online shopping, delivery',
    'How to order online',
    `
Open the app | Or the website. | smartphone
Choose | What you would like. | menu
Add to the cart | And check it. | shopping cart
Pay | By card or in cash. | credit card
Delivered | To your door. | delivery scooter`,
  ),
  steps(
    'fire safety, fire drill, evacuation, in case of fire',
    'In case of fire',
    `
Raise the alarm | Shout and press the button. | bell
Leave | Walk, do not run. | door-open
Take the stairs | Never the lift. | stairs
Meet outside | At the assembly point. | map-pin
Call for help | Fire brigade. | phone`,
  ),
  steps(
    'make a sandwich, sandwich',
    'How to make a sandwich',
    `
Take bread | Two slices. | bread
Spread | Butter or cream cheese. | butter
Fill | Cheese, ham, what you like. | cheese
Add greens | Lettuce and tomato. | tomato
Close and cut | And enjoy. | sandwich`,
  ),
  steps(
    'scientific method, science experiment',
    'The scientific method',
    `
Ask | What do you want to know? | question mark
Guess | What might be the answer? | light bulb
Test | Do an experiment. | flask
Look | What happened? | magnifying glass
Tell | What did you find? | clipboard`,
  ),
  steps(
    'idea to product, from idea to product, product development, idea to launch, product design process, development process',
    'From idea to product',
    `
Idea | A need that many have. | light bulb
Sketch | On paper, in an hour. | pencil
Prototype | Rough, to be tried. | gear
Test | Let people use it. | magnifying glass
Launch | Out to the world. | rocket`,
  ),
  steps(
    'design thinking, design thinking process',
    'Design thinking',
    `
Empathise | Listen to people. | heart
Define | What is the problem? | magnifying glass
Ideate | Many ideas, no judging. | light bulb
Prototype | Build it quick and rough. | scissors
Test | Learn, and try again. | checklist`,
  ),
  steps(
    'recruitment process, hiring process, job application, recruiting',
    'How we hire',
    `
Apply | Send your letter. | envelope
Call | We get to know each other. | telephone
Interview | Meet the team. | speech bubble
Offer | Sign the contract. | contract
Start | Welcome on board. | rocket`,
  ),
];

import { steps, type KnownSteps } from './steps.data';

/** How work is done, days go and nature works, in short steps. */
export const PROCESSES: readonly KnownSteps[] = [
  steps(
    'hiring process, recruitment process, recruitment, hiring, recruiting',
    'How we hire',
    `
Post | Describe the job. | megaphone
Screen | Read the applications. | file-text
+ Call | A first talk by phone. | phone
Interview | Meet in person. | messages-square
+ Try out | A task or a day in the team. | laptop
Offer | Agree on the terms. | handshake
Welcome | The first day. | user-plus`,
  ),
  steps(
    'customer journey, buyer journey, buyer’s journey',
    'The customer journey',
    `
Awareness | They hear of you. | megaphone
Consideration | They compare. | magnifying glass
Purchase | They buy. | shopping cart
Service | You help. | headphones
Loyalty | They come back. | heart`,
  ),
  steps(
    'sales funnel, marketing funnel, conversion funnel, funnel',
    'The marketing funnel',
    `
Awareness | They hear of you. | megaphone
Interest | They want to know more. | eye
Desire | They would like to have it. | heart
Action | They buy. | shopping cart`,
  ),
  steps(
    'design thinking, design process, ux process, ux design process',
    'Design thinking',
    `
Empathise | Understand people. | heart
Define | Name the problem. | target
Ideate | Collect ideas. | light bulb
Prototype | Build it small. | box
Test | Try it with people. | check`,
  ),
  steps(
    'writing process, write an essay, essay writing, write a story',
    'The writing process',
    `
Plan | Collect ideas. | light bulb
Draft | Write it down. | pencil
Revise | Make it better. | rotate-ccw
Edit | Check the spelling. | magnifying glass
Publish | Share it. | book`,
  ),
  steps(
    'software development, software development life cycle, sdlc, app development, develop an app, build an app, web development, website development, build a website',
    'How software is made',
    `
Plan | What is needed. | clipboard-list
Design | How it looks and works. | palette
Build | Write the code. | laptop
+ Document | So that others find their way. | file-text
+ Review | A second pair of eyes. | search
Test | Find the faults. | bug
Release | Give it to people. | rocket
Maintain | Keep it well. | wrench`,
  ),
  steps(
    'social media strategy, social media marketing, content marketing, content strategy, marketing strategy, content creation, marketing plan',
    'A plan for content',
    `
Set a goal | What shall it do? | target
Know your audience | Who is it for? | users
Plan | When and where. | calendar
Create | Words and pictures. | camera
Publish | | send
Measure | And learn. | chart-column`,
  ),
  steps(
    'donate blood, blood donation, giving blood, give blood',
    'How to give blood',
    `
Register | Bring your ID. | clipboard-list
Health check | A few questions. | stethoscope
Give | About ten minutes. | droplet
Rest | With a drink and a snack. | cookie`,
  ),
  steps(
    'skincare routine, skin care routine, skincare, skin care, morning skincare',
    'A routine for the skin',
    `
Cleanse | Lukewarm water. | soap
Tone | | droplets
Serum | A few drops. | flask
Moisturise | | leaf
Protect | Sunscreen by day. | sun`,
  ),
  steps(
    'morning routine, getting ready for school, ready for school, morning checklist',
    'My morning',
    `
Wake up | | sun
Wash | | soap
Get dressed | | t-shirt
Have breakfast | | bowl
Brush teeth | | toothbrush
Off to school | | backpack`,
  ),
  steps(
    'bedtime routine, evening routine, going to bed, bedtime checklist',
    'My evening',
    `
Tidy up | | toy blocks
Take a bath | | bathtub
Put on pyjamas | | t-shirt
Brush teeth | | toothbrush
Read a story | | book
Sleep | | moon`,
  ),
  steps(
    'solar power works, solar panels work, solar energy works, solar panel works',
    'How solar power works',
    `
Sun | Light falls on the roof. | sun
Panel | Light becomes electricity. | solar panel
Inverter | It is made fit for the home. | zap
Home | It is used at once. | house
Grid | What is left over is sold. | plug`,
  ),
  steps(
    'water treatment, drinking water is made, wastewater, sewage, water purification, clean water process',
    'How water is cleaned',
    `
Collect | From a lake or river. | waves
Screen | Leaves and sticks stay behind. | filter
Settle | Dirt sinks to the bottom. | layers
Filter | Through sand. | hourglass
Disinfect | Germs are killed. | flask
Supply | To your tap. | faucet`,
  ),
  steps(
    'digestion, digestive system, digestive process, food digestion',
    'The way of the food',
    `
Mouth | Teeth chew. | tooth
Oesophagus | Down it goes. | arrow-down
Stomach | Acid breaks it up. | flask
Small intestine | Nutrients are taken up. | apple
Large intestine | Water is taken back. | droplets`,
  ),
  steps(
    'earthquake, earthquake safety, earthquake drill',
    'In an earthquake',
    `
Drop | To your hands and knees. | arrow-down
Cover | Under a sturdy table. | table
Hold on | Until it stops. | hand
Go out | When it is safe. | door-open`,
  ),
  steps(
    'make ice cream, ice cream is made, homemade ice cream',
    'How ice cream is made',
    `
Mix | Milk, cream and sugar. | milk
Heat | And stir. | cooking-pot
Cool | In the fridge. | refrigerator
Churn | While it freezes. | snowflake
Scoop | | ice cream`,
  ),
  steps(
    'benefits of trees, why trees, why we need trees, trees are important, importance of trees',
    'What trees do for us',
    `
Clean air | They give off oxygen. | wind
Shade | A cool place in summer. | tree
Homes | For birds and insects. | bird
Soil | Roots hold it. | mountain
Climate | They store carbon. | leaf`,
  ),
  steps(
    'climate change, global warming, reduce your carbon footprint, carbon footprint, help the planet, save the planet, protect the environment, go green, eco friendly',
    'Help the climate',
    `
Walk or cycle | Leave the car at home. | bicycle
Save power | Switch off what nobody needs. | light bulb
Eat plants | More often. | carrot
Repair | Before you buy anew. | wrench
Plant | A tree stores carbon. | tree`,
  ),
  steps(
    'zero waste, less waste, reduce waste, plastic free, less plastic, plastic pollution, ocean plastic, food waste',
    'Less waste',
    `
Bring a bag | Of cloth. | shopping bag
Refill | Your own bottle. | water bottle
Plan meals | Buy what you eat. | clipboard-list
Repair | | wrench
Sort | What is left. | recycle`,
  ),
  steps(
    'healthy eating, eat healthy, balanced diet, nutrition, healthy food, healthy diet',
    'Eat well',
    `
Vegetables | Half of the plate. | broccoli
Fruit | Every day. | apple
Whole grains | Bread, rice, oats. | bread
Protein | Fish, beans, eggs. | egg
Water | Before you are thirsty. | glass of water`,
  ),
  steps(
    'sun safety, sun protection, sunscreen, sunburn, heatwave, heat wave',
    'Safe in the sun',
    `
Seek shade | From 11 to 3. | umbrella
Cover up | A hat and a shirt. | sun hat
Sunscreen | Again every two hours. | sun
Sunglasses | | sunglasses
Drink | Plenty of water. | glass of water`,
  ),
  steps(
    'rainbow forms, rainbow is made, rainbows form, rainbow formation, how a rainbow, how rainbows',
    'How a rainbow forms',
    `
Sun | It shines from behind you. | sun
Rain | Drops hang in the air. | cloud-rain
Bend | Light bends as it enters a drop. | droplet
Split | White light becomes colours. | palette
Reflect | The drop throws it back. | rotate-ccw
Rainbow | Each colour leaves at its angle. | rainbow`,
  ),
  steps(
    'wind turbine works, wind power works, wind energy works, wind turbines work',
    'How a wind turbine works',
    `
Wind | Air pushes the blades. | wind
Rotor | The blades turn a shaft. | wind turbine
Generator | Turning becomes electricity. | zap
Transformer | It is made fit for the grid. | plug
Homes | Power comes out of the wall. | house`,
  ),
  steps(
    'clouds form, rain forms, rain is made, how clouds, how rain',
    'How rain forms',
    `
Sun | It warms the sea. | sun
Vapour | Water rises unseen. | arrow-up
Cool | High up the air is cold. | snowflake
Cloud | Vapour becomes droplets. | cloud
Rain | Heavy drops fall. | cloud-rain`,
  ),
];

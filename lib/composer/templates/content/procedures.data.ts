import { type KnownSteps, steps } from './steps.data';

/** More that everybody knows: how it works, how it is made, how it is done. */
export const PROCEDURES: readonly KnownSteps[] = [
  steps(
    'vaccine, vaccines, vaccine works, vaccines work, how a vaccine, how vaccines, vaccination process, vaccination, immunisation, immunization',
    'How a vaccine works',
    `
The shot | It carries a harmless part of the germ. | syringe
The alarm | The body sees a stranger. | shield-alert
The answer | It builds antibodies. | shield-plus
The memory | Some cells remember the germ. | brain
Protected | The real germ finds no way in. | shield-check`,
  ),
  steps(
    'immune system, body fights germs, fights a virus, fights infection, white blood cells',
    'How the body fights germs',
    `
Barrier | Skin keeps most germs out. | hand
Alarm | Cells notice the stranger. | bell-ring
Attack | White blood cells close in. | swords
Antibodies | They mark every germ. | shield-plus
Memory | Next time it goes faster. | brain`,
  ),
  steps(
    'product launch, launch a product, launching a product, launch plan, go-to-market, go to market, new product',
    'Product launch',
    `
Research | Know who needs it. | search
Design | Shape the idea. | palette
Build | Make the first ones. | hammer
Test | Try it with users. | circle-check
+ Price | What is it worth? | coins
Announce | Tell the world. | megaphone
Launch | It goes on sale. | rocket`,
  ),
  steps(
    'employee onboarding, onboarding steps, onboarding process, staff onboarding, new employee, new hire, new hires, first week at work, onboarding',
    'Welcome on board',
    `
Sign | Contract and papers. | file-text
Set up | Laptop, account and keys. | laptop
Meet | The team and your buddy. | users
Learn | Training in the first weeks. | graduation-cap
+ Visit | See all departments. | building
Start | Your first own task. | rocket
Feedback | How is it going? | message-circle`,
  ),
  steps(
    'app onboarding, user onboarding, customer onboarding, how the app works, how our app works',
    'How to get started',
    `
Download | From the store. | phone
Sign up | Name and mail. | user-plus
Make it yours | Choose what you like. | settings
Explore | Have a look around. | search
Enjoy | All is ready. | star`,
  ),
  steps(
    'sales process, sales pipeline, sales cycle',
    'The sales process',
    `
Prospect | Find who may need it. | search
Contact | Say hello. | phone
Present | Show how it helps. | presentation
Agree | Answer what is open. | handshake
Follow up | Stay in touch. | heart`,
  ),
  steps(
    'project management, project phases, phases of a project, project plan, project process, project life cycle',
    'Phases of a project',
    `
Start | Goal and team. | flag
Plan | Tasks, time and money. | clipboard-list
Do | The work itself. | hammer
Watch | Are we on the way? | chart-column
Close | Hand over and learn. | circle-check`,
  ),
  steps(
    'scrum, agile, sprint',
    'A sprint in Scrum',
    `
Backlog | All that is wanted. | clipboard-list
Planning | What fits into the sprint? | calendar
Daily | Fifteen minutes each day. | users
Review | Show what is done. | presentation
Retrospective | What can be better? | message-circle`,
  ),
  steps(
    'strategic planning, business plan, business strategy, strategy process',
    'From a goal to a plan',
    `
Look | Where do we stand? | search
Aim | Where do we want to be? | target
Plan | Which way leads there? | map
Act | Who does what? | users
Measure | Does it work? | chart-column`,
  ),
  steps(
    'event planning, plan an event, organise an event, organize an event, plan a party, party planning',
    'How to plan an event',
    `
Idea | What, and for whom? | light bulb
Budget | What may it cost? | coins
Date and place | Book them early. | calendar
Invite | Send it out. | mail
Prepare | Food, music, helpers. | clipboard-list
Celebrate | Enjoy the day. | party-popper`,
  ),
  steps(
    'wedding planning, plan a wedding, wedding checklist',
    'Planning a wedding',
    `
Date | And the first guest list. | calendar
Place | Church, hall or garden. | church
Clothes | Dress and suit. | shirt
Invitations | Send them in time. | mail
Cake and flowers | Taste and choose. | cake
The day | Say yes. | heart`,
  ),
  steps(
    'moving house, move house, moving day, moving checklist, moving home, move to a new home',
    'Moving house',
    `
Sort out | What stays behind? | filter
+ Get boxes | More than you think. | package
Pack | A label on each box. | package
+ Hand over the keys | Read the meters. | key
Load | The heavy things first. | truck
New home | Each box to its room. | house
Unpack | The bed comes first. | bed
Tell them | Your new address. | mail`,
  ),
  steps(
    'build a house, building a house, house is built, house building, house construction, construction process',
    'How a house is built',
    `
Plan | The architect draws it. | ruler
Foundation | Concrete in the ground. | layers
Walls | Brick on brick. | brick-wall
Roof | Beams and tiles. | house
Inside | Wires, pipes and paint. | paint-roller
Move in | The keys are yours. | key`,
  ),
  steps(
    'car is made, cars are made, make a car, car manufacturing, car production, car factory',
    'How a car is made',
    `
Design | Drawn and modelled. | pencil
Press | Steel is pressed to shape. | cog
Weld | Robots join the body. | flame
Paint | Coat after coat. | paint-roller
Assemble | Motor, seats and wheels. | wrench
Test | Then off to the road. | car`,
  ),
  steps(
    'film is made, movie is made, make a film, make a movie, film making, filmmaking, film production, video production',
    'How a film is made',
    `
Script | The story is written. | file-text
Plan | Cast, places, costs. | calendar
Shoot | Camera, light, action. | video
Cut | Scenes get their order. | scissors
Sound | Music and effects. | music
Premiere | Curtain up. | ticket`,
  ),
  steps(
    'book gets published, book is made, book is published, publish a book, books are made, publishing process, publishing a book',
    'How a book is made',
    `
Write | The author tells a story. | pencil
Edit | Every sentence is read again. | search
Design | Cover and pages. | palette
Print | Sheet after sheet. | printer
Bind | Folded, sewn, glued. | layers
Read | In shops and libraries. | book`,
  ),
  steps(
    'glass is made, make glass, glass production, glass blowing, glass recycling, glass is recycled, recycle glass',
    'How glass is made',
    `
Sand | With soda and lime. | shovel
Melt | At 1500 degrees. | flame
Shape | Blown or poured. | wind
Cool | Slowly, or it cracks. | snowflake
Use | A bottle or a window. | bottle
Again | Old glass melts anew. | recycle`,
  ),
  steps(
    'olives, olive oil, make olive oil, olive oil is made',
    'How olive oil is made',
    `
Harvest | Olives come off the tree. | tree
Wash | Leaves and dust go. | droplets
Crush | To a paste. | cog
Press | The oil runs out. | arrow-down-to-line
Fill | Into dark bottles. | bottle`,
  ),
  steps(
    'tea is made, leaf to cup, tea production, tea leaf, tea process',
    'From leaf to cup',
    `
Pick | The youngest leaves. | leaf
Wither | They lose water. | wind
Roll | Juice comes out. | rotate-cw
Dry | With hot air. | flame
Pack | Sorted and weighed. | package
Brew | With hot water. | tea`,
  ),
  steps(
    'soap, soap is made, make soap, soap making',
    'How soap is made',
    `
Measure | Oils and lye. | ruler
Melt | Warm the oils. | flame
Mix | Until it thickens. | cooking-pot
Mould | Pour and let it set. | box
Cut | Into bars. | scissors
Rest | For four weeks. | soap`,
  ),
  steps(
    'candle, make candles, candle making, candles are made, make a candle',
    'How to make a candle',
    `
Melt | Wax in a water bath. | flame
Scent | A few drops of oil. | droplets
Wick | Fix it in the glass. | arrow-down-to-line
Pour | Slowly. | cooking-pot
Cool | Leave it overnight. | clock
Light | Enjoy. | candle`,
  ),
  steps(
    'pottery, clay pot, make a pot, ceramics',
    'How a pot is made',
    `
Knead | The clay gets soft. | hand
Throw | On the wheel. | rotate-cw
Dry | For some days. | clock
Fire | In the kiln. | flame
Glaze | Colour and shine. | palette
Fire again | Then it holds water. | vase`,
  ),
  steps(
    'volcano erupts, volcanic eruption, volcano works, volcanoes work, how volcanoes, how a volcano',
    'How a volcano erupts',
    `
Heat | Rock melts deep down. | flame
Rise | Magma moves up. | arrow-up
Pressure | Gas pushes from below. | gauge
Eruption | Lava, ash and gas. | volcano
New rock | The lava cools. | mountain`,
  ),
  steps(
    'fossil, fossils form, fossil forms, how fossils, fossil is made, fossils are made, fossilisation, fossilization',
    'How a fossil forms',
    `
Life | An animal dies. | fish
Mud | It sinks and is covered. | layers
Time | Layers press on it. | clock
Stone | Minerals replace the bone. | bone
Found | Rain and wind lay it free. | shovel`,
  ),
  steps(
    'heart works, heart pumps, blood circulation, circulatory system, blood flow',
    'How blood goes round',
    `
Lungs | Blood takes up oxygen. | wind
Heart | It pumps the blood out. | heart
Arteries | To every part of the body. | arrow-up
Cells | They use the oxygen. | zap
Veins | And back to the heart. | rotate-ccw`,
  ),
  steps(
    'lungs, breathing works, lungs work, we breathe, how lungs, respiratory system, respiration',
    'How we breathe',
    `
Nose | Air comes in, warm and clean. | wind
Windpipe | Down to the chest. | arrow-down
Lungs | Into two large bags. | layers
Blood | It takes the oxygen along. | droplet
Out | Used air leaves. | cloud`,
  ),
  steps(
    'eye works, eyes work, we see, vision works, camera works, cameras work',
    'How we see',
    `
Light | It falls on a thing. | sun
Eye | It comes in by the pupil. | eye
Lens | Makes it sharp. | search
Image | Upside down at the back. | image
Brain | Turns it round. | brain`,
  ),
  steps(
    'election, elections, voting process, how voting, how to vote, vote works, vote in',
    'How an election works',
    `
Register | Your name is on the list. | clipboard-list
Campaign | Parties say what they want. | megaphone
Learn | Compare what they say. | search
Vote | One cross, in secret. | vote
Count | Every vote. | calculator
Result | Who has most, governs. | landmark`,
  ),
  steps(
    'court works, trial works, court case, legal process, justice system, criminal trial',
    'How a trial works',
    `
Charge | Somebody is accused. | file-text
Evidence | Facts are collected. | search
Hearing | Both sides speak. | message-circle
Judge | Weighs what was said. | scale
Verdict | Guilty or not. | gavel`,
  ),
  steps(
    'internet works, website works, websites work, wifi works, email works, emails work',
    'How the internet works',
    `
Ask | You open a page. | laptop
Router | It sends your question on. | wifi
Cables | Through land and sea. | cable
Server | It finds the page. | server
Answer | Back in a blink. | zap`,
  ),
  steps(
    'machine learning, ai works, ai learns, artificial intelligence works, train a model, neural network, data science',
    'How a machine learns',
    `
Collect | Many examples. | database
Clean | Sort out what is wrong. | filter
Train | It looks for patterns. | brain
Test | On what it never saw. | circle-check
Use | It answers new questions. | rocket
Improve | And again. | refresh-cw`,
  ),
  steps(
    'data analysis, data analytics, data process, research process, market research',
    'From data to a decision',
    `
Ask | What do we want to know? | message-circle
Collect | Numbers and answers. | database
Clean | Drop what is wrong. | filter
Analyse | Look for patterns. | chart-column
Decide | And tell the others. | target`,
  ),
  steps(
    'power plant, electricity reaches, electricity gets, electricity is made, electricity works, electricity production, hydropower, hydroelectric',
    'How power comes home',
    `
Source | Water, wind, sun or heat. | droplets
Turbine | It turns. | fan
Generator | Makes electricity of it. | zap
Lines | Across the country. | utility-pole
Home | Out of the socket. | plug`,
  ),
  steps(
    "parcel, parcels, parcel delivery, package delivery, parcel's journey, delivery process, shipping process, supply chain, order fulfillment, order fulfilment, logistics",
    'The way of a parcel',
    `
Order | Somebody clicks. | shopping cart
Pack | Box, tape, label. | package
Sort | In the large hall. | filter
Drive | Through the night. | truck
Deliver | At your door. | house`,
  ),
  steps(
    'return an item, return policy, returns process, return process, refund',
    'How to return it',
    `
Tell us | Say what is wrong. | message-circle
Pack | In its own box. | package
Label | Print and stick it on. | printer
Send | Hand it in. | truck
Refund | Your money comes back. | coins`,
  ),
  steps(
    'adopt a pet, adopt a dog, adopt a cat, pet adoption, dog adoption, adoption process',
    'How to adopt a pet',
    `
Think | Time, room, money. | light bulb
Visit | Meet them in the shelter. | heart
Apply | Fill in the form. | clipboard-list
Prepare | Bed, bowl, food. | bone
Home | Go slowly at first. | house`,
  ),
  steps(
    "driving licence, driving license, driver's license, learn to drive, driving test",
    'The way to a licence',
    `
Register | At a driving school. | clipboard-list
Theory | Rules and signs. | book
Lessons | On the road. | car
Test | With an examiner. | circle-check
Drive | Safe journey. | key`,
  ),
];

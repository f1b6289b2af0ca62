import { type KnownSteps, steps } from './steps.data';

/** Steps and tips of schools, offices and public life. */
export const CIVICS: readonly KnownSteps[] = [
  steps(
    'bill becomes law, bill becomes a law, how laws are made, passing a bill, making a law, legislation',
    'How a bill becomes law',
    `
A bill is written | A member of Congress brings it in. | file-text
Committee | Experts study and change it. | users
Debate | All members discuss the bill. | message-circle
First vote | One chamber passes it. | check
Second chamber | It is debated and voted on again. | landmark
Signature | The president signs it into law. | pen`,
  ),
  steps(
    'job interview, interview tips, interview',
    'Tips for a job interview',
    `
Read up | Know the firm and the role. | book
Practise | Answer common questions aloud. | message-circle
Dress well | One step smarter than every day. | shirt
Be early | Ten minutes before the time. | clock
Ask | Have two questions of your own. | question mark
Say thanks | A short message the same day. | mail`,
  ),
  steps(
    'start a business, starting a business, small business, startup, entrepreneur',
    'How to start a business',
    `
Find an idea | A problem that people have. | light bulb
Know your market | Who buys, and who else sells? | users
Write a plan | Goals, costs and prices. | clipboard
Find money | Savings, a loan or investors. | coins
+ Make a first one | And show it to customers. | hammer
Register | Name, tax and permits. | file-text
Open | Tell everybody. | rocket
+ Grow | Hire the first helper. | users`,
  ),
  steps(
    'study tips, studying, study, exams, exam, students, homework',
    'Study tips',
    `
Make a plan | A little every day. | calendar
Find a quiet place | Phone in another room. | book
Test yourself | Cards beat reading twice. | pencil
Take breaks | Five minutes in every half hour. | coffee
Teach it | Explain it to a friend. | message-circle
Sleep | The brain sorts at night. | moon`,
  ),
  steps(
    'online safety, internet safety, cyber security, cybersecurity, password, phishing, stay safe online',
    'Stay safe online',
    `
Strong passwords | Long, and another for each site. | key
Two steps | Turn on two-factor login. | phone
Think first | Do not open strange links. | link
Update | Old software has holes. | refresh-cw
Back up | A copy in another place. | cloud
Share less | Once out, it stays out. | eye`,
  ),
  steps(
    'stress relief, reduce stress, stress, anxiety, calm down, burnout',
    'Ways to less stress',
    `
Breathe | Four seconds in, six out. | wind
+ Write it down | Three lines in the evening. | notebook
Move | A walk is enough. | footprints
Sleep | Seven hours or more. | moon
Talk | To somebody who listens. | message-circle
Say no | Not everything is yours to do. | hand
+ Laugh | With people that you like. | smiley
Rest | One evening without a screen. | book`,
  ),
  steps(
    'exercise, workout, fitness, get fit, running, weight loss',
    'How to get fit',
    `
Start small | Ten minutes are better than none. | clock
+ Set a goal | One that you can count. | flag
Warm up | Joints first. | flame
Mix | Strength, stamina and stretching. | dumbbell
Drink | A glass before, a glass after. | water bottle
Rest | Muscles grow on days off. | moon
+ Eat well | Protein, vegetables, grain. | salad
Keep a log | See how far you came. | clipboard`,
  ),
  steps(
    'packing, pack a suitcase, travel tips, travel, trip, vacation',
    'Travel tips',
    `
Make a list | Then cross half of it out. | clipboard
Copy papers | Passport and tickets. | passport
Roll clothes | They take less room. | shirt
Travel light | One bag that you can carry. | suitcase
Keep water | Fill the bottle after the gate. | water bottle
Be early | Queues are long. | clock`,
  ),
  steps(
    'public speaking, presentation, presentations, speech',
    'How to give a good talk',
    `
Know whom | Who listens, and why? | users
One message | Say it first and last. | target
Few slides | Pictures, not paragraphs. | monitor
Practise | Aloud, with a clock. | clock
Look up | Eyes on people, not on paper. | eye
Pause | Silence is strong. | hand`,
  ),
  steps(
    'first aid, cpr, emergency',
    'First aid in an emergency',
    `
Look | Is it safe to come near? | eye
Speak | Does the person answer? | message-circle
Call | Dial the emergency number. | phone
Breathing | Look, listen and feel. | wind
Press | Hard and fast, in the middle of the chest. | heart
Stay | Until help is there. | clock`,
  ),
  steps(
    'chocolate is made, chocolate made, make chocolate, cocoa',
    'How chocolate is made',
    `
Harvest | Ripe cocoa pods are cut down. | leaf
Ferment | The beans rest for days. | box
Dry | In the sun. | sun
+ Ship | In sacks over the sea. | ship
Roast | Heat brings out the taste. | flame
Grind | Into a smooth mass. | cog
Mould | Sugar and milk go in, then it cools. | chocolate`,
  ),
  steps(
    'paper is made, paper made, make paper',
    'How paper is made',
    `
Wood | Trees are felled and cut. | tree
Chips | Bark off, chipped small. | layers
Pulp | Cooked to fibres in water. | droplets
Sheet | Spread on a fine sieve. | file
Press | Rollers squeeze the water out. | cog
Dry | Over hot drums, then rolled. | flame`,
  ),
  steps(
    'bees make honey, honey is made, make honey, honey production, honey gets, hive to, beehive to',
    'How bees make honey',
    `
Visit flowers | A bee sips nectar. | flower
Fly home | The nectar is in its honey stomach. | bee
Pass on | From bee to bee, it gets thicker. | users
Fill the comb | Into cells of wax. | hexagon
Fan | Wings dry it to honey. | wind
Close | A lid of wax keeps it. | honey`,
  ),
  steps(
    'benefits of drinking water, benefits of water, drinking water, drink water, hydration',
    'Why to drink water',
    `
Clear head | A dry brain tires. | brain
Good mood | Even mild thirst sours it. | smile
Healthy skin | Moist from the inside. | droplets
Strong body | Muscles are mostly water. | dumbbell
Clean blood | Kidneys wash out what is used. | heart`,
  ),
  steps(
    'photosynthesis',
    'Photosynthesis in five steps',
    `
Sunlight | Leaves catch the light. | sun
Water | Roots drink from the soil. | droplets
Air | Leaves breathe carbon dioxide in. | wind
Sugar | Light turns both into food. | leaf
Oxygen | What is left goes out into the air. | tree`,
  ),
  steps(
    'benefits of reading, reasons to read, reading books, read more',
    'Why to read',
    `
Words | Every book brings new ones. | book
Focus | One story, one thought at a time. | target
Calm | Six minutes slow the pulse. | heart
Empathy | You live in another mind. | users
Sleep | Better than a screen. | moon`,
  ),
  steps(
    'benefits of exercise, benefits of walking, benefits of running, benefits of yoga',
    'Why to move',
    `
Heart | It grows stronger. | heart
Mood | Stress goes down. | smile
Sleep | Deeper and longer. | moon
Bones | They stay dense. | bone
Head | More blood, clearer thoughts. | brain`,
  ),
];

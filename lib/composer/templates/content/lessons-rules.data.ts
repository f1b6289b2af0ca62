import { steps as lesson, type KnownSteps } from './steps.data';

/** Rules of safety, signals, forms and families of instruments, as they hang in classrooms. */
export const RULE_LESSONS: readonly KnownSteps[] = [
  lesson(
    'road safety, road safety rules, traffic rules, traffic safety, crossing the road, pedestrian safety, street safety',
    'Road safety',
    `
Stop | At the kerb | stop sign
Look | Left, right and left again | eye
Listen | Is a car coming? | ear
Hold hands | With a grown-up | hand
Wait for green | Then walk | traffic light
Wear a helmet | On bike and scooter | bike helmet`,
  ),
  lesson(
    'playground safety, playground rules, playground safety rules, safety on the playground',
    'Safe on the playground',
    `
Take turns | Wait in line | users
Slide sitting | Feet first | slide
Hold on tight | With both hands | swing
Tie your laces | So that you do not trip | shoe
Wear a hat | In the sun | sun hat
Tell a grown-up | When someone is hurt | first aid kit`,
  ),
  lesson(
    'fire safety, fire safety rules, fire drill, fire prevention',
    'Fire safety',
    `
Stay low | Below the smoke | smoke
Get out | Leave everything | door
Stop, drop and roll | If clothes burn | flame
Call for help | The fire brigade | telephone
Meeting point | Stay together | map pin
Smoke alarm | Test it | bell`,
  ),
  lesson(
    'kitchen safety, kitchen safety rules, cooking safety, food safety',
    'Kitchen safety',
    `
Wash your hands | Before you cook | soap
Mind the knife | Cut away from you | knife
Hot stove | Use oven gloves | oven glove
Wipe up spills | Floors get slippery | mop
Tie your hair | And wear an apron | apron
Ask a grown-up | When in doubt | woman`,
  ),
  lesson(
    'internet safety, online safety, internet safety rules, cyber safety, digital safety',
    'Safe on the internet',
    `
Strong password | Tell nobody | key
Keep secrets | No name, no address | lock
Be kind | In every chat | heart
Strangers | Never meet them | user
Think first | Then click | laptop
Tell a grown-up | When it feels wrong | woman`,
  ),
  lesson(
    'water safety, pool safety, swimming pool rules, pool rules, swimming safety, beach safety',
    'Safe in the water',
    `
Never alone | Swim with a friend | users
Walk | Do not run | footprints
Lifeguard | Swim where one is | lifebuoy
Armbands | If you cannot swim | swim ring
Shade and cream | Mind the sun | sunscreen
Thunder | Out of the water | zap`,
  ),
  lesson(
    'lab safety, lab safety rules, laboratory safety, science lab rules, science safety',
    'Lab safety',
    `
Goggles | Cover your eyes | goggles
Gloves | And a lab coat | gloves
Tie your hair | Away from flames | hairbrush
No food | And no drinks | sandwich
Read labels | Before you pour | flask
Fire extinguisher | Know where it is | fire extinguisher`,
  ),
  lesson(
    'healthy habits, good habits, daily habits for kids, hygiene, personal hygiene, hygiene rules',
    'Healthy habits',
    `
Brush your teeth | Twice a day | toothbrush
Wash your hands | Before you eat | soap
Eat fruit | Every day | apple
Drink water | Not only when thirsty | glass of water
Move | Play outside | football
Sleep | Ten hours | bed`,
  ),
  lesson(
    'traffic light colours, traffic light colors, traffic lights, traffic light, traffic signals, stop wait go, red yellow green',
    'Traffic lights',
    `
Stop | Red | #e23c3c
Wait | Yellow | #f6c12c
Go | Green | #35a853`,
  ),
  lesson(
    'types of triangles, kinds of triangles, triangles poster, triangle types, types of triangle, triangles chart',
    'Triangles',
    `
Equilateral | Three equal sides | M0 93L100 93L50 6Z
Isosceles | Two equal sides | M18 100L82 100L50 0Z
Scalene | No equal sides | M0 90L100 90L28 10Z
Right-angled | One angle of 90° | M6 96L96 96L6 6Z`,
  ),
  lesson(
    'quadrilaterals, types of quadrilaterals, four-sided shapes',
    'Quadrilaterals',
    `
Square | Four equal sides | M6 6L94 6L94 94L6 94Z
Rectangle | Four right angles | M0 22L100 22L100 78L0 78Z
Rhombus | Four equal sides | M50 0L92 50L50 100L8 50Z
Parallelogram | Two pairs of parallels | M26 20L100 20L74 80L0 80Z
Trapezium | One pair of parallels | M24 20L76 20L100 80L0 80Z
Kite | Two pairs of equal sides | M50 0L86 34L50 100L14 34Z`,
  ),
  lesson(
    '3d shapes, 3d shapes poster, 3d shapes chart, 3d shapes worksheet, shapes in 3d, solid shapes, three dimensional shapes, geometric solids',
    '3D shapes',
    `
Cube | 6 square faces | M50 0L95 25L50 50L5 25Z;M5 25L50 50L50 100L5 75Z;M95 25L50 50L50 100L95 75Z
Cuboid | 6 faces | M40 18L100 32L60 48L0 34Z;M0 34L60 48L60 88L0 74Z;M100 32L60 48L60 88L100 72Z
Sphere | No edges | M5 50A45 45 0 1 1 95 50A45 45 0 1 1 5 50Z
Cylinder | 2 round faces | M15 16A35 14 0 1 1 85 16A35 14 0 1 1 15 16Z;M15 16A35 14 0 0 0 85 16V84A35 14 0 0 1 15 84Z
Cone | 1 round face | M50 0L90 84A40 14 0 0 1 10 84Z;M50 0L90 84A40 14 0 0 1 50 98Z
Pyramid | 4 triangles | M50 4L60 96L0 76Z;M50 4L100 72L60 96Z`,
  ),
  lesson(
    'instrument families, musical instrument families, families of instruments, orchestra families, sections of the orchestra, instruments of the orchestra',
    'Instrument families',
    `
Strings | Bowed or plucked | violin
Woodwind | Blown through a reed or a hole | clarinet
Brass | Blown with buzzing lips | trumpet
Percussion | Struck or shaken | drum`,
  ),
];

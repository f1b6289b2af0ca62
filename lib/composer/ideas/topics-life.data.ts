import type { IdeaEntry } from './idea';

/** Topics of health and of how people live with one another. */
export const TOPICS_OF_LIFE: readonly IdeaEntry[] = [
  {
    id: 'food-waste',
    calls: [/food waste|wasted food|wasting food|throwing (?:away|out) food|leftovers problem/],
    pictures: [
      `apple 36 44 18 tilt -14
bread 58 46 22
carrot 48 38 26 tilt 30
trash can 48 94 56
banana 82 93 14
tomato 16 93 14`,
    ],
  },
  {
    id: 'addiction',
    calls: [/\baddictions?\b|\baddicted\b|substance abuse|alcoholism|drug abuse/],
    pictures: [
      `wine bottle 66 92 74
man hugging his knees 28 94 44
#chain 32 90 62 84 4`,
    ],
  },
  {
    id: 'body-image',
    calls: [
      /body (?:image|positivity|shaming|dysmorphia)|eating disorders?|anorexia|bulimia|self[- ]image/,
    ],
    pictures: [
      `#mirror-back 68 93 86
sad woman standing 68 84 58
#mirror-front 68 93 86
woman standing 22 95 64`,
    ],
  },
  {
    id: 'obesity',
    calls: [/\bobesity\b|overweight|junk food|unhealthy (?:diet|eating|food)/],
    pictures: [
      `hamburger 28 74 34
donut 74 72 28
#pivot 50 92 18
#beam 50 74 84 0
french fries 50 70 24`,
    ],
  },
  {
    id: 'diabetes',
    calls: [/\bdiabet\w+|blood sugar|insulin/],
    pictures: [
      `blood drop 40 78 56
sugar cubes 74 92 26
syringe 80 58 40 tilt 30`,
    ],
  },
  {
    id: 'vaccination',
    calls: [/vaccin\w+|immuni[sz]ation|flu shot|booster shot/],
    pictures: [
      `shield 50 86 66
syringe 50 78 50 tilt 40
virus 14 40 20
virus 86 40 20
virus 90 86 16`,
    ],
  },
  {
    id: 'pandemic',
    calls: [/\bpandemics?\b|\bepidemics?\b|covid(?:-19)?|coronavirus|virus outbreak/],
    pictures: [
      `earth 50 84 60
face mask 50 68 28
virus 14 36 22
virus 86 32 24
virus 88 84 16`,
    ],
  },
  {
    id: 'antibiotic-resistance',
    calls: [/antibiotic resistan\w+|superbugs?|resistant bacteria/],
    pictures: [
      `shield 62 88 56
virus 62 74 30
pill 18 52 20 tilt 30
pill 26 78 20 tilt -20`,
    ],
  },
  {
    id: 'cancer-awareness',
    calls: [/cancer (?:awareness|prevention|screening|day|survivors?)|pink october/],
    pictures: [
      `hand 50 104 44
pink ribbon 50 62 52`,
    ],
  },
  {
    id: 'medical-research',
    calls: [
      /medical (?:research|science)|clinical trials?|drug (?:development|discovery)|\bgenetics?\b|gene (?:therapy|editing)|\bcrispr\b|genome/,
    ],
    pictures: [
      `dna 26 90 72
microscope 64 92 58
test tube 90 92 34`,
    ],
  },
  {
    id: 'hospital-overload',
    calls: [
      /hospital overload|healthcare crisis|overcrowded hospitals?|nursing crisis|emergency room/,
    ],
    pictures: [
      `tired nurse standing 50 93 62
hospital bed 16 92 26
hospital bed 86 92 26
clock 18 40 22`,
    ],
  },
  {
    id: 'vegan-diet',
    calls: [
      /\b(?:vegan|vegetarian|plant[- ]based) (?:diet|food|lifestyle|nutrition|living)|veganism|veganuary/,
    ],
    pictures: [
      `plate 50 92 24 wide 84
broccoli 28 86 42
carrot 54 84 50
tomato 74 87 30`,
    ],
  },
  {
    id: 'working-mothers',
    calls: [
      /working (?:mothers?|moms?|mums?|parents?)|mum guilt|mom guilt|motherhood penalty|single (?:mothers?|parents?|dads?|moms?)/,
    ],
    pictures: [
      `#pivot 50 92 18
#beam 50 74 84 0
laptop 22 72 26
baby 78 72 30
woman standing 50 72 46`,
    ],
  },
  {
    id: 'cyberbullying',
    calls: [
      /cyber ?-?bull\w+|online (?:bullying|harassment|hate)|hate speech|trolls? online|internet trolls?/,
    ],
    pictures: [
      `phone 68 94 84
speech bubble 50 44 22
cross mark 50 35 11
speech bubble 88 54 20 mirror
cross mark 88 46 10
girl hugging her knees 24 94 44
storm cloud 20 40 22`,
    ],
  },
  {
    id: 'jealousy',
    calls: [/\bjealousy\b|\benvy\b|comparing (?:yourself|oneself)|social comparison/],
    pictures: [
      `sad woman looking at a phone 26 93 62
woman cheering 76 93 56
gold star 76 30 18`,
    ],
  },
  {
    id: 'forgiveness',
    calls: [/\bforgiv\w+|\breconciliation\b|\bapolog(?:y|ies|izing)\b|making up after/],
    pictures: [
      `two women hugging 46 93 80
dove 82 38 24`,
    ],
  },
  {
    id: 'divorce',
    calls: [/\bdivorces?\b|\bseparation\b|break-?ups?\b|shared custody/],
    pictures: [
      `broken heart 50 50 36
sad woman standing 20 93 60 mirror
sad man standing 80 93 62
wedding ring 50 92 14`,
    ],
  },
  {
    id: 'friendship',
    calls: [/\bfriendship\b|best friends forever|true friends/],
    pictures: [
      `two women hugging 48 94 74
heart 78 30 22`,
    ],
  },
  {
    id: 'nostalgia',
    calls: [/\bnostalgi\w+|childhood memories|good old (?:days|times)/],
    pictures: [
      `gramophone 34 92 56
teddy bear 74 92 38
picture frame 72 46 30`,
    ],
  },
  {
    id: 'curiosity',
    calls: [/\bcuriosity\b|\bdiscovery\b|thirst for knowledge|sense of wonder/],
    pictures: [
      `telescope 38 92 56
girl standing 18 93 52
star 72 26 16
planet 84 50 22
question mark 60 48 18`,
    ],
  },
];

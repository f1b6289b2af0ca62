import type { Shown } from '../template';

/** Sides of a figure by the words of a prompt. */
export const VIEW_NAMES: readonly (readonly [text: string, words: RegExp, shown: Shown])[] = [
  ['front', /\b(?:front|frontal|vorne|face|frente)\b/i, { view: 'front' }],
  ['three-quarter', /\b(?:three[- ]quarters?|3\/4|three quarter)\b/i, { view: 'three-quarter' }],
  ['side', /\b(?:sides?|profile|seite|profil|lado|perfil)\b/i, { view: 'profile' }],
  ['back', /\b(?:back|rear|behind|rücken|hinten|dos|espalda|costas)\b/i, { view: 'back' }],
];

/** Feelings by the words of a prompt, those that are told apart best first. */
export const EXPRESSION_NAMES: readonly (readonly [
  text: string,
  words: RegExp,
  expression: NonNullable<Shown['expression']>,
])[] = [
  ['happy', /\b(?:happy|smiling|smile|joyful|joy|cheerful|glad|content)\b/i, 'smile'],
  ['angry', /\b(?:angry|anger|furious|mad|rage|grumpy|annoyed|cross)\b/i, 'angry'],
  ['sad', /\b(?:sad|sadness|crying|unhappy|upset|tearful)\b/i, 'sad'],
  ['surprised', /\b(?:surprised?|shocked|amazed|astonished|startled)\b/i, 'surprised'],
  ['laughing', /\b(?:laughing|laugh|excited|giggling|delighted|ecstatic)\b/i, 'laugh'],
  ['sleepy', /\b(?:sleepy|sleeping|asleep)\b/i, 'asleep'],
  ['calm', /\b(?:calm|neutral|relaxed|serious)\b/i, 'calm'],
  ['thinking', /\b(?:thinking|thoughtful|focused|curious|determined|suspicious)\b/i, 'focused'],
  ['scared', /\b(?:scared|afraid|fear|frightened|terrified)\b/i, 'scared'],
  ['tired', /\b(?:tired|exhausted|weary)\b/i, 'tired'],
  ['worried', /\b(?:worried|nervous|anxious|anxiety)\b/i, 'worried'],
  ['confused', /\b(?:confused|puzzled|unsure)\b/i, 'confused'],
  ['bored', /\b(?:bored|boredom)\b/i, 'bored'],
  ['shy', /\b(?:shy|embarrassed|bashful)\b/i, 'shy'],
  ['proud', /\b(?:proud|confident|brave)\b/i, 'proud'],
  ['disgusted', /\b(?:disgusted|disgust|yuck)\b/i, 'disgusted'],
  ['silly', /\b(?:silly|cheeky|playful)\b/i, 'tongue'],
  ['loving', /\b(?:loving|loved|in love)\b/i, 'love'],
];

/** Poses by the words of a prompt, those that are told apart best first. */
export const POSE_NAMES: readonly (readonly [text: string, words: RegExp, shown: Shown])[] = [
  ['standing', /\b(?:standing|idle|stand)\b/i, { pose: 'stand', near: 'akimbo', far: 'akimbo' }],
  ['running', /\b(?:running|run|sprinting)\b/i, { pose: 'run' }],
  ['jumping', /\b(?:jumping|jump|leaping)\b/i, { pose: 'jump', near: 'raise', far: 'raise' }],
  ['sitting', /\b(?:sitting|sit|seated|resting)\b/i, { pose: 'sit-ground' }],
  ['walking', /\b(?:walking|walk)\b/i, { pose: 'walk' }],
  ['waving', /\b(?:waving|wave|greeting|hello)\b/i, { pose: 'stand', near: 'wave' }],
  [
    'attacking',
    /\b(?:attacking|attack|fighting|action|punching)\b/i,
    { pose: 'glide', near: 'point', far: 'raise' },
  ],
  ['dancing', /\b(?:dancing|dance|celebrating)\b/i, { pose: 'dance' }],
  ['crouching', /\b(?:crouching|crouch|ducking|sneaking|kneeling)\b/i, { pose: 'crouch' }],
  ['sleeping', /\b(?:sleeping|sleep|lying)\b/i, { pose: 'sleep' }],
  ['flying', /\b(?:flying|fly)\b/i, { pose: 'fly' }],
  ['thinking', /\b(?:thinking)\b/i, { pose: 'stand', near: 'think' }],
  ['pointing', /\b(?:pointing)\b/i, { pose: 'stand', near: 'point' }],
];

import { z } from 'zod';
import { LANGUAGES, type Language } from '../../concepts/concept';
import { wordsByLanguage } from '../../concepts/word-cells';
import { HEADS, POSES, VIEWS } from '../../kit/actor';
import { GESTURES } from '../../kit/gestures';
import { EXPRESSIONS } from '../../kit/expressions';
import { ACTING_VERBS } from './verbs/acting.data';
import { VERBS_ABROAD } from './verbs/abroad.data';
import { VERBS_ABROAD_COMMON } from './verbs/abroad-common.data';
import { VERBS_ABROAD_DAILY } from './verbs/abroad-daily.data';
import { VERBS_ABROAD_FREQUENT_NORTH } from './verbs/abroad-frequent-north.data';
import { VERBS_ABROAD_TOLD } from './verbs/abroad-told.data';
import { VERBS_ABROAD_USUAL } from './verbs/abroad-usual.data';
import { VERBS_ABROAD_EASTERN } from './verbs/abroad-eastern.data';
import { VERBS_ABROAD_NORTH } from './verbs/abroad-north.data';
import { VERBS_ALSO } from './verbs/also.data';
import { VERBS_SEEN } from './verbs/also-seen.data';
import { ATTITUDE_VERBS } from './verbs/attitudes.data';
import { BODY_VERBS } from './verbs/body.data';
import { EVERYDAY_VERBS } from './verbs/everyday.data';
import { HANDLING_VERBS } from './verbs/handling.data';
import { HAND_VERBS } from './verbs/hands.data';
import { OUTDOOR_VERBS } from './verbs/outdoors.data';
import { PURSUIT_VERBS } from './verbs/pursuits.data';
import { SPORT_VERBS } from './verbs/sports.data';
import { TOGETHER_VERBS } from './verbs/together.data';

/** Where the thing goes to which something is done, seen from who does it. */
export const PATIENT_SPOTS = [
  'held',
  'table',
  'front',
  'behind',
  'ground',
  'under',
  'above',
  'around',
  'near',
  'inside',
  'ridden',
  'worn',
  'instrument',
  'partner',
  'target',
  'sky',
] as const;

/**
 * Where the patient is touched by who does it, or what leads to it: `side` the near edge at the height of the hands,
 * `tipped` the same of what falls over, `dropped` between the hands and the ground, `lifted` off the ground at its lower edge,
 * `around` with both arms, `tow` on a rope behind, `leash` on one ahead, `eye` with the eye
 * at its eyepiece, `mouth` with the lips at its top, `view` from before it, `muzzle` by the mouth of an animal, `bark` the same at the trunk of a tree, `paws` under its forefeet, `work` with the hands or the tool over its
 * top, `strike` with the tool raised over it; the rest are its parts.
 */
export const CONTACTS = [
  'side',
  'top',
  'over',
  'head',
  'face',
  'chest',
  'belly',
  'fleece',
  'handle',
  'around',
  'tow',
  /** On ropes under what flies with it. */
  'slung',
  'leash',
  'eye',
  'mouth',
  'view',
  'muzzle',
  'bark',
  'paws',
  'tipped',
  'dropped',
  'lifted',
  'overhead',
  'work',
  /** At the opening, where something goes in. */
  'into',
  'strike',
  /** Over the engine of a car. */
  'hood',
] as const;
export type Contact = (typeof CONTACTS)[number];

/**
 * How an action looks: the pose and gestures of who does it, the tool and the object that are there even
 * when nothing is said of them, where the thing goes to which it is done, and where it happens when no place is told.
 */
export const verbFrameSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  words: z.record(z.enum(LANGUAGES), z.array(z.string())),
  pose: z.enum(POSES).optional(),
  /** The pose of who does it on all fours, with the forefeet. */
  fours: z.enum(POSES).optional(),
  near: z.enum(GESTURES).optional(),
  far: z.enum(GESTURES).optional(),
  face: z.enum(EXPRESSIONS).optional(),
  head: z.enum(HEADS).optional(),
  /** From where a person on their feet is seen: who takes in a view has it before them. */
  view: z.enum(VIEWS).optional(),
  /** Concept of the tool. */
  tool: z.string().optional(),
  /** How far the tool is turned in the hand, in degrees clockwise: a club is swung up behind the head. */
  turn: z.coerce.number().min(-180).max(180).optional(),
  /** Concept of what it is done to, where nothing is said of it: a book is read. */
  object: z.string().optional(),
  to: z.enum(PATIENT_SPOTS).optional(),
  contact: z.enum(CONTACTS).optional(),
  /** Concept of the place. */
  at: z.string().optional(),
});
export type VerbFrame = z.infer<typeof verbFrameSchema>;

/** `id | de | fr | es | it | pt | ru | ja`: what is said besides in the other languages. */
const ABROAD = (
  VERBS_ABROAD +
  VERBS_ABROAD_COMMON +
  VERBS_ABROAD_DAILY +
  VERBS_ABROAD_FREQUENT_NORTH +
  VERBS_ABROAD_EASTERN +
  VERBS_ABROAD_TOLD +
  VERBS_ABROAD_USUAL
)
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return { id, words: wordsByLanguage(['', ...cells]) };
  });

/** `id | de | ru | ja` */
const NORTH = VERBS_ABROAD_NORTH.trim()
  .split('\n')
  .map((line) => {
    const [id = '', de = '', ru = '', ja = ''] = line.split('|').map((cell) => cell.trim());
    return { id, words: wordsByLanguage(['', de, '', '', '', '', ru, ja]) };
  });

/** `id | en`: what is said besides in English. */
const ALSO = (VERBS_ALSO + VERBS_SEEN)
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', cell = ''] = line.split('|').map((part) => part.trim());
    return { id, words: wordsByLanguage([cell]) };
  });

const BESIDES = [...ABROAD, ...NORTH, ...ALSO];

/** The words of a frame's own line, and after them what is said abroad. */
function withAbroad(id: string, own: Record<Language, string[]>): Record<Language, string[]> {
  const rows = [own, ...BESIDES.filter((row) => row.id === id).map(({ words }) => words)];
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, rows.flatMap((row) => row[language])]),
  ) as Record<Language, string[]>;
}

/** `id: key=value … | en | de | fr | es | it | pt | ru | ja`. */
function frameOf(line: string): VerbFrame {
  const [head = '', ...cells] = line.split('|').map((cell) => cell.trim());
  const colon = head.indexOf(':');
  const roles = head
    .slice(colon + 1)
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((role) => role.split('='));
  return verbFrameSchema.parse({
    id: head.slice(0, colon),
    words: withAbroad(head.slice(0, colon), wordsByLanguage(cells)),
    ...Object.fromEntries(roles),
  });
}

export const VERB_FRAMES: readonly VerbFrame[] = [
  BODY_VERBS,
  ATTITUDE_VERBS,
  HANDLING_VERBS,
  HAND_VERBS,
  PURSUIT_VERBS,
  EVERYDAY_VERBS,
  SPORT_VERBS,
  TOGETHER_VERBS,
  ACTING_VERBS,
  OUTDOOR_VERBS,
]
  .flatMap((text) => text.split('\n'))
  .map((line) => line.trim())
  .filter(Boolean)
  .map(frameOf);

const byId = new Map(VERB_FRAMES.map((frame) => [frame.id, frame]));

const LOW_POSE = /^(?:sleep|lie|sit|sit-ground|kneel|crouch|curl|side|prone|supine|slump)$/;
/** Whether somebody in a pose is lower than a standing hand: they lie, sit or crouch. */
export const isLowPose = (pose = ''): boolean => LOW_POSE.test(pose);

/** The frame of a verb of a brief. */
export function verbFrameOf(id: string): VerbFrame | undefined {
  return byId.get(id);
}

export type VerbForm = 'base' | 'finite' | 'gerund' | 'past';
export type { Language };

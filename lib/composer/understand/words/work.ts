import { z } from 'zod';
import { wordsByLanguage } from '../../concepts/word-cells';
import { OWN_ACTS } from './own-acts.data';
import { type VerbFrame, verbFrameOf, verbFrameSchema } from './verb';
import { WORKS } from './works.data';

/** What somebody does at a place of work: a verb that is called by another verb and what it is done to. */
const workSchema = z.strictObject({
  verbs: z.array(z.string()),
  of: z.array(z.string()).optional(),
  by: z.array(z.string()).optional(),
  /** Whose verb means something else: cooks chop no wood. */
  notBy: z.array(z.string()).default([]),
  /** Only where the prompt names it. */
  needs: z.string().optional(),
  station: z.string().optional(),
  for: z.array(z.string()).default([]),
  stands: z.enum(['beside', 'striking', 'behind', 'sitting']).optional(),
  thing: z.enum(['held', 'laid', 'in-tool', 'gone', 'kept']).default('kept'),
  /** What a prompt calls the tool. */
  forTool: z.array(z.string()).default([]),
  /** Held in the other hand. */
  extra: z.string().optional(),
  frame: verbFrameSchema,
});
export type Work = z.infer<typeof workSchema>;

const LISTS = new Set(['verbs', 'of', 'by', 'for']);
const FRAME_KEYS = new Set(['pose', 'near', 'far', 'face', 'tool', 'at', 'contact', 'to']);
/** How the hands get to a station, by where somebody stands. */
const CONTACTS = { beside: 'work', striking: 'strike' } as const;

const isTouching = (stands: string | undefined): stands is keyof typeof CONTACTS =>
  stands !== undefined && stands in CONTACTS;

/** The `key=value` pairs behind the name of a line. */
const pairsOf = (line: string) =>
  line
    .slice(line.indexOf(':') + 1)
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]);

function workOf(line: string): Work {
  const colon = line.indexOf(':');
  const pairs = pairsOf(line);
  const told: Record<string, unknown> = {};
  const frame: Record<string, unknown> = {
    id: line.slice(0, colon),
    words: wordsByLanguage([]),
    pose: 'stand',
  };
  for (const [key, value] of pairs) {
    if (FRAME_KEYS.has(key)) frame[key] = value;
    else if (key === 'for-tool') told.forTool = value.split(',');
    else if (key === 'not-by') told.notBy = value.split(',');
    else told[key] = LISTS.has(key) ? value.split(',') : value;
  }
  const { stands } = told as { stands?: string };
  if (isTouching(stands)) Object.assign(frame, { to: 'front', contact: CONTACTS[stands] });
  if (stands === 'sitting') frame.pose = 'sit';
  if (frame.contact !== undefined) frame.to ??= 'front';
  else if (told.thing === 'held') frame.to = 'held';
  return workSchema.parse({ ...told, frame });
}

export const WORKS_DONE: readonly Work[] = WORKS.trim().split('\n').map(workOf);

/** What is done to a part of one's own body, by the words that say so. */
export const OWN_ACTS_DONE: readonly { frame: VerbFrame; words: string }[] = OWN_ACTS.trim()
  .split('\n')
  .map((line) => {
    const [look = '', words = ''] = line.split(/ \| (.*)/s);
    const id = look.slice(0, look.indexOf(':'));
    const told = Object.fromEntries(pairsOf(look));
    return { frame: verbFrameSchema.parse({ id, words: wordsByLanguage([]), ...told }), words };
  });

const framesById = new Map(
  [...WORKS_DONE, ...OWN_ACTS_DONE].map(({ frame }) => [frame.id, frame] as const),
);

/** How a verb or a piece of work looks. */
export const frameOf = (id: string): VerbFrame | undefined => verbFrameOf(id) ?? framesById.get(id);

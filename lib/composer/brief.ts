import { z } from 'zod';

/**
 * What a prompt asks for, before anything is decided about the picture: the only thing that passes
 * from understanding to arranging. A schema, because a language model may fill it as well
 * (`PROMPT_LLM_URL`), and because tests compare the briefs of eight languages.
 */

export const HOURS = ['dawn', 'morning', 'day', 'sunset', 'dusk', 'night'] as const;
export const WEATHERS = [
  'clear',
  'cloudy',
  'rain',
  'storm',
  'snowfall',
  'fog',
  'wind',
  'rainbow',
  'aurora',
] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const CAMERAS = [
  'wide',
  'medium',
  'close',
  'portrait',
  'top',
  'aerial',
  'below',
  'isometric',
] as const;

export const RELATIONS = [
  'on',
  'in',
  'out-of',
  'under',
  'above',
  'beside',
  'behind',
  'in-front-of',
  'between',
  'around',
  'at',
  'against',
  'hanging',
  'tied',
  'towards',
  'holding',
  'wearing',
  'with',
  'full-of',
  'part-of',
  'made-of',
] as const;

/**
 * How one thing is drawn of another: `filled` its outline with many of it, `guise` it with its own marks (wheels, a
 * door), `scattered` it goes to pieces of it at one end, `recast` it in the shape of it, in its own
 * colours, `cut` the shape cut out of its own face, `made` it of its own substance, `clad` it
 * in the stuff of the other, `covered` it with many of it all over.
 */
export const BLENDS = [
  'filled',
  'guise',
  'scattered',
  'recast',
  'cut',
  'made',
  'clad',
  'covered',
] as const;

const id = z.string().regex(/^[a-z0-9-]+$/);

/** What a picture on a thing shows, as the kit draws it: a whale of a mural. */
const depictedSchema = z.object({
  concept: id,
  phrase: z.string(),
  count: z.int().min(1).max(50),
  colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
  attributes: z.array(z.string()),
});

/** Where in a room something is told to be. */
export const ROOM_SIDES = ['left', 'right', 'corner', 'middle'] as const;
export type RoomSide = (typeof ROOM_SIDES)[number];

export const elementSchema = z.object({
  /** Unique in the brief: `e1`. */
  id,
  /** A concept of the catalogue; none where the word is not known. */
  concept: id.optional(),
  /** As it was written. */
  phrase: z.string(),
  count: z.int().min(1).max(50).default(1),
  /** More than one without a number: the count is a guess that arranging may change. */
  several: z.boolean().default(false),
  /** Named colours as `#rrggbb`, first the main one. */
  colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).default([]),
  /** Colours of what is on it or about it: of its ribbon, its stripes. */
  trimColors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).optional(),
  /** `old`, `wooden`, `open`, `broken`, `lit`, `tiny`, `striped`, … as ids of the attribute table. */
  attributes: z.array(z.string()).default([]),
  /** Left out of the picture on purpose: the element only qualifies another (`a bowl of apples` keeps both). */
  lettering: z.string().optional(),
  /** The concept is another kind of thing, drawn for want of this one. */
  isStandIn: z.boolean().optional(),
  /** Where in its room it is told to be: `on the left`, `in the corner`. */
  side: z.enum(ROOM_SIDES).optional(),
  /** Why it is there though nobody named it: the tool of a verb, what shows an idea. */
  because: z.string().optional(),
  /** What else of the prompt is part of its drawing, in its words: the loaves on a baker's peel. */
  shows: z.array(z.string()).optional(),
  /** What a picture on it shows, and where that is: a ship at sea in a frame, a cat on a mug. */
  depicts: z
    .object({
      things: z.array(depictedSchema).min(1).max(3),
      place: id.optional(),
      isDark: z.boolean().optional(),
    })
    .optional(),
  /** How large it is, by another thing: a frog as tall as a house, boots twice the size of a child. */
  measured: z
    .object({ concept: id, times: z.number().positive(), isHeight: z.boolean() })
    .optional(),
  /** Parts of it that are other things: the wheels of a bicycle that are oranges. */
  swaps: z
    .array(
      z.object({
        part: id,
        concept: id,
        phrase: z.string(),
        colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
        isMany: z.boolean(),
      }),
    )
    .optional(),
  /** How parts of it look: the black ears of a cat, by the marks of its drawing. */
  partLooks: z
    .array(
      z.object({
        part: id,
        phrase: z.string(),
        colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
        attributes: z.array(z.string()),
      }),
    )
    .max(4)
    .optional(),
  /** What it is drawn of: an elephant all of books, a house in the shape of a teapot. */
  blend: z
    .object({
      way: z.enum(BLENDS),
      /** Only here and there, as leaves on a pane. */
      isSparse: z.boolean().optional(),
      concept: id,
      phrase: z.string(),
      colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
    })
    .optional(),
});

export const relationSchema = z.object({
  kind: z.enum(RELATIONS),
  from: id,
  to: id,
  /** Where on the other it is, by the table of spots: on the `hood` of a car. */
  spot: id.optional(),
  /** On which side of the other it is told to be. */
  side: z.enum(['left', 'right']).optional(),
});

/** Who does what, with what, to whom: a verb of the table of verbs with its roles filled. */
export const actionSchema = z.object({
  verb: id,
  agent: id,
  patient: id.optional(),
  instrument: id.optional(),
});

/** What became of each content word of the prompt; nothing is dropped silently. */
export const wordFateSchema = z.object({
  word: z.string(),
  fate: z.enum([
    'element',
    'attribute',
    'action',
    'relation',
    'place',
    'hour',
    'weather',
    'season',
    'mood',
    'medium',
    'template',
    'camera',
    'lettering',
    'excluded',
    'ignored',
    'unknown',
  ]),
  /** Why it was ignored, or which element it belongs to. */
  note: z.string().optional(),
});

export const briefSchema = z.object({
  elements: z.array(elementSchema).max(40),
  relations: z.array(relationSchema).max(60),
  actions: z.array(actionSchema).max(20),
  /** Concepts of kind `place`, the most specific first: `cafe`, `beach`, `mountains`, `hills`, `road`. */
  places: z
    .array(
      z.object({
        concept: id,
        phrase: z.string(),
        /** As of elements: `snowy`, `floating`. */
        attributes: z.array(z.string()).default([]),
        colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).default([]),
      }),
    )
    .max(8),
  hour: z.enum(HOURS).optional(),
  weather: z.enum(WEATHERS).optional(),
  season: z.enum(SEASONS).optional(),
  mood: z.string().optional(),
  /** What is said of the whole place or scene, by the ids of `words/qualities.data.ts`, in the prompt's own words. */
  qualities: z
    .array(z.object({ id, phrase: z.string() }))
    .max(6)
    .optional(),
  camera: z.enum(CAMERAS).optional(),
  /** Of somebody who is portrayed, where the picture ends; at the chest otherwise. */
  crop: z.enum(['waist']).optional(),
  /** From which side whoever is in the picture is seen, where that is told. */
  seenFrom: z.enum(['front', 'profile', 'back']).optional(),
  /** Medium or style words, as the looks know them. */
  media: z.array(z.string()).default([]),
  /** A design and not a scene: `icon-set`, `logo`, `timeline`, …, with how many units it was asked for. */
  template: z
    .object({
      id,
      count: z.int().min(1).max(36).optional(),
      /** What it is about, in the words of the prompt: `monthly sales`. */
      title: z.string().optional(),
      /** What it lists, in its order, with the figures that were given. */
      items: z
        .array(
          z.object({
            text: z.string(),
            value: z.number().optional(),
            written: z.string().optional(),
            /** In an org chart, how far below the top. */
            level: z.int().min(0).max(6).optional(),
            /** In a comparison, of its two sides. */
            values: z.tuple([z.string(), z.string()]).optional(),
            /** What is seen of it, from top to bottom: the apple core over its bin. */
            stack: z.array(z.string()).max(3).optional(),
          }),
        )
        .max(12)
        .optional(),
      /** What it tells panel by panel: each clause as written, and with all that is to be seen in its scene. */
      panels: z
        .array(
          z.object({ caption: z.string(), text: z.string(), isWrong: z.literal(true).optional() }),
        )
        .max(8)
        .optional(),
      /** Of a page with charts of several kinds: which, in its order. */
      charts: z
        .array(z.enum(['pie', 'bars', 'lines']))
        .min(2)
        .max(4)
        .optional(),
      /** Of a chart: who or what is at which part of it. */
      figures: z
        .array(z.object({ id, at: z.enum(['tallest', 'each', 'beside', 'along', 'climbing']) }))
        .max(3)
        .optional(),
      /** Of a chart: the thing of which its bars or slices are. */
      madeOf: id.optional(),
      /** In what goods are sold: a box, a jar, a label. */
      pack: z.string().optional(),
      /** What kind of page panels are on, where they are not cards in a grid. */
      page: z
        .enum([
          'worksheet',
          'card',
          'chain',
          'do-and-dont',
          'line',
          'pictured',
          'figures',
          'numbered',
          'match',
          'sort',
          'trace',
          'maze',
          'checklist',
          'road',
        ])
        .optional(),
      /** In which direction it is read, whether its steps are counted, and how they are joined. */
      laid: z
        .object({
          flow: z.enum(['down', 'across', 'ring', 'around']).optional(),
          isNumbered: z.literal(true).optional(),
          isDotted: z.literal(true).optional(),
          isArrowed: z.literal(true).optional(),
          /** No words on it: its picture alone. */
          isWordless: z.literal(true).optional(),
        })
        .optional(),
      /** What the prompt asks for and does not give, and no table knows: the page keeps a place for it. */
      missing: z.array(z.string()).max(4).optional(),
      /** What it compares; `shows` where the side is named by a state and not by its thing: `Before`. */
      sides: z
        .array(
          z.object({
            text: z.string(),
            shows: z.string().optional(),
            /** What is around it, where the prompt says so of both: `winter in the park`. */
            scene: z.string().optional(),
          }),
        )
        .length(2)
        .optional(),
    })
    .optional(),
  /**
   * Ideas that can't be seen, with the words that named them, the one that says most first; a trope has
   * slots: for a plant in a light bulb, what is in what.
   */
  ideas: z
    .array(
      z.object({
        id,
        text: z.string(),
        slots: z.record(z.string(), z.string()).optional(),
        /** It is all that the prompt is about, with what that is of: `racism in football`, `nurse burnout`. */
        isTopic: z.literal(true).optional(),
      }),
    )
    .max(8)
    .optional(),
  /** It stands for a notion that is told beside it: nothing is around it that is not told. */
  isOfIdea: z.literal(true).optional(),
  /** Where the picture is left free for words that somebody else sets: `copy space on the left`. */
  clearSide: z.enum(['left', 'right', 'top']).optional(),
  /** Words to be written, in their order. */
  lettering: z.array(z.string()).default([]),
  /** Concepts that must not appear. */
  excluded: z.array(id).default([]),
  /** Colours for the picture as a whole. */
  paletteColors: z.array(z.string()).default([]),
  /** Those of its palette of which little is to be seen: `one red accent`. */
  accentColors: z.array(z.string()).optional(),
  /** `a plain white background`, `transparent`: a colour, where one was asked for. */
  background: z.string().optional(),
  /** What runs around the page within its edges: checks, stripes, in one colour or two. */
  border: z
    .object({
      print: z.enum(['plain', 'double', 'checks', 'stripes', 'dots', 'zigzag', 'scallops']),
      phrase: z.string(),
      colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
      isThin: z.literal(true).optional(),
    })
    .optional(),
  /** What throws its light or shadow on the wall behind, and is not seen itself; `glow` is a light right behind all. */
  thrown: z.enum(['window', 'leaf', 'glow']).optional(),
  words: z.array(wordFateSchema).max(400),
});

export type Brief = z.infer<typeof briefSchema>;
export type BriefElement = z.infer<typeof elementSchema>;
export type Depicted = z.infer<typeof depictedSchema>;
export type BriefRelation = z.infer<typeof relationSchema>;
export type BriefAction = z.infer<typeof actionSchema>;

/** All that a prompt says in the order of its words, for what no part of the brief tells. */
export const textOfWords = ({ words }: Pick<Brief, 'words'>): string =>
  words.map(({ word }) => word).join(' ');

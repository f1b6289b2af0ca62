/** What is done in a class, by whom where nobody is told, and where. English only. */
interface Class {
  who?: string;
  does: string;
  at?: string;
}

const YOGA: Class = { does: 'doing yoga', at: 'a yoga studio' };
const DOJO: Class = { who: 'four martial artists', does: 'doing karate', at: 'a dojo' };
const GYM: Class = { does: 'exercising', at: 'a gym' };
const KITCHEN: Class = { who: 'three people', does: 'cooking', at: 'a kitchen' };
const STUDIO: Class = { who: 'three people', does: 'painting', at: 'an art studio' };

export const CLASSES: Readonly<Record<string, Class>> = {
  yoga: YOGA,
  pilates: YOGA,
  meditation: YOGA,
  'prenatal yoga': YOGA,
  dance: { does: 'dancing', at: 'a dance studio' },
  dancing: { does: 'dancing', at: 'a dance studio' },
  'hip hop': { does: 'dancing', at: 'a dance studio' },
  salsa: { does: 'dancing', at: 'a dance studio' },
  zumba: { does: 'dancing', at: 'a dance studio' },
  ballet: { who: 'four ballerinas', does: 'dancing', at: 'a dance studio' },
  karate: DOJO,
  judo: DOJO,
  taekwondo: DOJO,
  'martial arts': DOJO,
  'self-defense': DOJO,
  aerobics: GYM,
  fitness: GYM,
  gymnastics: GYM,
  swimming: { who: 'three children', does: 'swimming', at: 'a swimming pool' },
  cooking: KITCHEN,
  baking: KITCHEN,
  painting: STUDIO,
  drawing: STUDIO,
  guitar: { who: 'three people', does: 'playing guitars' },
};

/** What is made for a class, and shows it by words. */
export const NO_CLASS_SEEN =
  'poster|flyer|leaflet|banner|logo|icon|schedule|timetable|calendar|app|card|website|page|ad|advert|brochure|ticket|infographic|sign|invitation|certificate|plan|pass|worksheet|diagram|chart|sticker|pattern|badge';

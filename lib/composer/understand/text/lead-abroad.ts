import type { Language } from '../../concepts/concept';

/**
 * A notion or a lesson that other languages tell before their picture: of `privacidad de datos: un archivador con un candado`
 * the cabinet is to be seen, of `cómo dormir mejor: una mujer en la cama` the woman. As `notion-told.ts` does for English.
 */
export interface LeadAbroad {
  /** The picture by itself. */
  rest: string;
  topic: string;
}

export interface LeadSenses {
  /** Whether words name a thing or a place, or say what kind of picture it is. */
  isKnown: (words: string) => boolean;
  isNotion: (words: string) => boolean;
}

const LEAD = /^([^,:;.¶«»"]{2,60}?)(\s*[:,：、]|\s[-–—])\s*([^¶]{5}.{3,})$/su;
/** How to do something, before a colon: steps of it would be told with their number. */
const LESSON = /^(?:cómo|come|como|как)\s[^,:;.¶]{4,60}$/iu;
const STEPS = /\d|pasos|passaggi|passos|шаг|etapas|fasi/iu;
/** How words end that name what nobody can see. */
const ABSTRACT: Partial<Record<Language, RegExp>> = {
  es: /^(?:la |el )?(?:\p{L}+(?:dad|ción|sión|ismo|encia|ancia|tud|ez)|equilibrio|libertad|conciliación)(?: |$)/iu,
  it: /^(?:la |l['’]|lo |il )?(?:\p{L}+(?:tà|zione|sione|ismo|enza|anza|tudine|aggine)|equilibrio)(?: |$)/iu,
  pt: /^(?:a |o )?(?:\p{L}+(?:dade|ção|são|ismo|ência|ância|tude|ez)|equilíbrio)(?: |$)/iu,
  ja: /(?:性|化|主義|感|平等|バランス|不安|孤独|依存|症候群|コツ)$/u,
  ru: /^\p{L}+(?:ость|ение|ание|ство|изм|нция)(?: |$)/iu,
};

/** The picture without the notion before it; nothing where what stands there is seen. */
export function liftLeadAbroad(
  text: string,
  language: Language,
  { isKnown, isNotion }: LeadSenses,
): LeadAbroad | undefined {
  const [, lead = '', mark = '', rest = ''] = LEAD.exec(text) ?? [];
  if (lead === '' || !isKnown(rest)) return undefined;
  if (LESSON.test(lead) && mark.trim() === ':' && !STEPS.test(text)) return { rest, topic: lead };
  if (isKnown(lead)) return undefined;
  const isFirm = !/[,、]/u.test(mark);
  const isAbstract = (ABSTRACT[language]?.test(lead) ?? false) || isNotion(lead);
  return isFirm || isAbstract ? { rest, topic: lead } : undefined;
}

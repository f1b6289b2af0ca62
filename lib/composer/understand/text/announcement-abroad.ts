import type { Language } from '../../concepts/concept';

/**
 * What a screen or a page is for in Spanish, Italian and Portuguese, told apart from what it shows: of `pantalla de bienvenida
 * de una app, una mujer sentada` the woman is to be seen, and no screen.
 */

interface Words {
  screen: string;
  page: string;
  of: string;
  /** How a picture begins that is told for itself. */
  opens: string;
  /** Country that an occasion takes place in. */
  country: string;
  in: string;
}

const WORDS: Partial<Record<Language, Words>> = {
  es: {
    screen: 'pantalla|página',
    page: 'banner|cartel|p[óo]ster|afiche|portada|encabezado|volante|folleto|anuncio',
    of: 'de la|de|del|para|sobre',
    opens:
      '(?:un|una|unos|unas|dos|tres|cuatro|cinco|seis|varios|varias|el|la|los|las|gente|personas)\\b|\\p{L}{3,20}s? (?:\\p{L}+ndo(?:se)?|que)\\b',
    country: 'playas?|bosque|parque|lago|río|mar|montañas?|jardín|mercad(?:o|illo)|rastro|granja',
    in: 'en',
  },
  it: {
    screen: 'schermata|pagina',
    page: 'banner|poster|locandina|manifesto|volantino|copertina|intestazione|annuncio',
    of: "dell[ae]|dell'|dei|degli|del|di|per",
    opens:
      "(?:un|uno|una|due|tre|quattro|cinque|sei|alcuni|alcune|il|la|lo|i|le|gli|gente|persone)\\b|un'|\\p{L}{3,20} che\\b",
    country:
      'spiagg(?:ia|e)|bosco|parco|lago|fiume|mare|montagna|giardino|mercat(?:o|ino)|fattoria',
    in: 'in',
  },
  pt: {
    screen: 'tela|página|ecrã',
    page: 'banner|cartaz|p[ôo]ster|panfleto|capa|cabeçalho|anúncio',
    of: 'das?|dos?|de|para|sobre',
    opens:
      '(?:um|uma|dois|duas|três|quatro|cinco|seis|vários|várias|o|a|os|as|gente|pessoas)\\b|\\p{L}{3,20}s? (?:\\p{L}+ndo|que)\\b',
    country: 'praias?|floresta|parque|lago|rio|mar|montanhas?|jardim|feira|mercado|brechó|fazenda',
    in: 'em',
  },
};

/** What such a page is about is shown by it. */
const SHOWN =
  /viaj|viage|viagg|pel[ií]cula|film|jazz|rock|teatr|vintage|retro|libro|livro|colorear|colorare|colorir|educativ|didattic/iu;

/** Whoever is told of with something or as doing something is to be seen. */
const TOLD = /(?<!\p{L})(?:con|com|que|che)(?!\p{L})|\p{L}{2}ndo(?!\p{L})/iu;
const FOR = /^(?:para|per|sobre)(?!\p{L})/iu;

/** What leads to a topic, which is titled without it. */
const LED = /^(?:para|per|sobre|de|di|do|da) (?:(?:una?|uno|uma?|el|la|il|o|a) |un['’])?/iu;

export interface AnnouncedAbroad {
  rest: string;
  topic: string;
}

/** Takes what a page is for out of a prompt that tells what it shows as well. */
export function liftAnnouncementAbroad(
  prompt: string,
  language: Language,
  isThing: (words: string) => boolean,
): AnnouncedAbroad | undefined {
  const words = WORDS[language];
  if (!words) return undefined;
  const { screen, page, of, opens, country, in: within } = words;
  const announced = new RegExp(
    `^(?:una? )?(${screen}|${page})(?: per (?:un |una |un'))? ((?:${of})[ '’]?[^,:;.]{3,80})[,:;.]\\s?((?:${opens}).{6,})$`,
    'isu',
  ).exec(prompt.trim());
  if (!announced) return undefined;
  const [, head = '', topic = '', shown = ''] = announced;
  const isScreen = new RegExp(`^(?:${screen})$`, 'iu').test(head);
  // `póster de dinosaurios, un volcán`: a page of somebody shows them, and one for somebody need not.
  const isSubject = !isScreen && !FOR.test(topic) && isThing(topic);
  if (SHOWN.test(topic) || TOLD.test(topic) || isSubject || !isThing(shown)) return undefined;
  const where = new RegExp(`(?<!\\p{L})(?:${country})(?!\\p{L})`, 'iu').exec(topic)?.[0];
  const around = where && !isScreen ? `, ${within} ${where}` : '';
  return {
    rest: `${isScreen ? '' : `${head}, `}${shown.replace(/[.\s]+$/u, '')}${around}`,
    topic: topic.replace(LED, ''),
  };
}

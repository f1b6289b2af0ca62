import type { BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import type { Concept } from '../concepts/concept';
import { FOLK } from '../concepts/people/folk';
import { actorOf } from '../kit';
import { outfitOf } from '../kit/people/outfits';
import type { PersonRequest } from '../kit/people/parameters';
import type { Thing } from './cast';
import { isOfSort } from '../concepts/sorts';

/**
 * Who somebody is told to be in more than one word: an astronaut girl, a superhero grandma, a dwarf
 * warrior, a fox detective. The body is of the folk or the kin, the clothes are of the trade.
 */

const isPerson = (concept: Concept | undefined): concept is Concept => concept?.part === 'person';

/** What somebody is besides what the noun says. */
function besides({ attributes }: BriefElement): Concept[] {
  return attributes.map((one) => conceptOf(one)).filter(isPerson);
}

const bodyOf = ({ outfit: _outfit, hat: _hat, ...body }: PersonRequest): PersonRequest => body;
const clothesOf = ({ parameters = {} }: Concept): PersonRequest => {
  const { outfit, hat, glasses } = parameters as PersonRequest;
  return {
    ...(outfit ? { outfit } : {}),
    ...(hat ? { hat } : {}),
    ...(glasses ? { glasses } : {}),
  };
};

/** A pirate cook is a cook with the hat of a pirate. */
function hatOf(besides: readonly Concept[]): PersonRequest {
  const hats = besides.flatMap(({ parameters = {} }) => {
    const { hat, outfit } = parameters as PersonRequest;
    const name = hat ?? (outfit ? outfitOf(outfit).hat?.[0] : undefined);
    return name ? [name] : [];
  });
  return hats[0] ? { hat: hats[0] } : {};
}

/** Whoever is a child or a woman by kin has no beard of a trade: a beggar child, a wizard girl. */
const isBeardless = ({ age, gender }: PersonRequest): boolean =>
  gender === 'woman' || (age !== undefined && age !== 'adult' && age !== 'elder');

const shaven = ({ beard: _beard, moustache: _moustache, ...body }: PersonRequest): PersonRequest =>
  body;

/** Parameters of a figure that is everything its phrase says, and how tall that is. */
export function inRole(
  concept: Concept,
  element: BriefElement,
): { parameters: PersonRequest; heightCm: number } {
  const all = [concept, ...besides(element)];
  const folk = all.find(({ id }) => id in FOLK);
  const kin = all.find(({ id }) => isOfSort(id, 'people-by-age'));
  const trades = all.filter(({ id }) => !(id in FOLK) && !isOfSort(id, 'people-by-age'));
  // A samurai warrior is a samurai: of two trades the one that has a dress of its own.
  const trade = trades.find(({ id }) => !isOfSort(id, 'any-fighter')) ?? trades[0];
  const own = concept.parameters as PersonRequest;
  if (!folk && !kin && trade && isOfSort(concept.id, 'any-fighter'))
    return { parameters: trade.parameters as PersonRequest, heightCm: trade.heightCm };
  if (all.length === 1) return { parameters: own, heightCm: concept.heightCm };
  if (!folk && !kin)
    return { parameters: { ...own, ...hatOf(all.slice(1)) }, heightCm: concept.heightCm };
  const kinBody = kin ? bodyOf(kin.parameters as PersonRequest) : {};
  const folkBody = folk ? (FOLK[folk.id] ?? {}) : {};
  const clothed = trade ?? folk ?? kin ?? concept;
  const tradeBody = trade ? bodyOf(trade.parameters as PersonRequest) : {};
  const others = { ...tradeBody, ...(trade ? folkBody : (folk?.parameters as PersonRequest)) };
  return {
    parameters: {
      ...(isBeardless(kinBody) ? shaven(others) : others),
      ...kinBody,
      ...clothesOf(clothed),
      ...(folk && isOfSort(folk.id, 'half-beast')
        ? { outfit: (folk.parameters as PersonRequest).outfit }
        : {}),
    },
    heightCm: (folk && folk.heightCm !== 172 ? folk : (kin ?? folk ?? concept)).heightCm,
  };
}

/** Clothes that cover a body: an animal in them stands in them as people do. */
const CLOTHING =
  /coat$|jacket$|suit$|dress$|gown$|robe$|kimono$|sari$|uniform$|armor$|hoodie$|sweater$|vest$|overalls$|shirt$|tuxedo$|apron$|pajamas$|cardigan$|blazer$|jeans$|trousers$|skirt$|dungarees$|lederhosen$|dirndl$/;
const KEPT_ON_FOURS = /^(?:swim|sleep|lie|run|jump|fly|gallop|graze|climb|hunt)$/;

/** Of those, what who has a trade does as people do. */
const DONE_AS_PEOPLE = /^(?:sleep|lie)$/;

/** What dogs and horses do in a coat, as they are. */
const AS_PETS = /^(?:stand|sit|walk|wait|look|smile|sniff|watch|trot|stay|pose)$/;

/** A dog in a raincoat is a dog: nobody puts it on two legs who does not give it something to do. */
const isPetInCoat = (conceptId: string, { worn, verbs }: Dressed): boolean =>
  isOfSort(conceptId, 'clad-on-fours') &&
  worn.some((one) => PET_COATS.test(one)) &&
  verbs.every((verb) => AS_PETS.test(verb));
const PET_COATS =
  /^(?:raincoat|jacket|sweater|vest|hoodie|cardigan|coat|winter-coat|puffer-jacket|fur-coat|parka)$/;

/** A grandmother is known by what she wears. */
const isElder = ({ age, outfit }: PersonRequest): boolean =>
  age === 'elder' && outfit !== undefined;

interface Dressed {
  /** Concepts of what it wears. */
  worn: readonly string[];
  verbs: readonly string[];
  /** A bicycle, a house or a bench is there, beside which a hedgehog would be a speck. */
  isAmongPeoplesThings: boolean;
}

/** Somebody with an animal's head, where an animal has a trade or is in clothes; else the animal. */
export function asPeople(thing: Thing, dressed: Dressed): Thing {
  const { worn, verbs } = dressed;
  const { concept, element, parameters } = thing;
  const person = actorOf('person');
  // A giant cat is large, and nobody's trade.
  const [trade] = besides(element).filter(
    ({ id, parameters: own }) =>
      id !== 'giant' && (!isOfSort(id, 'people-by-age') || isElder(own as PersonRequest)),
  );
  const isClad = worn.some((one) => CLOTHING.test(one));
  const species = (concept.parameters as { species?: string } | undefined)?.species;
  if (!person || species === undefined || concept.part !== 'quadruped') return thing;
  if (parameters.headOnly === true || (!trade && !isClad)) return thing;
  // A king lies in bed as people do, whatever his head is.
  const isFree = trade ? DONE_AS_PEOPLE : /^$/;
  if (verbs.some((verb) => KEPT_ON_FOURS.test(verb) && !isFree.test(verb))) return thing;
  if (!trade && isPetInCoat(concept.id, dressed)) return thing;
  const [kin] = besides(element).filter(({ id }) => isOfSort(id, 'people-by-age'));
  const clothes = trade ? clothesOf(trade) : { outfit: 'casual' as const };
  const { coat } = parameters as { coat?: string };
  const heightCm = dressed.isAmongPeoplesThings
    ? Math.max(uprightCm(concept.heightCm), CHILD_CM)
    : uprightCm(concept.heightCm);
  return {
    ...thing,
    concept: { ...concept, kind: 'fantasy', heightCm },
    drawnBy: { kind: 'actor', actor: person },
    parameters: {
      ...(kin ? bodyOf(kin.parameters as PersonRequest) : {}),
      ...clothes,
      ...(coat ? { skin: coat } : {}),
      species,
      heightCm,
    },
  };
}

/** As high is who rides a bicycle or lives in a house, whatever it is. */
const CHILD_CM = 125;

/** Beside people small animals in clothes are as large as tales draw them. */
const uprightCm = (heightCm: number): number => Math.min(190, Math.max(24, heightCm * 1.5));

import { conceptOf } from '../lexicon/lexicon';
import { HAIR_ADJECTIVES, hairColorOf } from '../lexicon/words/looks.data';
import { COLOR_TONES, COLOR_WORDS, MATERIAL_WORDS } from '../lexicon/words/qualities.data';
import {
  PLACE_ONLY_AFTER_PREPOSITION,
  POSE_WORDS,
  STREET_FRONTS,
  WEAK_SETTINGS,
} from '../lexicon/words/settings.data';
import type { Rgb } from '@/lib/color/hex';
import { addCompanion } from './add-companion';
import { takeAtmosphere } from './atmosphere';
import { plainBackgroundAt, toned } from './background';
import { Cast } from './cast';
import { addImplied, impliedBy, type Implied } from './implied';
import { inferSurroundings } from './inferred';
import { settleAbstract, STEP_WORD, stepsOf } from './designs';
import { isBackdrop, settledPlace, type NamedPlace } from './places';
import type { EnvironmentId, Pose, RelationKind, SceneDescription } from './description';
import type { Item } from './match';
import { isAfterIn, isFlown, GROUND_ONLY_AFTER_ON, PREPOSITIONS } from './noun-classes';
import {
  afterOn,
  afterPreposition,
  isAlone,
  isColorHere,
  isFieldOfPlants,
  isOneOfColors,
} from './neighbours';
import { subjectOf } from './new-subject';
import { isBusiness, isSeatOf, roleOf, STALLS } from './noun-phrase';
import { nothingPending } from './pending';
import { referredSubject } from './referred-subject';
import { settleSubjects } from './settle-subjects';
import { isUnknownNoun, qualifiesNext } from './unknown-nouns';
import { youngOf } from './young';

const CONIFERS = /\b(?:pine|fir|spruce|redwood)\b/;

/** One sits on a table to be drawn there; under or beside it the table itself is drawn. */
function isFurniture(concept: string | undefined): boolean {
  return concept !== undefined && conceptOf(concept).kind === 'furniture';
}

/** Walks the items of a prompt once, binding qualities to the noun that follows them. */
export class Assembler {
  readonly scene: SceneDescription = {
    subjects: [],
    relations: [],
    moods: [],
    media: [],
    lettering: [],
    excluded: [],
    plainBackground: false,
    paletteColors: [],
    places: [],
    placePhrases: [],
    unknown: [],
  };
  private pending = nothingPending();
  private tone = 0;
  private excluding = false;
  private readonly places: NamedPlace[] = [];
  /** A thing nobody drew that a layout is of. */
  private ofLayout: string | undefined;
  private readonly implied: Implied[] = [];
  private readonly cast = new Cast(this.scene);
  /** The colours at hand were told by `in`. */
  private painted = false;
  /** Shades, tones or colours of the picture are being named. */
  private shades = false;

  constructor(
    private readonly items: readonly Item[],
    private readonly isNoun: (item: Item) => boolean,
  ) {}

  run(): SceneDescription {
    for (let index = 0; index < this.items.length; index += 1) index = this.step(index);
    this.takeLooseColors();
    const { scene } = this;
    addImplied(scene, this.implied);
    const setting = settledPlace(this.places, scene.subjects);
    if (setting) scene.setting = setting;
    scene.placePhrases = this.places.filter(({ id }) => id === setting).map(({ phrase }) => phrase);
    scene.places = this.places.map(({ id }) => id);
    settleSubjects(scene, this.cast.clients, this.cast.companions);
    // `a stapler icon` is one of something, if nothing else is told.
    if (this.ofLayout && scene.subjects.length === 0 && scene.unknown.length === 0)
      scene.unknown.push(this.ofLayout);
    settleAbstract(scene, this.items);
    this.takeSteps();
    inferSurroundings(scene, this.items);
    return scene;
  }

  private takeSteps(): void {
    const { scene } = this;
    const steps = scene.layout === 'infographic' ? stepsOf(this.items) : undefined;
    if (!steps) return;
    scene.steps = steps;
    scene.unknown = scene.unknown.filter((word) => !STEP_WORD.test(word));
  }

  /** Takes in one item; answers the index of the last item it used. */
  private step(index: number): number {
    const item = this.items[index] as Item;
    if (item.boundary) return this.endPhrase(index);
    const { meaning } = item;
    if (meaning.excluding) {
      this.excluding = true;
      return index;
    }
    if (this.excluding) return this.exclude(item, index);
    if (this.takeHair(item) || this.takeGarment(item)) return index;
    if (this.takeImplied(item, index)) return index;
    if (this.takeYoung(index) || meaning.empty) return index;
    if (meaning.undrawn) return this.miss(item.text, index);
    const background = plainBackgroundAt(this.items, index);
    if (background) {
      this.scene.plainBackground = true;
      if (background.color) this.scene.backgroundColor = background.color;
      return background.end;
    }
    if (item.phrase === 'and') this.cast.joined = true;
    this.cast.afterOf = this.items[index - 1]?.phrase === 'of';
    if (item.phrase === 'with') this.cast.owns = true;
    if (item.phrase === 'with' || meaning.relation) this.endQualities();
    if (item.phrase === 'for' && this.scene.layout) this.cast.forWhom = true;
    else if (PREPOSITIONS.has(item.phrase) || item.phrase === 'with') this.cast.forWhom = false;
    if (/^(?:shade|tone|hue|palette|colou?r)$/.test(item.phrase)) this.shades = true;
    // `in spring` and `at night` are no places to be inside of.
    if (takeAtmosphere(this.scene, item)) this.cast.relation = undefined;
    if (this.takePronoun(item) || this.takeQuality(item, index)) return index;
    if (this.takePlace(item, index)) return index;
    if (meaning.concept && !meaning.layout && !meaning.medium) return this.takeConcept(item, index);
    this.takeUnknown(item, index);
    return index;
  }

  /** `a girl with red hair` has been named, `a red-haired girl` follows. */
  private takeHair({ meaning, phrase }: Item): boolean {
    const hair = meaning.concept ? undefined : hairColorOf(meaning.hair ?? '');
    if (!hair) return false;
    const subject =
      phrase === 'haired' || HAIR_ADJECTIVES.has(phrase) ? undefined : this.cast.subject;
    if (subject) subject.hair ??= hair;
    else this.pending.hair = hair;
    return true;
  }

  private takeGarment({ meaning: { garment } }: Item): boolean {
    const { color } = this.pending;
    const isWorn = garment && this.cast.dress({ concept: garment, ...(color ? { color } : {}) });
    if (isWorn) this.pending = nothingPending();
    return Boolean(isWorn);
  }

  /** Keeps what a word shows without naming it; true where it says nothing else. */
  private takeImplied(item: Item, index: number): boolean {
    const implied = impliedBy(item, this.items[index + 1], this.cast.subject);
    if (!implied) return false;
    this.implied.push(implied);
    if (Object.keys(item.meaning).length > 0) return false;
    this.cast.relation = undefined;
    return true;
  }

  /** What was counted or painted before a preposition is not what follows it. */
  private endQualities(): void {
    delete this.pending.count;
    if (!this.painted || this.cast.last < 0) return;
    this.takeLooseColors();
    delete this.pending.color;
    this.pending.colorRun = [];
  }

  private endPhrase(index: number): number {
    if (/[.;!?…]/.test(this.items[index]?.text ?? '')) this.cast.named.clear();
    this.takeLooseColors();
    this.excluding = false;
    this.pending = nothingPending();
    this.cast.endPhrase();
    return index;
  }

  /** `a car in red` tells of the car, `in blue and gold` of the picture. */
  private takeLooseColors(): void {
    const { colorRun } = this.pending;
    if (!this.painted || colorRun.length === 0) return;
    this.painted = false;
    const subject = this.cast.subject;
    const alone = colorRun.length === 1 && !this.shades ? subject : undefined;
    if (alone) alone.color ??= colorRun[0] as Rgb;
    else this.scene.paletteColors.push(...colorRun);
    this.shades = false;
  }

  private exclude(item: Item, index: number): number {
    if (PREPOSITIONS.has(item.phrase) || item.phrase === 'with' || item.phrase === 'but') {
      this.excluding = false;
      return index;
    }
    if (item.meaning.concept) this.scene.excluded.push(item.meaning.concept);
    return index;
  }

  /** `a bear and her two cubs`: more of the same kind. */
  private takeYoung(index: number): boolean {
    const parent = this.cast.subject;
    const young = parent && youngOf(this.items, index, parent);
    if (!parent || !young) return false;
    parent.count += this.pending.count ?? young;
    this.pending = nothingPending();
    this.cast.relation = undefined;
    return true;
  }

  /** `a red car and a blue one`: another of the last, in a colour of its own. */
  private takePronoun(item: Item): boolean {
    const subject = this.cast.subject;
    const { color } = this.pending;
    const here = subject && this.cast.named.has(subject);
    if (!/^ones?$/.test(item.phrase) || !color || !here) return false;
    const said = subject.colors ?? (subject.color ? [subject.color] : []);
    subject.colors = [...said, color];
    subject.count = Math.max(subject.count, subject.colors.length);
    this.pending = nothingPending();
    this.cast.relation = undefined;
    return true;
  }

  /** Counts, colours, sizes, materials, poses and relations; true when the item was only that. */
  private takeQuality(item: Item, index: number): boolean {
    const { meaning } = item;
    const next = this.items[index + 1];
    if (meaning.tone) this.tone = COLOR_TONES[meaning.tone] ?? 0;
    if (meaning.color && isColorHere(this.items, index, this.pending.colorRun.length > 0)) {
      this.pending.color = toned(COLOR_WORDS[meaning.color] ?? [0, 0, 0], this.tone);
      if (this.pending.colorRun.length === 0)
        this.painted = isAfterIn(this.items, index) || isAlone(this.items, index);
      this.pending.colorRun.push(this.pending.color);
      if (this.painted && isOneOfColors(this.items, index)) this.shades = true;
      this.tone = 0;
      return true;
    }
    if (meaning.group !== undefined && next?.phrase === 'of') {
      // `a field of tulips` is where they are.
      if (meaning.setting) {
        this.notePlace(meaning.setting as EnvironmentId, item, index);
        this.cast.relation = undefined;
      }
      this.pending.group = (meaning.count ?? 0) > 1 ? meaning.count : meaning.group;
      return !meaning.concept || (this.pending.group ?? 1) > 1;
    }
    if (meaning.concept && !meaning.pose) return false;
    if (meaning.count !== undefined) this.pending.count = meaning.count;
    if (meaning.size) this.pending.sizeFactor = meaning.size;
    if (meaning.material) this.takeMaterial(meaning.material);
    if (meaning.pose) this.takePose(meaning.pose as Pose, next);
    if (meaning.relation) this.takeRelation(meaning.relation as RelationKind, item, next);
    if (meaning.relation || meaning.pose) return !meaning.setting;
    return (
      !meaning.setting &&
      (meaning.count ?? meaning.size ?? meaning.material ?? meaning.color ?? meaning.tone) !==
        undefined
    );
  }

  private takeMaterial(word: string): void {
    const material = MATERIAL_WORDS[word];
    if (!material) return;
    this.pending.material = material.name;
    if (material.color) this.pending.color ??= material.color;
  }

  /** `flying over` and `sitting on` tell a pose with the relation. */
  private takeRelation(kind: RelationKind, item: Item, next: Item | undefined): void {
    this.cast.relation = kind;
    const [verb = ''] = item.phrase.split(' ');
    const pose = Object.hasOwn(POSE_WORDS, verb) ? POSE_WORDS[verb] : undefined;
    if (pose) this.takePose(pose, next);
  }

  private takePose(pose: Pose, next: Item | undefined): void {
    if (pose === 'flying' && isFlown(this.items, next)) {
      this.cast.relation = 'holding';
      return;
    }
    const attributive = next?.meaning.concept !== undefined && this.cast.relation === undefined;
    const subject = this.cast.subject;
    if (subject && !(attributive && this.pending.count === undefined && !subject)) {
      subject.pose ??= pose;
      return;
    }
    this.pending.pose = pose;
  }

  private takePlace(item: Item, index: number): boolean {
    const { meaning } = item;
    if (!meaning.setting) return false;
    // `two plates of spaghetti` are dishes.
    if (meaning.setting === 'tabletop' && this.items[index + 1]?.phrase === 'of') return true;
    const placed =
      this.cast.relation !== undefined ||
      afterPreposition(this.items, index) ||
      isFieldOfPlants(this.items, index);
    const needsPreposition =
      PLACE_ONLY_AFTER_PREPOSITION.has(item.phrase) || meaning.concept !== undefined;
    if (needsPreposition && !placed) return meaning.concept === undefined;
    if (GROUND_ONLY_AFTER_ON.has(item.phrase) && !afterOn(this.items, index)) return false;
    if (isFurniture(meaning.concept) && !afterOn(this.items, index)) return false;
    const isFront = this.cast.relation === 'in-front' && STREET_FRONTS.has(item.phrase);
    const id = isFront ? 'street' : (meaning.setting as EnvironmentId);
    if (CONIFERS.test(item.phrase)) this.scene.conifers = true;
    this.notePlace(id, item, index);
    this.cast.relation = undefined;
    this.pending = nothingPending();
    return true;
  }

  private notePlace(id: EnvironmentId, item: Item, index: number): void {
    const weak = WEAK_SETTINGS.has(item.phrase);
    this.places.push({ id, phrase: item.text, weak, backdrop: isBackdrop(this.items, index) });
  }

  private takeConcept(item: Item, index: number): number {
    const next = this.items[index + 1];
    const inDesign = this.scene.layout !== undefined;
    const role = roleOf(
      { item, earlier: this.items.slice(0, index), next, then: this.items[index + 2] },
      inDesign,
      (noun) => isUnknownNoun(noun, this.isNoun),
    );
    if (role === 'nothing') return index;
    if (role === 'unknown') return this.miss(`${item.text} ${next?.text ?? ''}`, index + 1);
    if (role === 'several') this.pending.group = next?.meaning.group;
    const referred = referredSubject(this.scene, this.items, index, this.pending);
    if (referred !== undefined) return this.referTo(referred, index);
    const follower = role === 'several' ? undefined : next;
    const subject = subjectOf(item, follower, this.pending);
    this.pending = nothingPending();
    this.cast.add(subject, follower);
    if (item.meaning.head) this.scene.layout ??= 'object';
    if (item.meaning.ofClient) this.cast.clients.add(subject);
    const named = role === 'trade' && next ? next : item;
    const companion = addCompanion(this.scene, named.phrase);
    if (companion) this.cast.companions.add(companion);
    if (role === 'trade' || role === 'several' || role === 'pieces') return index + 1;
    if (role === 'sold') return STALLS.has(next?.phrase ?? '') ? index + 1 : index;
    return next && (isBusiness(next, inDesign) || isSeatOf(item, next)) ? index + 1 : index;
  }

  private referTo(at: number, index: number): number {
    const { color } = this.pending;
    const subject = this.scene.subjects[at];
    if (color && subject) subject.color = color;
    this.pending = nothingPending();
    this.cast.relation = undefined;
    this.cast.last = at;
    return index;
  }

  /** Tells of a thing that nobody drew; what was said before it is said of that. */
  private miss(phrase: string, index: number): number {
    const told = index === 0 ? phrase.toLowerCase() : phrase;
    if (!this.scene.unknown.includes(told)) this.scene.unknown.push(told);
    this.pending = nothingPending();
    this.cast.relation = undefined;
    return index;
  }

  private takeUnknown(item: Item, index: number): void {
    if (!isUnknownNoun(item, this.isNoun)) return;
    const next = this.items[index + 1];
    if (!qualifiesNext(next, this.isNoun)) this.miss(item.text, index);
    else if (next?.meaning.layout) this.ofLayout ??= item.text.toLowerCase();
  }
}

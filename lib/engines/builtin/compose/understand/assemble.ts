import { conceptOf } from '../lexicon/lexicon';
import {
  COLOR_NOUNS,
  COLOR_TONES,
  COLOR_WORDS,
  MATERIAL_WORDS,
} from '../lexicon/words/qualities.data';
import {
  PLACE_ONLY_AFTER_PREPOSITION,
  POSE_WORDS,
  WEAK_SETTINGS,
} from '../lexicon/words/settings.data';
import { PICTURE_WORDS } from '../lexicon/words/styles.data';
import type { Rgb } from '../paint/color';
import { takeAtmosphere } from './atmosphere';
import { plainBackgroundAt, toned } from './background';
import { coatOf } from './coats';
import { dropSubjects } from './drop-subjects';
import { joinOwner } from './join-owner';
import { settledPlace, type NamedPlace } from './places';
import type { EnvironmentId, Pose, RelationKind, SceneDescription, Subject } from './description';
import type { Item } from './match';
import {
  ADVERBIAL_PLACES,
  GATHERINGS,
  isAfterIn,
  isFlown,
  isLikeness,
  isPartOf,
  isTrade,
  isVerbHere,
  CONTAINERS,
  FIELD_SETTINGS,
  GROUND_ONLY_AFTER_ON,
  PREPOSITIONS,
} from './noun-classes';

/** How many a bare plural stands for. */
const BARE_PLURAL = 3;
const MAX_COUNT = 24;
/** How many plants stand in a field of them. */
const FIELD_COUNT = 7;
const MAX_SUBJECTS = 12;
const BUSINESSES = new Set(['school', 'convenience-store', 'factory', 'hospital']);
const CONIFERS = /\b(?:pine|fir|spruce|redwood)\b/;

interface Pending {
  count?: number;
  color?: Rgb;
  sizeFactor: number;
  material?: string;
  pose?: Pose;
  group?: number;
  /** Colours named one after the other, with no thing to bind to yet. */
  colorRun: Rgb[];
}

function nothingPending(): Pending {
  return { sizeFactor: 1, colorRun: [] };
}

/** Two glasses are to drink from; a pair of glasses is one. */
function glassware(concept: string, count = 1): string {
  return concept === 'glasses' && count > 1 ? 'wine-glass' : concept;
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
    unknown: [],
  };
  private pending = nothingPending();
  private tone = 0;
  private relation: RelationKind | undefined;
  private last = -1;
  private excluding = false;
  private readonly places: NamedPlace[] = [];
  /** Subjects joined by `and`: what is said of the last is said of all. */
  private together: number[] = [];
  private joined = false;
  /** A container whose content follows: `a bowl of …`. */
  private container = -1;
  private owns = false;
  private afterOf = false;
  /** Subjects of the sentence at hand: the next one says no more of them. */
  private readonly named = new Set<Subject>();
  /** Naming who the design is for; those are drawn only where nothing else is asked for. */
  private forWhom = false;
  private readonly clients = new Set<Subject>();
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
    dropSubjects(scene, ({ concept }) => scene.excluded.includes(concept));
    if (scene.subjects.some((subject) => !this.clients.has(subject)))
      dropSubjects(scene, (subject) => this.clients.has(subject));
    const setting = settledPlace(this.places);
    if (setting) scene.setting = setting;
    scene.places = this.places.map(({ id }) => id);
    return scene;
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
    const background = plainBackgroundAt(this.items, index);
    if (background) {
      this.scene.plainBackground = true;
      if (background.color) this.scene.backgroundColor = background.color;
      return background.end;
    }
    if (item.phrase === 'and') this.joined = true;
    this.afterOf = this.items[index - 1]?.phrase === 'of';
    if (item.phrase === 'with') this.owns = true;
    if (item.phrase === 'for' && this.scene.layout) this.forWhom = true;
    else if (PREPOSITIONS.has(item.phrase) || item.phrase === 'with') this.forWhom = false;
    if (/^(?:shade|tone|hue|palette|colou?r)$/.test(item.phrase)) this.shades = true;
    // `in spring` and `at night` are no places to be inside of.
    if (takeAtmosphere(this.scene, item)) this.relation = undefined;
    if (this.takePronoun(item) || this.takeQuality(item, index)) return index;
    if (this.takePlace(item, index)) return index;
    if (meaning.concept && !meaning.layout && !meaning.medium) return this.takeConcept(item, index);
    this.takeUnknown(item, index);
    return index;
  }

  private endPhrase(index: number): number {
    if (/[.;!?…]/.test(this.items[index]?.text ?? '')) this.named.clear();
    this.takeLooseColors();
    this.excluding = false;
    this.pending = nothingPending();
    this.relation = undefined;
    this.owns = false;
    this.forWhom = false;
    this.container = -1;
    return index;
  }

  /** `a car in red` tells of the car, `in blue and gold` of the picture. */
  private takeLooseColors(): void {
    const { colorRun } = this.pending;
    if (!this.painted || colorRun.length === 0) return;
    this.painted = false;
    const subject = this.scene.subjects[this.last];
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

  /** `a red car and a blue one`: another of the last, in a colour of its own. */
  private takePronoun(item: Item): boolean {
    const subject = this.scene.subjects[this.last];
    const { color } = this.pending;
    const here = subject && this.named.has(subject);
    if (!/^ones?$/.test(item.phrase) || !color || !here) return false;
    const said = subject.colors ?? (subject.color ? [subject.color] : []);
    subject.colors = [...said, color];
    subject.count = Math.max(subject.count, subject.colors.length);
    this.pending = nothingPending();
    this.relation = undefined;
    return true;
  }

  /** Counts, colours, sizes, materials, poses and relations; true when the item was only that. */
  private takeQuality(item: Item, index: number): boolean {
    const { meaning } = item;
    const next = this.items[index + 1];
    if (meaning.tone) this.tone = COLOR_TONES[meaning.tone] ?? 0;
    if (meaning.color && this.isColorHere(item, next)) {
      this.pending.color = toned(COLOR_WORDS[meaning.color] ?? [0, 0, 0], this.tone);
      if (this.pending.colorRun.length === 0) this.painted = isAfterIn(this.items, index);
      this.pending.colorRun.push(this.pending.color);
      this.tone = 0;
      return true;
    }
    if (meaning.group !== undefined && next?.phrase === 'of') {
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

  private isColorHere(item: Item, next: Item | undefined): boolean {
    if (!COLOR_NOUNS.has(item.phrase)) return true;
    if (this.pending.colorRun.length > 0) return true;
    const followed = next !== undefined && !next.boundary && !next.meaning.relation;
    if (item.meaning.concept && item.plural) return false;
    return followed && !PICTURE_WORDS.has(next.phrase) && next.meaning.pose === undefined;
  }

  private takeMaterial(word: string): void {
    const material = MATERIAL_WORDS[word];
    if (!material) return;
    this.pending.material = material.name;
    if (material.color) this.pending.color ??= material.color;
  }

  /** `flying over` and `sitting on` tell a pose with the relation. */
  private takeRelation(kind: RelationKind, item: Item, next: Item | undefined): void {
    this.relation = kind;
    const [verb = ''] = item.phrase.split(' ');
    const pose = Object.hasOwn(POSE_WORDS, verb) ? POSE_WORDS[verb] : undefined;
    if (pose) this.takePose(pose, next);
  }

  private takePose(pose: Pose, next: Item | undefined): void {
    if (pose === 'flying' && isFlown(this.items, next)) {
      this.relation = 'holding';
      return;
    }
    const attributive = next?.meaning.concept !== undefined && this.relation === undefined;
    const subject = this.scene.subjects[this.last];
    if (subject && !(attributive && this.pending.count === undefined && !subject)) {
      subject.pose ??= pose;
      return;
    }
    this.pending.pose = pose;
  }

  private takePlace(item: Item, index: number): boolean {
    const { meaning } = item;
    if (!meaning.setting) return false;
    const placed = this.relation !== undefined || this.afterPreposition(index);
    const needsPreposition =
      PLACE_ONLY_AFTER_PREPOSITION.has(item.phrase) || meaning.concept !== undefined;
    if (needsPreposition && !placed) return meaning.concept === undefined;
    if (GROUND_ONLY_AFTER_ON.has(item.phrase) && !this.afterOn(index)) return false;
    const id = meaning.setting as EnvironmentId;
    if (CONIFERS.test(item.phrase)) this.scene.conifers = true;
    this.places.push({ id, weak: WEAK_SETTINGS.has(item.phrase) });
    this.relation = undefined;
    this.pending = nothingPending();
    return true;
  }

  private afterPreposition(index: number): boolean {
    for (let back = index - 1; back >= Math.max(0, index - 5); back -= 1) {
      const item = this.items[back];
      if (!item || item.boundary || item.meaning.concept) return false;
      if (PREPOSITIONS.has(item.phrase) || item.meaning.relation) return true;
    }
    return false;
  }

  /** One walks on the moon, and howls at it. */
  private afterOn(index: number): boolean {
    const words = this.items.slice(Math.max(0, index - 3), index);
    return words.some((item) => /(?:^| )(?:on|onto)$/.test(item.phrase));
  }

  private takeConcept(item: Item, index: number): number {
    const before = this.items[index - 1];
    const next = this.items[index + 1];
    if (
      isVerbHere(item, before) ||
      isLikeness(item, next, this.items[index + 2]) ||
      isPartOf(item, before)
    )
      return index;
    if (next && !next.boundary && !item.plural) {
      if (isTrade(item, next)) {
        this.addSubject(item, next);
        return index + 1;
      }
      const headFollows =
        next.meaning.concept !== undefined &&
        !next.meaning.relation &&
        !next.meaning.pose &&
        !next.meaning.layout &&
        !next.meaning.medium &&
        !this.isBusiness(next) &&
        !isVerbHere(next, item);
      if (headFollows) return index;
      const namesAPlace =
        next.meaning.setting !== undefined &&
        !next.meaning.relation &&
        !next.meaning.hour &&
        !ADVERBIAL_PLACES.has(next.phrase) &&
        !(
          FIELD_SETTINGS.has(next.meaning.setting) &&
          conceptOf(item.meaning.concept ?? '').kind !== 'building'
        );
      if (namesAPlace && next.meaning.concept === undefined) return index;
      if (GATHERINGS.has(next.phrase)) {
        this.pending.group = next.meaning.group;
        this.addSubject(item, undefined);
        return index + 1;
      }
      if (this.isUnknownNoun(next)) {
        this.note(`${item.text} ${next.text}`);
        return index + 1;
      }
    }
    this.addSubject(item, next);
    return next && this.isBusiness(next) ? index + 1 : index;
  }

  /** A logo for a surf school shows the surf, not the school. */
  private isBusiness({ meaning }: Item): boolean {
    return this.scene.layout !== undefined && BUSINESSES.has(meaning.concept ?? '');
  }

  private isUnknownNoun(item: Item): boolean {
    return (
      Object.keys(item.meaning).length === 0 &&
      !item.boundary &&
      !PICTURE_WORDS.has(item.phrase) &&
      !/(?:ing|ly|ed)$/.test(item.phrase) &&
      item.phrase.length > 2 &&
      this.isNoun(item)
    );
  }

  private takeUnknown(item: Item, index: number): void {
    if (!this.isUnknownNoun(item)) return;
    const next = this.items[index + 1];
    const modifies =
      next &&
      !next.boundary &&
      (next.meaning.concept ?? next.meaning.setting ?? next.meaning.layout);
    if (modifies || (next && this.isUnknownNoun(next) && !next.boundary)) return;
    this.note(item.text);
    this.pending = nothingPending();
    this.relation = undefined;
  }

  private note(phrase: string): void {
    if (!this.scene.unknown.includes(phrase)) this.scene.unknown.push(phrase);
  }

  private addSubject(item: Item, next: Item | undefined): void {
    const { scene, pending } = this;
    const concept = glassware(item.meaning.concept as string, pending.count);
    const inField =
      FIELD_SETTINGS.has(next?.meaning.setting ?? '') &&
      ['plant', 'food'].includes(conceptOf(concept).kind);
    const count =
      pending.count ?? pending.group ?? (inField ? FIELD_COUNT : item.plural ? BARE_PLURAL : 1);
    const subject: Subject = {
      concept,
      phrase: item.text,
      count: Math.max(1, Math.min(MAX_COUNT, count)),
      sizeFactor: pending.sizeFactor,
      carries: [],
      ...coatOf(item.phrase, pending.color),
      ...(pending.material ? { material: pending.material } : {}),
      ...(pending.pose ? { pose: pending.pose } : {}),
    };
    this.pending = nothingPending();
    if (this.attach(subject)) return;
    // `a mug of hot chocolate` is one thing.
    if (this.afterOf && scene.subjects.at(-1)?.concept === concept) return;
    if (this.forWhom) this.clients.add(subject);
    if (scene.subjects.length >= MAX_SUBJECTS) return;
    scene.subjects.push(subject);
    this.named.add(subject);
    const added = scene.subjects.length - 1;
    if (this.container >= 0) {
      if (subject.count === 1 && conceptOf(concept).kind === 'food') subject.count = BARE_PLURAL;
      scene.relations.push({ kind: 'inside', subject: added, object: this.container });
      this.container = -1;
      return;
    }
    if (next?.phrase === 'of' && CONTAINERS.has(concept)) this.container = added;
    if (this.relation !== undefined && this.last >= 0) {
      const alone = this.relation === 'holding' || this.relation === 'riding';
      for (const subject of alone ? [this.last] : this.together) {
        scene.relations.push({ kind: this.relation, subject, object: added });
      }
      this.together = [added];
    } else if (this.joined) this.together.push(added);
    else this.together = [added];
    this.joined = false;
    if (this.relation === undefined || this.relation === 'next-to') this.last = added;
    this.relation = undefined;
    if (this.last < 0) this.last = added;
  }

  /** Clothes and held things join the one that has them; some pairs are one drawing. */
  private attach(object: Subject): boolean {
    const owner = this.scene.subjects[this.last];
    if (!owner) return false;
    const outcome = joinOwner(owner, object, this.owns, this.relation);
    if (outcome === 'held') this.relation = 'holding';
    if (outcome === 'joined') this.relation = undefined;
    return outcome === 'joined';
  }
}

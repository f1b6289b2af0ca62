import { conceptOf } from '../lexicon/lexicon';
import type { RelationKind, SceneDescription, Subject } from './description';
import { joinOwner } from './join-owner';
import type { Item } from './match';
import { BARE_PLURAL } from './new-subject';
import { CONTAINERS } from './noun-classes';
import { isTradeLogo } from './noun-phrase';

const MAX_SUBJECTS = 12;
const ORGANIZATIONS =
  /^(?:team|club|league|tournament|championship|match|society|academy|association)$/;

/** Who and what a scene shows, and how the newest is tied to those before it. */
export class Cast {
  /** What the next subject is to the last one. */
  relation: RelationKind | undefined;
  /** Index of the subject that is spoken of; -1 before there is one. */
  last = -1;
  /** After `and`: what is said of the last is said of all. */
  joined = false;
  /** After `with`: the next subject may be part of the last one. */
  owns = false;
  afterOf = false;
  /** Naming who the design is for; those are drawn only where nothing else is asked for. */
  forWhom = false;
  readonly clients = new Set<Subject>();
  /** What comes with a thing that is named; not drawn where it is named itself. */
  readonly companions = new Set<Subject>();
  /** Subjects of the sentence at hand: the next one says no more of them. */
  readonly named = new Set<Subject>();
  /** Subjects joined by `and`. */
  private together: number[] = [];
  /** What the last thing was to the one that has it, where it joined that one's drawing. */
  private shared: RelationKind | undefined;
  /** A container whose content follows: `a bowl of …`. */
  private container = -1;

  constructor(private readonly scene: SceneDescription) {}

  get subject(): Subject | undefined {
    return this.scene.subjects[this.last];
  }

  endPhrase(): void {
    this.relation = undefined;
    this.owns = false;
    this.forWhom = false;
    this.container = -1;
  }

  /** Adds a subject that `item` named, or gives it to the one that has it. */
  add(subject: Subject, next: Item | undefined): void {
    const { scene } = this;
    const { concept } = subject;
    if (this.attach(subject)) return;
    // `a mug of hot chocolate` is one thing.
    if (this.afterOf && scene.subjects.at(-1)?.concept === concept) return;
    const organization = scene.layout !== undefined && ORGANIZATIONS.test(next?.phrase ?? '');
    if (this.forWhom || organization || isTradeLogo(concept, next)) this.clients.add(subject);
    if (scene.subjects.length >= MAX_SUBJECTS) return;
    const added = scene.subjects.push(subject) - 1;
    this.named.add(subject);
    if (this.container >= 0) {
      this.fill(subject, added);
      return;
    }
    if (next?.phrase === 'of' && CONTAINERS.has(concept)) this.container = added;
    this.relate(added);
  }

  /** Dresses whom is spoken of; what `and` joins to the garment is worn as well. */
  dress(garment: NonNullable<Subject['garment']>): boolean {
    const { subject } = this;
    if (!subject) return false;
    subject.garment ??= garment;
    this.shared = 'inside';
    this.relation = undefined;
    return true;
  }

  private fill(subject: Subject, added: number): void {
    if (subject.count === 1 && conceptOf(subject.concept).kind === 'food')
      subject.count = BARE_PLURAL;
    this.scene.relations.push({ kind: 'inside', subject: added, object: this.container });
    this.container = -1;
  }

  private relate(added: number): void {
    const { relation } = this;
    if (relation !== undefined && this.last >= 0) {
      const alone = relation === 'holding' || relation === 'riding';
      for (const subject of alone ? [this.last] : this.together) {
        this.scene.relations.push({ kind: relation, subject, object: added });
      }
      this.together = [added];
    } else if (this.joined) this.together.push(added);
    else this.together = [added];
    this.joined = false;
    if (relation === undefined || relation === 'next-to' || this.last < 0) this.last = added;
    this.relation = undefined;
  }

  /** Clothes and held things join the one that has them; some pairs are one drawing. */
  private attach(object: Subject): boolean {
    const owner = this.subject;
    if (!owner || this.clients.has(owner)) return false;
    const relation = this.relation ?? (this.joined ? this.shared : undefined);
    const outcome = joinOwner(owner, object, this.owns, relation);
    if (outcome === 'held') this.relation = 'holding';
    this.shared = outcome === 'joined' ? relation : undefined;
    if (outcome === 'joined') this.relation = undefined;
    return outcome === 'joined';
  }
}

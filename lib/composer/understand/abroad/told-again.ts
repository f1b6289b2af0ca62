import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { gerundOf, pluralOf, withArticle } from './english-words';
import type { Glossary } from './gloss';

/**
 * A prompt as English would say it, made of what was read: for languages whose words stand in an order of their own.
 */
export function englishOfDraft(draft: Draft, glossary: Glossary): string {
  return new Teller(draft, glossary).tell();
}

/** Of the same two things only one is told: who reads a newspaper holds it. */
const MAX_DEPTH = 3;

const FIRST = /^(?:wearing|with|full|on|in|at)\b/;

class Teller {
  private readonly told = new Set<string>();
  private readonly relationsTold = new Set<Draft['relations'][number]>();

  constructor(
    private readonly draft: Draft,
    private readonly glossary: Glossary,
  ) {}

  tell(): string {
    const { actions, relations, elements, places, template, hour, weather } = this.draft;
    const { glossary } = this;
    const clauses: string[] = [];
    const isActor = (id: string) => actions.some(({ agent }) => agent === id);
    const isFirst = (id: string) => !relations.some(({ to }) => to === id) && !this.isPatient(id);
    const inOrder = [
      ...elements.filter(({ id }) => isActor(id)),
      ...elements.filter(({ id }) => !isActor(id) && isFirst(id)),
      ...elements.filter(({ id }) => !isActor(id) && !isFirst(id)),
    ];
    for (const { id } of inOrder) {
      const hasMore = relations.some((one) => one.from === id && !this.relationsTold.has(one));
      if (!this.told.has(id) || hasMore || (isActor(id) && !this.acted.has(id)))
        clauses.push(this.thing(id, 0));
    }
    const where = places.map(
      ({ concept }) => `in the ${glossary.first(`place ${concept}`) ?? concept}`,
    );
    const shown = template ? [glossary.first(`template ${template.id}`) ?? ''] : [];
    const scene = [
      hour ? `at ${hour}` : '',
      weather ? (glossary.first(`weather ${weather}`) ?? '') : '',
    ];
    return [...shown, ...clauses, ...where, ...scene].filter(Boolean).join(', ');
  }

  private readonly acted = new Set<string>();

  private isPatient(id: string): boolean {
    return this.draft.actions.some(({ patient }) => patient === id);
  }

  /** A thing with what it does and how it stands to others, each told once. */
  private thing(id: string, depth: number): string {
    const element = this.draft.element(id);
    if (!element) return '';
    const name = this.told.has(id) ? `the ${this.name(element)}` : this.full(element);
    this.told.add(id);
    if (depth >= MAX_DEPTH) return name;
    const isNew = !this.acted.has(id);
    this.acted.add(id);
    const deeds = isNew
      ? this.draft.actions
          .filter(({ agent }) => agent === id)
          .map(({ verb, patient }) =>
            [gerundOf(verb), patient ? this.thing(patient, depth + 1) : '']
              .filter(Boolean)
              .join(' '),
          )
      : [];
    const stands = this.draft.relations
      .filter((one) => one.from === id && !this.relationsTold.has(one) && !this.isDone(one))
      .map((one) => {
        this.relationsTold.add(one);
        const kind = this.glossary.first(`relation ${one.kind}`) ?? one.kind.replaceAll('-', ' ');
        return `${kind} ${this.thing(one.to, depth + 1)}`;
      });
    // Where somebody is comes before what they do, so that it is said of nothing else.
    const worn = stands.filter((one) => FIRST.test(one));
    const others = stands.filter((one) => !FIRST.test(one));
    return [name, worn.join(' and '), deeds.join(' and '), others.join(' ')]
      .filter(Boolean)
      .join(' ');
  }

  private isDone({ kind, from, to }: Draft['relations'][number]): boolean {
    return (
      /^(?:holding|wearing|riding|towards)$/.test(kind) &&
      this.draft.actions.some(({ agent, patient }) => agent === from && patient === to)
    );
  }

  private name({ id, concept, phrase }: BriefElement): string {
    return this.glossary.phrase(this.draft.said.get(id) ?? [], concept) || phrase;
  }

  private full(element: BriefElement): string {
    const { count, several, colors, attributes } = element;
    const name = this.name(element);
    const said = new Set(name.split(' '));
    const qualities = [
      ...attributes.map((id) => this.glossary.first(`attribute ${id}`) ?? ''),
      ...colors.map((color) => this.glossary.first(`color ${color}`) ?? ''),
    ].filter((word) => word !== '' && !said.has(word));
    const words = (last: string) => [...qualities, last].join(' ');
    if (several) return words(pluralOf(name));
    if (count > 1)
      return `${this.glossary.first(`count ${String(count)}`) ?? String(count)} ${words(pluralOf(name))}`;
    return withArticle(words(name));
  }
}

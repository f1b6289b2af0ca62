import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import type { Rule } from '../rules/rule';
import { WORDED_RULES } from '../rules/worded';
import type { Glossary } from './gloss';
import type { Saying } from './sayings';

interface Told {
  draft: Draft;
  glossary: Glossary;
  prompt: string;
  /** The prompt in English. */
  gloss: string;
  /** What it says that English says in its own way. */
  sayings: readonly Saying[];
}

/**
 * What a draft of another language is called while rules read it: most of them ask for English words in the prompt and in the
 * phrases of things, and those that set words in the picture need them as they were written.
 */
export class Voices {
  private readonly english = new Map<string, string>();
  private readonly own = new Map<string, string>();
  private isEnglish = false;

  private readonly draft: Draft;

  constructor(private readonly told: Told) {
    this.draft = told.draft;
  }

  apply(rules: readonly Rule[]): void {
    const { glossary, gloss, prompt } = this.told;
    for (const { id, phrase, concept } of this.draft.elements)
      this.note(phrase, glossary.phrase(this.draft.said.get(id) ?? [], concept) || phrase);
    for (const { phrase, concept } of this.draft.places)
      this.note(phrase, glossary.place(phrase, concept) ?? phrase);
    const both = `${gloss}. ${prompt}`;
    for (const rule of rules) {
      const isWorded = WORDED_RULES.has(rule);
      this.speak(!isWorded);
      rule.apply(this.draft, isWorded ? prompt : both);
    }
    this.speak(false);
    this.draft.ideas = this.draft.ideas.map((idea) => this.inBoth(idea));
  }

  /** The words of a figure of speech, and what the prompt calls those things of it. */
  private inBoth<Idea extends { text: string }>(idea: Idea): Idea {
    const said = ` ${idea.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    const own = this.draft.elements.flatMap(({ phrase }) => {
      const english = this.english.get(phrase) ?? phrase;
      return english !== phrase && said.includes(` ${english.toLowerCase()} `) ? [phrase] : [];
    });
    const sayings = this.told.sayings.filter(({ english }) =>
      said.includes(` ${english.replace(/^concept of /, '')} `),
    );
    own.push(...sayings.map((one) => one.said));
    return own.length > 0 ? { ...idea, text: [idea.text, ...own].join(' ') } : idea;
  }

  private note(own: string, english: string): void {
    this.english.set(own, english);
    if (!this.own.has(english)) this.own.set(english, own);
  }

  private speak(isEnglish: boolean): void {
    if (isEnglish === this.isEnglish) return;
    this.isEnglish = isEnglish;
    const { elements, places } = this.draft;
    for (const one of [...elements, ...places] as Pick<BriefElement, 'phrase'>[])
      one.phrase = (isEnglish ? this.english : this.own).get(one.phrase) ?? one.phrase;
  }
}

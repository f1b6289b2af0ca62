import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { itemsOf } from '../idea';
import { takenIdea } from '../taken';
import { pieceOf } from '../tropes/spread';
import { HEADLINE, headlineIn, PAGES_READ, PLOTS_READ } from './read';
import { DAILY_SUBJECTS } from './subjects-daily.data';
import { SUBJECTS } from './subjects.data';

const told = (prompt: string) => headlineIn(prompt)?.slots;

describe('a headline that no idea knows', () => {
  it.each([
    ['the hidden fees of budget airlines', 'hidden-cost', 'airplane'],
    ['bees are disappearing', 'vanishing', 'bee'],
    ['who owns your genetic data', 'owned', 'dna'],
    ['header image for an article about medical debt', 'burdened', 'stack of bills'],
    ['supply chain ethics, editorial illustration', 'judged', 'cargo ship'],
    ['how sleep affects your immune system', 'swayed', 'bed'],
  ])('is what happens to a thing of its field: %s', (prompt, plot, x) => {
    expect(told(prompt)).toMatchObject({ plot, x });
  });

  it('has somebody of its field in it', () => {
    expect(told("the rising cost of nurses' uniforms")?.who).toBe('nurse');
    expect(told('why teachers are leaving their profession')?.who).toBe('teacher');
  });

  it('shows what is named before what stands for somebody', () => {
    expect(told('childhood obesity prevention')).toMatchObject({
      x: 'bathroom scale',
      who: 'child',
    });
  });

  it('leaves what somebody learns to do to somebody who does it', () => {
    for (const prompt of [
      'blog header about learning guitar',
      'blog header about learning to cook',
    ])
      expect(takenIdea(understand(prompt)), prompt).toBeUndefined();
  });

  it('is drawn where no idea says as much of the prompt', () => {
    expect(takenIdea(understand('drought threatens wheat farmers'))?.id).toBe(HEADLINE);
    expect(takenIdea(understand('quiet quitting'))?.id).toBe('quiet-quitting');
  });

  it.each([
    'a girl sharing her apple with a horse',
    'the old war memorial in the village',
    'a man standing on a stack of coins',
    'two children building a sandcastle on the beach',
    'a dog',
    'a broken chair',
    'an overflowing trash can',
    'the market square of a medieval town',
    'quiet harbor',
  ])('is no scene: %s', (prompt) => {
    expect(takenIdea(understand(prompt))?.id).not.toBe(HEADLINE);
  });

  it('is known by what its picture is said to be for', () => {
    const told = understand('illustration for an article on prison reform');
    expect(takenIdea(told)?.id).toBe(HEADLINE);
  });

  it('is read in time that grows with its length', () => {
    const started = performance.now();
    for (const lead of ['the cost of ', 'header image for ', 'why '])
      headlineIn(lead + 'a '.repeat(4000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('a page of an app', () => {
  const shown = (prompt: string) =>
    takenIdea(understand(prompt))?.pictures[0]?.map(({ what }) => what) ?? [];

  it('has what the app is about beside its state', () => {
    expect(shown('empty cart illustration for a shoe store')).toContain('sneaker');
    expect(shown('empty cart illustration')).not.toContain('sneaker');
  });

  it('welcomes to what the app is about on its screen', () => {
    expect(shown('landing page hero for a payroll software')).toContain('calculator');
  });

  it('shows what nobody has yet and no empty page in general', () => {
    expect(takenIdea(understand('empty state illustration for no favorites'))?.id).toBe(
      'no-favorites',
    );
  });
});

describe('the tables of headlines', () => {
  it('name nothing that the kit does not draw', () => {
    const shown = `${SUBJECTS.trim()}\n${DAILY_SUBJECTS.trim()}`
      .split('\n')
      .flatMap((row) => (row.split(' > ')[1] ?? '').split(/ [|&] /))
      .map((phrase) => phrase.replace(/[()]/gu, '').trim())
      .filter((phrase) => phrase !== '-');
    expect([...new Set(shown)].filter((phrase) => !pieceOf(phrase, understand))).toEqual([]);
  });

  it.each([...PLOTS_READ, ...PAGES_READ].map(({ id, pictures }) => [id, pictures] as const))(
    'have lines that can be read: %s',
    (_, pictures) => {
      for (const picture of pictures)
        itemsOf(picture.replace(/\$(?:who|other|friend|x|y)/gu, 'apple'));
    },
  );
});

describe('what nobody listed', () => {
  const taken = (prompt: string) => takenIdea(understand(prompt));
  const shown = (prompt: string) => taken(prompt)?.pictures[0]?.map(({ what }) => what) ?? [];

  it.each([
    ['hybrid meetings', 'laptop'],
    ['delayed gratification', 'cake'],
    ['cross-functional teams', 'puzzle piece'],
    ['why school gardens matter', 'school building'],
    ['the truth about vitamin supplements', 'pill bottle'],
    ['header image for an article about women in construction', 'crane'],
    ['illustration for a blog post on stepparents', 'house'],
  ])('is a picture of its field, and no shapes: %s', (prompt, thing) => {
    expect(taken(prompt)?.id).toBe(HEADLINE);
    expect(shown(prompt)).toContain(thing);
  });

  it('is two people where it names two', () => {
    expect(shown('trust between doctors and patients')).toContain(
      'doctor and a patient shaking hands',
    );
    expect(shown('parents and teachers at odds')).toEqual(
      expect.arrayContaining(['angry mother pointing', 'angry teacher pointing']),
    );
  });

  it('is a couple as two', () => {
    expect(told('why couples fight about money')).toMatchObject({ who: 'woman', other: 'man' });
    expect(shown('when parents disagree about discipline')).toEqual(
      expect.arrayContaining(['angry mother pointing', 'angry father pointing']),
    );
  });

  it('is of what something is written about, whatever that says', () => {
    expect(shown('header image for an article about seasonal workers and housing')).toContain(
      'house',
    );
  });

  it('has who is told more closely before anybody', () => {
    expect(told('the secret life of warehouse workers')?.who).toBe('warehouse worker');
  });

  it('is what stands before the word of its plot', () => {
    expect(told('digital detox on vacation')).toMatchObject({ plot: 'freed', x: 'laptop' });
  });

  it('is what stands after a verb that happens to something', () => {
    expect(told('how small towns are losing their newspapers')).toMatchObject({ x: 'newspaper' });
    expect(told("why teenagers don't sleep enough")).toMatchObject({ plot: 'lacking', x: 'bed' });
    expect(told('why men avoid the doctor')).toMatchObject({ x: 'stethoscope', who: 'man' });
  });

  it('is no plot of a word that is part of a name', () => {
    expect(told('succession planning')?.plot).not.toBe('grown');
  });

  it('has people at the sides of its thing, however wide that is', () => {
    const sides = taken('why school gardens matter')?.pictures[0]?.flatMap(
      ({ side }) => side ?? [],
    );
    expect(sides).toEqual(['atop', 'before', 'after']);
  });
});

describe('a page of an app that says something', () => {
  const taken = (prompt: string) => takenIdea(understand(prompt));
  const shown = (prompt: string) => taken(prompt)?.pictures[0]?.map(({ what }) => what) ?? [];
  const plot = (prompt: string) =>
    understand(prompt).ideas?.find(({ id }) => id === HEADLINE)?.slots?.plot;

  it.each([
    ['app illustration: share your trip with friends', 'app-share', 'suitcase'],
    ['illustration for a fintech app: split bills with roommates', 'app-split', 'receipt'],
    ['onboarding screen: scan your receipts', 'app-scan', 'receipt'],
    ['onboarding: learn guitar in ten minutes a day', 'app-learn', 'guitar'],
    ['404 page for a bakery', 'error-state', 'loaf of bread'],
    ['empty state illustration: no saved recipes yet', 'empty-state', 'cooking pot'],
  ])('shows what is done with what: %s', (prompt, id, thing) => {
    expect(plot(prompt)).toBe(id);
    expect(shown(prompt)).toContain(thing);
  });

  it('is a picture of its own where it tells one', () => {
    expect(taken('empty state: no messages yet')?.id).not.toBe(HEADLINE);
    expect(plot('onboarding screen: a woman holding a cup of coffee')).toBeUndefined();
    expect(plot('success screen, a rocket made of a pencil launching from a desk')).toBeUndefined();
    expect(taken('backup: a squirrel putting an acorn into a safe')?.id).not.toBe(HEADLINE);
    expect(plot('paywall for a news app, a newspaper locked behind a gate')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { understand } from './understand';

const subjects = (prompt: string, negative?: string) =>
  understand(prompt, negative).subjects.map(({ concept, count }) => `${count} ${concept}`);

describe('understanding a prompt', () => {
  it('binds colours to the noun that follows them', () => {
    const [bird, chair] = understand('a blue bird on a red chair').subjects;
    expect(bird).toMatchObject({ concept: 'bird', color: [46, 112, 222] });
    expect(chair).toMatchObject({ concept: 'chair', color: [222, 52, 52] });
  });

  it('counts in words, digits and groups', () => {
    expect(subjects('two foxes, 4 cats and a flock of sheep')).toEqual(['2 fox', '4 cat', '7 ewe']);
  });

  it('takes an orange cat for a cat and oranges for fruit', () => {
    expect(subjects('an orange cat and three oranges')).toEqual(['1 cat', '3 tangerine']);
  });

  it('relates things that are joined by and to the same thing', () => {
    const { subjects: all, relations } = understand('a cat and a dog on a bench');
    expect(all.map(({ concept }) => concept)).toEqual(['cat', 'dog', 'bench']);
    expect(relations).toEqual([
      { kind: 'on', subject: 0, object: 2 },
      { kind: 'on', subject: 1, object: 2 },
    ]);
  });

  it('lifts quoted words out as lettering', () => {
    const scene = understand('poster "JAZZ NIGHT" with a saxophone');
    expect(scene.lettering).toEqual(['JAZZ NIGHT']);
    expect(scene.layout).toBe('poster');
    expect(scene.subjects.map(({ concept }) => concept)).toEqual(['saxophone']);
  });

  it('draws nothing that the prompt or the negative prompt excludes', () => {
    expect(subjects('a lake without any boats or birds')).toEqual([]);
    expect(subjects('a fox and a tree', 'tree, blurry')).toEqual(['1 fox']);
  });

  it('names what it cannot draw, and draws nothing in its place', () => {
    const scene = understand('a theremin next to a gargoyle');
    expect(scene.subjects).toEqual([]);
    expect(scene.unknown).toEqual(['theremin', 'gargoyle']);
  });

  it('does not draw the first half of a compound it does not know', () => {
    expect(subjects('a fox theremin')).toEqual([]);
  });

  it('reads hour, weather, season and place', () => {
    expect(understand('a foggy autumn forest at dawn')).toMatchObject({
      setting: 'forest',
      season: 'autumn',
      weather: 'fog',
      hour: 'dawn',
    });
  });

  it('walks on the moon and howls at it', () => {
    expect(understand('an astronaut on the moon').setting).toBe('moon');
    expect(understand('a wolf howling at the moon').setting).toBeUndefined();
  });

  it('reads the ground colour of a plain background', () => {
    expect(understand('a teapot on a plain white background')).toMatchObject({
      plainBackground: true,
      backgroundColor: [248, 248, 246],
    });
  });

  it('understands nouns of other languages', () => {
    expect(subjects('ein Schmetterling')).toEqual(['1 butterfly']);
  });

  it('takes any text without failing', () => {
    for (const text of [
      '',
      '"',
      "''''",
      '🦊🦊',
      '<svg onload=x>',
      'a '.repeat(5000),
      '"unclosed',
    ]) {
      expect(() => understand(text)).not.toThrow();
    }
  });

  it('sets mountains that a lake mirrors at the lake, and remembers both', () => {
    const scene = understand('snowy mountains mirrored in a lake');
    expect(scene.setting).toBe('lake');
    expect(scene.places).toEqual(['snow', 'lake']);
  });

  it('colours the ones of several that are told apart', () => {
    const { subjects } = understand('two cars, a red one in front of a blue one');
    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.count).toBe(2);
    expect(subjects[0]?.colors).toHaveLength(2);
  });

  it('dresses who is in a scarf, and puts umbrellas into hands', () => {
    expect(understand('a bear in a scarf').subjects[0]?.carries).toEqual(['scarf']);
    expect(understand('a fox with an umbrella').relations).toEqual([
      { kind: 'holding', subject: 0, object: 1 },
    ]);
  });

  it('draws what a logo shows and not whom it is for', () => {
    const { subjects } = understand('logo for a football club: a tiger');
    expect(subjects.map(({ concept }) => concept)).toEqual(['tiger']);
  });

  it('takes colours of the picture only where it says in which', () => {
    expect(understand('waves in blue and orange').paletteColors).toHaveLength(2);
    expect(understand('a fox. Low light sets blue shadows').paletteColors).toEqual([]);
  });
});

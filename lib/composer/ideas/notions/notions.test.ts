import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { takenIdea } from '../taken';

const ideaOf = (prompt: string) => takenIdea(understand(prompt))?.id;

describe('a notion', () => {
  it.each([
    ['the feeling of homesickness', 'homesickness'],
    ['the concept of time running out', 'time-running-out'],
    ['editorial illustration about greed', 'greed'],
    ['power', 'power'],
    ['war', 'war'],
    ['Heimweh', 'homesickness'],
    ['ilustración sobre la pobreza', 'poverty-told'],
    ['чувство вины', 'guilt'],
    ['後悔', 'regret'],
    ['trust between teams', 'trust-of-teams'],
    ['cutting cloud costs, blog header', 'cloud-costs'],
    ['header image for an article about remote onboarding', 'remote-onboarding'],
    ['blog post about learning a language late in life', 'language-late'],
    ['why meetings waste our time, article header', 'pointless-meetings'],
    ['ageism in hiring, blog illustration', 'ageism-hiring'],
    ['guilt in a marriage', 'guilt'],
  ])('is shown where it is what a prompt is about: %s', (prompt, id) => {
    expect(ideaOf(prompt)).toBe(id);
  });

  it.each([
    'a nuclear power station by a river',
    'a man resting on a bench in the park',
    'a family having dinner at home',
    'the old war memorial in the village',
    'a mother and her baby in a garden',
  ])('is not shown where its words name something else: %s', (prompt) => {
    expect(ideaOf(prompt)).toBeUndefined();
  });
});

describe('an idea that is said of something', () => {
  const whatOf = (prompt: string) =>
    takenIdea(understand(prompt))?.pictures[0]?.map(({ what }) => what) ?? [];

  it('is its picture with what it is of beside it', () => {
    expect(ideaOf('racism in football')).toBe('racism');
    expect(whatOf('racism in football')).toContain('football');
    expect(whatOf('guilt of working mothers, magazine header')).not.toContain('magazine');
  });

  it('yields to things that are told in relation to each other', () => {
    const told = 'data privacy: a filing cabinet wrapped in chains with a padlock on the front';
    expect(takenIdea(understand(told))).toBeUndefined();
    expect(takenIdea(understand('racism in football'))).toBeDefined();
  });

  it('is the feeling that is told, and not what it is about', () => {
    expect(ideaOf('loneliness in a marriage')).toBe('loneliness');
  });

  it('keeps its robots, whoever else is named', () => {
    const [robot] = takenIdea(understand('ai art replacing illustrators'))?.pictures[0] ?? [];
    expect(robot?.brief?.elements[0]?.concept).toBe('robot');
  });
});

describe('an idea of which nobody is named', () => {
  it('is a picture with somebody in it where it has one', () => {
    const pictures = takenIdea(understand('cybersecurity'))?.pictures ?? [];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures)
      expect(picture.map(({ what }) => what).join(' ')).toMatch(/man|thief|robot/);
  });
});

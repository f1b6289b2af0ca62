import { describe, expect, it } from 'vitest';
import { understand } from './understand';

const subjects = (prompt: string) =>
  understand(prompt).subjects.map(({ concept, count }) => `${count} ${concept}`);

describe('what words show without naming it', () => {
  it('sets a burning house on fire, and no burning candle', () => {
    expect(subjects('a burning house')).toEqual(['1 house', '1 fire']);
    expect(subjects('a burning candle')).toEqual(['1 candle']);
    expect(understand('a burning house').relations).toEqual([
      { kind: 'in-front', subject: 1, object: 0 },
    ]);
  });

  it('gives who hammers a hammer to hold', () => {
    const scene = understand('a blacksmith hammering a sword');
    expect(scene.subjects.map(({ concept }) => concept)).toEqual(['person', 'sword', 'hammer']);
    expect(scene.relations).toContainEqual({ kind: 'holding', subject: 0, object: 2 });
  });

  it('finds who does it after the word as well', () => {
    const scene = understand('a skateboarding dog');
    expect(scene.relations).toEqual([{ kind: 'riding', subject: 0, object: 1 }]);
  });

  it('needs somebody for what somebody does', () => {
    expect(subjects('a fishing village by the sea')).not.toContain('1 fishing-pole');
  });

  it('draws once what is implied and named', () => {
    expect(subjects('a graveyard with two tombstones')).toEqual(['2 headstone']);
    expect(subjects('a bedroom with a red bed')).toEqual(['1 bed']);
  });

  it('draws nothing implied that is excluded', () => {
    expect(subjects('a wizard reading by candlelight, no candle')).not.toContain('1 candle');
  });
});

describe('what things tell of where and when they are', () => {
  it('sets fireworks at night, raincoats in the rain and mermaids at sea', () => {
    expect(understand('a boy watches fireworks')).toMatchObject({ hour: 'night' });
    expect(understand('a dog in a raincoat')).toMatchObject({ weather: 'rain' });
    expect(understand('a mermaid on a rock')).toMatchObject({ setting: 'sea' });
  });

  it('serves dishes on a table, and none on an icon', () => {
    expect(understand('pancakes with butter')).toMatchObject({ setting: 'tabletop' });
    expect(understand('pancakes with butter, icon').setting).toBeUndefined();
  });

  it('believes what the prompt says over what things tell', () => {
    expect(understand('a mermaid in a bathtub in a living room')).toMatchObject({
      setting: 'room',
    });
    expect(understand('fireworks at dusk')).toMatchObject({ hour: 'dusk' });
  });

  it('takes a sky over the ground for the weather, not for the place', () => {
    expect(understand('a windmill in a field of tulips, clear blue sky')).toMatchObject({
      setting: 'meadow',
      weather: 'clear',
      hour: 'day',
    });
    expect(understand('an eagle in the blue sky')).toMatchObject({ setting: 'sky' });
  });

  it('leaves the place open on a plain background', () => {
    expect(understand('a dolphin on a white background').setting).toBeUndefined();
  });
});

describe('words that are things in one company only', () => {
  it('shoots at a goal, and draws none that one works for', () => {
    expect(subjects('a soccer ball in the goal')).toEqual(['1 soccer-ball', '1 goal-net']);
    expect(subjects('a team reaching its goal')).toEqual(['4 person']);
  });

  it('draws no plain flag for that of a country', () => {
    expect(subjects('a knight holding a flag')).toEqual(['1 knight', '1 triangular-flag']);
    expect(subjects('the flag of brazil')).toEqual([]);
  });

  it('draws sons and brothers of people, and none of animals or firms', () => {
    expect(subjects('a father and his son')).toEqual(['1 man', '1 boy']);
    expect(subjects('a lioness with her son')).toEqual(['1 lioness']);
    expect(subjects('miller brothers logo with a windmill')).toEqual(['1 windmill']);
  });

  it('draws nobody of the trade that an icon set is for', () => {
    expect(subjects('barista icon set: coffee to go and croissant')).toEqual([
      '1 coffee-to-go',
      '1 croissant',
    ]);
  });

  it('tells what an icon is of where nobody drew it', () => {
    expect(understand('stapler icon').unknown).toEqual(['stapler']);
  });

  it('hangs posters on a wall without making one', () => {
    expect(understand('a girl in a room, posters on the wall').layout).toBeUndefined();
  });
});

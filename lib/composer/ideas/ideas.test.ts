import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../concepts';
import { understand } from '../understand';
import { itemsOf } from './idea';
import { IDEAS } from './pictures';
import { propOf } from './props';
import { takenIdea } from './taken';

const known = new Set(CONCEPTS.map(({ id }) => id));
const items = IDEAS.flatMap(({ id, pictures }) =>
  pictures.flatMap((picture) => itemsOf(picture).map((item) => ({ id, ...item }))),
);

describe('messages of apps', () => {
  it('yield to what a prompt names and they do not show', () => {
    expect(
      takenIdea(understand('empty state illustration: no messages yet, an open mailbox')),
    ).toBe(undefined);
    expect(takenIdea(understand('empty state illustration'))?.id).toBe('nothing-here');
  });
});

describe('pictures of ideas', () => {
  it('name props that there are', () => {
    for (const { id, what, isProp } of items)
      if (isProp) expect(propOf(what), `${id}: ${what}`).toBeDefined();
  });

  it('name things that are read as something that can be drawn', () => {
    const phrases = new Map(
      items
        .filter(({ isProp, isFree, slot }) => !isProp && !isFree && slot === undefined)
        .map(({ what, id }) => [what, id]),
    );
    for (const [what, id] of phrases) {
      const { elements } = understand(what);
      expect(elements.length, `${id}: ${what}`).toBeGreaterThan(0);
      for (const { concept = '' } of elements) expect(known, `${id}: ${what}`).toContain(concept);
    }
  });

  it.each([
    ['climbing the career ladder', 'career'],
    ['blog header about burnout', 'burnout'],
    ['payment successful', 'payment-done'],
    ['empty cart illustration', 'empty-cart'],
    ['empty state for a to do list', 'nothing-to-do'],
    ['invite friends illustration', 'invite-friends'],
    ['error 500 page with a broken robot', 'server-error'],
    ['blog header about a growth mindset', 'growth-mindset'],
    ['work-life balance on a scale', 'work-life-balance'],
    ['teamwork concept, hands joining puzzle pieces', 'puzzle-hands'],
    ['addiction, a man chained to a phone', 'tied-to'],
    ['a scale with a heart and a briefcase', 'on-scales'],
    ['header illustration about machine learning in medicine', 'ai-in-medicine'],
    ['two friends on a video call on laptops, speech bubbles between them', 'video-call'],
    ['a goldfish jumping from a small bowl into a bigger bowl, change and growth', 'bigger-bowl'],
    ['a robot hand and a human hand touching fingers', 'human-and-machine'],
    ['remote team in different time zones, faces on a world map', 'around-the-world'],
    ["wolf in sheep's clothing among sheep", 'wolf-in-disguise'],
    ['two workers on a ladder fixing a giant browser window, maintenance', 'maintenance'],
  ])('%s is the picture of %s', (prompt, id) => {
    expect(takenIdea(understand(prompt))?.id).toBe(id);
  });

  it('leave to somebody what is told to be in their hands', () => {
    const held = 'a woman walking a tightrope holding a briefcase and a teddy bear';
    expect(takenIdea(understand(`concept of balance, ${held}`))?.id).not.toBe('tightrope');
  });

  it('have free places for what else a prompt names, with what it does', () => {
    const taken = takenIdea(understand('404 page not found, an astronaut holding a cable'));
    const places = taken?.pictures[0]?.filter(({ isFree }) => isFree) ?? [];
    expect(places.map(({ brief }) => brief?.elements.map(({ concept }) => concept))).toEqual([
      ['astronaut', 'cable'],
    ]);
  });

  it.each([
    'a woman planting a tree, a symbol of hope',
    'a stressed dog behind a sofa',
    'solitude: a cabin on a lake in winter',
    'no internet connection, sad robot holding a plug',
  ])('%s is drawn as it is told', (prompt) => {
    expect(takenIdea(understand(prompt))).toBeUndefined();
  });

  it('give way to things that are told on each other, which they have not', () => {
    const prompt =
      'payment failed spot illustration, a sad piggy bank sitting on a cracked credit card';
    expect(takenIdea(understand(prompt))).toBeUndefined();
  });

  it('give way to a scene in which somebody is at what an app tells', () => {
    const taken = (prompt: string) => takenIdea(understand(prompt))?.id;
    expect(
      taken('no search results, a detective dog with magnifying glass looking at an empty box'),
    ).toBeUndefined();
    expect(taken('onboarding screen: track your sleep')).toBe('sleep-tracking');
  });
});

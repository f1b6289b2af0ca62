import { describe, expect, it } from 'vitest';
import type { KitDrawing } from '../kit/part';
import { drawNode } from './cluster';
import type { Node } from './node';
import { penFor, rootsIn } from './testing/planned';

/** The roots of a prompt's plan, and the first of them drawn with all that belongs to it. */
function plannedOf(prompt: string): { roots: Node[]; drawing: KitDrawing } {
  const roots = rootsIn(prompt);
  const [first] = roots;
  if (!first) throw new Error('nothing is drawn');
  return { roots, drawing: drawNode(first, penFor) };
}

const touchedBy = ({ roots }: { roots: Node[] }) =>
  roots.flatMap(({ children }) => children.filter(({ bond }) => bond === 'touched'));

describe('hands on what something is done to', () => {
  it.each([
    'a girl stroking a cat',
    'a man washing a car',
    'a vet examining a cat',
    'a bear hugging a tree',
    'a robot watering plants',
    'two children building a snowman',
    'a farmer milking a cow',
    'a woman loading a washing machine',
    'two friends decorating a Christmas tree',
    'a boy building a sandcastle',
  ])('%s are one group', (prompt) => {
    const planned = plannedOf(prompt);
    expect(planned.roots).toHaveLength(1);
    expect(touchedBy(planned)).toHaveLength(1);
  });

  it('who strokes a cat goes down to it, and whoever washes a car does not', () => {
    const heightOf = (prompt: string) => -(plannedOf(prompt).drawing.anchors.crown?.at[1] ?? 0);
    expect(heightOf('a woman stroking a cat')).toBeLessThan(
      0.85 * heightOf('a woman washing a car'),
    );
  });

  it('what is pulled is behind who pulls it, and a dog on a leash before who walks it', () => {
    const { drawing: pulled } = plannedOf('a man pulling a sled');
    expect(pulled.box.left).toBeLessThan(-pulled.box.right);
    const { drawing: walked } = plannedOf('a man walking a dog');
    expect(walked.box.right).toBeGreaterThan(-walked.box.left);
  });

  it.each([
    'three girls stroking a dog',
    'four people pushing a car',
    'three children building a snowman',
    'five gardeners planting a tree',
  ])('each of several has the hands on it: %s', (prompt) => {
    const planned = plannedOf(prompt);
    expect(planned.roots).toHaveLength(1);
    expect(touchedBy(planned)).toHaveLength(1);
  });

  it('small things are worked on at a table', () => {
    const { roots } = plannedOf('a man polishing a teapot');
    expect(roots.flatMap(({ children }) => children.map(({ bond }) => bond))).toContain('laid');
  });

  it('animals pull and lick on their own feet, and stand up for the work of people', () => {
    const heightOf = (prompt: string) => {
      const { box } = plannedOf(prompt).drawing;
      return (box.bottom - box.top) / (box.right - box.left);
    };
    expect(heightOf('a dog pulling a sled')).toBeLessThan(0.6);
    expect(plannedOf('a cat painting a picture').roots[0]?.thing.concept.heightCm).toBe(120);
  });

  it('who looks up at the moon raises the head', () => {
    const tiltOf = (prompt: string) => plannedOf(prompt).drawing.anchors.head?.angleDegrees ?? 0;
    expect(tiltOf('a boy looking up at the moon')).toBeLessThan(-12);
    expect(tiltOf('a man looking at a mouse')).toBeGreaterThan(5);
  });

  it('an eye is at the eyepiece of a telescope', () => {
    const { drawing, roots } = plannedOf('a girl looking through a telescope');
    expect(roots).toHaveLength(1);
    expect(drawing.box.right).toBeGreaterThan(-drawing.box.left);
  });

  it('a fish in a bowl is in it', () => {
    const { roots } = plannedOf('a cat looking at a fish in a bowl');
    const bowl = roots.find(({ thing }) => thing.concept.id.includes('bowl'));
    expect(bowl?.children.map(({ bond }) => bond)).toEqual(['in']);
  });
});

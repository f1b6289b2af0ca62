import { describe, expect, it } from 'vitest';
import { illustrate } from '../../illustrate';
import { svgOf } from '../../illustration';
import { understand } from '../../understand';
import { changedParts } from './marked-groups';

const drawn = (said: string, prompt = said) => {
  const brief = understand(said);
  const picture = illustrate({ brief, prompt, widthPx: 384, heightPx: 384, seed: 11, variant: 0 });
  return { ...picture, svg: svgOf(picture) };
};

describe('parts of things as they are told', () => {
  it.each([
    ['a cat with black ears', 'a cat', 'black ears'],
    ['a car with red wheels', 'a car', 'red wheels'],
    ['a cup with a blue handle', 'a cup', 'blue handle'],
    ['a bird with red wings and a yellow beak', 'a bird', 'yellow beak'],
    ['a horse with a white mane and tail', 'a horse', 'white tail'],
    ['a long-eared rabbit', 'a rabbit', 'long-eared'],
    ['a table with golden legs', 'a table', 'golden legs'],
    ['a robot with rusty arms', 'a robot', 'rusty arms'],
    ['a bakery with a striped green awning', 'a bakery storefront', 'striped green awning'],
    ['a flower with blue petals', 'a flower', 'blue petals'],
  ])('%s is seen with them', (said, plain, told) => {
    expect(drawn(said).drew).toContain(told);
    expect(drawn(said, 'x').svg).not.toBe(drawn(plain, 'x').svg);
  });

  it('what a drawing has no such part of is told', () => {
    expect(drawn('a tortoise with a green shell').notDrawn).toContain('green shell');
  });

  it('what else a thing has is still had', () => {
    const { elements } = understand('a robot with red arms and a top hat');
    expect(elements.map(({ concept }) => concept)).toContain('top-hat');
    expect(elements[0]?.partLooks?.map(({ part }) => part)).toEqual(['arms']);
  });

  it('only the part takes the colour', () => {
    expect(understand('a car with red wheels').elements[0]?.colors).toEqual([]);
    expect(understand('a monster with purple fur').elements[0]?.colors).toEqual(['#8442ba']);
  });
});

it('groups within a marked part go with it', () => {
  const svg = '<g><g data-part="a"><g>1</g></g><g data-part="b">2</g></g>';
  expect(changedParts(svg, 'a', () => '!')).toBe('<g>!<g data-part="b">2</g></g>');
});

import { expect, it } from 'vitest';
import { illustrate } from '../../illustrate';
import { svgOf } from '../../illustration';
import { understand } from '../../understand';

const drawn = (said: string, prompt = said) => {
  const brief = understand(said);
  const picture = illustrate({
    brief,
    prompt,
    widthPx: 384,
    heightPx: 384,
    seed: 11,
    variant: 0,
  });
  return { ...picture, svg: svgOf(picture) };
};

it.each(['a dark castle', 'a pale horse', 'a bright car', 'a faded book', 'a dark wood table'])(
  'the tone of %s is seen and told',
  (said) => {
    const tone = /dark|pale|bright|faded/.exec(said)?.[0] ?? '';
    const plain = said.replace(`${tone} `, '');
    expect(drawn(said).drew).toContain(tone);
    expect(drawn(said, 'x').svg).not.toBe(drawn(plain, 'x').svg);
  },
);

it('a tone of a colour is that colour and nothing else', () => {
  expect(understand('a dark green chair').elements[0]?.attributes).toEqual([]);
  expect(understand('a soft bed').elements[0]?.attributes).not.toContain('toned-pale');
});

it.each(['wooden car', 'glass car', 'wicker chair', 'cardboard house', 'ceramic cat'])(
  'a %s is seen to be of that',
  (thing) => {
    const plain = thing.split(' ')[1] ?? '';
    expect(drawn(`a ${thing}`, 'x').svg).not.toBe(drawn(`a ${plain}`, 'x').svg);
  },
);

it.each(['red and white car', 'pink and purple cup', 'blue and gold chair', 'red and white house'])(
  'a %s has both colours',
  (thing) => {
    const first = thing.replace(/ and [a-z]+/, '');
    expect(drawn(`a ${thing}`, 'x').svg).not.toBe(drawn(`a ${first}`, 'x').svg);
  },
);

it('a tree without leaves is a bare one', () => {
  expect(understand('a tree with no leaves').elements[0]?.concept).toBe('bare-tree');
  expect(understand('an old tree with bare branches').elements[0]?.concept).toBe('bare-tree');
});

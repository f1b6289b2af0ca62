import { describe, expect, it } from 'vitest';
import { svgOf } from '../../illustration';
import { depictedState, markOf, sightsOf, stateMark } from '../../sight';
import { drawnWith } from '../../testing/drawn';

const drawn = drawnWith();

describe('a thing shows what is said to be on it', () => {
  it.each([
    ['a white mug with a cat printed on it on a wooden table', ['white mug', 'cat']],
    ['a mural of whales on the wall of a waiting room', ['mural', 'whales']],
    ['a billboard showing a burger beside a highway', ['billboard', 'burger']],
    ['a man in a t-shirt with a banana on it', ['man', 'banana']],
    ['a drawing of a house taped to the fridge', ['house', 'fridge']],
    ['a stained glass window of a dove in a church', ['stained glass window', 'dove']],
    ['a boy holding up a drawing of his dog', ['boy', 'dog']],
  ])('%s', (prompt, told) => {
    const { drew, notDrawn } = drawn(prompt);
    expect(drew).toEqual(expect.arrayContaining(told));
    expect(notDrawn).toEqual([]);
  });

  it('and nowhere else', () => {
    const { brief } = drawn('a canvas tote bag with a lemon print on a chair');
    expect(brief.elements.map(({ concept }) => concept)).not.toContain('lemon');
  });

  it('within its edges', () => {
    const picture = drawn('a flag with a lion on a hill');
    const id = picture.brief.elements.find(({ concept }) => concept === 'flag')?.id ?? '';
    const parts = [
      { id: 'flag', marks: [markOf(id)] },
      { id: 'lion', marks: [stateMark(id, depictedState(0))] },
    ];
    const sights = sightsOf(svgOf(picture), parts, picture);
    const [flag, lion] = [sights.get('flag')?.box, sights.get('lion')?.box];
    if (!flag || !lion) throw new Error('one of them is not seen');
    expect(lion.left).toBeGreaterThanOrEqual(flag.left);
    expect(lion.right).toBeLessThanOrEqual(flag.right);
    expect(lion.bottom).toBeLessThan((flag.top + flag.bottom) / 2);
  });

  it('is told as not drawn where nothing draws it', () => {
    const { notDrawn } = drawn('a mug with a grommelwick printed on it');
    expect(notDrawn.join(' ')).toContain('grommelwick');
  });
});

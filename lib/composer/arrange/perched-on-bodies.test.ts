import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { boxesIn } from './testing/seen';
import { rootsIn } from './testing/planned';

describe('what is on somebody', () => {
  it.each([
    'a witch stirring a cauldron with a cat on her shoulder',
    'a girl feeding a goat with a bird on her head',
    'a robot watering flowers with a sparrow on its shoulder',
  ])('leaves them their hands for what they do: %s', (prompt) => {
    const [agent] = rootsIn(prompt);
    const bonds = agent?.children.map(({ bond }) => bond) ?? [];
    expect(bonds).toEqual(expect.arrayContaining(['on', 'touched']));
  });

  it('is held out on a hand, above the hip', () => {
    const { boxOf } = boxesIn('a boy with a bird on his finger');
    const [boy, bird] = [boxOf('e1'), boxOf('e2')];
    expect(bird.bottom).toBeLessThan(boy.top + boy.height * 0.55);
  });

  it('lies on the belly of who lies, and is as large as it is seen', () => {
    const { boxOf } = boxesIn('a girl lying in the grass with a rabbit on her belly');
    const [girl, rabbit] = [boxOf('e1'), boxOf('e2')];
    expect(rabbit.top).toBeLessThan(girl.top + girl.height * 0.4);
    expect(rabbit.left).toBeGreaterThan(girl.left);
    expect(rabbit.right).toBeLessThan(girl.right);
  });

  it.each(['a dog with a kitten on its back', 'a boy on a chair with a kitten on his lap'])(
    'is where it is told, and that part is told as seen: %s',
    (prompt) => {
      expect(drawnWith()(prompt).notDrawn).toEqual([]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { JOINT_POSES } from './joint-poses';
import { frameOf } from '../../understand/words/work';
import { drawnWith } from '../../testing/drawn';

const reportOf = drawnWith({ sidePx: 256 });

describe('two who do something together', () => {
  it('are in contact whatever their sizes, and that is told', () => {
    for (const prompt of [
      "a nurse taking an old man's blood pressure",
      'a father hugging his daughter',
      'a girl kissing her grandpa',
      'two men arm wrestling',
      'a couple cuddling on the couch',
    ])
      expect(reportOf(prompt).notDrawn, prompt).toEqual([]);
  });

  it('are one with the hands on the other where that one sits on something', () => {
    expect(reportOf('a dad pushing his little girl on a swing').drew).toContain('pushing');
  });

  it('have every joint pose by verbs that prompts can say', () => {
    const unknown = JOINT_POSES.flatMap(({ verbs }) => verbs).filter((id) => !frameOf(id));
    expect(unknown).toEqual([]);
  });
});

describe('several who do something with each other', () => {
  it('are one group, hand in hand', () => {
    expect(reportOf('four children holding hands').drew).toContain('holding hands');
  });
});

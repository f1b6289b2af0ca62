import { describe, expect, it } from 'vitest';
import { understand } from '..';

describe('a subject of lessons that is named alone', () => {
  it.each([
    ['the solar system', 'solar-system'],
    ['layers of the earth', 'labelled-diagram'],
    ['a simple electric circuit', 'labelled-diagram'],
    ['how rain forms', 'labelled-diagram'],
    ['states of matter for kids', 'wall-chart'],
  ])('%s is its page', (prompt, template) => {
    expect(understand(prompt).template?.id).toBe(template);
  });

  it('stays a scene where somebody is in it', () => {
    expect(understand('a rocket flying through the solar system').template).toBeUndefined();
  });

  it('is drawn by its parts where a diagram of it is asked for', () => {
    expect(understand('the human heart diagram').template?.id).toBe('labelled-diagram');
  });
});

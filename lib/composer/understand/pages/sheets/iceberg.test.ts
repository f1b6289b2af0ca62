import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';

const items = (prompt: string) => understand(prompt).template?.items?.map(({ text }) => text);

describe('an iceberg of what is seen and what is not', () => {
  it('has what is told of its tip and of what is below', () => {
    expect(items('iceberg diagram of a bakery, tip says bread, below: sleep, flour, rent')).toEqual(
      ['bread', 'sleep', 'flour', 'rent'],
    );
  });

  it('has what is known of a subject where nothing is told', () => {
    expect(items('iceberg infographic about success')?.[0]).toBe('Success');
  });

  it('is in the sea where no page is asked for', () => {
    expect(understand('a penguin on an iceberg at night').template?.id).not.toBe('iceberg');
  });
});

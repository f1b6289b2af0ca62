import { expect, it } from 'vitest';
import { openDatabase } from './database';
import { createLeadership } from './leadership';
import { describeOnDatabases } from './testing/databases';

await describeOnDatabases('leadership', (database) => {
  it('is had by whoever asks while nobody has it, again and again', async () => {
    const done: number[] = [];
    const leadership = createLeadership(database());
    for (const turn of [1, 2]) {
      expect(await leadership.lead(async () => void done.push(turn))).toBe(true);
    }
    expect(done).toEqual([1, 2]);
  });

  it('goes with work that fails', async () => {
    const leadership = createLeadership(database());
    await expect(leadership.lead(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await leadership.lead(async () => undefined)).toBe(true);
  });

  it('of several servers on one database is had by one at a time', async () => {
    if (database().kind === 'sqlite') return;
    const other = openDatabase(database().location);
    try {
      const [ours, theirs] = [createLeadership(database()), createLeadership(other)];
      let asked: boolean | undefined;
      const led = await ours.lead(async () => {
        asked = await theirs.lead(() => Promise.reject(new Error('two leaders')));
      });
      expect({ led, asked }).toEqual({ led: true, asked: false });
      expect(await theirs.lead(async () => undefined)).toBe(true);
    } finally {
      await other.close();
    }
  });
});

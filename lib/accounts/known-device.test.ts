import { describe, expect, it } from 'vitest';
import { knownDevice, noteDevice } from './known-device';

const SECRET = 'a secret of the server';
const ADA = 'ada@example.com';

describe('the note of a known browser', () => {
  it('is taken for the account that was opened, and for no other', () => {
    const note = noteDevice(ADA, SECRET);
    expect(knownDevice(note, ADA, SECRET)).toMatch(/^[\w-]{22}$/);
    expect(knownDevice(note, 'grace@example.com', SECRET)).toBeUndefined();
    expect(knownDevice(note, ADA, 'another secret')).toBeUndefined();
  });

  it('names each browser apart, and one again as the same', () => {
    const note = noteDevice(ADA, SECRET);
    const id = knownDevice(note, ADA, SECRET);
    expect(knownDevice(noteDevice(ADA, SECRET), ADA, SECRET)).not.toBe(id);
    expect(noteDevice(ADA, SECRET, id)).toBe(note);
  });

  it.each(['', '.', 'x'.repeat(10_000), `${'A'.repeat(22)}.${'A'.repeat(43)}`, 'ä.ö', undefined])(
    'what is not ours names none: %s',
    (note) => expect(knownDevice(note, ADA, SECRET)).toBeUndefined(),
  );

  it('a changed note names none', () => {
    const note = noteDevice(ADA, SECRET);
    const changed = (note.startsWith('A') ? 'B' : 'A') + note.slice(1);
    expect(knownDevice(changed, ADA, SECRET)).toBeUndefined();
  });
});

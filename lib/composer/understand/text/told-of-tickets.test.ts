import { describe, expect, it } from 'vitest';
import { toldOfTickets } from './told-of-tickets';

describe('a ticket that a prompt begins with', () => {
  it.each([
    [
      'vintage train ticket to the seaside, a steam engine on a viaduct, number 0427',
      'vintage ticket design to the seaside, a steam engine on a viaduct, "No. 0427", "Train Ticket", "To the Seaside"',
    ],
    [
      'cinema ticket with a popcorn box, "ADMIT ONE"',
      'ticket design with a popcorn box, "ADMIT ONE"',
    ],
    [
      'raffle ticket for a school fair, a pony, no. 118',
      'ticket design for a school fair, a pony, "No. 118", "School Fair"',
    ],
    ['museum ticket, a dinosaur skeleton', 'ticket design, a dinosaur skeleton'],
  ])('is the page: %s', (prompt, told) => {
    expect(toldOfTickets(prompt)).toBe(told);
  });

  it.each([
    'a man buying a ticket, a train behind him',
    'movie ticket with a seat number in her hand',
    'ticket booth at a fair, a clown inside',
    'a conductor checking tickets',
    'support ticket, a tired developer',
  ])('is a thing where it is no page: %s', (prompt) => {
    expect(toldOfTickets(prompt)).toBe(prompt);
  });

  it('is read quickly however long it is', () => {
    const started = performance.now();
    toldOfTickets(`ticket${' to the sea, number 12'.repeat(180)}`);
    toldOfTickets(`${'vintage '.repeat(500)}ticket`);
    expect(performance.now() - started).toBeLessThan(300);
  });
});

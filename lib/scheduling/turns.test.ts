import { describe, expect, it } from 'vitest';
import { afterTurn, corrected, inTurn, NO_TURNS, type Turns, type TurnTaker } from './turns';

const job = (userId: string, costMs: number, arrivalMs = 0) => ({ userId, costMs, arrivalMs });

/** Serves everybody who waits, in turn; the users in the order they were served. */
function serve(waiting: TurnTaker[], turns: Turns = NO_TURNS): string[] {
  const left = [...waiting];
  const served: string[] = [];
  let now = turns;
  while (left.length > 0) {
    const [next] = inTurn(left, now);
    if (!next) break;
    left.splice(left.indexOf(next.job), 1);
    served.push(next.job.userId);
    now = afterTurn(now, next, left);
  }
  return served;
}

describe('turns by user', () => {
  it('alternate between users whose jobs cost the same', () => {
    const waiting = [...Array.from({ length: 4 }, () => job('x', 10)), job('y', 10), job('y', 10)];
    expect(serve(waiting).join('')).toBe('xyxyxx');
  });

  it('share by work: nine small jobs of one go with a large one of another', () => {
    const small = Array.from({ length: 12 }, () => job('x', 10));
    const order = serve([job('y', 100), job('y', 100), ...small]).join('');
    expect(order.slice(0, 2)).toBe('yx');
    expect(order.indexOf('y', 1)).toBe(11);
  });

  it('let a user who comes anew go before the backlog of another', () => {
    let turns = NO_TURNS;
    const backlog = Array.from({ length: 40 }, () => job('x', 100));
    for (let served = 0; served < 5; served += 1) {
      const [next] = inTurn(backlog, turns);
      if (!next) throw new Error('nobody waits');
      backlog.splice(backlog.indexOf(next.job), 1);
      turns = afterTurn(turns, next, backlog);
    }
    const order = inTurn([...backlog, job('y', 100, turns.virtualMs)], turns);
    expect(order[0]?.job.userId).toBe('y');
  });

  it('save up nothing for a user who sent nothing', () => {
    let turns = NO_TURNS;
    for (let round = 0; round < 20; round += 1) {
      const [next] = inTurn([job('x', 100, turns.virtualMs)], turns);
      if (next) turns = afterTurn(turns, next, []);
    }
    const late = Array.from({ length: 10 }, () => job('y', 100, turns.virtualMs));
    const steady = Array.from({ length: 10 }, () => job('x', 100, turns.virtualMs));
    expect(
      serve([...late, ...steady], turns)
        .join('')
        .slice(0, 6),
    ).not.toContain('yyy');
  });

  it('go by what a job really cost once it is known', () => {
    const [first] = inTurn([job('x', 10)], NO_TURNS);
    if (!first) throw new Error('nobody waits');
    const turns = corrected(afterTurn(NO_TURNS, first, []), 'x', 990);
    const waiting = [job('x', 10), ...Array.from({ length: 50 }, () => job('y', 10))];
    expect(serve(waiting, turns).lastIndexOf('x')).toBe(50);
  });

  it('give back what a job was thought to cost and did not', () => {
    const [first] = inTurn([job('x', 1_000)], NO_TURNS);
    if (!first) throw new Error('nobody waits');
    const turns = corrected(afterTurn(NO_TURNS, first, []), 'x', -990);
    expect(serve([job('y', 100), job('y', 100), job('x', 10)], turns).join('')).toBe('yxy');
  });

  it('keep no more users than are ahead, and never more than a bound', () => {
    let turns: Turns = { virtualMs: 0, endsMs: new Map() };
    for (let user = 0; user < 1_500; user += 1) {
      const [next] = inTurn([job(`user ${user}`, 1 + (user % 7))], turns);
      if (next) turns = afterTurn(turns, next, []);
    }
    expect(turns.endsMs.size).toBeLessThanOrEqual(1_024);
    const [next] = inTurn([job('late', 1, 10_000)], turns);
    if (next) turns = afterTurn(turns, next, []);
    expect([...turns.endsMs.keys()]).toEqual(['late']);
  });
});

import { describe, expect, it } from 'vitest';
import type { ProgressEvent } from './progress';
import { ProgressHub } from './progress-hub';

const half = { fraction: 0.5, step: 'painting' };

describe('progress of a request', () => {
  it('reaches a listener that came first, and one that came late', () => {
    const hub = new ProgressHub();
    const early: ProgressEvent[] = [];
    const late: ProgressEvent[] = [];
    hub.listen('a', '1', (event) => early.push(event));
    hub.publish('a', '1', half);
    hub.listen('a', '1', (event) => late.push(event));
    hub.end('a', '1');
    const heard = [{ type: 'progress', progress: half }, { type: 'end' }];
    expect(early).toEqual(heard);
    expect(late).toEqual(heard);
  });

  it('is not heard by another account', () => {
    const hub = new ProgressHub();
    const heard: ProgressEvent[] = [];
    hub.listen('b', '1', (event) => heard.push(event));
    hub.publish('a', '1', half);
    expect(heard).toEqual([]);
  });

  it('stops when the listener leaves', () => {
    const hub = new ProgressHub();
    const heard: ProgressEvent[] = [];
    const leave = hub.listen('a', '1', (event) => heard.push(event));
    leave?.();
    hub.publish('a', '1', half);
    expect(heard).toEqual([]);
  });

  it('bounds how many listen to one request', () => {
    const hub = new ProgressHub();
    const listeners = Array.from({ length: 20 }, () => hub.listen('a', '1', () => undefined));
    expect(listeners.filter((leave) => leave !== undefined)).toHaveLength(8);
  });
});

import { expect, it } from 'vitest';
import { checkServer } from './server-rules';

const info = (version: string, policy: string) =>
  `# Server\r\nredis_version:${version}\r\n# Memory\r\nmaxmemory:0\r\nmaxmemory_policy:${policy}\r\n`;

it('a Redis that keeps everything is taken', () => {
  expect(() => checkServer(info('7.0.15', 'noeviction'))).not.toThrow();
  expect(() => checkServer(info('6.2.0', 'noeviction'))).not.toThrow();
});

it('one that evicts is refused, with its policy and the one to set', () => {
  expect(() => checkServer(info('7.0.15', 'allkeys-lru'))).toThrow(
    'maxmemory-policy allkeys-lru); set maxmemory-policy noeviction',
  );
});

it('one that is too old is refused', () => {
  expect(() => checkServer(info('6.0.16', 'noeviction'))).toThrow('6.2 is needed');
  expect(() => checkServer(info('5.0.14', 'noeviction'))).toThrow('6.2 is needed');
});

it('one that does not say is taken', () => {
  expect(() => checkServer('')).not.toThrow();
});

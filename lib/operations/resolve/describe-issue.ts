import type { z } from 'zod';
import { closeTo } from '@/lib/models/closest';
import { listing, nearestFew } from './refuse';

const LONGEST_SHOWN_VALUE = 60;

/** What was given, short enough for a message. */
function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? 'a list' : 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN_VALUE ? `${text.slice(0, LONGEST_SHOWN_VALUE)}…` : text;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
  tuple: 'a list',
};

const UNITS: Readonly<Record<string, [singular: string, plural: string]>> = {
  string: ['character', 'characters'],
  array: ['item', 'items'],
};

function amount(limit: number | bigint, origin: string): string {
  const units = UNITS[origin];
  return units ? `${limit} ${Number(limit) === 1 ? units[0] : units[1]}` : String(limit);
}

function sizeIssue(
  name: string,
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  given: unknown,
): string {
  const isEmpty = typeof given === 'string' && given.trim() === '';
  if (isEmpty) return `write something in ${name}; it is empty`;
  const size = UNITS[issue.origin] && (typeof given === 'string' || Array.isArray(given));
  const got = size
    ? `it has ${String((given as string | unknown[]).length)}`
    : `${shown(given)} was sent`;
  if (issue.code === 'too_small') {
    const bound = issue.inclusive === false ? 'more than' : 'at least';
    return `send ${name} of ${bound} ${amount(issue.minimum, issue.origin)}; ${got}`;
  }
  const bound = issue.inclusive === false ? 'less than' : 'at most';
  return `send ${name} of ${bound} ${amount(issue.maximum, issue.origin)}; ${got}`;
}

function valueIssue(name: string, values: readonly unknown[], given: unknown): string {
  const accepted = values.map(String);
  const meant = typeof given === 'string' ? closeTo(given, accepted) : undefined;
  const rest = accepted.filter((value) => value !== meant);
  const offered = meant && rest.length > 0 ? `${meant} (or ${listing(rest, 'or')})` : undefined;
  return `send ${name} ${offered ?? nearestFew(String(given), accepted)}; it takes no ${shown(given)}`;
}

/**
 * One sentence for a value that does not fit its schema: first what to send, then what was sent.
 * @param name the field as the client wrote it
 */
export function describeIssue(issue: z.core.$ZodIssue, name: string, given: unknown): string {
  if (issue.code === 'custom') return `${name}: ${issue.message}`;
  if (given === undefined) return `${name} is required`;
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return sizeIssue(name, issue, given);
    case 'invalid_value':
      return valueIssue(name, issue.values, given);
    case 'invalid_type':
      return `send ${TYPE_NAMES[issue.expected] ?? issue.expected} as ${name}, not ${shown(given)}`;
    case 'invalid_format':
      return issue.format === 'uuid'
        ? `send the UUID of one of yours as ${name}; ${shown(given)} is none`
        : `${name}: ${issue.message}; ${shown(given)} was sent`;
    default:
      return `${name}: ${issue.message}; ${shown(given)} was sent`;
  }
}

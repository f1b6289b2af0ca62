import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { textLayoutField } from '../fields/text-layout';
import { countField, imageFormatField, promptField, styleIdField } from '../fields/scalars';
import { describeIssue } from './describe-issue';

const BBOX = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

function said(schema: z.ZodType, value: unknown, name = 'field'): string {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) throw new Error('it was taken');
  return describeIssue(issue, name, value);
}

describe('what is said of a value that does not fit', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['prompt', promptField(), '   ', 'write something in prompt; it is empty'],
    ['prompt', promptField(), undefined, 'prompt is required'],
    ['prompt', promptField(), 7, 'send a text as prompt, not 7'],
    ['prompt', promptField(3), 'abcd', 'send prompt of at most 3 characters; it has 4'],
    ['n', countField, 9, 'send n of at most 6; 9 was sent'],
    ['n', countField, 0, 'send n of at least 1; 0 was sent'],
    ['n', countField, '2', 'send a number as n, not "2"'],
    [
      'image_format',
      imageFormatField,
      'webpp',
      'send image_format webp (or png); it takes no "webpp"',
    ],
    ['image_format', imageFormatField, 'gif', 'send image_format webp or png; it takes no "gif"'],
    ['style_id', styleIdField, 'mine', 'send the UUID of one of yours as style_id; "mine" is none'],
  ])('%s', (name, schema, value, message) => {
    expect(said(schema, value, name)).toBe(message);
  });

  it('in a lower-case word is the word to send', () => {
    const layout = (text: string) => said(textLayoutField, [{ text, bbox: BBOX }], 'text');
    expect(layout('Hello')).toMatch(/^text: send "HELLO"; /);
    expect(layout('größe')).toMatch(/^text: a word takes uppercase Latin letters.*"g"/);
  });
});

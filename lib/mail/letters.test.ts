import { describe, expect, it } from 'vitest';
import { letterHtml, letterText } from './letter-html';
import {
  emailChangedLetter,
  passwordChangedLetter,
  resetLetter,
  verificationLetter,
} from './letters';

const TO = 'ada@example.com';
const ORIGIN = 'https://easel.example';
const URL_WITH_SECRET = `${ORIGIN}/verify?token=abc`;

describe('letters', () => {
  it.each([
    ['verification', verificationLetter({ to: TO, origin: ORIGIN, url: URL_WITH_SECRET })],
    ['reset', resetLetter({ to: TO, origin: ORIGIN, url: URL_WITH_SECRET })],
  ])('the one for %s has its link in both forms, and loads nothing', (_, letter) => {
    expect(letter.to).toBe(TO);
    expect(letter.text).toContain(URL_WITH_SECRET);
    expect(letter.html).toContain(`href="${URL_WITH_SECRET}"`);
    expect(letter.html).not.toMatch(/<img|<link|src=|@import|<script/);
    expect(letter.text + letter.subject).not.toMatch(/!|please|oops/i);
  });

  it('say which Easel they come from', () => {
    for (const letter of [
      passwordChangedLetter({ to: TO, origin: ORIGIN }),
      emailChangedLetter({ to: TO, origin: ORIGIN }),
    ]) {
      expect(letter.text).toContain('easel.example');
    }
  });

  it('tell of units only where some wait', () => {
    const of = (units?: string) =>
      verificationLetter({ to: TO, origin: ORIGIN, url: URL_WITH_SECRET, ...(units && { units }) });
    expect(of('1,000').text).toContain('1,000 units');
    expect(of().text).not.toContain('units');
  });

  it('show whatever they are given as text', () => {
    const content = { heading: '<b>"x"</b>', opening: ["a & b'"], closing: [] };
    expect(letterHtml(content)).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;');
    expect(letterHtml(content)).toContain('a &amp; b&#39;');
    expect(letterText(content)).toBe('<b>"x"</b>\n\na & b\'\n');
  });
});

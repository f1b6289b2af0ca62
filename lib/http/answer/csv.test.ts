import { describe, expect, it } from 'vitest';
import { csvRow } from './csv';

describe('a CSV record', () => {
  it('quotes what would break it', () => {
    expect(csvRow(['a,b', 'say "so"', 'two\nlines', null, -40])).toBe(
      '"a,b","say ""so""","two\nlines",,-40\r\n',
    );
  });

  it('has no text that a spreadsheet would run', () => {
    expect(csvRow(['=HYPERLINK("x")', '+1', '@sum', '-2'])).toBe(
      `"'=HYPERLINK(""x"")",'+1,'@sum,'-2\r\n`,
    );
  });
});

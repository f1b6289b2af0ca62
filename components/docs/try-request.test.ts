import { describe, expect, it } from 'vitest';
import { generateImage } from '@/lib/operations/generate-image/definition';
import { inpaint } from '@/lib/operations/inpaint/definition';
import { readTried } from './try-request';

const file = new File(['x'], 'x.png', { type: 'image/png' });

describe('a request that is tried', () => {
  it('has the price that the service asks for it', () => {
    const text = '{"prompt": "a fox", "model": "svcv4_1", "n": 2}';
    expect(readTried(generateImage, text, {})).toMatchObject({ priceUnits: 70 });
    const pictures = { image: [file], mask: [file] };
    expect(readTried(inpaint, '{"prompt": "a hat"}', pictures).priceUnits).toBe(40);
  });

  it('says what is missing or wrong before anything is sent', () => {
    expect(readTried(generateImage, '{"prompt":', {}).problem).toContain('no JSON');
    expect(readTried(generateImage, '[]', {}).problem).toContain('no JSON');
    expect(readTried(generateImage, '{"n": 9, "prompt": "x"}', {}).problem).toMatch(/^n: /);
    expect(readTried(generateImage, '{"prompt": "x", "model": "v9"}', {}).problem).toContain('v9');
    expect(readTried(inpaint, '{"prompt": "x"}', { image: [file] }).problem).toContain('mask');
  });
});

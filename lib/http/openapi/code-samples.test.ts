import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@/lib/operations/catalogue';
import { codeSamples } from './code-samples';

describe('the examples of operations', () => {
  it('hold the rules of their own operation', () => {
    for (const operation of CATALOGUE) {
      const counts = Object.fromEntries(
        Object.entries(operation.images).map(([name, field]) => [name, field.required ? 1 : 0]),
      );
      const fields = operation.input.parse(operation.example.body);
      const path = operation.paths[0] ?? '';
      expect(operation.price(operation.resolve(fields, counts, path))).toBeGreaterThan(0);
    }
  });

  it('are written down with their files in three languages', () => {
    const inpaint = CATALOGUE.find(({ id }) => id === 'inpaint');
    if (!inpaint) throw new Error('The catalogue has no inpaint');
    const [curl, javascript, python] = codeSamples(inpaint, '/v1/images/inpaint', 'http://easel');
    expect(curl?.source).toBe(
      [
        'curl http://easel/v1/images/inpaint',
        '-H "Authorization: Bearer $EASEL_TOKEN"',
        '-F image=@rocket.jpg',
        '-F mask=@mask.png',
        "-F 'prompt=A hot air balloon in the sky'",
      ].join(' \\\n  '),
    );
    expect(javascript?.source).toContain("form.append('mask', await openAsBlob('mask.png'));");
    expect(python?.source).toContain('"mask": open("mask.png", "rb"),');
  });
});

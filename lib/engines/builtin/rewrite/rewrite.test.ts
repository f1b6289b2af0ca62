import { describe, expect, it } from 'vitest';
import { understand } from '@/lib/composer';
import { withoutAdditions } from './additions';
import { languageOf } from './language';
import { rewrite } from './rewrite';

const PROMPTS = [
  'a red fox',
  'Two cats and 3 dogs playing in a garden',
  'poster with the words "SUMMER SALE" and "50% OFF"',
  'logo for Blue Heron Coffee, a cafe in Portland',
  'The Eiffel Tower at night, seen from the Seine',
  'portrait of Ada Lovelace at her desk in 1843',
  'seamless pattern of lemons',
  '5 hot air balloons over Cappadocia',
  'isometric city block with 12 buildings',
  'a bowl of ramen',
  'lighthouse in a storm',
  'icon of a rocket',
  'a street sign that says “NO PARKING 24/7”',
  'abstract thoughts about entropy',
  'fox, forest, night, 4k,',
  'a glass greenhouse\nfull of ferns\n\nin winter',
  'eine rote Katze auf dem Dach von Schloss Neuschwanstein mit Schild "Willkommen 2024"',
  'un chat noir sur un toit de Paris',
  '富士山と桜、看板に「営業中」',
  'красный трамвай номер 7 в Праге',
  'a sailing boat on calm water without any people',
  'banner for “ACME 3000” by Jane Doe & Sons',
];

const COMPLETE =
  'Watercolor illustration of a heron, centred with wide margins, soft morning light, muted palette of grey and ochre, plain white background.';

/** Everything that carries meaning of its own: quoted strings, numbers, capitalised words. */
function unmistakable(prompt: string): string[] {
  return [
    ...(prompt.match(/"[^"]*"|“[^”]*”|「[^」]*」/g) ?? []),
    ...(prompt.match(/\d+(?:[.,/]\d+)*/g) ?? []),
    ...(prompt.match(/\p{Lu}[\p{L}'’-]*/gu) ?? []),
  ];
}

function contentOf(prompt: string) {
  const { elements, places, hour, weather, season, template, excluded, lettering } = understand(
    withoutAdditions(prompt),
  );
  return { elements, places, hour, weather, season, template, excluded, lettering };
}

const wordsOf = (text: string) => text.split(/[\s,.]+/).filter((word) => word !== '');

describe.each(PROMPTS)('rewriting %j', (prompt) => {
  const enhanced = rewrite(prompt);

  it('keeps every word in its order, and so every quote, number and name', () => {
    const words = wordsOf(prompt);
    expect(wordsOf(enhanced).slice(0, words.length)).toEqual(words);
    for (const part of unmistakable(prompt)) expect(enhanced).toContain(part);
  });

  it('adds something, in one paragraph and within the limit', () => {
    expect(enhanced.length).toBeGreaterThan(prompt.length + 10);
    expect(enhanced.length).toBeLessThanOrEqual(prompt.length + 600);
    expect(enhanced).not.toMatch(/\n/);
  });

  it('gives the same answer again', () => {
    expect(rewrite(prompt)).toBe(enhanced);
  });

  it('asks for the same things as before', () => {
    expect(contentOf(enhanced)).toEqual(contentOf(prompt));
  });

  it('leaves nothing more to add', () => {
    expect(rewrite(enhanced)).toBe(enhanced);
  });
});

describe('rewriting', () => {
  it('takes no longer for one endless word than for a page of short ones', () => {
    const cpuMs = (prompt: string) => {
      const before = process.cpuUsage();
      rewrite(prompt);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    cpuMs('a red fox');
    const page = cpuMs('a red fox sits by 12 tall trees at dusk, '.repeat(250).slice(0, 10_000));
    expect(cpuMs(`${'1'.repeat(10_000)}x`)).toBeLessThan(page * 3 + 250);
  });

  it('leaves a complete prompt alone', () => {
    expect(rewrite(COMPLETE)).toBe(COMPLETE);
  });

  it('keeps an empty prompt empty', () => {
    expect(rewrite('  \n ')).toBe('');
  });

  it('does not add light to a mark, nor a place to a prompt that names one', () => {
    expect(rewrite('logo of an owl')).not.toMatch(/light falls|Soft .* light/i);
    expect(rewrite('an owl in a forest')).not.toMatch(/background|surroundings/i);
  });

  it('answers differently for different subjects', () => {
    const additions = ['a pear tart', 'a steam train', 'a violinist', 'a maple tree'].map(
      (prompt) => rewrite(prompt).slice(prompt.length),
    );
    expect(new Set(additions).size).toBe(additions.length);
  });

  it('takes up the colour and the hour of the prompt', () => {
    expect(rewrite('a turquoise bus')).toContain('lets the turquoise stand out');
    expect(rewrite('a bus at sunset')).toContain('warm red and pink');
  });

  it('completes prompts of other languages in their language', () => {
    expect(rewrite('eine Katze auf dem Dach')).toContain('ruhiger Hintergrund');
    expect(rewrite('un gato rojo sobre el tejado')).toContain('fondo sencillo');
    expect(rewrite('красный трамвай')).toContain('мягкий естественный свет');
    expect(rewrite('一只红色的狐狸')).toMatch(/。$/);
    expect(rewrite('eine Katze vor weißem Hintergrund')).not.toContain('ruhiger Hintergrund');
  });
});

describe('what was added', () => {
  it.each([
    'a red fox at night',
    'logo of an owl',
    'portrait of an old violinist',
    'a turquoise bus in a garage',
    'eine Katze auf dem Dach',
    '一只红色的狐狸',
  ])('is found again and taken off: %s', (prompt) => {
    expect(withoutAdditions(rewrite(prompt)).replace(/[.。]$/, '')).toBe(prompt);
  });

  it('is not taken for it in what somebody wrote', () => {
    const prompt = 'a fox, soft light from one side. The palette is mine';
    expect(withoutAdditions(prompt)).toBe(prompt);
  });
});

describe('telling languages', () => {
  it.each([
    ['a cat on a mat', 'en'],
    ['sunset', 'en'],
    ['a sign that reads "привет"', 'en'],
    ['der Hund und die Katze', 'de'],
    ['un chien dans la forêt', 'fr'],
    ['una mujer con un perro en la montaña', 'es'],
    ['um gato no telhado', 'pt'],
    ['un gatto sotto il cielo con una ragazza', 'it'],
    ['een kat op het dak', 'nl'],
    ['kot i pies przy domu', 'pl'],
    ['Київ вночі', 'uk'],
    ['Москва ночью', 'ru'],
    ['夜の東京タワー', 'ja'],
    ['고양이 한 마리', 'ko'],
    ['קוף על עץ', 'other'],
  ])('%s', (prompt, language) => {
    expect(languageOf(prompt)).toBe(language);
  });
});

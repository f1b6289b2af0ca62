import { describe, expect, it } from 'vitest';
import { topicAbroad } from './about-abroad';

describe('what an article is about', () => {
  it.each([
    ['Blog-Header zum Thema Sparen, eine Frau mit Sparschwein', 'eine Frau mit Sparschwein'],
    ["en-tête de blog sur l'épargne, une femme avec une tirelire", 'une femme avec une tirelire'],
    ['ilustración para un artículo sobre el sueño, un hombre', 'un hombre'],
    ['testata di un blog sul risparmio, una donna', 'una donna'],
    ['capa de artigo sobre o sono, um homem', 'um homem'],
    ['иллюстрация к статье о сне: мужчина в кровати', 'мужчина в кровати'],
    ['節約に関するブログのヘッダー、貯金箱に硬貨を入れる女性', '貯金箱に硬貨を入れる女性'],
  ])('is told apart from what it shows: %s', (prompt, shown) => {
    expect(topicAbroad(prompt)?.shown).toBe(shown);
  });

  it('is not where something stands', () => {
    expect(topicAbroad('ilustración de un gato sobre una mesa, un vaso')).toBeUndefined();
  });
});

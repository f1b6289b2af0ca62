import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { pageInEnglish } from './topic-abroad';

describe('a page of another language that names only what it is about', () => {
  it.each([
    'banner para una app de paseo de perros',
    "banner per un'app per portare a spasso i cani",
    'banner para um aplicativo de passeio com cachorros',
    'баннер для приложения по выгулу собак',
    '犬の散歩アプリのバナー',
  ])('shows somebody at it: %s', (prompt) => {
    const { actions } = understand(prompt);
    expect(actions.map(({ verb }) => verb)).toContain('walk-dog');
  });

  it('is no such page where it tells anything else', () => {
    expect(pageInEnglish('banner de navidad con un árbol', 'es')).toBeUndefined();
    expect(pageInEnglish('banner de yoga con un gato', 'es')).toBeUndefined();
  });
});

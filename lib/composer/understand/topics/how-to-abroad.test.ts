import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { howToInEnglish } from './how-to-abroad';

const concepts = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('a page of another language that teaches something', () => {
  it.each([
    'Infografik: Tee kochen in vier Schritten',
    'infographie comment préparer du thé en quatre étapes',
    'infografía cómo preparar té en cuatro pasos',
    'infografica come preparare il tè in quattro passaggi',
    'infográfico como preparar chá em quatro passos',
    'инфографика: как заварить чай в четыре шага',
    'お茶の淹れ方を四つのステップで説明するインフォグラフィック',
  ])('shows its steps as English does: %s', (prompt) => {
    expect(concepts(prompt)).toEqual(concepts('infographic how to brew tea in four steps'));
  });

  it('is titled in its own words', () => {
    expect(understand('инфографика: как мыть руки в пять шагов').template?.title).toBe('Мыть руки');
  });

  it('is no such page where it tells anything else', () => {
    expect(howToInEnglish('eine Frau beim Tee kochen', 'de')).toBeUndefined();
    expect(howToInEnglish('affiche : planter un arbre avec une girafe', 'fr')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

function relationsOf(prompt: string): string[] {
  const { elements, relations } = understand(prompt);
  const nameOf = (id = '') => elements.find((one) => one.id === id)?.concept ?? '';
  return relations.map(({ from, kind, to }) => `${nameOf(from)} ${kind} ${nameOf(to)}`);
}

describe('turns of other languages', () => {
  it.each([
    'patrón de ovejas saltando vallas',
    'pattern di pecore che saltano gli steccati',
    'estampa de ovelhas pulando cercas',
  ])('have what is jumped under whoever jumps: %s', (prompt) => {
    expect(relationsOf(prompt)).toEqual(['sheep above fence']);
  });

  it.each(['ライ麦パンにのせたサバ', 'ライ麦パンに載ったサバ'])(
    'have on something what is put there: %s',
    (prompt) => {
      expect(relationsOf(prompt)).toEqual(['fish on rye-bread']);
    },
  );

  it('wind about what they curl around', () => {
    expect(relationsOf('塔に巻きついたドラゴン')).toEqual(['dragon around tower']);
  });

  it('have the steam of what is hot', () => {
    expect(relationsOf('una taza de cerámica humeante')).toEqual(['cup with steam']);
  });

  it.each([
    ['メモのアイコン：紙の上の鉛筆', 'icon'],
    ['アイコン：骨、魚、鳥かご、リード', 'icon-set'],
  ])('know one icon from a list of them: %s', (prompt, id) => {
    expect(understand(prompt).template?.id).toBe(id);
  });
});

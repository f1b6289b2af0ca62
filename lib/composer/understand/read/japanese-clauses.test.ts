import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

function told(prompt: string) {
  const { elements, actions, relations } = understand(prompt);
  const name = (id = '') => elements.find((it) => it.id === id)?.concept ?? '?';
  return {
    elements: elements.map(({ concept }) => concept ?? '?'),
    deeds: actions.map(({ agent, verb, patient }) =>
      [name(agent), verb, patient ? name(patient) : ''].join(' ').trim(),
    ),
    relations: relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`),
  };
}

describe('Japanese clauses before a noun', () => {
  it('are said of that noun, whatever it is then for', () => {
    expect(told('本を読む少女の隣で眠る猫').deeds).toEqual(['girl read book', 'cat sleep']);
    expect(told('待っているバスの前で踊る女の子').deeds[0]).toBe('bus wait');
  });

  it('tell with whom it is done by と', () => {
    expect(told('ドラゴンと戦う騎士').deeds).toContain('knight fight dragon');
  });

  it('tell each what is done in its own place', () => {
    const { deeds } = told('ベンチに座って鳩に餌をやるロボット');
    expect(deeds).toEqual(['robot sit', 'robot feed pigeon']);
    const { relations } = told('庭で走る犬と床で眠る猫');
    expect(relations).toContain('cat on floor');
    expect(relations.filter((one) => one.startsWith('dog') || one.endsWith('dog'))).toEqual([]);
  });

  it('tell who does it by が, and passively by に', () => {
    expect(told('少年が読む本').deeds).toEqual(['boy read book']);
    expect(told('犬に追われる猫').deeds).toEqual(['dog follow cat']);
  });

  it('give a building its parts, and a floor and stairs what is on them', () => {
    expect(told('赤い屋根の家').relations).toEqual(['house with roof']);
    expect(told('教会、階段にロバ').relations).toEqual(['donkey on stairs']);
  });

  it('pass through what is passed through, and stand around what they stand around', () => {
    expect(told('火の輪をくぐるライオン').relations).toEqual(['lion in hula-hoop']);
    expect(told('キャンドル、周りにリンゴ').relations).toEqual(['apple around candle']);
  });

  it('let nobody but the living do what a list opens with', () => {
    const { deeds, relations } = told('袋を持ってジャンプする女性と紙吹雪');
    expect(deeds).toEqual(['woman jump']);
    expect(relations.join()).not.toContain('confetti holding');
    expect(told('テーブルの上の猫と花瓶').relations).toContain('vase on table');
  });

  it('leave whoever was told before where they are', () => {
    const { deeds, relations } = told('鏡の前で老人の髪を切る美容師、テディベアを抱いて待つ女の子');
    expect(deeds).toContain('hairdresser cut-hair grandfather');
    expect(relations).toContain('hairdresser in-front-of mirror');
    expect(relations).not.toContain('girl holding hairdresser');
    expect(told('リンゴの入った弁当箱を開ける女の子').relations).toEqual([
      'bento-box full-of apple',
    ]);
  });

  it('make no things of endings that no table knows', () => {
    expect(told('飾り付けられた部屋と猫').elements).toEqual(['cat']);
    expect(told('歯医者のバナー、鏡の前の男の子').elements).toEqual(['mirror', 'boy']);
  });
});

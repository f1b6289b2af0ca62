import { describe, expect, it } from 'vitest';
import { understand } from '..';

const read = (prompt: string) => {
  const brief = understand(prompt);
  const { elements, relations, actions } = brief;
  const name = (id = '') => elements.find((one) => one.id === id)?.concept ?? '?';
  return {
    background: brief.background,
    elements: elements.map(({ concept }) => concept),
    relations: relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`),
    deeds: actions.map(({ agent, verb, patient }) =>
      [name(agent), verb, ...(patient ? [name(patient)] : [])].join(' '),
    ),
  };
};

describe('small words of the Romance languages', () => {
  it('put no envelope on a background', () => {
    expect(read('naranjas maduras sobre fondo negro').elements).toEqual(['orange']);
    expect(read('una carta en un sobre rojo').elements).toContain('red-envelope');
  });

  it.each([
    ['un cane dalle orecchie nere', 'dog with ear'],
    ['una torre dal tetto blu', 'tower with roof'],
  ])('say what something has: %s', (prompt, relation) => {
    expect(read(prompt).relations).toContain(relation);
  });

  it.each([
    'una signora che pettina i capelli alla nipotina',
    'una señora peinándole el pelo a su nieta',
  ])('say whose hair it is: %s', (prompt) => {
    expect(read(prompt).deeds[0]).toMatch(/comb-other grandchild$/);
  });

  it('put into a dish what it is made with', () => {
    expect(read('una pizza alle olive').relations).toContain('served-olives on pizza');
  });
});

describe('a background', () => {
  it.each([
    'una foca gris sobre fondo amarillo',
    'una foca grigia su sfondo giallo',
    'uma foca cinza em fundo amarelo',
    'un phoque gris sur fond jaune',
  ])('has the colour that is named after it: %s', (prompt) => {
    expect(read(prompt).background).toBe('#fad02c');
  });
});

describe('what is carried on a back', () => {
  it.each([
    'una tortuga que lleva un caracol en la espalda',
    'una tartaruga che porta una lumaca sulla schiena',
    'черепаха несёт улитку на спине',
  ])('is on who carries it: %s', (prompt) => {
    const { elements, relations } = read(prompt);
    expect(elements).toHaveLength(2);
    expect(relations).toEqual([expect.stringMatching(/^snail on /)]);
  });
});

describe('Russian sentences', () => {
  it('tell of two who do something with each other', () => {
    expect(read('дочка с мамой рисуют домик').deeds).toHaveLength(2);
  });

  it('may say where before they say what, without a verb', () => {
    expect(read('на подоконнике кактус').relations).toEqual(['cactus on window-sill']);
    expect(read('на крыше дома').relations).not.toContain('house on roof');
  });

  it('cut food on a board, and write on one', () => {
    expect(read('мама режет хлеб на доске').elements).toContain('cutting-board');
    expect(read('учитель пишет на доске').elements).toContain('blackboard');
  });

  it('tell what somebody is taught to do', () => {
    expect(read('папа учит сына плавать').deeds).toContain('son swim');
  });
});

describe('what surrounds somebody', () => {
  it.each(['девушка поёт на сцене, вокруг дети', 'una cantante en el escenario, alrededor niños'])(
    'is around whom the sentence tells of: %s',
    (prompt) => {
      expect(read(prompt).relations).toContainEqual(expect.stringMatching(/^child around /));
    },
  );
});

describe('Japanese sentences', () => {
  it('mean by a pronoun what was told last', () => {
    expect(read('茶色い馬、それに乗る騎士').deeds).toEqual(['knight ride horse']);
  });

  it('tell clauses apart that a comma parts', () => {
    expect(read('パンを焼く女性と、ソファで眠る犬').deeds).not.toContain('dog bake bread');
  });

  it('heap things up and climb no mountain', () => {
    expect(understand('金貨の山の上のドラゴン').places).toEqual([]);
  });

  it('stand on a rock, and on nothing made of rock', () => {
    expect(read('岩の上に立つヤギ').relations).toEqual(['goat on rock']);
  });

  it('count what stands before its number', () => {
    const { elements } = understand('椅子6脚のテーブル');
    expect(elements.map(({ concept, count }) => [concept, count])).toEqual([
      ['chair', 6],
      ['table', 1],
    ]);
  });
});

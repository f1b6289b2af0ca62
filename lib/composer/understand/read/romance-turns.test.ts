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

  it('tell what somebody is taught to do', () => {
    expect(read('папа учит сына плавать').deeds).toContain('son swim');
  });
});

import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

function told(prompt: string) {
  const { elements, actions, relations } = understand(prompt);
  const name = (id = '') => elements.find((it) => it.id === id)?.concept ?? '?';
  return [
    ...actions.map(({ agent, verb, patient }) =>
      [name(agent), verb, patient ? name(patient) : ''].join(' ').trim(),
    ),
    ...relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`),
  ];
}

describe('what something is done to, where cases tell it', () => {
  it.each([
    ['лесоруб несёт на плече топор', 'lumberjack hold axe'],
    ['мальчик прячет за спиной букет', 'boy hide bouquet'],
    ['учительница показывает глобус трём ученикам', 'teacher towards pupil'],
    ['кошка спит на крыше дома', 'cat sleep'],
    ['девочка прыгает через лужу', 'girl above puddle'],
    ['eine Lehrerin zeigt drei Schülern einen Globus', 'teacher towards pupil'],
    ['eine Lehrerin zeigt drei Schülern einen Globus', 'teacher show globe'],
  ])('is read in "%s"', (prompt, said) => {
    expect(told(prompt)).toContain(said);
  });
});

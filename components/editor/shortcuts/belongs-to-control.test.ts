// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { belongsToControl } from './belongs-to-control';

function focusable(html: string): Element | null {
  document.body.innerHTML = html;
  return document.querySelector('[data-focus]');
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a key pressed while a control has the focus', () => {
  it.each(['<textarea data-focus>', '<input data-focus>', '<select data-focus>'])(
    'belongs to what is typed into: %s',
    (html) => {
      expect(belongsToControl(focusable(html), '1')).toBe(true);
      expect(belongsToControl(focusable(html), 'ArrowLeft')).toBe(true);
    },
  );

  it('belongs to a button only when it presses it', () => {
    const button = focusable('<button data-focus>');
    expect(belongsToControl(button, 'Enter')).toBe(true);
    expect(belongsToControl(button, '2')).toBe(false);
    expect(belongsToControl(button, 'ArrowRight')).toBe(false);
  });

  it('belongs to a toolbar or a radio group when it moves within', () => {
    expect(
      belongsToControl(focusable('<div role="toolbar"><button data-focus></div>'), 'ArrowDown'),
    ).toBe(true);
    expect(belongsToControl(focusable('<input type="radio" data-focus>'), 'ArrowRight')).toBe(true);
    expect(belongsToControl(focusable('<input type="radio" data-focus>'), '3')).toBe(false);
  });

  it('belongs to an open dialog, whatever it is', () => {
    expect(belongsToControl(focusable('<dialog open><button data-focus></dialog>'), '1')).toBe(
      true,
    );
  });
});

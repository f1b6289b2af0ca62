import { remove } from './imply';
import type { Rule } from './rule';

/** Words for a picture of nothing but shapes, by their stems in the languages that are read. */
const ABSTRACT =
  /^(?:abstra[ckt]|abstrait|astratt|абстракт|抽象|geometri|géométri|геометр|幾何|bokeh|bauhaus)/i;
/** What such a picture is made of. */
const SHAPES =
  /^(?:shapes?|forms?|patterns?|art|composition|design|background|lines?|curves?|circles?|discs?|dots?|squares?|triangles?|lights?|waves?|formen|formes|formas|forme|фигуры|形)$/i;

const wordsOf = (phrase: string) => phrase.split(/\s+/);
const isOfShapes = (phrase: string) =>
  wordsOf(phrase).every((word) => ABSTRACT.test(word) || SHAPES.test(word));

export const abstract: Rule = {
  name: 'a picture of shapes alone is a design of its own',
  example: {
    prompt: 'abstract geometric background',
    brief: { template: { id: 'abstract' }, elements: [] },
  },
  apply(draft) {
    const { elements, places, words } = draft;
    if (draft.template || draft.ideas.length > 0 || !words.some(({ word }) => ABSTRACT.test(word)))
      return;
    // An abstract cat is a cat: only shapes, and the waves of an abstract sea, are meant as shapes.
    const isNamed = elements.some(({ concept, phrase }) => concept && !isOfShapes(phrase));
    if (isNamed || places.some(({ phrase }) => !isOfShapes(phrase))) return;
    places.splice(0);
    const shapes = new Set(elements.filter(({ phrase }) => isOfShapes(phrase)).map(({ id }) => id));
    remove(draft, (id) => shapes.has(id));
    for (const one of words)
      if (ABSTRACT.test(one.word) || isOfShapes(one.word)) one.fate = 'template';
    draft.template = { id: 'abstract' };
  },
};

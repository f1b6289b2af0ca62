import { Design } from '../design/design';
import { tells, textOf } from '../design/words';
import type { Template } from '../template';
import { island } from './island';
import { OF_THE_MAP } from './parts';
import { city } from './streets';
import { continentIn, drawContinent } from './one-continent';
import { drawContinents } from './world-map';

/** A map: of an island with what is on it, or of the streets of a town. */
export const map: Template = {
  id: 'map',
  draw(request) {
    const design = new Design(request);
    const text = textOf(request.brief);
    const isTown = tells(
      text,
      'city',
      'town',
      'street',
      'metro',
      'subway',
      'delivery',
      'route',
      'navigation',
      'gps',
      'location',
      'neighbourhood',
      'neighborhood',
      'village',
      'campus',
    );
    if ((!isTown || tells(text, 'world map')) && tells(text, 'world map', 'world', 'continent')) {
      drawContinents(design);
      for (const { id, phrase } of request.brief.elements)
        if (OF_THE_MAP.test(phrase) || /world|continent|globe/i.test(phrase)) design.show(id);
      return design.finish();
    }
    const continent = isTown ? undefined : continentIn(text);
    if (continent) {
      drawContinent(design, continent, text);
      for (const { id, phrase } of request.brief.elements)
        if (
          OF_THE_MAP.test(phrase) ||
          tells(phrase.toLowerCase(), continent.name.toLowerCase(), 'landmark', 'animal', 'sight')
        )
          design.show(id);
      return design.finish();
    }
    if (tells(text, 'country')) design.miss('the outlines of countries');
    (isTown ? city : island)({ design, request });
    for (const { id, phrase } of request.brief.elements)
      if (OF_THE_MAP.test(phrase)) design.show(id);
    return design.finish();
  },
};

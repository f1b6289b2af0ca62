/**
 * What is taught and is no thing that can be seen: named alone, it is asked for as it stands in schoolbooks. A line is its
 * names and, where that is said otherwise, the page that shows it.
 */
const LINES = `
solar system > solar system diagram
four seasons, seasons of the year, 4 seasons > four seasons diagram
states of matter, three states of matter > states of matter diagram
layers of the earth, earth's layers, structure of the earth, inside the earth > layers of the earth diagram
phases of the moon > phases of the moon with labels
how rain forms, how rain is formed, how rain is made, how it rains, where rain comes from, rain cycle > diagram of the water cycle
how a volcano works, how volcanoes work, how a volcano erupts, how volcanoes erupt, inside of a volcano > cross-section of a volcano with labels
how plants make food, how plants make their food, how photosynthesis works > diagram of photosynthesis
how we breathe, how lungs work, how the lungs work > diagram of the respiratory system
how digestion works, how we digest food > diagram of the digestive system
how the heart works > diagram of the circulatory system
digestive system, human digestive system
respiratory system, human respiratory system
circulatory system, human circulatory system
nervous system, human nervous system
urinary system, human urinary system
human organs, organs of the human body, organs of the body
electric circuit, electrical circuit, simple electric circuit, simple electrical circuit, simple circuit > diagram of an electric circuit
photosynthesis, process of photosynthesis
greenhouse effect
numbers 1 to 10, numbers 1-10, numbers from 1 to 10, numbers one to ten, number chart 1-10, numbers chart 1-10, counting 1 to 10, counting to 10 > counting poster 1 to 10 with pictures
structure of an atom, atomic structure, structure of the atom
`;

/** The page that shows a subject, by each of its names. */
export const SCHOOL_SUBJECTS: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', page] = line.split(' > ');
      return names
        .split(', ')
        .map((name) => [name, page ?? `diagram of the ${name} with labels`] as const);
    }),
);

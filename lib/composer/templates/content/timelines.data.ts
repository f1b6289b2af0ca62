/** Timelines of true dates. */
export interface KnownTimeline {
  words: readonly string[];
  title: string;
  events: readonly Event[];
}

export interface Event {
  year: string;
  head: string;
  body?: string;
  shows: string;
}

export function timeline(words: string, title: string, events: string): KnownTimeline {
  return {
    words: words.split(', '),
    title,
    events: events
      .trim()
      .split('\n')
      .map((row) => {
        const [year = '', head = '', body = '', shows = ''] = row
          .split('|')
          .map((cell) => cell.trim());
        return { year, head, body, shows };
      }),
  };
}

export const TIMELINES: readonly KnownTimeline[] = [
  timeline(
    'space, space flight, spaceflight, space travel, space exploration, exploration of space, space race, space age, raumfahrt, rocket',
    'Steps into space',
    `
1957 | Sputnik 1 | The first artificial satellite orbits the Earth. | satellite
1961 | Vostok 1 | Yuri Gagarin is the first human in space. | rocket
1969 | Apollo 11 | Two people walk on the surface of the Moon. | moon
1981 | Space Shuttle | A spaceplane that lands and flies again. | astronaut
1990 | Hubble | A telescope starts work above the atmosphere. | telescope
1998 | ISS | The first module of the station is launched. | space station
2012 | Mars rovers | Curiosity drives on Mars; Perseverance follows in 2021. | mars rover`,
  ),
  timeline(
    'computer, computing, computers, programming, software',
    'Steps of computing',
    `
1843 | Lovelace’s notes | An algorithm for a machine is published. | notebook-pen
1936 | Turing machine | A model of what can be computed. | cpu
1947 | Transistor | A switch of solid matter works at Bell Labs. | microchip
1971 | Intel 4004 | A processor on one chip is sold. | cpu
1981 | IBM PC | A computer for desks becomes a standard. | computer
1991 | World Wide Web | The Web opens to the public. | globe`,
  ),
  timeline(
    'internet, web, world wide web',
    'How the net grew',
    `
1969 | ARPANET | The first message between two nodes. | network
1971 | E-mail | The first mail between two machines. | mail
1983 | TCP/IP | The network takes its common protocol. | server
1991 | World Wide Web | The Web opens to the public. | globe
1993 | Mosaic | A browser shows text and pictures together. | image`,
  ),
  timeline(
    'aviation, flight, airplane, flying, aircraft, luftfahrt',
    'Into the air',
    `
1783 | Hot air balloon | People fly in a balloon over Paris. | hot air balloon
1903 | Wright Flyer | The first powered, controlled flight. | biplane
1927 | Atlantic solo | Lindbergh flies from New York to Paris. | globe
1952 | Comet | The first jet airliner enters service. | plane
1969 | Concorde | The supersonic airliner makes its first flight. | rocket`,
  ),
  timeline(
    'telephone, phone, mobile phone, smartphone',
    'The telephone',
    `
1876 | Patent | Bell patents the telephone. | candlestick phone
1919 | Rotary phone | Callers dial for themselves. | telephone
1963 | Push buttons | Keys take the place of the dial. | telephone
1983 | Mobile phone | The DynaTAC fits a large hand. | walkie-talkie
1996 | Flip phone | It folds into a pocket. | flip phone
2007 | Smartphone | A screen that is touched. | smartphone`,
  ),
  timeline(
    'photography, photo, camera',
    'Photography',
    `
1826 | First photograph | Niépce’s view from a window, the oldest that survives. | image
1839 | Daguerreotype | A process is made public. | camera
1888 | Kodak | A camera for everyone, with roll film. | film
1935 | Kodachrome | Colour film for amateurs. | palette
1975 | Digital camera | A first one is built at Kodak. | aperture`,
  ),
  timeline(
    'car, automobile, cars, auto',
    'The motor car',
    `
1886 | Benz | A patent for a car with a petrol engine. | carriage
1908 | Model T | A car for many. | vintage car
1913 | Assembly line | Cars are built on a moving line. | factory
1959 | Seat belt | The three-point belt goes into series. | shield
1997 | Prius | A hybrid car in large series. | car`,
  ),
  timeline(
    'transport, transportation, history of transport, means of transport, vehicles, travel',
    'How we travel',
    `
3500 BC | Wheel | Carts roll in Mesopotamia. | cart wheel
1769 | Steam wagon | Cugnot drives without a horse. | steam engine
1825 | Railway | Trains carry people in England. | steam locomotive
1885 | Bicycle | Two equal wheels and a chain. | bicycle
1886 | Motor car | Benz has his car patented. | vintage car
1903 | Aeroplane | The Wright brothers fly. | biplane
2008 | Electric car | Batteries take the place of petrol. | electric car`,
  ),
  timeline(
    'medicine, medical history, vaccine',
    'Steps of medicine',
    `
1796 | Vaccination | Jenner vaccinates against smallpox. | syringe
1846 | Anaesthesia | An operation under ether in public. | wind
1895 | X-rays | Röntgen sees through the hand. | bone
1928 | Penicillin | Fleming finds an antibiotic. | flask
1953 | DNA | The double helix is described. | dna`,
  ),
  timeline(
    'moon landing, moon landings, apollo, moon missions, moon',
    'Landings on the Moon',
    `
1969 | Apollo 11 | Armstrong and Aldrin are the first. | footprints
1969 | Apollo 12 | A landing beside an older probe. | target
1971 | Apollo 14 | Golf balls fly on the Moon. | flag
1971 | Apollo 15 | The first ride in a rover. | car
1972 | Apollo 16 | To the highlands. | mountain
1972 | Apollo 17 | The last crew so far. | moon`,
  ),
  timeline(
    'world war ii, world war 2, second world war, ww2, wwii',
    'The Second World War',
    `
1939 | Invasion of Poland | The war in Europe begins. | flag
1940 | Battle of Britain | Fought in the air. | plane
1941 | Pearl Harbor | The United States enter the war. | ship
1944 | D-Day | Landing in Normandy. | anchor
1945 | End of the war | In May in Europe, in September in Asia. | peace`,
  ),
  timeline(
    'french revolution',
    'The French Revolution',
    `
1789 | Storming of the Bastille | On the 14th of July. | landmark
1789 | Rights of Man | All are born free and equal. | scroll
1792 | Republic | The monarchy ends. | flag
1793 | The king dies | The Terror begins. | crown
1799 | Napoleon | Takes power in a coup. | sword`,
  ),
  timeline(
    'art history, history of art, art movements, painting',
    'Movements of art',
    `
1400 | Renaissance | Perspective and the human figure. | palette
1600 | Baroque | Light, shadow and motion. | sun
1872 | Impressionism | A moment in colour. | brush
1907 | Cubism | Many views at once. | box
1960 | Pop art | The everyday as art. | star`,
  ),
];

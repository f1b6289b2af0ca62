/** When things of a history came up, by their names: for timelines that list them and ask for dates. */
const ROWS = `
Ancient | rowing boat, rowboat, dugout, dugout canoe, canoe, raft, abacus, sundial, oil lamp, candle, cart, ox cart, hand plough, plough, papyrus, clay tablet, quill, cauldron, broom, loom, horse, horse and cart, torch, campfire, water clock
1400s | caravel, printing press
1656 | pendulum clock
1700s | sailing smack, sailing ship, galleon, sailing boat, sailboat, schooner, fishing smack, tall ship
1783 | hot air balloon, hot-air balloon, balloon
1792 | gas lamp, gas light, gaslight
1804 | steam engine, steam locomotive, steam train
1807 | steamboat, paddle steamer, steamship, steamer
1817 | draisine, hobby horse, running bike
1837 | telegraph
1839 | daguerreotype
1846 | sewing machine
1853 | paraffin lamp, kerosene lamp
1868 | typewriter
1870 | penny farthing, penny-farthing, high wheel, high wheeler, high-wheeler
1876 | telephone, wall telephone, candlestick phone
1877 | phonograph
1879 | light bulb, electric bulb, incandescent bulb, electric train, electric locomotive
1881 | steam trawler
1885 | safety bicycle, motorcycle, motor car
1887 | gramophone
1888 | box camera, roll film camera
1892 | tractor
1895 | cinema, film projector
1901 | vacuum cleaner, washing machine
1903 | biplane, wright flyer, propeller plane
1908 | model t, vintage car, early car
1912 | diesel locomotive, diesel train, motor ship, diesel ship
1913 | refrigerator, fridge
1919 | rotary phone, rotary telephone, dial phone, dial telephone
1920s | radio, valve radio
1923 | electric kettle
1925 | film camera, 35 mm camera
1927 | television, tube television, tv
1938 | ballpoint pen, ballpoint, fluorescent lamp, fluorescent tube
1947 | microwave, microwave oven
1948 | vinyl record, record, lp, instant camera
1952 | jet airliner, jet plane, jetliner, jet
1953 | modern trawler, factory trawler, stern trawler
1956 | container ship
1962 | led, led lamp, led bulb
1963 | push-button phone, push button phone, touch-tone phone, cassette, cassette tape
1964 | high-speed train, bullet train
1969 | moon rocket, supersonic jet, concorde
1971 | email, pocket calculator, calculator
1973 | cell phone, mobile phone, mobile
1977 | mountain bike, home computer, desktop computer
1979 | walkman
1981 | personal computer, pc
1982 | cd, compact disc
1983 | brick phone, brick mobile, car phone
1990 | digital camera
1991 | laptop, world wide web
1997 | e-bike, electric bike, electric bicycle, hybrid car
1998 | mp3 player, flip phone
2001 | ipod
2002 | robot vacuum, robot vacuum cleaner
2007 | smartphone, e-reader, touch phone
2008 | streaming, electric car
2010 | tablet, drone
2015 | smartwatch, smart watch, electric scooter
`;

const dates = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [date = '', things = ''] = row.split(' | ');
      return things.split(', ').map((thing) => [thing, date] as const);
    }),
);

/** When a thing came up, where everybody knows. */
export function firstSeen(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replace(/^(?:an?|the|first|early) /, '')
    .trim();
  return dates.get(plain) ?? dates.get(plain.replace(/s$/, ''));
}

import type {
  EnvironmentId,
  Hour,
  LayoutId,
  Camera,
  Season,
  Weather,
  RelationKind,
  Pose,
} from '../../understand/description';

/** One line an environment: the words and phrases that place a picture there. */
const SETTING_LINES: Record<EnvironmentId, string> = {
  meadow:
    'meadow, field, holland, the netherlands, tuscany, provence, grass, grassland, grassy field, grassy hill, hill, hills, wiese, prado, prairie fleurie, hillside, rolling hills, green hills, hilltop, park, city park, public park, countryside, prairie, pasture, lawn, clearing, plain, plains, savanna, savannah, steppe, valley, flower field, field of flowers, field of wildflowers, meadow of wildflowers, wildflower meadow, wildflower field, wheat field, picnic, nature, landscape, rural landscape, path, playground, campsite, golf course, moor, tundra grass',
  forest:
    'forest, wald, bosque, forêt, foresta, floresta, лес, woods, woodland, forest path, forest clearing, pine forest, autumn forest, dark forest, enchanted forest, magical forest, misty forest, grove, forest floor, redwood forest, deep forest, wood clearing, pine clearing, woodland clearing, glade, forest glade, pine woods, pine grove, fir forest, spruce forest, birch forest',
  jungle: 'jungle, rainforest, tropical forest, rain forest, bamboo forest, tropics',
  mountains:
    'mountains, mount fuji, mt fuji, mount everest, matterhorn, kilimanjaro, yosemite, rocky peaks, swiss alps, patagonia, montagne, montagnes, montañas, berge, montanhas, bergen, mountain, mountain range, mountain landscape, alps, himalayas, peaks, mountain top, mountaintop, cliffs, canyon, highlands, mountain valley, alpine meadow, mountain pass, rocky mountains, foothills, mountain peak, ridge',
  lake: 'lake, lac, lago, mountain lake, pond, river, riverbank, lakeside, lake shore, lakeshore, calm water, still water, stream, creek, swamp, marsh, fjord, alpine lake, river bank, dock, pier, canal, waterfall, wetland, lagoon, frozen lake',
  beach:
    'beach, playa, plage, spiaggia, praia, seaside, shore, seashore, sunset beach, coast, coastline, tropical beach, sandy beach, island, tropical island, sand, sand beach, summer beach, seashell beach, boardwalk',
  sea: 'sea, mer, meer, mar, zee, море, ocean, open sea, open ocean, high seas, waves, stormy sea, rough sea, calm sea, open water, water, big waves, harbor, harbour, marina, bay, pacific, atlantic, horizon of the sea',
  desert:
    'desert, désert, desierto, wüste, deserto, sand dunes, dunes, sahara, sand dune, wild west, arid landscape, oasis, mars surface, badlands, mesa',
  snow: 'snow, neige, nieve, schnee, neve, sneeuw, снег, snowy landscape, snowy forest, snowy field, snowy mountains, snowy mountain, snowy village, snowy rooftops, snowy roofs, snowy town, snowy street, snowy park, snowy peaks, snowy mountain peak, snowy landscape, snow covered village, snow covered rooftops, snow covered mountains, snow covered field, snowy slope, snowy slopes, ski slopes, winter landscape, winter wonderland, arctic, antarctica, ice, iceberg, icebergs, north pole, south pole, glacier, tundra, ski slope, snowy hill, snowy woods, snow covered forest, snowfall, winter forest, winter scene, ski resort, polar landscape, blizzard',
  street:
    'street, city street, town, alley, sidewalk, village street, old town, downtown, neighborhood, neighbourhood, shopping street, town square, market square, cobblestone street, suburb, crosswalk, zebra crossing, pavement, village, urban street, plaza, street corner, market, street market, farmers market, farmer market, flea market, night market, christmas market, flower market, bazaar, cafe terrace, avenue, boulevard',
  skyline:
    'skyline, ville, ciudad, stadt, città, cidade, city skyline, city, cityscape, metropolis, rooftops, rooftop, new york, manhattan, tokyo, futuristic city, cyberpunk city, neon city, urban landscape, skyscrapers, big city, megacity, london skyline, night city, city lights, paris, london, rome, new york city, nyc, shanghai, hong kong, dubai, chicago, san francisco, los angeles, berlin, barcelona, amsterdam, istanbul, kyoto, lisbon, prague, vienna, madrid, seoul, singapore, sydney, city rooftops, city rooftop',
  room: 'room, living room, bedroom, house interior, interior, office, library, cafe, coffee shop, classroom, ballroom, grand hall, great hall, banquet hall, dining hall, throne room, dining room, dining table room, waiting room, hotel room, hotel lobby, lobby, theater, theatre, concert hall, opera house interior, cinema, movie theater, barbershop, barber shop, hair salon, salon, beauty salon, pub, irish pub, tavern, inn, jazz club, jazz bar, cocktail bar, nightclub, diner, pizzeria, bistro, canteen, cafeteria, basement, cellar, wine cellar, garage, warehouse, loft, locker room, courtroom, operating room, playroom, boardroom, meeting room, conference room, coworking space, recording studio, art studio, artist studio, dance studio, pottery studio, ballet studio, yoga studio, kindergarten, tea room, guest room, sitting room, study room, sunroom, drawing room, flower shop, coffee house, studio apartment, cozy room, cosy room, home, home office, lounge, restaurant, bar, museum, gallery, laboratory, lab, hospital room, kids room, nursery, attic, indoors, hallway, gym, workshop, floor, carpet, rug, windowsill, window sill, art gallery, bathroom, shop, bookstore, bakery, stage',
  kitchen:
    'kitchen, küche, cocina, cucina, cozinha, modern kitchen, cosy kitchen, cozy kitchen, restaurant kitchen, commercial kitchen, hotel kitchen, farmhouse kitchen',
  tabletop:
    'table, cafe table, restaurant table, breakfast table, bar table, tabletop, table top, wooden table, kitchen table, dining table, desk, wooden desk, counter, kitchen counter, countertop, shelf, marble table, picnic table, workbench, coffee table, tablecloth, cutting board, kitchen worktop, wooden surface, marble surface, wooden board, bar counter, plate, tray',
  space:
    'space, outer space, deep space, galaxy, cosmos, universe, nebula, stars and planets, solar system, milky way, orbit, starfield, interstellar space, black hole, ringed planet orbit',
  moon: 'moon surface, lunar surface, surface of the moon, surface of mars, alien planet, moon, mars, lunar landscape',
  underwater:
    'underwater, under water, under the sea, coral reef, reef, ocean floor, sea floor, seabed, sea bed, bottom of the sea, bottom of the ocean, deep sea, deep ocean, aquarium, fish tank, under the ocean, beneath the sea, beneath the waves, depths of the ocean, undersea',
  sky: 'sky, blue sky, clear blue sky, bright blue sky, clear sky, clouds, above the clouds, in the clouds, cloudy sky, heavens, air, midair, mid air, sunset sky, open sky, over the clouds',
  road: 'road, highway, race track, racetrack, racing track, track, country road, desert road, mountain road, motorway, freeway, lane, winding road, street race, speedway, circuit, dirt road, asphalt, runway, parking lot, driveway',
  farm: 'farm, barnyard, farmyard, farmland, ranch, barn yard, vineyard, orchard, corn field, cornfield, rice field, countryside farm, crop field, stable, apple orchard, cherry orchard, olive grove, orange grove, pumpkin patch, plantation',
  garden:
    'garden, garten, jardin, jardín, giardino, jardim, tuin, backyard, back yard, flower garden, rose garden, vegetable garden, yard, japanese garden, zen garden, greenhouse, botanical garden, flower bed, garden path, patio, courtyard, terrace, balcony, front yard, porch',
  studio:
    'studio, studio backdrop, photo studio, podium, pedestal, seamless backdrop, stand, platform',
};

function invert<T extends string>(lines: Record<T, string>): Record<string, T> {
  const entries = (Object.entries(lines) as [T, string][]).flatMap(([key, words]) =>
    words.split(',').map((word): [string, T] => [word.trim(), key]),
  );
  return Object.fromEntries(entries);
}

export const SETTING_WORDS = invert<EnvironmentId>(SETTING_LINES);

/** Settings that are furniture or ground: only a place after `on`, `in`, `at` and their kin. */
export const PLACE_ONLY_AFTER_PREPOSITION = new Set(
  'field, park, table, tabletop, wooden table, kitchen table, dining table, desk, wooden desk, counter, shelf, coffee table, plate, tray, picnic table, workbench, floor, carpet, rug, stage, island, water, sand, ice, waves, clouds, stand, platform, podium, pedestal, track, lane, path, home, air, bar, gallery, shop, gym, market, circuit, plain, wood clearing, orbit, canyon, waterfall, dock, pier, iceberg, icebergs, glacier, greenhouse, balcony, porch, grass, aquarium, fish tank, playground, stable, cafe, home office, skyscrapers, london skyline, office, library, museum, hill, mountain peak, peaks, windowsill, window sill, oasis, bakery, restaurant, bookstore, picnic, tablecloth, cutting board, snow, studio, galaxy, black hole, moon, mars, stream, orchard, stand, ridge, valley, bay, paris, london, rome, new york city, nyc, shanghai, hong kong, dubai, chicago, san francisco, los angeles, berlin, barcelona, amsterdam, istanbul, kyoto, lisbon, prague, vienna, madrid, seoul, singapore, sydney, holland, theater, theatre, cinema, garage, diner, inn, salon, cellar, basement, loft, lobby, tavern, pub, warehouse, barber shop, barbershop, pizzeria, bistro, canteen, cafeteria, nightclub, flower shop, hair salon, beauty salon, coffee house, kindergarten, jazz club, jazz bar, cocktail bar, tuscany, provence'
    .split(',')
    .map((word) => word.trim()),
);

/** Who stands in front of one of them stands in the street. */
export const STREET_FRONTS = new Set(
  'cafe, coffee shop, coffee house, restaurant, bar, museum, gallery, shop, bookstore, bakery, diner, pub, irish pub, tavern, inn, theater, theatre, cinema, movie theater, pizzeria, bistro, salon, hair salon, barbershop, barber shop, flower shop, nightclub, jazz club, garage'
    .split(',')
    .map((word) => word.trim()),
);

/** Grounds and waters inside a larger place: a later, larger setting takes over. */
export const WEAK_SETTINGS = new Set(
  'stream, creek, path, water, clouds, sand, grass, waves, floor, rug, carpet, river, pond, hill, air, tray, plate, island, ice, dock, pier, waterfall, lane, plain, shore, blizzard'
    .split(',')
    .map((word) => word.trim()),
);

export const HOUR_WORDS = invert<Hour>({
  dawn: 'dawn, sunrise, at dawn, daybreak, early morning, morning light, first light, rising sun, morning mist, morning, sunrise light',
  day: 'day, daytime, daylight, noon, midday, sunny day, sunny, bright day, afternoon, broad daylight, sunlight, sunshine, sunlit, bright sunlight',
  golden:
    'golden hour, late afternoon, warm evening light, golden light, evening light, warm light, warm sunlight, golden sunlight',
  sunset:
    'sunset, sundown, at sunset, setting sun, evening, evening sky, sunset light, sunset colors, sunset sky, sunset beach',
  dusk: 'dusk, twilight, blue hour, nightfall, at dusk, gloaming',
  night:
    'night, nacht, nuit, noche, notte, noite, nighttime, midnight, at night, moonlight, moonlit, starry night, starry sky, starlit, night sky, under the stars, full moon night, nocturnal, late night, night time, neon lights, by moonlight, stars, night city, northern lights, aurora, aurora borealis, stargazing, full moon, crescent moon, midnight sky',
});

export const WEATHER_WORDS = invert<Weather>({
  clear:
    'clear sky, clear skies, cloudless, blue sky, blue skies, clear blue sky, bright blue sky, sunny, sunny day, bright sunny day, sunshine, bright sunshine',
  cloudy: 'cloudy, cloudy sky, cloudy skies, overcast, grey sky, gray sky, gloomy sky, cloudy day',
  rain: 'rain, rainy, raining, drizzle, downpour, rainy day, in the rain, wet street, rainfall, rain shower, rainstorm, puddle, puddles, monsoon',
  storm:
    'storm, stormy, stormy sea, rough sea, stormy seas, thunderstorm, lightning storm, tempest, thunder, stormy weather, hurricane',
  snow: 'snowing, snowstorm, blizzard, falling snow, snow falling, heavy snow, light snow falling, snow flurries, snowflakes falling, snowy day, snowy',
  fog: 'fog, foggy, mist, misty, misty forest, foggy forest, misty mountains, haze, hazy, morning fog',
  wind: 'windy, breeze, breezy, wind',
});

export const SEASON_WORDS = invert<Season>({
  spring: 'spring, springtime, spring day, spring blossoms, cherry blossom season',
  summer: 'summer, summertime, summer day, summer beach',
  autumn:
    'autumn, autumnal, fall season, fall harvest, harvest season, harvest time, fall foliage, fall day, fall afternoon, fall morning, fall evening, fall scene, fall forest, fall landscape, fall decor, fall decoration, fall vibes, fall theme, fall color, fall festival, harvest festival, in fall, autumn harvest, in the fall, fall leaves, autumn leaves, fall colors, autumn colors, autumn day, falling leaves, thanksgiving, autumn forest',
  winter:
    'winter, christmas, xmas, wintertime, wintry, winter day, frosty, frozen, christmas eve, frozen lake, winter landscape, winter wonderland, winter forest, winter scene',
});

export const LAYOUT_WORDS = invert<LayoutId>({
  scene: 'scene, scenery, panorama, landscape painting, establishing shot',
  object:
    'isolated, clip art, clipart, on transparent background, cutout object, single object, spot illustration, t shirt design, t shirt print, shirt design, shirt print, tattoo design, tattoo',
  icon: 'icon, line icon, outline icon, flat icon, 3d icon, vector icon, icon set, app icon, app icon design, favicon, pictogram, glyph, ui icon, symbol icon, emoji',
  logo: 'logo, mascot logo, mascot logo design, esports logo, team logo, character logo, logotype, logo mark, brand mark, emblem logo, monogram, brand logo, logo design',
  badge:
    'badge, emblem, crest, seal badge, patch, medallion, stamp, insignia, label design, vintage badge',
  pattern:
    'pattern, seamless pattern, repeating pattern, wallpaper pattern, tileable, tile pattern, seamless, textile, wrapping paper, seamless texture, fabric print, fabric pattern, repeat pattern, tileable pattern',
  sticker: 'sticker, die cut sticker, sticker sheet, decal, stickers',
  poster:
    'poster, flyer, movie poster, travel poster, concert poster, book cover, cover art, invitation, greeting card, valentine card, valentines card, valentines day card, thank you card, easter card, halloween card, mothers day card, mother day card, invitation card, party invitation, birthday invitation, get well card, new year card, birthday card, christmas card, holiday card, wedding invitation, save the date, postcard, album cover, event poster, magazine cover, vintage poster',
  banner:
    'banner, web banner, header image, hero banner, hero image, billboard, website header, social media banner, ad banner',
  isometric: 'isometric, isometric view, isometric illustration, isometric city, isometric room',
  product:
    'product shot, product photo, product photography, packshot, product render, advertisement shot, product mockup, commercial photo, product',
  character:
    'character, mascot, character design, cartoon character, avatar, cute character, portrait, headshot, full body portrait',
  'still-life': 'still life, flat lay, arrangement, knolling, tabletop arrangement',
  abstract: 'abstract composition, abstract geometric art, geometric abstraction',
  infographic: 'infographic, diagram, chart, infographics, timeline, data visualization, flowchart',
});

export const CAMERA_WORDS = invert<Camera>({
  'close-up':
    'close-up, close up, closeup, portrait, headshot, portrait photo, macro, extreme close up, detail shot, zoomed in, macro shot, macro photo, macro photography, macro lens',
  wide: 'wide, wide shot, wide angle, panoramic, from afar, distant, far away, wide view, vast, epic landscape, expansive',
  above:
    'from above, top down, aerial view, bird eye view, birds eye view, overhead, top view, overhead view, drone view, aerial, flat lay view',
  low: 'from below, low angle, worm eye view, looking up, low angle shot',
});

export const RELATION_WORDS = invert<RelationKind>({
  on: 'on, on top of, onto, upon, atop, sitting on, standing on, lying on, perched on, sleeping on, resting on, placed on, sits on, balancing on, stands on, lies on, perches on, sat on, floating on, crossing, driving over, walking on, running on, rolling over, crossing over, balancing',
  under: 'under, underneath, beneath, below, sitting under, sleeping under, standing under',
  behind: 'behind, at the back of, hiding behind, peeking from behind',
  'in-front': 'in front of, before, facing, outside, standing in front of, parked in front of',
  left: 'left of, to the left of, on the left of, on the left side of',
  right: 'right of, to the right of, on the right of, on the right side of',
  above:
    'above, over, flying over, hovering over, floating above, jumping over, flying above, hovering above, soaring over, jumps over, leaping over, rising over, in the sky above',
  'next-to':
    'next to, beside, near, by, close to, alongside, at the side of, standing next to, sitting next to, surrounded by, among, around',
  between: 'between, in between',
  inside:
    'inside, inside of, within, in, into, full of, filled with, sitting in, sleeping in, containing',
  riding:
    'riding, rides, riding on, driving, on the back of, drives, mounted on, sailing, steering, piloting',
  holding:
    'holding, carrying, holds, carries, playing, wearing, wears, eating, drinking, using, reading, plays, eats, reads, uses, working on, typing on, playing with, holding up',
  around: 'wrapped around, circling, orbiting',
});

export const POSE_WORDS = invert<Pose>({
  standing: 'standing, stands',
  sitting: 'sitting, seated, sits, sat, perched, meditating',
  running: 'running, runs, racing, galloping, sprinting, chasing, jogging, races, speeding',
  walking: 'walking, walks, strolling, wandering, hiking, marching, exploring',
  jumping: 'jumping, jumps, leaping, hopping, bouncing, leaps',
  flying: 'flying, flies, soaring, hovering, floating, gliding, floats, soars',
  swimming: 'swimming, swims, diving',
  sleeping: 'sleeping, asleep, napping, sleeps, resting, dozing, curled up, lying',
  waving: 'waving, waves hello, greeting, saluting',
  holding: 'holding, carrying, holds, carries',
  laptop:
    'using a laptop, working on a laptop, typing on a laptop, coding, on a laptop, at a laptop, programming, using laptop, typing',
  reading: 'reading, reads, studying',
  dancing: 'dancing, dances, celebrating, partying, happy dance',
  eating: 'eating, eats, drinking, munching, licking, sipping, drinks',
});

/** Plants, sky and places that are drawn as things. */
export const NATURE_WORDS = `
bouquet: bouquet, bouquet of flowers, flower bouquet, bunch of flowers
cherry-blossom: cherry blossom, sakura, plum blossom
white-flower: white flower
lotus: lotus, lotus flower, water lily
rose: rose, red rose, rosebud, rosebush
wilted-flower: wilted flower, dead flower
hibiscus: hibiscus, hibiscus flower, tropical flower
sunflower: sunflower
blossom: blossom, flower, bloom, yellow flower, buttercup, wildflower
tulip: tulip
hyacinth: hyacinth, bluebell
seedling: seedling, sprout, sapling, young plant
potted-plant: potted plant, houseplant, house plant, plant, pot plant, indoor plant, ficus, monstera, plant in a pot
evergreen-tree: evergreen tree, evergreen, pine tree, fir tree, spruce, pine, fir, conifer, spruce tree, conifer tree
deciduous-tree: tree, oak tree, deciduous tree, maple tree, apple tree, acacia tree, birch tree, elm tree, big tree, leafy tree, old oak tree, oak, baobab, eucalyptus tree, olive tree, tall tree, shade tree, lone tree
palm-tree: palm tree, coconut tree, coconut palm, palm, tropical tree, date palm
leafless-tree: bare tree, dead tree, leafless tree, winter tree, gnarled tree
cactus: cactus, saguaro, succulent cactus, saguaro cactus
sheaf-of-rice: sheaf of wheat, wheat, ear of wheat, wheat sheaf, sheaf, barley
herb: herb, sprig, leafy branch, basil, mint leaf, leafy sprig, rosemary, thyme, olive branch
shamrock: shamrock
four-leaf-clover: four leaf clover, clover, lucky clover
maple-leaf: maple leaf, autumn leaf
fallen-leaf: fallen leaf, dry leaf, dead leaf
mushroom: toadstool, red mushroom, fly agaric, mushroom
brown-mushroom: brown mushroom, shiitake, champignon, portobello
fire: fire, flame, blaze
droplet: droplet, water drop, drop of water, raindrop, water droplet, dew drop
snowflake: snowflake, snow crystal
high-voltage: lightning bolt, thunderbolt, bolt of lightning, lightning strike, lightning
rainbow: rainbow, double rainbow
cloud: cloud, fluffy cloud
cloud-with-rain: rain cloud, raincloud
cloud-with-lightning: thunder cloud, storm cloud, thundercloud
cloud-with-snow: snow cloud
tornado: tornado, twister, whirlwind
crescent-moon: crescent moon, moon crescent, half moon
full-moon: full moon, moon, harvest moon
sun: sun
star: star, gold star, yellow star
glowing-star: glowing star, shining star
shooting-star: shooting star, falling star
comet: comet
meteor: meteor, asteroid, meteorite
ringed-planet: ringed planet, saturn, planet
globe-showing-europe-africa: earth, planet earth, world globe, globe, the earth
globe-showing-americas: america globe
sparkles: sparkles
rock: rock, stone, boulder, pebble
wood: log, firewood, wooden log
volcano: volcano, erupting volcano
desert-island: desert island, deserted island, small island
water-wave: big wave, great wave, huge wave, ocean wave, breaking wave, crashing wave, giant wave, tidal wave, tsunami, wave crest
christmas-tree: christmas tree, xmas tree, decorated tree
pine-decoration: kadomatsu
snowman-without-snow: snowman, snow man
fountain: fountain, water fountain
tent: tent, camping tent, camp tent
circus-tent: circus tent, big top
ferris-wheel: ferris wheel, big wheel
roller-coaster: roller coaster, rollercoaster
carousel-horse: carousel horse, carousel
house: house, cottage, small house, suburban house, little house, family house, cabin, brick house, wooden house
house-with-garden: house with garden, house with a garden, country house, farmhouse, farm house
houses: row of houses, village houses
hut: hut, straw hut
derelict-house: haunted house, abandoned house, haunted mansion, derelict house
castle: castle, castle tower, fortress, palace, fairytale castle, medieval castle, citadel
japanese-castle: japanese castle
office-building: office building, office tower, apartment building, apartment block, tower block, building, high rise
hotel: hotel building
hospital: hospital
school: school, schoolhouse, school building
department-store: department store, mall
convenience-store: convenience store, grocery store, corner shop, supermarket
bank: bank building
post-office: post office
factory: factory, industrial plant, power plant
church: church, chapel, cathedral
mosque: mosque
hindu-temple: hindu temple
synagogue: synagogue
shinto-shrine: torii, torii gate, shinto shrine, japanese shrine, shrine
kaaba: kaaba
classical-building: greek temple, classical building, parthenon, courthouse, roman temple, museum building, temple
stadium: stadium, arena
statue-of-liberty: statue of liberty
tokyo-tower: tokyo tower, radio tower
moai: moai, easter island statue, easter island head
lighthouse: lighthouse, light house, light tower
wedding: wedding chapel
playground-slide: slide, playground slide
barber-pole: barber pole
brick: brick, bricks
map-of-japan: map of japan
world-map: world map, map, old map, treasure map, pirate map, atlas map
compass: compass
construction: construction barrier, road barrier
mountain: 
`;

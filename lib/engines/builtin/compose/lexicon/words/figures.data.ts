/** Words by which a noun in a prompt turns out to be no thing in the picture. */

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));
const phrases = (text: string) =>
  new Set(
    text
      .split(',')
      .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
      .filter(Boolean),
  );

/** After these a noun is what something is compared to, made of or about: `a cake shaped like a …`. */
export const COMPARING = phrases(`
  like, look like, looks like, looking like, shaped like, similar to, resembling, resembles, reminiscent of, inspired by,
  in the shape of, shape of, the form of, in form of, dressed as, dressed up as, disguised as, costumed as, posing as, acting as, pretending to be,
  as big as, as small as, as tall as, as large as, bigger than, larger than, smaller than, taller than, faster than, the size of,
  made of, made out of, made from, made entirely of, made entirely from, built of, built from, built out of, carved from, carved out of,
  carved into, cut out of, cut from, formed by, formed of, formed from, composed of, constructed from, constructed of, sculpted from,
  becoming, become, to be, overgrown with, overgrown by, forming, forms, rolled into, curled into, rolled up into, curled up into, turning into, turned into, arranged in, arranged into, making the shape of, woven from, knitted from, folded from, assembled from,
  dreaming of, dreaming about, dreams of, dreams about, dream of, thinking of, thinking about, thinks of, thinks about, imagining, remembering,
  smell of, smelling of, smells of, smells like, scent of, taste of, tastes like, flavor of, flavour of, sound of, color of, colour of,
  symbol of, instead of, rather than, afraid of, dreams about being, wishing for, longing for, waiting for, searching for, looking for`);

/** Pictures of things: what they show is no thing of its own where the picture hangs in a scene. */
export const PICTURES_OF = words(
  'painting picture photo photograph poster portrait drawing print mural tattoo statue sculpture bust figurine model map logo image symbol emblem sign print pattern',
);

/** After a noun these say that it only qualifies what comes: `heart shaped`, `flower print`. */
export const QUALIFYING = words(
  `shaped shape themed theme print printed patterned inspired flavored flavoured scented colored coloured eyed headed sized motif powered
  studded trimmed lined tinted kissed like style styled esque infused breathing faced haired legged tailed winged covered dipped coated spangled
  speckled dotted`,
);

/** Parts of a body after the name of whose they are: `a girl with cat ears`. */
export const BODY_PARTS = words(
  'wing tail eye ear horn fur skin claw paw leg feather tooth hair hoof antler beak mane scale stripe spot tusk fin tentacle nose snout whisker hand arm foot head face body tongue print',
);

/** What a thing has on it: `a helmet with flame decals`. */
export const PRINTS_ON = words(
  'decal sticker pattern logo design emblem tattoo motif icon badge patch embroidery ornament decoration accent engraving carving painting sign symbol',
);

/** Things and places whose colour a colour takes its name from: `cherry red`, `forest green`. */
export const SHADE_GIVERS = words(
  `cherry rose blood brick tomato apple lemon canary sunflower butter honey mustard pumpkin peacock sky ocean sea forest midnight moss grass leaf
  pea lime olive bottle ice snow jet raven coal chocolate coffee bubblegum flamingo salmon candy dove slate stone steel powder baby royal electric
  mint sage emerald ruby wine plum eggplant grape lavender banana pearl cream strawberry watermelon sand moon fire sunset coral peach fern pine
  hunter tangerine carrot`,
);
export const BASIC_COLORS = words(
  'red green blue yellow pink purple white black brown grey gray orange gold golden teal',
);

/** Before `of` and another noun these are figures of speech: `a sea of clouds`, `a crown of flowers`. */
export const FIGURES_OF = words(
  `sea ocean river mountain mountains forest island storm wave waves cloud clouds wall tower ball crown ring bed wheel heart eye desert galaxy
  rainbow shower fountain drop star fire king queen prince lake pool sky beach canyon valley castle bridge moon chain thread web ladder house
  jungle lion tree bubble bubbles snow bell rock stone flame palm gold`,
);

/** Vessels that the drawing of what they hold shows with it. */
export const VESSELS = words('cup mug glass glasses bowl plate pint teacup can bottle');

/** Animals after these are a dish, not an animal. */
export const COOKED = words(
  `roast roasted fried grilled baked smoked barbecued bbq steamed raw canned boiled braised breaded cooked crispy deep-fried glazed seared
  poached pickled rotisserie tandoori marinated sliced minced pulled kung`,
);

/** Things that every other word before them makes a different thing: a party hat is no top hat. */
export const PLAIN_ONLY = words(
  'hat cap ball ring gear wheel helmet bat jacket tank tie bell bag target flag',
);
export const KEEPS_PLAIN = words(
  `top silk tall magician magicians diamond gold golden silver wedding engagement ruby emerald jewel sapphire soccer football cloth pet dog
  toy bare plain kid child beach play wagon cart army water jingle brass leather winter`,
);

/** What pictures are made with: `in colored pencil` is a medium. */
export const DRAWING_TOOLS = words(
  'pencil crayon pen paintbrush fountain-pen black-nib sewing-needle yarn thread',
);
export const AFTER_TOOLS = words(
  'drawing sketch style art artwork illustration stroke strokes texture rendering shading work painting felted doodle',
);

/** Things that hold pictures, and what names the picture in or by them: `phone wallpaper`. */
export const PICTURE_BEARERS = words(
  `closed-book newspaper books notebook camera mobile-phone television desktop-computer laptop drone automobile movie-camera video-camera
  t-shirt film-frames satellite postcard envelope`,
);
export const OF_BEARERS = words(
  `illustration cover art artwork page sketch wallpaper background angle view shot footage lens roll perspective photo photography
  photograph screensaver commercial ad advert advertisement`,
);

/**
 * Nouns that are verbs as often, in all the forms that end like nouns. They are taken for verbs where
 * the tagger says so, or where what they do follows.
 */
export const VERB_NOUNS = words(
  `watch fly bat plant leaf duck bear seal ring swing slide saw hammer drum rock train ship hook lock chain nail plug fork pepper butter toast
  cook judge pilot fish dog bridge book coat brush comb mirror map crane dress wave water shield crown cap bomb blossom bloom
  flower fire flame sprout log spray squash ram badger hound hog nurse doctor milk sandwich skate ski sled surf bowl pot bottle
  knot thread needle ticket label pin balloon rocket sail anchor ferry shovel axe pick tent bench table pen pencil mushroom cloud rain
  snow package tie scarf star guard spring box skateboard present knit fence parachute bicycle bike cycle scooter canoe kayak garden park
  sponge soap bandage clamp hose trumpet pedal mask paddle`,
);

/** Who does a work that no drawing shows: an animal or a robot at it is still drawn. */
export const TRADES = words(
  `pirate barista dj samurai viking king queen captain sailor musician explorer warrior hero boss monk cowboy gangster rapper drummer guitarist
  pianist skateboarder athlete lawyer waiter waitress butler soldier pirate hiker traveler traveller tourist gardener blacksmith librarian
  magician banker boxer wrestler photographer conductor archer thief ranger president general hipster punk gentleman bartender gamer violinist
  saxophonist cellist warlock alchemist sheriff surfer mailman postman lumberjack adventurer assassin gladiator acrobat`,
);

/** Beings that nobody drew: what they do for a living shows no person. */
export const UNDRAWN_BEINGS = words(
  'centaur minotaur orc cyclops satyr faun werewolf griffin sphinx golem dwarf hobbit gargoyle cyborg mummy medusa skeleton yeti demon devil imp',
);

/** What is done, as the tagger often mistakes it for a noun: `the cat naps`, `a ship sails`. */
export const ACTIONS = words(
  `appear attack bake balance bark bathe battle bite bloom blow bounce break breathe build burn bury buy carry cast catch celebrate chase chew
  circle climb close cook cover crash crawl cross cry dance deliver dig dive draw dream drift drink drive eat emerge enter erupt explode explore
  fall feed fight fill float flow fly gaze glide glow graze greet grow guard hang help hide hit hold hop hover howl hug hunt jump knock land laugh
  lean leap learn lick lie lift look loom march melt meet nail nap open orbit paint pass peek peer perch perform play point pop pour protect pull
  push race reach read reflect relax rest ride ring rise roam roar roll run sail sell serve sew shine show sing sip sit skate ski sleep smile snore
  soar spew spin splash stalk stand stare steer stop stretch stroll surf surround swim swing teach throw tower travel turn twirl wait walk wander
  watch wave wear weave win write yawn bring come get give go keep make see take tell want sniff snuggle cuddle share gather nibble flutter shimmer
  sparkle twinkle drip steam simmer sizzle stroke stir taste touch hum buzz chirp croak purr slither swoop plunge tumble topple sway`,
);

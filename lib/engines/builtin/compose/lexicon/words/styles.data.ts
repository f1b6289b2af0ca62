/** Media and styles: canonical name and the words for it. */
const MEDIA: Record<string, string> = {
  watercolor:
    'watercolor, watercolour, aquarelle, watercolor painting, watercolour painting, watercolor illustration',
  'oil painting':
    'oil painting, oil paint, oil on canvas, impressionist, impressionism, impasto, acrylic painting, gouache',
  'pencil sketch': 'pencil sketch, pencil drawing, sketch, graphite, charcoal drawing',
  'ink drawing': 'ink drawing, ink, pen and ink, ink illustration, crosshatching',
  'line art':
    'line art, line drawing, outline, outlined, lineart, continuous line, single line, coloring page, colouring page, line icon, outline icon',
  'pixel art': 'pixel art, 8 bit, 16 bit, pixelated, retro game, pixel',
  clay: 'clay, claymation, plasticine, clay render, polymer clay',
  '3d render':
    '3d render, 3d, 3d illustration, cgi, octane render, blender render, 3d icon, vinyl toy, 3d model',
  photo:
    'photo, photograph, photorealistic, photorealism, realistic photo, photography, realistic, dslr, 35mm, cinematic photo, hyperrealistic, product photo, product photography, commercial photo, packshot, headshot, studio photo, stock photo, food photography, portrait photo, macro photo',
  'flat vector':
    'flat, vector, flat vector, vector art, vector illustration, flat illustration, flat design, minimalist vector, minimalist, minimal, minimalistic',
  cartoon: 'cartoon, comic, comic book, animation, disney style, animated',
  anime: 'anime, manga, ghibli',
  kawaii: 'kawaii, chibi',
  'paper cut':
    'paper cut, papercut, paper cutout, paper craft, papercraft, layered paper, origami style, cut paper',
  'pop art': 'pop art, popart',
  risograph: 'risograph, riso, riso print, screen print, screenprint',
  linocut: 'linocut, woodcut, block print, woodblock print, linoprint',
  engraving: 'engraving, etching, engraved, vintage engraving',
  'low poly': 'low poly, polygonal',
  mosaic: 'mosaic, stained glass',
  doodle: 'doodle, hand drawn, hand drawn illustration, crayon drawing, childrens drawing',
  vintage: 'vintage, retro, art deco, art nouveau, mid century',
  neon: 'neon style, synthwave, vaporwave, outrun, neon glow, neon sign of, neon sign art',
  'childrens book':
    'kids book, kid book, kids book illustration, kid book illustration, kids storybook, kids book style, childrens book, children book, storybook, picture book, childrens book illustration, children book illustration',
  noir: 'noir, black and white, monochrome, grayscale, greyscale',
  silhouette: 'silhouette',
  voxel: 'voxel, voxel art',
  embroidery: 'embroidery, embroidered, felt, knitted',
  gradient: 'gradient, gradient art, duotone',
};

const MOODS: Record<string, string> = {
  calm: 'calm, peaceful, serene, tranquil, quiet, relaxing, zen, meditative',
  joyful:
    'birthday, tea party, party, celebration, carnival, easter, happy, cheerful, joyful, fun, playful, festive, whimsical, lively, vibrant, colorful, colourful',
  cozy: 'cozy, cosy, warm, homely, inviting',
  gloomy: 'gloomy, moody, melancholic, sad, dark mood, dreary, bleak',
  dramatic: 'dramatic, epic, cinematic, majestic, intense, powerful',
  spooky: 'halloween, spooky, creepy, haunted, eerie, scary, sinister, ghostly',
  magical:
    'magical, enchanted, mystical, dreamy, fantasy, fairytale, ethereal, surreal, mysterious',
  romantic: 'romantic, lovely, valentine, valentines day, wedding, romance, love',
  futuristic:
    'futuristic, sci fi, cyberpunk, science fiction, cyberpunk city, futuristic city, neon city, neon street, neon lights, neon signs, neon, cyberpunk street',
  pastel: 'pastel, pastel colors, pastel colours, soft colors, soft pastel',
};

function invert(table: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, words]) =>
      words.split(',').map((word) => [word.trim(), key]),
    ),
  );
}

export const MEDIUM_WORDS = invert(MEDIA);
export const MOOD_WORDS = invert(MOODS);

/** What follows, to the end of its phrase, is not to be drawn. */
export const EXCLUDING_WORDS = new Set([
  'without',
  'without any',
  'no',
  'not',
  'except',
  'excluding',
  'avoid',
  'never',
  'free of',
  'devoid of',
  'minus',
  'dont',
  "don't",
  'lacking',
]);

/** Phrases with a noun of the lexicon in them that tells nothing of what is to be seen. */
export const EMPTY_PHRASES = new Set(
  `bluebird day, day of the dead, dia de los muertos, depth of field, shallow depth of field, field of view, point of view, negative space, white space, copy space, copyspace, empty space, blank space,
  open space, free space, space for text, room for text, room for copy, space around, space between, room temperature, personal space,
  key visual, key art, low key, high key, key light, key lighting, rim light, back light, video game, video game style, game art, game asset,
  computer generated, computer graphics, studio lighting, studio light, studio lights, studio shot, studio quality, studio portrait, studio ghibli,
  film grain, film still, film look, on film, 35mm film, kodak portra, movie still, movie scene, oil on paper, ink on paper,
  needle felted, needle felt, light rays, god rays, lens flare, drop shadow, drop shadows, present day, state of the art, work of art,
  piece of art, piece of cake style, octane, unreal engine, golden ratio, rule of thirds, bird's eye, worm's eye, fish eye lens, fisheye lens, fisheye, fish eye,
  dutch angle, eye level, eye contact, head to toe, full frame, fan art, clip art style, box art, cover page, web page, web site,
  game of thrones, on the left, on the right, in the middle, at the top, at the bottom, tree lined, sun kissed, sun drenched, star studded,
  horse drawn, candle lit, moon lit, snow capped, snow covered, fire lit, fire breathing, cat eye, wood grain, wood burning, hand carved,
  raising hands, raising hand, paint splatter, ink splatter, dry brush, color block, color blocking, global village, old school, old skool, new school,
  chopping wood, splitting wood, chopping firewood, splitting firewood, chopping log, splitting log`
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' ')),
);

/** Words that name the picture, the wish or its quality, and no thing in it. */
export const PICTURE_WORDS = new Set(
  `a an the of and or with for to from by as is are was be being been it its that this these those there their his her our my your
  image picture photo illustration drawing painting art artwork artstyle style styled design graphic render rendering composition view shot angle
  background backdrop foreground detail details detailed highly quality resolution hd uhd 4k 8k masterpiece best award winning trending artstation
  color colors colour colours coloured colored palette tone tones hue shade shades light lights lighting lit shadow shadows texture
  beautiful cute pretty nice lovely amazing stunning gorgeous simple clean modern elegant professional detailed intricate creative unique
  old young ancient new fresh fluffy furry shiny glowing smooth soft hard sharp cozy friendly smiling brave curious clever hungry tired funny silly adorable
  very really extremely highly ultra super more most much
  make create draw generate paint show showing depicting featuring please want need like look looking looks
  center centre middle corner side left right top bottom front back edge
  each other another all every any same different only just
  concept idea theme mood atmosphere vibe feeling scene setting subject object thing things stuff element elements display collection assortment shape shapes lines line
  company brand business shop store website app mobile page cover text word words title caption slogan sale club school agency service blog event event's offer discount
  full half body face head eye eyes hand hands arm arms leg legs wing wings tail fur feather feathers hair skin
  day time hour moment world life nature
  high low long short wide narrow deep close far near
  surrounded filled covered made set placed decorated wearing
  toy toys auf am im beim vom zum ans mit und ein eine einer einem einen der die das dem den unter neben en un una con el los las sobre sur dans avec et le les des du une nel nella sul il lo gli em com no na um uma op met het een bij w na z`.split(
    /\s+/,
  ),
);

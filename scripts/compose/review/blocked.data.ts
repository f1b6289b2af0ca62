/** Drawings that are framed pictures, flags of text or signs: useless as things in a scene. */
export const BLOCKED_CONCEPTS = new Set(
  `sunrise sunrise-over-mountains sunset cityscape cityscape-at-dusk night-with-stars bridge-at-night foggy milky-way camping beach-with-umbrella desert national-park
  snow-capped-mountain mountain mount-fuji building-construction love-hotel japanese-post-office hot-springs railway-track motorway station landslide
  moon-viewing-ceremony fog cyclone hole anger-symbol sweat-droplets zzz speaking-head eye-in-speech-bubble left-speech-bubble right-anger-bubble hundred-points dizzy fight-cloud
  elevator shower waxing-crescent-moon waxing-gibbous-moon waning-crescent-moon waning-gibbous-moon first-quarter-moon last-quarter-moon new-moon new-moon-face
  family family-adult-child silhouette busts-in-silhouette bust-in-silhouette person-gesturing-no crossed-flags transgender-flag rainbow-flag
  one-oclock two-oclock three-oclock four-oclock five-oclock six-oclock seven-oclock eight-oclock nine-oclock ten-oclock eleven-oclock twelve-oclock
  one-thirty two-thirty three-thirty four-thirty five-thirty six-thirty seven-thirty eight-thirty nine-thirty ten-thirty eleven-thirty twelve-thirty
  carpentry wood-block cricket-game dotted-line-face performing person-bowing person-facepalming person-shrugging person-tipping-hand oncoming-automobile oncoming-bus oncoming-police-car oncoming-taxi
  department-store convenience-store-sign hotel bank post-office aquarius non-potable-water infinity breast-feeding hand-with-index-finger-and-thumb-crossed middle-finger`.split(
    /\s+/,
  ),
);

/** Words that the sources map to a drawing but that mean something else in prompts. */
export const BLOCKED_WORDS = new Set(
  `face head hand hands foot leg ear nose mouth eye eyes body hole construction family seat wedding cone minus plus hills drop sweet link
  mate kiss label sub record cone ray fly play right left back next last top end soon on new free cool ok up sparkle light pick nib ledger
  magic card index button trackball arm muscle pointer tank field ice snow sand water wave beach desert park city town village farm garden
  school shade shades bank post box can bar board stick band fan
  bug guard wing wings tongue cooking wood collision locked unlocked splatter registered copyright rosette joker performing tennis lacrosse
  hulk wind salt pupil porcupine moth mustang scorpio fossil fogy queen someone somebody outlander mortal pearly optic glossa lingua pes puffer mouser doggie remount stablemate
  cur bufo agua amphibian ponderosa eggbeater stein greaser wetback retard frying cookery hoops recital pressman nexus lav extinguisher
  slothfulness weevil elater glowworm meloid spatter cry slug clutch spray stripes`.split(/\s+/),
);

/** Phrases that the sources map to a drawing but that mean something else in prompts. */
export const BLOCKED_PHRASES = new Set(
  `track star,so and so,queen of the night,feather ball,living rock,lightning bug,two spotted ladybug,beaver fur,steel guitar,house of god,
  random access memory,random memory,first mate,water ice,circular file,sealing wax,coffin nail,half pint,scum bag,dirty dog,sea wolf,
  weary cat,crying cat,pouting cat,kissing cat,grinning cat,high voltage,video game,horse racing,ice hockey,field hockey,rugby football,
  performing arts,low battery,name badge,part alternation mark,medical symbol,bird of night,liver chestnut,two year old,three year old,
  turtleneck,polo neck,right of first publication,capital of arizona,full of the moon,wide body,narrow body,tabasco plant,sun with,wind face`
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' ')),
);

/** Labels of other languages that are words of English, or of another language with another meaning. */
export const BLOCKED_FOREIGN = new Set(
  `been ours wanna pies notes sobre mond moto filo mala scala bala vague fiscal veer pied glace micro avocat tong pena obras quadri bara lapide
  pagina regla pila placa garde guarda wache tacha harpe putte souris bonde busca lineal envelop auricular bourgeon muet bule`.split(
    /\s+/,
  ),
);

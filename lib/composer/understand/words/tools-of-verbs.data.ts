/**
 * Which tool a verb has for what it is done to, where that is not the tool of its frame: `verb | tool | things and
 * kinds`, `@` before a kind; `none` where bare hands do it.
 */
export const TOOLS_OF_VERBS = `
repair | needle | net @clothing cushion blanket curtain tent kite sail teddy-bear doll
repair | hammer | fence roof chair table door bench wooden-bridge bridge pier rowing-boat raft tree-house dog-house hut cabin ladder barn gate bed
repair | screwdriver | laptop phone tablet clock watch computer radio camera robot toy-car toy-train glasses game-console
build | hammer | table chair bench stool shelf bookshelf bird-house dog-house tree-house cabinet wardrobe desk fence bed crib boat ladder toy-box hutch chicken-coop shed
join | screwdriver | @furniture
sculpt | chisel | statue bust block stone marble-statue
clean | mop | floor
clean | toothbrush | tooth mouth
clean | none | dog cat elephant horse apple carrot @food hand face baby
cut | scissors | paper ribbon cloth thread yarn paper-pile fabric rose flower hedge topiary bush wrapping @clothing
cut | saw | log tree branch plank tree-stump
paint | paint-roller | wall house fence room door shed
paint | none | nail face
dig | none | @animal
draw | none | sword curtain carriage bow
pour | none | beer champagne wine
plant | none | flag
light | match | candle campfire fireplace lantern
brush | toothbrush | tooth
brush | paintbrush | dust skull bone fossil skeleton dinosaur-skeleton sand vase pot
`;

/** By what a trade is known on whoever follows it, animals too: concepts of things that are worn. */
export const TRADE_WEAR: Readonly<Record<string, string>> = {
  butler: 'bow-tie',
  waiter: 'bow-tie',
  magician: 'top-hat',
  nurse: 'stethoscope',
  explorer: 'straw-hat',
  chef: 'chef-hat',
  baker: 'chef-hat',
  cook: 'chef-hat',
  pirate: 'pirate-hat',
  king: 'crown',
  queen: 'crown',
  prince: 'crown',
  princess: 'tiara',
  wizard: 'wizard-hat',
  witch: 'witch-hat',
  cowboy: 'cowboy-hat',
  sheriff: 'cowboy-hat',
  'santa-claus': 'santa-hat',
  superhero: 'cape',
  builder: 'hard-hat',
  captain: 'captain-hat',
  sailor: 'sailor-hat',
  detective: 'fedora',
  doctor: 'stethoscope',
  graduate: 'graduation-cap',
  knight: 'knight-helmet',
  viking: 'viking-helmet',
  astronaut: 'space-helmet',
  firefighter: 'firefighter-helmet',
  'police-officer': 'police-cap',
  gardener: 'straw-hat',
  farmer: 'straw-hat',
};

/** Trades that animals of tales follow as people do: an owl librarian is an owl. */
export const ANIMAL_TRADES =
  /^(?:librarian|scientist|teacher|professor|painter|artist|musician|guitarist|violinist|pianist|drummer|dancer|ballerina|postman|courier|mechanic|plumber|electrician|carpenter|lawyer|judge|programmer|photographer|journalist|businessman|businesswoman|office-worker|barista|butcher|hairdresser|tailor|student|pupil|archer|warrior|ninja|samurai|monk|jester|clown|boxer|surfer|skateboarder|skier|hiker|explorer|pilot|conductor|guard|soldier|fisherman|mermaid|vampire|zombie|mummy|angel|devil|fairy|beekeeper|lifeguard|singer|dj|tourist|butler|waiter|maid|nurse|vet|surgeon|dentist)$/;

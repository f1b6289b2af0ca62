/** Deeds of instructions and routines that have no pose of their own, and by what they are seen. */
export const SEEN_AS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:wake|get|waking|getting) up\b(?: early| in the morning| at \w+)?/i, 'stretching in bed'],
  [/\b(?:get|getting) dressed\b/i, 'putting on a shirt'],
  [
    /\b(?:go|going|get|getting) to (?:bed|sleep)\b(?: early| at \w+)?|\bsleep(?:ing)? (?:well|early|enough|8 hours)\b/i,
    'sleeping in bed',
  ],
  [/\b(?:go|going) to school\b/i, 'walking with a school bag'],
  [/\b(?:take|taking|have|having) (?:a )?shower\b/i, 'showering in the shower'],
  [/\b(?:take|taking|have|having) (?:a )?bath\b/i, 'sitting in a bathtub'],
  [/\b(?:comb|brush)(?:ing)? (?:your |the |their )?hair\b/i, 'combing hair'],
  [
    /\b(?:wash|washing|scrub|scrubbing|rinse|rinsing) (?:your |the |their )?hands?\b/i,
    'washing hands at a sink',
  ],
  [/\b(?:turn|turning|switch|switching) off (?:the )?lights?\b/i, 'switching off a lamp'],
  [/\b(?:do|doing) (?:your |the |their )?homework\b/i, 'writing at a desk'],
  [
    /\b(?:tidy|tidying|clean|cleaning)(?: up)? (?:your |the |their )?(?:room|toys)\b/i,
    'putting toys in a box',
  ],
  [/\bkeep(?:ing)? (?:your |the |their )?desk (?:tidy|clean)\b/i, 'wiping a desk'],
  [
    /\b(?:drink|drinking) (?:more |enough |plenty of |a lot of )?water\b/i,
    'drinking a glass of water',
  ],
  [
    /\b(?:exercise|exercising|work(?:ing)? out)(?: daily| regularly| every day| more)?$/i,
    'lifting dumbbells',
  ],
  [/\beat(?:ing)? (?:healthy|well|healthily|a balanced diet)\b(?: food)?/i, 'eating a salad'],
  [
    /\b(?:call|calling) (?:for )?(?:help|an ambulance|emergency(?: services)?|911|112|999)\b/i,
    'talking on the phone',
  ],
  [/\b(?:wear|wearing|put on|putting on) (?:a |your )?(?:face )?mask\b/i, 'wearing a face mask'],
  [
    /\b(?:throw|throwing|put|putting) (?:the |your )?(?:trash|rubbish|litter|garbage|waste) (?:in|into) (?:the|a) (?:bin|trash|can)\b/i,
    'throwing trash into a bin',
  ],
  [/^water(?: well| daily| often| regularly)?$/i, 'watering a plant'],
];

/** What those who are told by what they ride have under them, and the verb of it. */
export const RIDES: Readonly<Record<string, readonly [gear: string, verb: string]>> = {
  snowboarder: ['snowboard', 'snowboard-verb'],
  skateboarder: ['skateboard', 'skateboard-verb'],
  skier: ['skis', 'ski'],
  surfer: ['surfboard', 'surf'],
  cyclist: ['bicycle', 'cycle'],
  motorcyclist: ['motorcycle', 'ride'],
};

/** What English says for hours, weathers and seasons. */

export const HOURS: Readonly<Record<string, string>> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  day: 'in the daytime',
  sunset: 'at sunset',
  dusk: 'at dusk',
  night: 'at night',
};
/** `a rainy street`: said of a thing, where `in the rain` is said of the picture. */
export const ADJECTIVES: Readonly<Record<string, string>> = {
  rain: 'rainy',
  storm: 'stormy',
  snowfall: 'snowy',
  fog: 'foggy',
  wind: 'windy',
  cloudy: 'cloudy',
};
export const WEATHERS: Readonly<Record<string, string>> = {
  rain: 'in the rain',
  storm: 'in a storm',
  snowfall: 'in the snow',
  fog: 'in the fog',
  wind: 'in the wind',
};
export const SEASONS: Readonly<Record<string, string>> = {
  autumn: 'in autumn',
  spring: 'in spring',
  summer: 'in summer',
  winter: 'in winter',
};

/** Words of other languages that say more than what the tables have them mean. */

/** Who hides and looks out of it, in words of their own. */
export const PEEKS =
  /^(?:se )?(?:asom|spunt|fa(?:nno|cendo)? capolino|sbuc|выгляд|высовы|guckt? |lugt? |luge|schauen? heraus|espi[aeo]|espreit)/u;

/** Words for a weather or a season that say when as well: `nella neve`, `im Regen`. */
export const OPENS_SCENE =
  /^(?:im|bei|in|en|na|no|au|sous|dans|sob|bajo|sotto|nella|nel|sulla|в|под|весной|летом|осенью|зимой)(?: |$)/;
/** Languages that say what a thing is like before the thing. */
export const SAYS_FIRST = /^(?:de|ru)$/;
/** Words that say how something stands as well: `appuyé contre`, `lehnt an`. */
export const LEANS =
  /^(?:appuy|adoss|apoyad|recostad|reclinad|appoggiat|encostad|прислон|lehn|gelehnt|опира)/;
/** A head that is told for its look: `cara sonriente`, `лицо`. */
export const FACES = /^(?:gesicht|visage|cara|rostro|volto|viso|faccia|rosto|лиц)/;
/** What hangs on a line, whatever it is. */
export const LAUNDRY = /^(?:wäsche|linge|lessive|ropa|colada|bucato|panni|roupas?|бель)/;
/** Who moves a boat with oars, where the word for it is that of any boat. */
export const ROWS = /^(?:ruder|gerudert|ram(?:e|ant|ent)|rem(?:a|an|ando|ano)|voga|гр[её]б)/;
/** Where something is that is told of somebody. */
export const WHERE_SOMEBODY: Readonly<Record<string, string>> = {
  'beside-it': 'beside him',
  'before-it': 'in front of him',
};
/** What English says for what is somewhere about a thing that was told before. */
export const THERE: Readonly<Record<string, string>> = {
  'on-it': 'on top',
  'in-it': 'inside',
  'under-it': 'underneath',
  'beside-it': 'beside it',
  'before-it': 'in front',
  'behind-it': 'in the background',
};
/** `jugando con` */
export const WITH_IT = / (?:con|com|avec|mit|с|со)$/;
/** `colgado de` */
export const ON_IT = / (?:de|di|da|en|em|a|su|sur|auf|an|на)$/;
/** `couvert de`: all over it. */
export const COVERED =
  /^(?:re)?(?:couverte?s?|cubiert[oa]s?|copert[oaie]|cobert[oa]s?|ricopert[oaie]) d[aei]/;
/** What is told as a deed of the weather: `es regnet`, `está nevando`. */
export const RAINS =
  /regnet|schneit|pleut|il neige|lluev|llovi|niev|nevando|nevic|piov|chov|^neva$|(?:идёт|идет|падает|льёт) (?:дождь|снег)/;
/** Articles by whose case `über` is from one side to the other. */
export const ACROSS = /^(?:den|das|die|einen|ein|eine)$/;
/** Who does so is over something without going over it. */
export const NO_GROUND = /^(?:fly|look|float|shine|hang|lean|bend|fall|rise|glide)/;
/** Whose costume somebody has on, where the words for it are those of any clothing: `déguisés en pirates`. */
export const DRESSED =
  /^(?:déguisé|costumé|disfrazad|travestit|vestit[oaie] da|fantasiad|vestid[oa]s? de|verkleidet|одет\p{L}+ как|наряжен)/u;
/** A tongue, which the tables know as a mouth. */
export const TONGUES = /^(?:zunge|langue|lengua|lingua|língua|язык)/;
/** Meals that are one verb in another language: `desayunar`, `fare colazione`. */
const MEALS: readonly (readonly [RegExp, string])[] = [
  [/desayun|colazione|petit-déj|café da manhã|frühstück|завтрак|朝食/, 'having breakfast'],
  [/almorz|almuerz|pranz|déjeun|almoç|mittag|обеда|昼食/, 'having lunch'],
  [/cena|dîn|jant|abendess|ужина|夕食/, 'having dinner'],
];
/** What English says for a meal that somebody has; none for who only eats. */
export const mealSaid = (lower: string): string | undefined =>
  MEALS.find(([said]) => said.test(lower))?.[1];

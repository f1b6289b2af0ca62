/**
 * What people say of how the motifs of a pattern lie, which is no thing in it: fish that swim `in alternating directions` have no
 * signpost, and prints that are known by their name are patterns with no word that says so. English only.
 */

const IS_PATTERN =
  /\b(?:patterns?|seamless|tileable|repeat(?:ing)?|wallpaper|wrapping paper|gift wrap|fabric|textile)\b/iu;
const DIRECTIONS =
  /,? (?:all |each )?(?:(?:swimming|flying|running|leaping|walking|going|facing|pointing|turned|laid) )?(?:in|into) (?:alternating|alternate|different|opposite|opposing|all|both|random|various|multiple|mixed) (?:directions?|ways|angles)\b/giu;
/** Prints that nothing else is called after. */
const PRINT_ALONE =
  /^((?:[a-z]+ ){0,3}?)(terrazzo|houndstooth|gingham|herringbone|seigaiha|argyle|paisley|damask|ikat|zellige|azulejos?)(?: (?:texture|design|background|surface|motif))?(?=$|[,;.]| in | with | on )/iu;

/** The prompt of a pattern with nothing in it that only says how its motifs lie; any other prompt as it is. */
export function patternForms(prompt: string): string {
  if (IS_PATTERN.test(prompt)) return prompt.replace(DIRECTIONS, '');
  return prompt.replace(PRINT_ALONE, '$1$2 pattern');
}

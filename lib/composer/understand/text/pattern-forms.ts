/**
 * What people say of how the motifs of a pattern lie, which is no thing in it: fish that swim `in alternating directions` have no
 * signpost, and prints that are known by their name are patterns with no word that says so. English only.
 */

const IS_PATTERN =
  /\b(?:patterns?|seamless|tileable|repeat(?:ing)?|wallpaper|wrapping paper|gift wrap|fabric|textile)\b/iu;
const DIRECTIONS =
  /,? (?:all |each )?(?:(?:swimming|flying|running|leaping|walking|going|facing|pointing|turned|laid) )?(?:in|into) (?:alternating|alternate|different|opposite|opposing|all|both|random|various|multiple|mixed) (?:directions?|ways|angles)\b/giu;
const PRINTS =
  '(?:terrazzo|houndstooth|gingham|herringbone|seigaiha|argyle|paisley|damask|ikat|zellige|azulejos?)';
/** Prints that nothing else is called after. */
const PRINT_ALONE = new RegExp(
  `^((?:[a-z]+ ){0,3}?)(${PRINTS})(?: (?:texture|design|background|surface|motif))?(?=$|[,;.]| in | with | on )`,
  'iu',
);
/** `houndstooth but made of tiny crows`: small things as close as the marks of a print. */
const PRINT_OF = new RegExp(
  `\\b${PRINTS}(?: print| pattern)?,?(?: but)? (?:made (?:up )?(?:out )?of|formed (?:by|of)|from|with the shapes? of) (?=(?:tiny|little|small|mini) )`,
  'iu',
);
/** `block print of pears`, which is printed over and over. */
const PRINTED =
  /\b((?:block|screen|lino|all[- ]over|ditsy|repeat) print) of (?=[a-z]+(?: [a-z]+)?s\b)/iu;

/** The prompt of a pattern with nothing in it that only says how its motifs lie; any other prompt as it is. */
export function patternForms(prompt: string): string {
  const printed = prompt
    .replace(PRINT_OF, 'dense pattern of ')
    .replace(PRINTED, 'seamless pattern of ');
  if (IS_PATTERN.test(printed)) return printed.replace(DIRECTIONS, '');
  return printed.replace(PRINT_ALONE, '$1$2 pattern');
}

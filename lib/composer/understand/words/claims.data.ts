/** What seals and badges say without quotes, as patterns; case ignored. */
export const CLAIMS = [
  'best ?seller|top rated|best price|best of \\d{4}|limited edition|new arrival|premium quality|top quality|satisfaction guaranteed|money[- ]back guarantee|\\d+ ?(?:years?|year) (?:warranty|guarantee)',
  '(?:100 ?% )?(?:organic|natural|vegan|vegetarian|recycled|cotton|handmade|recyclable|authentic|biodegradable)|gluten[- ]free|sugar[- ]free|cruelty[- ]free|fair trade|eco[- ]friendly|plastic[- ]free|zero waste|non[- ]gmo',
  "employee of the month|staff pick|editor'?s choice|customer favou?rite|made in \\p{Lu}\\p{L}+|free shipping|open 24/7|all you can eat|coming soon|sold out|approved|certified|verified",
  '(?:100 ?% )?(?:bio|vegan|handgemacht|natürlich)|made in germany|geprüfte qualität|handgefertigt|bestseller|neu',
  '(?:100 ?% )?(?:fait main|végétalien|naturel|biologique)|fabriqué en france|meilleure vente',
  '(?:100 ?% )?(?:orgánico|vegano|natural|hecho a mano)|más vendido|sin gluten',
].join('|');
/** A number that stands in a badge. */
export const NUMBERED =
  '(?:the )?(?:number|no\\.?|nr\\.?|nummer|numéro|número|numero) #?(\\d{1,4})';
/** What comes below a name. */
export const TAGLINES =
  '(?:tag ?line|slogan|motto|claim|subtitle|sub-?line|strapline|untertitel|sous-titre|subtítulo|sottotitolo|lema|devise)';

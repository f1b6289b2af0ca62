/**
 * Words of which parts of a prompt are made that say how the picture is drawn: `thin rounded line style`, `a bit of grainy
 * texture`. Such a part ends in one of the nouns and has nothing but these words before it. English only.
 */

/** What a way of drawing has, and no thing. */
export const NOUNS_OF_MANNER =
  'style styles look looks feel line lines linework line-work lineart stroke strokes outline outlines contour contours shading shadow shadows texture textures grain details detail detailing accent accents shapes forms corner corners edges contrast rendering finish brushwork brushstrokes silhouettes hatching halftone halftones weight weights treatment technique vector vectors lettering serif serifs sans-serif typography typeface font fonts vibe vibes aesthetic effect'.split(
    ' ',
  );

/** Such a noun in the middle of a name of its own. */
export const NOUNS_WITHIN = 'line outline stroke detail shading shadow texture'.split(' ');

/** How drawing is, as adjectives: of a thing they say something only before its name. */
export const QUALITIES_OF_MANNER =
  'thin thick bold fine delicate rounded round soft hard sharp crisp clean simple simplified basic minimal minimalist minimalistic flat smooth rough loose organic geometric hand-drawn hand drawn sketchy scribbly painterly painted textured grainy muted bright warm cool earthy vivid vibrant saturated desaturated limited reduced restricted natural neutral monochrome monochromatic high low strong gentle subtle slight light dark heavy even uniform consistent uneven imperfect wobbly continuous single dotted dashed dynamic playful friendly cute elegant modern contemporary retro vintage nostalgic old-school old-fashioned oldschool classic traditional scandinavian nordic bauhaus memphis swiss corporate editorial childlike childish naive whimsical quirky folk grunge cinematic dramatic moody cozy cosy dreamy ethereal realistic stylized stylised semi-realistic semi abstract detailed decorative ornamental isometric 2d 3d glossy matte chunky bubbly paper canvas fabric linen print printed brush pen pencil ink inked marker crayon chalk watercolor watercolour gouache oil acrylic digital vector cartoon cartoony cartoonish comic storybook kawaii chibi small little tiny few some minute clear neat tidy open closed visible faint light-weight medium variable consistent-weight equal two-tone tonal layered cut-out cutout cut block blocky angular curved curvy flowing fluid expressive energetic lively nice fun funky cool-toned warm-toned polished professional balanced slightly very quite rather really super ultra extra fairly mid-century midcentury mid century old aged worn faded distressed weathered screen-print lithograph letterpress risograph riso stamp stamped rubber-stamp linocut lino woodcut stencil engraved etched handmade handcrafted rustic rugged premium luxury luxurious sporty sans slab script italic condensed calligraphic neon three-quarter quarter frontal oblique tilted dutch low-angle high-angle wide close eye-level ground-level worm'.split(
    ' ',
  );

/** What joins them. */
export const GLUE_OF_MANNER =
  "with in and or of a an the using use but only just all no not too without bit touch hint lots lot plenty kind sort like on to's more less most mostly throughout everywhere added overall please keep drawn done made".split(
    ' ',
  );

/** Decades and eras whose look pictures have: as looks know them. */
export const ERAS =
  /\b(?:(?:early|late|mid)[- ])?(?:(?:1[89]|20)\d0s|[2-9]0s|fifties|sixties|seventies|eighties|nineties|twenties|thirties|victorian|edwardian|belle [eé]poque|soviet|wartime|art deco|art nouveau)\b/iu;

/** What a picture is to do by how it is drawn. */
export const SO_THAT =
  'so (?:that )?(?:it|they|this|everything|the (?:image|picture|icon|logo|text|design|print|drawing|illustration|lines?)) (?:stays?|remains?|is (?:easy|clear|still)|are (?:easy|clear|still)|reads?|works?|looks?|scales?|prints?|stands? out|fits?|can be (?:used|printed|read|cut|seen|recogni[sz]ed)) ?[^,.;]{0,50}';

/** Whole parts of other forms: where a picture is looked from, what it has none of. */
export const FORMS_OF_MANNER: readonly string[] = [
  SO_THAT,
  '(?:shown |seen |viewed |drawn )?(?:at |from )?(?:an? )?(?:eye[- ]level|straight[- ]on|head[- ]on|face[- ]on|frontal|(?:three|3)(?:[- ]quarters?|[/ ]4)(?:[- ]view| angle| portrait| shot)?)(?: (?:view|shot|angle|perspective))?',
  '(?:no|without(?: any| an?)?) (?:frames?|borders?|watermarks?|signature|gradients?|outlines?|shading|shadows?|noise|props?|effects?|clutter|distractions?|lettering|letters|captions?)(?:(?:,| and| or|, no) (?:frames?|borders?|watermarks?|signature|gradients?|outlines?|shading|shadows?|noise|props?|effects?|clutter|letters))*',
  '(?:with )?(?:an? |one |two |three |few |several |only |just |single |strong |bold |bright |subtle )*accent colou?rs?',
  '(?:with )?(?:an? )?(?:very )?(?:shallow|deep|low|narrow) (?:depth of field|focus)|depth of field|(?:soft |nice |creamy )?bokeh|blurr(?:ed|y) background|background blur',
];

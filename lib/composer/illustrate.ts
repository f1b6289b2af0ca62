import { castOf } from './arrange/cast';
import { takenFromAbove } from './arrange/from-above';
import { placesOf } from './arrange/where';
import type { Brief } from './brief';
import { conceptOf } from './concepts';
import { isLivingKind } from './concepts/concept';
import { isOfSort } from './concepts/sorts';
import { withFreeSide } from './free-side';
import { type Illustration, type IllustrationRequest } from './illustration';
import { drawIsometric, isIsometric } from './isometric/draw-isometric';
import { HEADLINE } from './ideas/headlines/read';
import { briefOfIdea, type TakenIdea, takenIdea } from './ideas/taken';
import { isPlaceDrawn } from './places';
import { drawDesign, isAmongOthers, isOnTableTop } from './draw-design';
import { templateOf } from './templates';
import { abstract } from './templates/abstract';
import { idea as ideaPicture } from './templates/idea';
import { withBorder } from './page-border';
import { withTitle } from './title';
import { isScenic } from './scenic';
import { drawScene } from './draw-scene';
import { withoutPlace } from './things-alone';

/**
 * Draws a brief: a design where it asks for one, else a scene; shapes and colours alone where nothing
 * of it can be drawn. Words that no design sets stand over the picture.
 */
export function illustrate(asked: IllustrationRequest): Illustration {
  const request = { ...asked, brief: takenFromAbove(withFreeSide(asked), asked.variant) };
  return withBorder(drawnOf(request), request);
}

function drawnOf(request: IllustrationRequest): Illustration {
  const { brief } = request;
  const idea = ideaFor(brief);
  if (idea) {
    const own = { ...request, brief: briefOfIdea(brief, idea) };
    const isAlone = brief.template?.id !== 'poster' && brief.lettering.length === 0;
    const ofWords = isAlone ? undefined : templateOf(brief.template?.id ?? '');
    const drawn = drawDesign(ofWords ?? ideaPicture, own, { idea });
    return ofWords ? drawn : withTitle(drawn, request);
  }
  const isStory = brief.template?.id === 'mascot' && isAmongOthers(brief);
  const design = brief.template && !isStory ? templateOf(brief.template.id) : undefined;
  if (design && (isScenic(brief) || brief.template?.sides || isOnTableTop(brief)))
    return drawDesign(design, request, { sceneOf: drawPart });
  if (design && isOverOthers(brief)) return drawDesign(design, request, { sceneOf: drawPart });
  if (design && brief.template?.panels) return drawDesign(design, request, { sceneOf: drawPart });
  if (design && mayCrowd(brief)) return drawDesign(design, request, { sceneInstead: drawPart });
  if (design && design !== abstract) return drawDesign(design, request);
  if (design || isNothingKnown(brief)) return withTitle(drawAbstract(request), request);
  return titled(isIsometric(brief) ? drawIsometric(request) : drawScene(request), request);
}

/** Whether a page tells of goods under a roof, which a still life of both would stand beside them. */
const isOverOthers = ({ template, elements, relations }: Brief): boolean =>
  /^(?:poster|banner)$/.test(template?.id ?? '') &&
  relations.some(({ kind, from, to }) => {
    const over = kind === 'under' ? to : kind === 'above' ? from : '';
    return isOfSort(elements.find(({ id }) => id === over)?.concept, 'over-goods');
  });

/** Whether people or animals are at something with several things, which a row of them may make small. */
const mayCrowd = ({ template, elements, actions }: Brief): boolean =>
  /^(?:poster|banner)$/.test(template?.id ?? '') &&
  actions.length > 0 &&
  elements.length > 1 &&
  elements.some(({ concept = '' }) => isLivingKind(conceptOf(concept)?.kind));

/** A scene for a slot of a page: its things alone, or in their place. */
const drawPart = (request: IllustrationRequest, isAlone = false): Illustration =>
  drawScene(isAlone ? { ...request, brief: withoutPlace(request.brief) } : request, { isAlone });

/** With a title of the words that stand on nothing in the picture. */
function titled(drawn: Illustration, request: IllustrationRequest): Illustration {
  const { brief } = request;
  const onThings = brief.template ? [] : brief.elements.flatMap(({ lettering }) => lettering ?? []);
  const lettering = [...brief.lettering, ...onThings].filter(
    (words) => !drawn.set?.includes(words),
  );
  return withTitle(drawn, { ...request, brief: { ...brief, lettering } });
}

/** Designs that may be the picture of an idea. */
const OF_AN_IDEA = /^(?:poster|banner|spot-illustration|abstract)$/;

function ideaFor(brief: Brief): TakenIdea | undefined {
  const { template, elements } = brief;
  // A product's launch that names no product has none to photograph.
  const isBare = template?.id === 'product-shot' && elements.length === 0;
  const isOwn =
    template === undefined || isBare || OF_AN_IDEA.test(template.id) || isHowToOfNothing(brief);
  return isOwn ? takenIdea(brief) : undefined;
}

/** A page of steps that no table knows, where the prompt asks for no page: the headline `how to say no at work`. */
const isHowToOfNothing = ({ template, ideas = [], words }: Brief): boolean =>
  template?.id === 'steps' &&
  template.items === undefined &&
  template.panels === undefined &&
  ideas.some(({ id }) => id === HEADLINE) &&
  !words.some(({ word, fate }) => fate === 'template' && !/^how to$/i.test(word));

/** Whether neither a thing nor a place of a brief can be drawn, and nothing is told of the sky. */
function isNothingKnown(brief: Brief): boolean {
  return castOf(brief).things.length === 0 && !placesOf(brief, { roots: [] }).some(isPlaceDrawn);
}

function drawAbstract(request: IllustrationRequest): Illustration {
  return drawDesign(abstract, { ...request, brief: { ...request.brief, lettering: [] } });
}

/** Share of what a brief asks for that the kit can draw, 0 to 1: things and places alike. */
export function coverageOf(brief: Brief): number {
  if (brief.template && templateOf(brief.template.id)) return 1;
  const { things, undrawable } = castOf(brief);
  const drawnPlaces = brief.places.filter(({ concept }) => isPlaceDrawn(concept)).length;
  const asked = things.length + undrawable.length + brief.places.length;
  return asked === 0 ? 0 : (things.length + drawnPlaces) / asked;
}

import type { Hex } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';
import type { Brief, BriefElement } from '../brief';
import type { ActorPose, Pose, View } from '../kit/actor';
import type { Gesture } from '../kit/gestures';
import type { Illustration } from '../illustration';
import type { TakenIdea } from '../ideas/taken';
import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import type { TemplatePalette } from './template-palette';

/**
 * A design with slots in place of a scene: an icon set, a badge, a timeline. It is drawn in PIXELS of
 * the picture; lettering is drawn as paths in layers of its own, so that nothing covers it.
 */
export interface Template {
  id: string;
  draw(request: TemplateRequest): TemplateDrawing;
}

/** How a figure is shown: what is left out is as the prompt has it. */
export type Shown = Partial<Pick<ActorPose, 'pose' | 'view' | 'expression'>> & {
  near?: Gesture;
  far?: Gesture;
  /** Of several of a kind, which one: no two are alike. */
  copy?: number;
};

export interface TemplateRequest {
  brief: Brief;
  widthPx: number;
  heightPx: number;
  /** One stream for all pictures of a request. */
  random: Random;
  /** Which picture of its request it is: each takes another construction of the same design. */
  variant?: number;
  palette: TemplatePalette;
  pen(label: string, pxPerCm: number): Pen;
  /**
   * The thing of an element as the kit draws it, in centimetres, with what it wears, holds and does;
   * people and animals in another pose where one is asked for. Nothing where the kit can't.
   */
  drawingOf(element: BriefElement, pxPerCm: number, as?: Pose | Shown): KitDrawing | undefined;
  /** How often the drawing of an element is shown: two with a sofa between them are one drawing. */
  drawingsOf?(element: BriefElement): number;
  /** From where the figure of an element can be shown. */
  viewsOf?(element: BriefElement): readonly View[];
  /** The scene that the prompt tells of, at a size, with a side left to words; nothing where it tells of no place. */
  sceneOf?(widthPx: number, heightPx: number, clearSide?: Brief['clearSide']): Illustration;
  /** The same where it tells of no place, for designs whose people would be specks in a row with all the rest. */
  sceneInstead?: NonNullable<TemplateRequest['sceneOf']>;
  /** A scene of its own for one side of a comparison; nothing where its words tell of no place. */
  sceneOfSide?(text: string, widthPx: number, heightPx: number): Illustration | undefined;
  /** The scene of a clause of the page, at a size; where it tells of no place, its things alone. */
  sceneOfPanel?(index: number, widthPx: number, heightPx: number): PartScene | undefined;
  /** Whether the clause of a panel tells of a place, whose scene is drawn at its size. */
  isPanelInPlace?(index: number): boolean;
  /** The idea that the prompt means, where it has a picture of its own. */
  idea?: TakenIdea;
  /**
   * What a phrase of such a picture names, in centimetres, with the elements of the prompt that it
   * shows. Nothing where the kit can't draw it. Two of a kind differ by their labels.
   */
  drawingOfBrief?(
    brief: Brief,
    pxPerCm: number,
    label: string,
  ): { drawing: KitDrawing; shown: readonly string[] } | undefined;
  /** Whether it does something or has something with it, which a sign could not show. */
  isStaged?(element: BriefElement): boolean;
  /** Whether it is drawn together with somebody alive that is on it, has it or does something with it. */
  isInhabited?(element: BriefElement): boolean;
  /** Whether it is a thing that has a face or limbs, which no sign of it has. */
  isCharacter?(element: BriefElement): boolean;
}

/** A scene for a slot of a page. */
export interface PartScene {
  scene: Illustration;
  /** Where its things are, in shares of its sides, where nothing is around them. */
  reach?: { left: number; top: number; right: number; bottom: number };
}

export interface TemplateDrawing {
  layers: {
    id: string;
    role: 'backdrop' | 'scenery' | 'subject' | 'lettering';
    svg: string;
    /** Elements of the brief that it shows. */
    elements?: readonly string[];
  }[];
  /** What is written where, for reports and checks. */
  texts?: readonly SetText[];
  /** Parts of the design itself, by their names: `leader lines`. */
  drew?: readonly string[];
  /** Phrases of the prompt that it does not show, with what is missing. */
  notDrawn?: readonly string[];
}

/** A line of lettering in the picture. */
export interface SetText {
  text: string;
  /** Inked box in pixels. */
  box: { x: number; y: number; width: number; height: number };
  sizePx: number;
  fill: Hex;
  /** What it stands on. */
  on: Hex;
  /** On a ring: its box holds more than the letters. */
  isBent?: true;
}

import { type z } from 'zod';
import type { EngineTask } from '@/lib/engines/engine';
import type { ImageRules } from '@/lib/imaging/limits';
import type { Model } from '@/lib/models/models';
import type { PixelSize } from '@/lib/models/sizes';
import type { OperationExample } from './examples';
import type { ImageFormat, ResponseFormat } from './fields/scalars';
import type { ModelOffer } from './resolve/model-offer';
import type { Mode, StudioTile } from './studio-facts';

/** An image that an operation takes: its names on the wire and what is accepted (spec: Common rules). */
export interface ImageField {
  title: string;
  description: string;
  /** JSON field with a URL or data URL, or with a list of them. */
  json: string;
  /** Multipart parts that hold the bytes; `*` takes files under any name. */
  parts: readonly string[];
  required: boolean;
  minCount: number;
  maxCount: number;
  /** All files of the field together. */
  maxTotalBytes: number;
  /** What one picture may be: types, sides, pixels, bytes. */
  rules: ImageRules;
  /** Masks are checked pixel by pixel once decoded. */
  role: 'image' | 'mask' | 'reference';
}

/** All that a price may depend on: a form knows it before its request is complete. */
export interface PriceFacts {
  /** The model that does the work; processing operations have none. */
  model?: Model;
  /** Images asked for. */
  count?: number;
  /** Whether references become a style on the way. */
  hasReferences?: boolean;
}

/** What every operation's input comes to: the wire's scalars, resolved against the model tables. */
export interface ResolvedInput extends PriceFacts {
  styleId?: string;
  responseFormat: ResponseFormat;
  imageFormat: ImageFormat;
  seed?: number;
}

/** How many images came for each image field of the operation. */
export type ImageCounts = Record<string, number>;

export type ResponseForm = 'list' | 'single' | 'style' | 'prompt';

export interface OperationDefinition<
  Schema extends z.ZodObject = z.ZodObject,
  Input extends ResolvedInput = ResolvedInput,
  Id extends string = string,
  Icon extends string = string,
  Form extends ResponseForm = ResponseForm,
> {
  /** Stable id, the one name in code, ledger, API and studio: `generateImage`; its folder is `generate-image`. */
  id: Id;
  /** Name in the studio: `Generate`. */
  title: string;
  /** Paths under the host root; the first is the one to show, others are its twins. */
  paths: readonly string[];
  summary: string;
  description: string;
  input: Schema;
  images: Record<string, ImageField>;
  responseForm: Form;
  /** The group that the reference and the studio show it in. */
  mode: Mode;
  /** Its tile in the studio; operations that are part of others' forms have none. */
  studio?: StudioTile<Icon>;
  /** The models it runs with; operations that leave no choice have none. */
  models?: ModelOffer;
  /** The request that the reference shows, with its pictures. */
  example: OperationExample;
  /** What an engine must do for it. */
  capabilities: readonly EngineTask[];
  /**
   * Checks what no schema can say (models, sizes, combinations) and fills defaults.
   * Pure; throws `ApiError` naming the field. `path` is the one that was called, `styleModel` the
   * model that the style of `style_id` was made for, where the request names one that exists.
   */
  resolve(input: z.output<Schema>, images: ImageCounts, path: string, styleModel?: Model): Input;
  /**
   * API units of a request.
   * @param made images that came of it, where those are fewer than were asked for
   */
  price(facts: NoInfer<Pick<Input, Extract<keyof Input, keyof PriceFacts>>>, made?: number): number;
  /** Images that the request makes, for the limit per minute. */
  imageCount(input: NoInfer<Input>): number;
  /**
   * About how long the work takes, in milliseconds above 0, for pictures of these sizes in the order of
   * `images`; built from `estimate.ts`. Pure: the lane, the turn and the deadline of the work go by it.
   */
  estimateMs(input: Input, pictures: readonly PixelSize[]): number;
}

/** Keeps the types of a definition together; the catalogue stores it in its general form. */
export function defineOperation<
  Schema extends z.ZodObject,
  Input extends ResolvedInput,
  const Id extends string,
  const Icon extends string = never,
  const Form extends ResponseForm = ResponseForm,
>(
  definition: OperationDefinition<Schema, Input, Id, Icon, Form>,
): OperationDefinition<Schema, Input, Id, Icon, Form> {
  return definition;
}

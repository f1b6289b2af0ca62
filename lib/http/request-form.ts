import type { OperationDefinition } from '@/lib/operations/define-operation';
import type { Adaptation } from '@/lib/operations/adapt/adaptation';
import type { BodyShape, RequestBody } from './body/read-body';
import type { AdditionFacts } from './openai/addition';

/** Who hears of the work while it is done, in place of one answer at its end. */
export interface StreamRequest {
  /** The first part of the events' names. */
  event: 'image_generation' | 'image_edit';
  /** Unfinished pictures that the client wants to see, at most. */
  partialImages: number;
}

/** A request in our own terms: an operation, a body of its fields, and what is asked for beyond it. */
export interface OwnRequest {
  operation: OperationDefinition;
  body: RequestBody;
  adaptation?: Adaptation;
  /** What the answer says beside the operation's own. */
  addition?: AdditionFacts;
  stream?: StreamRequest;
}

/** How requests of one path are written: what they are read by, and what they come to. */
export interface RequestForm {
  reads: BodyShape;
  /** Whether what comes of it is kept, as far as the path tells. */
  storesPictures: boolean;
  /**
   * Pure.
   * @param takesAliases whether names of another service's models stand for ours
   * @throws ApiError naming the field
   */
  read(body: RequestBody, takesAliases: boolean): OwnRequest;
}

/** The form of our own routes: fields are an operation's, to the letter. */
export function formOf(operation: OperationDefinition): RequestForm {
  return {
    reads: operation,
    storesPictures: operation.responseForm !== 'prompt',
    read: (body) => ({ operation, body }),
  };
}

import { modelIdOfAlias } from '@/lib/models/aliases';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import type { Quality } from './fields';

/** The model of each quality where none is named: Flash, the default, Pro. `auto` is no choice at all. */
const MODEL_OF_QUALITY: Readonly<Partial<Record<Quality, string>>> = {
  low: 'svcv4_1_flash',
  medium: 'svcv4_1',
  standard: 'svcv4_1',
  high: 'svcv4_1_pro',
  hd: 'svcv4_1_pro',
};

interface ModelRequest {
  model?: string | undefined;
  quality?: Quality | undefined;
}

/**
 * The model to send to an operation; `undefined` leaves it to the operation. One of OpenAI's names means
 * the model of the table, or the operation's usual one where it does not run with that; our own ids
 * mean what they say, and are refused by the operation where they don't fit.
 */
export function modelOf(
  { model, quality }: ModelRequest,
  operation: OperationDefinition,
  takesAliases: boolean,
): string | undefined {
  const { offered = [], usual } = operation.models ?? {};
  const isOffered = (id: string) => offered.some((entry) => entry.id === id);
  if (model !== undefined) {
    const id = takesAliases ? modelIdOfAlias(model, 'openai') : undefined;
    if (id === undefined) return model;
    return isOffered(id) ? id : usual;
  }
  const wanted = quality && MODEL_OF_QUALITY[quality];
  return wanted !== undefined && isOffered(wanted) ? wanted : undefined;
}

/** Whether a name is one of the models that always answer Base64: gpt-image, and ChatGPT's own. */
export function answersBase64(model: string | undefined, takesAliases: boolean): boolean {
  return takesAliases && model !== undefined && /^(?:gpt-image|chatgpt-image)-/.test(model);
}

/** How pictures are answered: as was asked for, else as the named model does. */
export function responseFormatOf(
  {
    response_format: asked,
    model,
  }: { response_format?: 'url' | 'b64_json' | undefined; model?: string | undefined },
  takesAliases: boolean,
): 'url' | 'b64_json' {
  return asked ?? (answersBase64(model, takesAliases) ? 'b64_json' : 'url');
}

/** Whether a name is one of OpenAI's for a model. */
export function isOpenAiModel(name: unknown, takesAliases: boolean): name is string {
  return takesAliases && typeof name === 'string' && modelIdOfAlias(name, 'openai') !== undefined;
}

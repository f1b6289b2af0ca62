import { ApiError } from '@/lib/errors/api-error';
import { LONGEST_API_PATH } from './limits';

/** What the front door does with a request, before anything of it but its first line was looked at. */
export type Admission =
  | { kind: 'refuse'; error: ApiError }
  /** `own` bodies are read by our own code, which has limits; all others are capped here. */
  | { kind: 'pass'; url: string; body: 'own' | 'foreign' };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Trees of addresses, and single ones, whose code reads bodies with limits of its own. */
const OWN_TREES = ['/v1', '/mcp'];
const OWN_ADDRESSES = ['/api/stripe/webhook'];

/** Next's own optimiser of pictures: nothing here uses it, and it does seconds of work for anybody. */
const OPTIMISER = '/_next/image';

const SHOWN_PATH = 200;

function refuse(
  code: 'not_found' | 'invalid_request' | 'method_not_allowed',
  message: string,
  headers?: Record<string, string>,
): Admission {
  return { kind: 'refuse', error: new ApiError(code, message, headers ? { headers } : {}) };
}

/** Path and query of a request target; RFC 9112 also allows the whole address (absolute-form). */
function relativeTarget(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  const absolute = /^https?:\/\/[^/?#]*/i.exec(target);
  if (!absolute) return undefined;
  const rest = target.slice(absolute[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isWithin(path: string, tree: string): boolean {
  return path === tree || path.startsWith(`${tree}/`);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Spellings that Next would redirect or resolve to something else: none of them is an address of ours. */
function isOdd(path: string): boolean {
  if (path.length > LONGEST_API_PATH || /[\\#]|\/\//.test(path) || !isDecodable(path)) return true;
  return path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}

function nothingAt(path: string): Admission {
  return refuse(
    'not_found',
    `there is nothing at ${path.slice(0, SHOWN_PATH)}; GET /v1/openapi.json lists what is`,
  );
}

/**
 * Decides by method and request target alone. What is not plainly ours counts as foreign, so that no
 * spelling of an address slips past the cap; paths under `/v1` lose one trailing slash.
 */
export function admit(method: string, target: string): Admission {
  const relative = relativeTarget(target);
  if (relative === undefined) {
    return refuse('invalid_request', 'the request target must be a path, such as /v1/models');
  }
  const end = relative.search(/[?#]/);
  const path = end < 0 ? relative : relative.slice(0, end);
  const query = end < 0 ? '' : relative.slice(end);
  if (!METHODS.includes(method)) {
    const allow = METHODS.join(', ');
    return refuse('method_not_allowed', `${method} is not taken; use ${allow}`, { allow });
  }
  if (isWithin(path, OPTIMISER)) return nothingAt(path);
  const plain = path.replace(/[\\/]+/g, '/');
  if (OWN_TREES.some((tree) => isWithin(plain, tree))) {
    const trimmed = path.replace(/(?<=.)\/$/, '');
    return isOdd(path) ? nothingAt(path) : { kind: 'pass', url: `${trimmed}${query}`, body: 'own' };
  }
  const body = OWN_ADDRESSES.includes(path) ? 'own' : 'foreign';
  return { kind: 'pass', url: relative, body };
}

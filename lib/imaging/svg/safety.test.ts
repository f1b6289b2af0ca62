import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImage } from '../decode';
import { checkImage } from '../inspect';
import { IMAGE_RULES } from '../limits';

const PARAM = { param: 'image_url' };

const svg = (body: string, root = 'width="300" height="300"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${body}</svg>`;

const check = (text: string | Buffer, rules = IMAGE_RULES.edit) =>
  checkImage(Buffer.from(text), rules, PARAM);

const refusal = (text: string | Buffer) =>
  check(text).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an unsafe SVG is refused', () => {
  it.each([
    ['script', '<script>alert(1)</script>'],
    ['prefixed script', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['event handler', '<rect width="9" height="9" ONLOAD="alert(1)"/>'],
    ['foreignObject', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['HTML element', '<h:img xmlns:h="http://www.w3.org/1999/xhtml" alt="x"/>'],
    ['external image', '<image href="https://example.org/a.png" width="9" height="9"/>'],
    ['local file', '<image xlink:href="file:///etc/passwd" width="9" height="9"/>'],
    ['relative file', '<image href="a.png" width="9" height="9"/>'],
    ['script URL', '<a xlink:href="java&#10;script:alert(1)"><rect width="9" height="9"/></a>'],
    ['external use', '<use href="other.svg#part"/>'],
    ['external paint', '<rect width="9" height="9" fill="url(https://example.org/p.svg#a)"/>'],
    ['style attribute', '<rect style="fill:url(\'//example.org/a#b\')" width="9" height="9"/>'],
    ['style element', '<style>rect{filter:url(http://example.org/f.svg#f)}</style>'],
    ['style in CDATA', '<style><![CDATA[rect{fill:url(data:image/svg+xml,x)}]]></style>'],
    ['escaped style', '<style>rect{fill:\\75 rl(http://example.org/#a)}</style>'],
    ['import', '<style>@import "http://example.org/a.css";</style>'],
    ['escaped import', '<style>@\\69mport "http://example.org/a.css";</style>'],
    ['animation', '<a><set attributeName="href" to="javascript:alert(1)"/></a>'],
    ['embedded SVG', '<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>'],
    ['base address', '<g xml:base="http://example.org/"><use href="#a"/></g>'],
    ['mislabelled data', '<image href="data:image/png;base64,R0lGODlhAQABAAAAACw=" width="9"/>'],
    ['processing instruction', '<?xml-stylesheet href="http://example.org/a.css"?>'],
  ])('%s', async (_name, body) => {
    expect(await refusal(svg(body))).toMatchObject({ code: 'unsafe_svg', param: 'image_url' });
  });

  it('for painting more than seconds allow, saying at which size', async () => {
    const full = '<rect width="300" height="300" opacity=".5"/>'.repeat(2_000);
    const large = svg(full, 'viewBox="0 0 300 300" width="4096" height="4096"');
    expect(await refusal(svg(full))).toBeUndefined();
    expect(await refusal(large)).toMatchObject({
      code: 'unsafe_svg',
      message: expect.stringContaining('paints too much: drawing it at 4096×4096 px'),
    });
  });

  it('for entities', async () => {
    const text = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<title>&b;</title>')}`;
    expect(await refusal(text)).toMatchObject({
      code: 'unsafe_svg',
      message: expect.stringContaining('Export it without them'),
    });
  });

  it('for parts that multiply', async () => {
    const levels = Array.from(
      { length: 20 },
      (_, n) => `<g id="g${n + 1}"><use href="#g${n}"/><use href="#g${n}"/></g>`,
    );
    const body = `<rect id="g0" width="1" height="1"/>${levels.join('')}`;
    expect(await refusal(svg(body))).toMatchObject({
      code: 'unsafe_svg',
      message: expect.stringContaining('repeated'),
    });
  });

  it('for markers on too many vertices', async () => {
    const marker = `<marker id="m">${'<rect width="1" height="1"/>'.repeat(200)}</marker>`;
    const path = `<path marker-mid="url(#m)" d="M0 0${'L1 1'.repeat(5000)}"/>`;
    expect(await refusal(svg(marker + path))).toMatchObject({ code: 'unsafe_svg' });
  });

  it('for a part that holds itself', async () => {
    expect(await refusal(svg('<g id="a"><use href="#a"/></g>'))).toMatchObject({
      code: 'unsafe_svg',
    });
  });

  it('for filters beyond measure', async () => {
    const filter = '<filter id="f"><feMorphology radius="500"/></filter>';
    const text = svg(`${filter}<rect filter="url(#f)" width="9" height="9"/>`);
    expect(await refusal(text)).toMatchObject({ code: 'unsafe_svg' });
  });

  it('for depth and number of elements', async () => {
    const deep = svg('<g>'.repeat(60) + '</g>'.repeat(60));
    expect(await refusal(deep)).toMatchObject({ message: expect.stringContaining('deeper') });
    expect(await refusal(svg('<g/>'.repeat(100_001)))).toMatchObject({ code: 'unsafe_svg' });
  });

  it('for an embedded picture with too many pixels', async () => {
    const background = '#fff';
    const image = await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
      .png()
      .toBuffer();
    const href = `data:image/png;base64,${image.toString('base64')}`;
    const text = svg(`<image href="${href}" width="9" height="9"/>`);
    expect(await refusal(text)).toMatchObject({
      code: 'unsafe_svg',
      message: expect.stringContaining('3000×2000'),
    });
  });
});

describe('an SVG that is no drawing is refused as an image', () => {
  it.each([
    ['cut off', svg('<g>').slice(0, -10)],
    ['without size', svg('', '')],
    ['without namespace', '<svg width="300" height="300"/>'],
    ['huge', svg('', 'width="100000" height="300"')],
    ['small', svg('', 'width="100" height="300"')],
  ])('%s', async (_name, text) => {
    expect(await refusal(text)).toMatchObject({ code: 'invalid_image' });
  });

  it.each([
    ['width="100000" height="300.126"', 'The SVG is 100000×300.13 px; each side must be 256'],
    ['width="100" height="300"', 'The SVG is 100×300 px; each side must be 256'],
    ['viewBox="0 0 8192 512"', 'The SVG is 8192×512 px; each side'],
  ])('of %s is told the size it has', async (root, message) => {
    expect(await refusal(svg('', root))).toMatchObject({
      message: expect.stringContaining(message),
    });
  });

  it('that would be too large once it is scaled up is told both sizes', async () => {
    const text = svg('', 'width="32" height="1024"');
    await expect(check(text, IMAGE_RULES.removeBackground)).rejects.toMatchObject({
      message: expect.stringContaining('The SVG is 32×1024 px, scaled up 256×8192 px; each side'),
    });
  });

  it('in another encoding', async () => {
    const latin = Buffer.from(svg('<title>caf\u00e9</title>'), 'latin1');
    expect(await refusal(latin)).toMatchObject({ code: 'invalid_image' });
  });
});

describe('a harmless SVG', () => {
  it('as drawing programs write it passes', async () => {
    const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#0f0' } })
      .png()
      .toBuffer();
    const text = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
      <!-- Generator: a program -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      ${svg(
        `<defs><linearGradient id="a"><stop offset="0"/></linearGradient>
        <linearGradient id="b" xlink:href="#a"/><clipPath id="c"><path d="M0 0h9v9z"/></clipPath></defs>
        <style>.st0{fill:url(#b)} .st1{clip-path:url('#c');font-family:'Inter-\\52 egular'}</style>
        <rect class="st0 st1" width="300" height="300"/>
        <image width="10" height="10" xlink:href="data:image/png;base64,${dot.toString('base64')}"/>
        <text x="9" y="99" style="font-size:20px">Hello: (world)</text>`,
        'viewBox="0 0 300 260"',
      )}`;
    expect(await check(text)).toMatchObject({ type: 'svg', widthPx: 300, heightPx: 260 });
  });

  it.each([
    ['width="4in" height="300pt"', 384, 400],
    ['width="100%" height="100%" viewBox="0 0 320 400"', 320, 400],
    ['width="640" viewBox="0 0 320 400"', 640, 400],
  ])('of %s is drawn at %i × %i', async (root, widthPx, heightPx) => {
    const text = svg(
      '<rect x="-999" y="-999" width="9999" height="9999" fill="#ff8000" opacity=".5"/>',
      root,
    );
    const pixels = await readImage(Buffer.from(text), IMAGE_RULES.edit, PARAM);
    expect(pixels).toMatchObject({ widthPx, heightPx });
    expect([...pixels.data.slice(0, 4)]).toEqual([255, 128, 0, 128]);
  });

  it('that is small is drawn larger where that is wanted', async () => {
    const text = Buffer.from(svg('<rect width="64" height="32"/>', 'width="64" height="32"'));
    const pixels = await readImage(text, IMAGE_RULES.removeBackground, PARAM);
    expect(pixels).toMatchObject({ widthPx: 512, heightPx: 256 });
  });
});

import { describe, expect, it } from 'vitest';
import { rasterizeSvg } from './rasterize';
import { removeSvgBackground as remove } from './remove-background';

const SIZE = 'width="300" height="200" viewBox="0 0 300 200"';
const svg = (content: string, attributes = SIZE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const removeSvgBackground = (text: string) => remove(text, { param: 'image_url' });
const SUBJECT = '<circle cx="150" cy="100" r="60" fill="#c33"/>';

describe('removing the background of an SVG', () => {
  it.each([
    ['a rectangle', '<rect width="300" height="200" fill="#eef"/>'],
    ['a rectangle in per cent', '<rect width="100%" height="100%"/>'],
    ['a path beyond the canvas', '<path d="M-9-9H400V300H-9z" fill="url(#g)"/>'],
    ['a transformed shape', '<g transform="scale(300 200)"><rect width="1" height="1"/></g>'],
    ['a rounded rectangle', '<rect width="300" height="200" rx="20" fill="#fff"/>'],
    ['a translucent wash', '<rect width="300" height="200" fill="#00f" opacity="0.2"/>'],
    ['a shape with children', '<rect width="300" height="200"><title>x</title></rect>'],
    ['a wide stroke', '<line x2="300" y1="100" y2="100" stroke="#000" stroke-width="200"/>'],
    ['a copy', '<defs><rect id="b" width="300" height="200"/></defs><use xlink:href="#b"/>'],
    [
      'two bands',
      '<rect width="300" height="120" fill="#9cf"/><rect y="120" width="300" height="80" fill="#3a3"/>',
    ],
  ])('takes away %s', async (_name, background) => {
    const result = await removeSvgBackground(svg(background + SUBJECT));
    const { data } = rasterizeSvg(result, { widthPx: 300, heightPx: 200 });
    expect(data[3]).toBe(0);
    expect(data[(199 * 300 + 299) * 4 + 3]).toBe(0);
    expect(data[(100 * 300 + 150) * 4 + 3]).toBe(255);
    expect(result).toContain(SUBJECT);
  });

  it('knows colours and outlines from style sheets', async () => {
    const style = '<style>.b{fill:#fff}.f{fill:none;stroke:#000}</style>';
    const frame = '<rect class="f" width="300" height="200"/>';
    const result = await removeSvgBackground(
      svg(`${style}<rect class="b" width="300" height="200"/>${SUBJECT}${frame}`),
    );
    expect(result).toBe(svg(style + SUBJECT + frame));
  });

  it('takes away several layers from the back and stops at the drawing', async () => {
    const whole = '<rect width="300" height="200" fill="#fff"/>';
    expect(await removeSvgBackground(svg(whole + whole + SUBJECT + whole))).toBe(
      svg(SUBJECT + whole),
    );
  });

  it('keeps everything else to the letter', async () => {
    const before = '<?xml version="1.0"?>\r\n<!-- drawn by hand -->\r\n';
    const rest = `\r\n  <g id="x" data-note='a > b'>${SUBJECT}<text x="9">é😀</text></g>\r\n`;
    const whole = '<rect width="300" height="200" fill="#fff"></rect>';
    expect(await removeSvgBackground(before + svg(whole + rest))).toBe(before + svg(rest));
  });

  it('keeps a shape that others refer to where they find it', async () => {
    const whole = '<rect id="b" width="300" height="200" fill="#fff"/>';
    const clip = '<clipPath id="c"><use xlink:href="#b"/></clipPath>';
    const subject = '<circle cx="150" cy="100" r="60" clip-path="url(#c)"/>';
    const result = await removeSvgBackground(svg(whole + clip + subject));
    expect(result).toBe(svg(`<defs>${whole}</defs>${clip}${subject}`));
  });

  it.each([
    ['a drawing without a background', SUBJECT],
    ['a band that is no background', `<rect width="300" height="60"/>${SUBJECT}`],
    ['a background and nothing else', '<rect width="300" height="200" fill="#fff"/>'],
    ['a shape that is nearly as large', `<circle cx="150" cy="100" r="110"/>${SUBJECT}`],
    ['a whole shape in front', `${SUBJECT}<rect width="300" height="200" fill="#fff2"/>`],
    ['an invisible frame', `<rect width="300" height="200" fill="none"/>${SUBJECT}`],
    [
      'a whole shape that is only defined',
      `<defs><rect width="300" height="200"/></defs>${SUBJECT}`,
    ],
  ])('leaves %s alone', async (_name, content) => {
    expect(await removeSvgBackground(svg(content))).toBe(svg(content));
  });

  it('measures the canvas of the view box, whatever the size of the picture', async () => {
    const attributes = 'width="64" height="512" viewBox="-50 -50 100 100"';
    const whole = '<rect x="-50" y="-50" width="100" height="100"/>';
    expect(await removeSvgBackground(svg(whole + '<circle r="20"/>', attributes))).toBe(
      svg('<circle r="20"/>', attributes),
    );
  });

  it('takes the background colour out of the style of the root', async () => {
    const attributes = `${SIZE} style="background:#fff; color:red;background-color: blue"`;
    expect(await removeSvgBackground(svg(SUBJECT, attributes))).toBe(
      svg(SUBJECT, `${SIZE} style=" color:red;"`),
    );
  });
});

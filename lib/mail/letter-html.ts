/** What stands in a letter, from top to bottom. */
export interface LetterContent {
  heading: string;
  /** Paragraphs before the button. */
  opening: readonly string[];
  button?: { label: string; url: string };
  /** Smaller paragraphs after it. */
  closing: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = 'color:#171717';
const SOFT = 'color:#525252';
const HINT = 'color:#666666';

const paragraph = (text: string, style: string) =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

function buttonHtml({ label, url }: NonNullable<LetterContent['button']>): string {
  const href = escapeHtml(url);
  return [
    `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:10px 16px;`,
    'border-radius:8px;background:#2b59e8;color:#ffffff;font-size:14px;line-height:20px;',
    `font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`,
    `<p style="margin:0 0 24px;font-size:12px;line-height:18px;${HINT};word-break:break-all">`,
    `Or open this address: <a href="${href}" style="color:#1f47c4">${href}</a></p>`,
  ].join('');
}

/** The letter as HTML: one card, no picture, nothing that is fetched from anywhere. */
export function letterHtml({ heading, opening, button, closing }: LetterContent): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(heading)}</title></head>`,
    `<body style="margin:0;padding:32px 16px;background:#fafafa;${FONT}">`,
    '<div style="max-width:480px;margin:0 auto">',
    `<p style="margin:0 0 16px;font-size:15px;font-weight:600;${INK}">Easel</p>`,
    '<div style="padding:32px;border:1px solid #e5e5e5;border-radius:12px;background:#ffffff">',
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;${INK}">`,
    `${escapeHtml(heading)}</h1>`,
    ...opening.map((text) => paragraph(text, `font-size:14px;line-height:22px;${SOFT}`)),
    button ? buttonHtml(button) : '',
    ...closing.map((text) => paragraph(text, `font-size:12px;line-height:18px;${HINT}`)),
    '</div></div></body></html>',
  ].join('\n');
}

/** The same as plain text. */
export function letterText({ heading, opening, button, closing }: LetterContent): string {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  return `${[heading, ...opening, ...link, ...closing].join('\n\n')}\n`;
}

/** The asynchronous clipboard needs TLS or localhost; on a plain LAN address a selection is copied. */
export async function writeToClipboard(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.style.cssText = 'position:fixed;opacity:0';
  const host = document.querySelector('dialog[open]') ?? document.body;
  host.append(holder);
  holder.select();
  const copied = document.execCommand('copy');
  holder.remove();
  if (!copied) throw new Error('The browser refused to copy.');
}

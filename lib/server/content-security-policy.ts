interface PolicyOptions {
  /** Fresh for every answer: only scripts that carry it run. */
  nonce: string;
  isDevelopment: boolean;
}

/**
 * What a page of ours may load. Scripts need the nonce, and what they load themselves is trusted
 * (`strict-dynamic`); styles may be inline, as charts and popovers place things with them. Nothing
 * comes from another host.
 */
export function contentSecurityPolicy({ nonce, isDevelopment }: PolicyOptions): string {
  // React's development build explains errors by evaluating code.
  const evaluation = isDevelopment ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

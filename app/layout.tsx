import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { THEME_COOKIE, themeOf } from '@/components/shell/theme';
import { TooltipLayer } from '@/components/ui/tooltip';

export const metadata: Metadata = {
  title: { default: 'Easel', template: '%s · Easel' },
  description:
    'Makes and edits images on your own machine: a precise studio for people, and one HTTP API for everything else.',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1b1b1b' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang="en-GB" data-theme={theme}>
      <body className="min-h-dvh">
        {children}
        <TooltipLayer />
      </body>
    </html>
  );
}

/** The pages of the service, in the order of every navigation. */
export const PAGES = [
  { href: '/studio', label: 'Studio' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/styles', label: 'Styles' },
  { href: '/usage', label: 'Usage' },
  { href: '/docs', label: 'API' },
  { href: '/profile', label: 'Profile' },
] as const;

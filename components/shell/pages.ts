/** The pages of the service, in the order of every list of them. */
export const PAGES = [
  { href: '/studio', label: 'Studio' },
  { href: '/projects', label: 'Projects' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/styles', label: 'Styles' },
  { href: '/usage', label: 'Usage' },
  { href: '/docs', label: 'API' },
  { href: '/profile', label: 'Profile' },
] as const;

/** Those of every header: the profile is behind the visitor's initials there. */
export const HEADER_PAGES = PAGES.filter(({ href }) => href !== '/profile');

/** The pages of the service, in the order of every navigation. */
export const PAGES = [
  { href: '/studio', label: 'Studio' },
  { href: '/profile', label: 'Profile' },
] as const;

import { builtLinks } from '../../screens.ts'

/** Links of the footer in groups, each with the name of its text. Source: specification §2.3. */
export const FOOTER_GROUPS = [
  {
    text: 'browse',
    links: builtLinks([
      { path: '/', text: 'home' },
      { path: '/movies', text: 'movies' },
      { path: '/series', text: 'series' },
      { path: '/kids', text: 'kids' },
      { path: '/my-list', text: 'myList' },
    ] as const),
  },
  {
    text: 'help',
    links: builtLinks([
      { path: '/help', text: 'helpCenter' },
      { path: '/contact', text: 'contact' },
      { path: '/accessibility', text: 'accessibility' },
    ] as const),
  },
  {
    text: 'household',
    links: builtLinks([
      { path: '/account', text: 'account' },
      { path: '/billing', text: 'billing' },
      { path: '/redeem', text: 'redeem' },
    ] as const),
  },
  {
    text: 'about',
    links: builtLinks([
      { path: '/privacy', text: 'privacy' },
      { path: '/terms', text: 'terms' },
      { path: '/cookies', text: 'cookies' },
      { path: '/corporate', text: 'corporate' },
    ] as const),
  },
] as const

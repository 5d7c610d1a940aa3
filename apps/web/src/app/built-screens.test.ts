import { describe, expect, it } from 'vitest'
import { BUILT_SCREENS, builtLinks } from './built-screens.ts'
import { SCREENS } from './router.tsx'
import { FOOTER_GROUPS } from './shell/footer/footer-links.ts'
import { NAVIGATION_LINKS } from './shell/navigation/navigation-links.ts'

const footerPaths = FOOTER_GROUPS.flatMap<{ path: string }>(({ links }) => links).map(
  ({ path }) => path,
)

describe('the list of built screens', () => {
  it('keeps a link only when its screen exists, in the same order', () => {
    const links = [{ path: '/kids' }, { path: '/no-such-screen' }, { path: '/' }]
    expect(builtLinks(links)).toEqual([{ path: '/kids' }, { path: '/' }])
  })

  it('has every screen of the router', () => {
    const paths = SCREENS.map(({ path = '' }) => path.replace('/:id', ''))
    expect(paths.filter((path) => path !== '*' && !BUILT_SCREENS.has(path))).toEqual([])
  })

  it('leaves no link to a screen that is not built in the bar or the footer', () => {
    const paths = [...NAVIGATION_LINKS.map(({ path }) => path), ...footerPaths]
    expect(paths.filter((path) => !BUILT_SCREENS.has(path))).toEqual([])
  })

  it('knows every link that the specification gives the footer', () => {
    expect(new Set(footerPaths)).toEqual(
      new Set([
        ...['/', '/movies', '/series', '/kids', '/my-list'],
        ...['/help', '/contact', '/account', '/billing', '/redeem'],
        ...['/privacy', '/terms', '/cookies', '/accessibility', '/corporate'],
      ]),
    )
  })
})

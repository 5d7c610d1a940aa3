import { describe, expect, it } from 'vitest'
import { isHomePath } from './pages/home/shelf-in-path.ts'
import { builtLinks, HOME_PATHS, isBuilt, PATHS_THAT_SHOW_HOME, SCREENS } from './screens.ts'
import { FOOTER_GROUPS } from './shell/footer/footer-links.ts'
import { NAVIGATION_LINKS } from './shell/navigation/navigation-links.ts'

const footerPaths = FOOTER_GROUPS.flatMap<{ path: string }>(({ links }) => links).map(
  ({ path }) => path,
)

describe('the route table', () => {
  it('keeps a link only when its screen exists, in the same order', () => {
    const links = [{ path: '/kids' }, { path: '/no-such-screen' }, { path: '/' }]
    expect(builtLinks(links)).toEqual([{ path: '/kids' }, { path: '/' }])
  })

  it('names no path twice, and home answers to its own', () => {
    const paths = [...SCREENS.map(({ path }) => path), ...HOME_PATHS, ...PATHS_THAT_SHOW_HOME]
    expect(paths).toHaveLength(new Set(paths).size)
    expect(HOME_PATHS.filter((path) => !isHomePath(path))).toEqual([])
    expect(PATHS_THAT_SHOW_HOME.filter((path) => !isHomePath(path))).toEqual([])
    expect(SCREENS.filter(({ path }) => isHomePath(path)).map(({ path }) => path)).toEqual(['*'])
  })

  it('has the screen that a path with a number leads to', () => {
    expect(['/watch', '/kids', '/contact', '/no-such-screen'].map(isBuilt)).toEqual([
      ...[true, true, true],
      false,
    ])
  })

  it('leaves no link to a screen that is not built in the bar or the footer', () => {
    const paths = [...NAVIGATION_LINKS.map(({ path }) => path), ...footerPaths]
    expect(paths.filter((path) => !isBuilt(path))).toEqual([])
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

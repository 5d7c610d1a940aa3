import { Suspense, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useOnScreen } from '../../../platform/screen/on-screen.ts'
import { useTexts } from '../../../platform/texts.ts'
import { isHomePath } from '../../pages/home/shelf-in-path.ts'
import { Logo } from '../logo.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { isHere, NAVIGATION_LINKS } from './navigation-links.ts'

const AccountTools = lazyPart(async () => (await import('./account-tools.tsx')).AccountTools)

/** With more links than this the tagline has no room beside them on a laptop. */
const LINKS_BESIDE_TAGLINE = 5

const TAGLINE =
  NAVIGATION_LINKS.length > LINKS_BESIDE_TAGLINE
    ? 'max-sm:hidden xl:max-2xl:hidden'
    : 'max-sm:hidden'

/** The bar on top of every screen: clear over the hero, glass once the page has moved. */
export function TopNavigation() {
  const t = useTexts('core/shell')
  const top = useRef<HTMLDivElement>(null)
  const isAtTop = useOnScreen(top)
  const { pathname } = useLocation()
  return (
    <>
      <div ref={top} className="absolute top-0 h-6 w-px" />
      <header className="top-bar" data-glass={!isAtTop} data-focus-row="">
        <MobileMenuButton />
        <Link to="/" className="flex shrink-0 items-center gap-2 rounded-xl sm:gap-3">
          <Logo className="size-8 shrink-0 drop-shadow-[0_0_14px_rgb(255_180_84/0.55)] sm:size-10" />
          <span className="grid">
            <span className="font-display text-xl leading-none max-[24rem]:sr-only sm:text-[1.7rem]">
              {t('productName')}
            </span>
            <span
              className={`text-xs leading-tight whitespace-nowrap text-starlight/80 ${TAGLINE}`}
            >
              {t('tagline')}
            </span>
          </span>
        </Link>
        <Links />
        <div className="ms-auto flex min-w-0 flex-1 items-center justify-end gap-0.5 sm:gap-1.5">
          <SearchBox />
          <Suspense
            fallback={<span className="bar-account-place" data-home={isHomePath(pathname)} />}
          >
            <AccountTools />
          </Suspense>
        </div>
      </header>
    </>
  )
}

function Links() {
  const t = useTexts('core/shell')
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('mainNavigation')} className="max-xl:hidden">
      <ul className="flex">
        {NAVIGATION_LINKS.map(({ path, text }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={isHere(path, pathname) ? 'page' : undefined}
              className="top-link"
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { useOnScreen } from '../../platform/on-screen.ts'
import { useTexts } from '../../platform/texts.ts'
import { BUILT_SCREENS } from '../built-screens.ts'
import { shellTexts } from '../shell.texts.ts'
import { Logo } from './logo.tsx'

const LINKS = [{ path: '/', text: 'home' }] as const

/** The bar on top of every screen: clear over the hero, glass once the page has moved. */
export function TopNavigation() {
  const t = useTexts(shellTexts)
  const top = useRef<HTMLDivElement>(null)
  const isAtTop = useOnScreen(top)
  return (
    <>
      <div ref={top} className="absolute top-0 h-6 w-px" />
      <header className="top-bar" data-glass={!isAtTop}>
        <nav aria-label={t('mainNavigation')} data-focus-row="" className="contents">
          <Link to="/" className="flex items-center gap-3 rounded-xl">
            <Logo className="size-10 shrink-0 drop-shadow-[0_0_14px_rgb(255_180_84/0.55)]" />
            <span className="grid">
              <span className="font-display text-[1.7rem] leading-none">{t('productName')}</span>
              <span className="text-xs leading-tight text-starlight/80">{t('tagline')}</span>
            </span>
          </Link>
          <ul className="flex gap-1 sm:ms-4">
            {LINKS.filter(({ path }) => BUILT_SCREENS.has(path)).map(({ path, text }) => (
              <li key={path}>
                <NavLink to={path} end className="top-link">
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
    </>
  )
}

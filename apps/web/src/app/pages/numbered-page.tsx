import './numbered/numbered.css'
import { ArrowLeft, ArrowRight, House } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useLocation } from 'react-router'
import { FillerBackdrop } from '../../features/files/filler/filler-backdrop.tsx'
import { ClipBackdrop } from '../../features/studio/clip-backdrop.tsx'
import { useTexts } from '../../platform/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Constellation } from './numbered/constellation.tsx'

/** Where the links of a page lead, in the order they stand in. Source: specification §2.7. */
const LINKS = {
  1: [
    ['home', '/'],
    ['next', '/page2'],
  ],
  2: [
    ['back', '/page1'],
    ['next', '/page3'],
  ],
  3: [
    ['back', '/page2'],
    ['next', '/page4'],
  ],
  4: [
    ['back', '/page3'],
    ['home', '/'],
  ],
} as const

/** Hue of each page's night, degrees of the OKLCH circle. */
const HUES = { 1: 285, 2: 220, 3: 330, 4: 180 } as const

const ICONS = { home: House, back: ArrowLeft, next: ArrowRight }

type PageNumber = keyof typeof LINKS

/** Which page an address is; the router knows no other, and takes capitals for small letters. */
function pageOf(pathname: string): PageNumber {
  const page = ([1, 2, 3, 4] as const).find((one) =>
    pathname.toLowerCase().startsWith(`/page${one}`),
  )
  if (!page) throw new Error(`no numbered page stands at ${pathname}`)
  return page
}

/** /page1 to /page4: empty pages on the way through one constellation. */
export function NumberedPage() {
  const t = useTexts('studio/numbered')
  const shell = useTexts('core/shell')
  const page = pageOf(useLocation().pathname)
  const style: CSSProperties & { '--hue': number } = { '--hue': HUES[page] }
  return (
    <main id="content" tabIndex={-1} className="numbered-page" style={style}>
      <title>{`${t('title', { page })} · ${shell('productName')}`}</title>
      <div aria-hidden className="numbered-sky" />
      <FillerBackdrop fallback={page === 1 ? <ClipBackdrop use="page" /> : null} />
      <div key={page} className="numbered-words motion-safe:animate-rise">
        <Constellation page={page} />
        <h1 className="numbered-title">{t('title', { page })}</h1>
        <p className="text-xl text-starlight/90 text-pretty text-shadow-lg">{t('ready')}</p>
        <nav aria-label={t('links')} data-focus-row="" className="mt-4 flex flex-wrap gap-4">
          {LINKS[page].map(([name, to]) => {
            const Icon = ICONS[name]
            const icon = <Icon aria-hidden className="size-5 rtl:-scale-x-100" />
            return (
              <ButtonLink key={name} to={to} look={name === 'next' ? 'warm' : 'glass'}>
                {name !== 'next' && icon}
                {t(name)}
                {name === 'next' && icon}
              </ButtonLink>
            )
          })}
        </nav>
      </div>
    </main>
  )
}

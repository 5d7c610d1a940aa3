import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { shellTexts } from '../../shell.texts.ts'
import { CookieTable, NotesTable } from './cookie-table.tsx'
import { INFO_PAGES } from './info-content.ts'
import { KeyTables } from './key-table.tsx'

/** What stands under a section besides its paragraphs, by path and section. */
const EXTRAS: Readonly<Record<string, ReactNode>> = {
  '/help keys': <KeyTables />,
  '/cookies cookie': <CookieTable />,
  '/cookies notes': <NotesTable />,
}

/** Help, privacy, terms, cookies and accessibility: pages to be read. */
export function InfoPage() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  const content = INFO_PAGES[path]?.(language)
  if (!content) throw new Error(`no information page stands at ${path}`)
  return (
    <main id="content" tabIndex={-1} className="info-page outline-none">
      <title>{`${content.title} · ${t('productName')}`}</title>
      <header>
        <h1 className="font-display text-4xl leading-tight text-balance sm:text-5xl">
          {content.title}
        </h1>
        <p className="mt-4 text-xl text-lantern-light text-pretty">{content.lead}</p>
      </header>
      {content.sections.map(({ id, heading, paragraphs }) => (
        <section key={id} aria-labelledby={`info-${id}`}>
          <h2 id={`info-${id}`} className="font-display text-2xl">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 text-lg leading-relaxed text-mist text-pretty">
              {paragraph}
            </p>
          ))}
          {EXTRAS[`${path} ${id}`]}
        </section>
      ))}
    </main>
  )
}

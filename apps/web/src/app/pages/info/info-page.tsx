import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSentences, useTexts } from '../../../platform/texts.ts'
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
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  const content = INFO_PAGES[path]
  if (!content) throw new Error(`no information page stands at ${path}`)
  return <InfoSections path={path} {...content} />
}

type InfoSectionsProps = (typeof INFO_PAGES)[string] & { path: string }

function InfoSections({ path, texts, sections }: InfoSectionsProps) {
  const t = useTexts('core/shell')
  const said = useSentences(texts)
  return (
    <main id="content" tabIndex={-1} className="info-page outline-none">
      <title>{`${said.title} · ${t('productName')}`}</title>
      <header>
        <h1 className="font-display text-4xl leading-tight text-balance sm:text-5xl">
          {said.title}
        </h1>
        <p className="mt-4 text-xl text-lantern-light text-pretty">{said.lead}</p>
      </header>
      {sections.map((id) => (
        <section key={id} aria-labelledby={`info-${id}`}>
          <h2 id={`info-${id}`} className="font-display text-2xl">
            {said[id]}
          </h2>
          {said[`${id}Text`]?.split('\n').map((paragraph) => (
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

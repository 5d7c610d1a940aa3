import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { textsInAll } from '../../../testing/texts.ts'
import { INFO_PAGES } from './info-content.ts'
import { InfoPage } from './info-page.tsx'

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <InfoPage />
    </MemoryRouter>,
  )
}

beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

/** Called so, and not kept: marks of performance, and a lock. */
const NOT_KEPT = /^starnest(-room-|\.upload$)/
const NAME = /['`](starnest[.-][a-z.-]*[a-z])/g

/** Every name of the interface's code under which something could stay in a browser. */
function namesInSources(): string[] {
  const root = join(import.meta.dirname, '../../..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
  )
  const found = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(NAME)].flatMap(([, name]) => name ?? []),
  )
  return [...new Set(found)].filter((name) => !NOT_KEPT.test(name))
}

describe('the information pages', () => {
  it.each(Object.keys(INFO_PAGES))(
    '%s says something under every heading, in each language',
    (path) => {
      const { texts, sections = [] } = INFO_PAGES[path] ?? {}
      if (!texts) throw new Error(`${path} has no texts`)
      for (const { language, texts: said } of textsInAll(texts)) {
        const wanted = sections.flatMap((id) => [id, `${id}Text`])
        for (const name of ['title', 'lead', ...wanted]) {
          expect(said[name], `${language} ${name}`).toMatch(/\p{L}/u)
        }
      }
    },
  )

  it('has one main heading, which also stands in the title', () => {
    open('/privacy')
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
      'Privacy Policy',
    ])
    expect(document.title).toBe('Privacy Policy · Starnest')
  })

  it('names the one cookie and everything that stays in the browser', () => {
    open('/cookies/')
    const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    expect(names).toContain('starnest_device')
    expect(names).toContain('editor-film')
    // Each name that is written anywhere in the interface.
    for (const name of namesInSources()) expect(names).toContain(name)
  })

  it('lists the keys', () => {
    open('/Help')
    expect(screen.getByRole('row', { name: /^\/ Open the search$/ })).toBeTruthy()
  })

  it('speaks another language as soon as it is chosen', async () => {
    open('/terms')
    await act(() => chooseLanguage('fr'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conditions d’utilisation')
  })
})

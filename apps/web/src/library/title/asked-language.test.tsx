import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { callLines } from '../../platform/calls/ndjson.ts'
import { browserLanguage, chooseLanguage } from '../../platform/language.ts'
import { testTitle } from '../../testing/made/titles.ts'
import { titleDetailQuery } from './title.queries.ts'

const TITLE = { ...testTitle(7), cast: [], certificate: null }

/** The languages that calls asked for, as they came; null: the browser's own. */
let asked: (string | null)[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('accept-language'))
    return Response.json(TITLE)
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await chooseLanguage('en')
})

/** Opens a title and asks Leo. */
async function askForTitles() {
  await new QueryClient().fetchQuery(titleDetailQuery(7))
  const lines = callLines(HOST_ROUTES.chatStream, z.unknown(), { body: { message: 'a film' } })
  for await (const _line of lines);
}

it('titles and answers of Leo are asked for in the language of the interface', async () => {
  await chooseLanguage('es')
  await askForTitles()
  expect(asked).toEqual(['es', 'es'])
})

it('where that is the language of the browser, the browser says so', async () => {
  await chooseLanguage(browserLanguage())
  await askForTitles()
  expect(asked).toEqual([null, null])
})

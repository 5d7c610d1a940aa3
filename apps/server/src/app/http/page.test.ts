import { join } from 'node:path'
import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import { expect, it } from 'vitest'
import { serverTexts } from '../../domain/text/server-texts.ts'
import { PROJECT_FOLDER } from '../config.ts'
import { readPage } from './page.ts'

it.each(INTERFACE_LANGUAGES)('says all that it says in $code', async ({ code: language }) => {
  const page = await readPage(join(PROJECT_FOLDER, 'apps/web'), language)
  expect(page?.html).toContain(`<html lang="${language}" dir="`)
  for (const said of Object.values(serverTexts('page', language))) {
    expect(page?.html).toContain(said)
  }
  const body = page?.html.split('<body>')[1] ?? ''
  const words = body.replace(/<[^>]+>/g, '\n').split('\n')
  const { starting, retry } = serverTexts('page', language)
  expect(words.map((line) => line.trim()).filter(Boolean)).toEqual([starting, retry])
})

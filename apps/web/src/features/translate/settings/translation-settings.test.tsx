import type { TranslationModel } from '@starnest/contract/translate/translate'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testEngines } from '../../../testing/made/translate.ts'
import { TranslationSettings } from './translation-settings.tsx'

const ENGINES = 'GET /api/translate/engines'
const MODEL = '/api/translate/models/en-es'
const MIB = 1024 * 1024

const model = (facts: Partial<TranslationModel> = {}): TranslationModel => ({
  pair: 'en-es',
  state: 'missing',
  problem: null,
  bytes: 25 * MIB,
  receivedBytes: 0,
  licence: 'MPL-2.0',
  ...facts,
})

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await chooseLanguage('en')
  server = fakeServer({ [ENGINES]: { body: testEngines() } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (...models: TranslationModel[]) => {
  server.answers[ENGINES] = { body: testEngines({ models }) }
  draw(<TranslationSettings />)
}

it('says of every engine how it is, what is missing and how it is brought', async () => {
  show()
  const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)
  await screen.findByText('LibreTranslate')
  expect(row('Phrasebook of Starnest').getByText('Ready')).toBeTruthy()
  expect(row('Phrasebook of Starnest').getByText('2726 texts, translated by people')).toBeTruthy()
  expect(row('LibreTranslate').getByText('No address is set for it.')).toBeTruthy()
  expect(row('LibreTranslate').getByText(/STARNEST_LIBRETRANSLATE_URL/)).toBeTruthy()
  expect(row('Subtitles of what is said').getByText(/has no whisper filter/)).toBeTruthy()
  expect(row('Translator of this browser').getByText('Missing')).toBeTruthy()
})

it('names each pair of languages that an engine translates', async () => {
  show()
  const pairs = await screen.findByLabelText('Languages of: Phrasebook of Starnest')
  expect([...pairs.children].map(({ textContent }) => textContent)).toEqual([
    'English to Spanish',
    'Spanish to English',
  ])
})

it('fetches a model, of which size and licence are known before', async () => {
  server.answers[`POST ${MODEL}`] = { body: model({ state: 'downloading' }) }
  show(model())
  expect(await screen.findByText('25 MB · Licence MPL-2.0')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Fetch English to Spanish' }))
  await vi.waitFor(() =>
    expect(server.sent()).toEqual([{ call: `POST ${MODEL}`, body: undefined }]),
  )
})

it('says how far a model is, and stops fetching it', async () => {
  server.answers[`DELETE ${MODEL}`] = { body: model() }
  show(model({ state: 'downloading', receivedBytes: 10 * MIB }))
  const bar = await screen.findByRole('progressbar', { name: 'Fetching English to Spanish' })
  expect(bar.getAttribute('aria-valuenow')).toBe('40')
  expect(screen.getByText('10 MB of 25 MB')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stop fetching English to Spanish' }))
  await vi.waitFor(() => expect(server.sent()[0]?.call).toBe(`DELETE ${MODEL}`))
})

it('says why fetching failed, and goes on from where it broke', async () => {
  show(model({ state: 'failed', problem: 'no_network', receivedBytes: 5 * MIB }))
  expect(await screen.findByText('The connection broke off. It goes on from there.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go on fetching English to Spanish' })).toBeTruthy()
})

it('removes a model only after a question', async () => {
  server.answers[`DELETE ${MODEL}`] = { body: model() }
  show(model({ state: 'ready' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove English to Spanish' }))
  expect(server.sent()).toEqual([])
  const asked = screen.getByRole('dialog', { name: 'Remove this model?' })
  fireEvent.click(within(asked).getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(server.sent()[0]?.call).toBe(`DELETE ${MODEL}`))
})

it('offers no model that the list does not have, and names it', async () => {
  show(model({ problem: 'not_listed', bytes: null }), model({ pair: 'en-fr' }))
  expect(await screen.findByRole('button', { name: 'Fetch English to French' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Fetch English to Spanish' })).toBeNull()
  expect(screen.getByText('The list has no model for these two languages.')).toBeTruthy()
})

it('says why it cannot be told, and asks again', async () => {
  server.answers[ENGINES] = { status: 503, body: { code: 'unavailable', message: '' } }
  draw(<TranslationSettings />)
  const alert = await screen.findByRole('alert')
  server.answers[ENGINES] = { body: testEngines() }
  fireEvent.click(within(alert).getByRole('button'))
  expect(await screen.findByText('LibreTranslate')).toBeTruthy()
})

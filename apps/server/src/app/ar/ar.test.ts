import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ArExperience, arExperienceSchema } from '@starnest/contract/ar/ar'
import { AR_ROUTES } from '@starnest/contract/ar/ar.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { pathOf } from '@starnest/contract/route'
import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import { textIn } from '@starnest/contract/text/texts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dad, mia, openFamilyDevice } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { mediaKey } from '../../domain/media/media-address.ts'
import { serverTexts } from '../../domain/text/server-texts.ts'
import { isSafeToSay } from '../../features/host/safety/output-gate.ts'
import { type LanguageModel, LanguageModelError } from '../../ports/language/language-model.ts'

const MEDIA_ID = 'arexperiencearexperien'

/** What the model says next, and what it was asked. */
let says: string | LanguageModelError
let asked: string[]
const model: LanguageModel = {
  name: 'small',
  async *ask({ system, messages }) {
    asked.push(`${system}\n${messages.map(({ text }) => text).join('\n')}`)
    if (says instanceof LanguageModelError) throw says
    yield says
  },
}

type Device = Awaited<ReturnType<typeof openFamilyDevice>>

let home: TestHome
let device: Device
let dadId: number
let miaId: number
beforeAll(async () => {
  home = await openTestHome({ languageModel: model })
})
beforeEach(async () => {
  says = new LanguageModelError('unreachable')
  asked = []
  await home.clear()
  device = await openFamilyDevice(home)
  dadId = (await device.add(dad)).id
  miaId = (await device.add(mia)).id
  await device.activate(miaId)
})
afterAll(() => home.close())

const CAST = [
  { name: 'Leo', role: 'A lion cub' },
  { name: 'Narrator', role: 'Tells the story' },
]
const addFilm = (fields: Parameters<TestHome['addTitle']>[0] = {}) =>
  home.addTitle({
    ...{ origin: 'demo:the-lost-star', title: 'The Lost Star', rating: 'G', cast: CAST },
    ...{ description: 'Leo counts the stars.', durationSeconds: 60, ...fields },
  })

const addressOf = (id: number) => pathOf(AR_ROUTES.experience, { contentId: id })

async function experienceOf(id: number, on = device): Promise<ArExperience> {
  const answer = await on.call('POST', addressOf(id))
  expect(answer.statusCode, answer.body).toBe(200)
  return arExperienceSchema.parse(answer.json())
}

describe('an AR experience', () => {
  it('is made of the film itself, and says which film and who wrote it', async () => {
    await home.storage.withWorkFolder(async (folder) => {
      const path = join(folder, 'captions.vtt')
      await writeFile(path, 'WEBVTT\n\n00:02.000 --> 00:03.500\n<v Leo>I will take you home.\n')
      await home.storage.putFile(mediaKey(MEDIA_ID, 'captions.en.vtt'), path)
    })
    const captions = [{ language: 'en', label: 'English', file: 'captions.en.vtt' }]
    const told = await experienceOf(await addFilm({ mediaId: MEDIA_ID, captions }))
    expect(told).toMatchObject({ film: 'the-lost-star', engine: 'embedded' })
    expect(told.arElements.filter(({ type }) => type === 'character')).toMatchObject([
      {
        ...{ name: 'Leo', character: 'Leo', interactionType: 'speak' },
        line: { text: 'I will take you home.', language: 'en', startTime: 2, endTime: 3.5 },
      },
    ])
  })

  it.each(INTERFACE_LANGUAGES.map(({ code }) => code))('is told in %s', async (code) => {
    const texts = { [code]: { title: `Film ${code}`, cast: [{ name: `L-${code}`, role: 'R' }] } }
    const id = await addFilm({ origin: `demo:${code}`, ...(code !== 'en' && { texts }) })
    const answer = await home.app.inject({
      ...{ method: 'POST', url: addressOf(id) },
      cookies: { [DEVICE_COOKIE]: device.id },
      headers: { 'accept-language': code },
    })
    const told = arExperienceSchema.parse(answer.json())
    const name = code === 'en' ? 'Leo' : `L-${code}`
    expect(told.instructions).toContain(code === 'en' ? 'The Lost Star' : `Film ${code}`)
    expect(told.arElements[0]).toMatchObject({ name, character: 'Leo' })
  })

  it('says nothing of its own in any language that a child would be spared', () => {
    for (const { code } of INTERFACE_LANGUAGES) {
      for (const text of Object.values(serverTexts('ar', code))) {
        const said = textIn({ text }, code, {
          name: 'text',
          values: { title: 'Film', name: 'Leo' },
        })
        expect(isSafeToSay(said, 'child'), `${code}: ${said}`).toBe(true)
      }
    }
  })

  it('of the family’s own film is shown by the host, and of no shipped one', async () => {
    const id = await addFilm({ origin: 'file:7', cast: [], genre: null })
    const told = await experienceOf(id)
    expect(told.film).toBeNull()
    expect(told.arElements[0]).toMatchObject({ type: 'character', character: 'Leo' })
  })

  it('of a hidden title is answered as that of none', async () => {
    const hidden = await device.call('POST', addressOf(await addFilm({ rating: 'R' })))
    const missing = await device.call('POST', addressOf(2_147_483_647))
    expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body])
    expect(hidden.json()).toMatchObject({ code: 'title_not_found' })
  })

  it('keeps from a child what a description should not have said', async () => {
    const id = await addFilm({
      origin: 'file:8',
      description: 'Fuck this. See www.films.example',
      tagline: 'shit',
    })
    const told = await experienceOf(id)
    expect(JSON.stringify(told)).not.toMatch(/fuck|shit|www/i)
    expect(told.arElements.length).toBeGreaterThanOrEqual(4)
  })
})

describe('the language model of the house', () => {
  const ANSWER = JSON.stringify({
    instructions: 'Find the lion!',
    elements: [{ about: 'c0', description: 'I count the stars.' }],
  })

  it('writes for grown-ups, and is told nothing of the family', async () => {
    await device.activate(dadId)
    says = ANSWER
    const told = await experienceOf(await addFilm())
    expect(told).toMatchObject({ engine: 'language-model', instructions: 'Find the lion!' })
    expect(told.arElements[0]).toMatchObject({ name: 'Leo', description: 'I count the stars.' })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('Leo counts the stars.')
    expect(asked[0]).not.toMatch(new RegExp(`${dad.displayName}|${mia.displayName}`))
  })

  it('is not asked for a child, unless a parent allows it', async () => {
    says = ANSWER
    expect(await experienceOf(await addFilm())).toMatchObject({ engine: 'embedded' })
    expect(asked).toEqual([])
  })

  it.each(['', 'no JSON', '{"instructions":"Where do you live?","elements":[]}'])(
    'is not believed when it says %j',
    async (text) => {
      await device.activate(dadId)
      says = text
      const told = await experienceOf(await addFilm())
      expect(told.engine).toBe('embedded')
      expect(told.instructions).toContain('The Lost Star')
    },
  )

  it('is done without when it does not answer', async () => {
    await device.activate(dadId)
    expect(await experienceOf(await addFilm())).toMatchObject({ engine: 'embedded' })
    expect(asked).toHaveLength(1)
  })
})

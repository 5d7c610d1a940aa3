import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TitleSummary, titleSummarySchema } from '@starnest/contract/host/summary'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { mediaKey } from '../../domain/media/media-address.ts'

const MEDIA_ID = 'summarySummarySummary'
const DESCRIPTION = 'A lantern keeps a village company through a long winter.'

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(() => home.clear())
afterAll(() => home.close())

/** Three captions of a second each, the first about `about`. */
const vtt = (about: string) =>
  ['WEBVTT', ...[0, 2, 4].map((at) => `00:0${at}.000 --> 00:0${at + 1}.000\n${about} ${at}.`)].join(
    '\n\n',
  )

async function store(language: string, text: string, mediaId = MEDIA_ID): Promise<void> {
  await home.storage.withWorkFolder(async (folder) => {
    const path = join(folder, 'captions.vtt')
    await writeFile(path, text)
    await home.storage.putFile(mediaKey(mediaId, `captions.${language}.vtt`), path)
  })
}

const track = (language: string) => ({
  language,
  label: language,
  file: `captions.${language}.vtt`,
})

const addTitle = (fields: Parameters<TestHome['addTitle']>[0] = {}) =>
  home.addTitle({ mediaId: MEDIA_ID, description: DESCRIPTION, captions: [track('en')], ...fields })

const speaking = (preferredLanguage: 'es' | 'fr') =>
  home.addSomebody('G', {
    preferences: { favoriteGenres: [], preferredLanguage, autoPlay: true, showSubtitles: true },
  })

async function summaryOf(
  id: number,
  who?: Awaited<ReturnType<typeof speaking>>,
): Promise<TitleSummary> {
  const { get } = who ?? (await home.addSomebody('G'))
  const answer = await get(`/api/animations/${id}/summary`)
  expect(answer.statusCode).toBe(200)
  return titleSummarySchema.parse(answer.json())
}

it('tells a title in its own words, with what a parent wants to know', async () => {
  await store(
    'en',
    `${vtt('A frightened kitten hides from the loud storm')}\n\n00:07.000 --> 00:08.000\n[thunder]`,
  )
  const id = await addTitle({
    title: 'Kitten',
    durationSeconds: 60,
    imdbRating: 7.5,
    genre: 'kids',
  })
  expect(await summaryOf(id)).toEqual({
    titleId: id,
    title: 'Kitten',
    source: 'captions',
    language: 'en',
    sentences: [0, 2, 4].map((at) => `A frightened kitten hides from the loud storm ${at}.`),
    moods: expect.arrayContaining([
      { mood: 'scary', evidence: expect.arrayContaining(['frightened', 'storm']) },
    ]),
    sounds: ['thunder'],
    duration: 60,
    rating: 'G',
    imdbRating: 7.5,
  })
})

it('speaks the language of whoever asks, else English, else any', async () => {
  await store('en', vtt('A little fox looks for the moon'))
  await store('es', vtt('Una zorrita busca la luna perdida'))
  const both = await addTitle({ captions: [track('es'), track('en')] })
  const spanish = await addTitle({ captions: [track('es')] })
  expect(await summaryOf(both, await speaking('es'))).toMatchObject({ language: 'es' })
  expect(await summaryOf(both, await speaking('fr'))).toMatchObject({ language: 'en' })
  expect(await summaryOf(spanish, await speaking('fr'))).toMatchObject({ language: 'es' })
})

it('makes a new summary of a new file, and of a new description', async () => {
  const other = `${MEDIA_ID}2`
  await store('en', vtt('A little fox looks for the moon'))
  await store('en', vtt('A little owl looks for the sun'), other)
  const id = await addTitle()
  const [first] = (await summaryOf(id)).sentences
  const { db } = home.database
  await db.execute(`update titles set media_id = '${other}' where id = ${id}`)
  const [second] = (await summaryOf(id)).sentences
  await db.execute(`update titles set media_id = null, description = 'An owl.' where id = ${id}`)
  const [third] = (await summaryOf(id)).sentences
  await db.execute(`update titles set description = 'A fox.' where id = ${id}`)
  expect([first, second, third, (await summaryOf(id)).sentences[0]]).toEqual([
    'A little fox looks for the moon 0.',
    'A little owl looks for the sun 0.',
    'An owl.',
    'A fox.',
  ])
})

it('says nothing of a title above the ceiling, as of none', async () => {
  await store('en', vtt('A frightened kitten hides from the loud storm'))
  const id = await addTitle({ rating: 'R' })
  // Somebody who may see it has asked before.
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  expect(await summaryOf(id, grownUp)).toMatchObject({ source: 'captions' })
  const child = await home.addSomebody('G')
  const hidden = await child.get(`/api/animations/${id}/summary`)
  const missing = await child.get('/api/animations/2147483647/summary')
  expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body])
  expect(hidden.json()).toMatchObject({ code: 'title_not_found' })
})

it.each([
  ['is empty', ''],
  ['is 5 MB of junk', `${'<v (([[{{♪♪ --> 00:00:01.000 '.repeat(170_000)}\n`],
  ['is 5 MB of lines', '00:01.000 --> 00:02.000\n[[[((({\\{\\\n\n'.repeat(120_000)],
  [
    'is larger than captions are',
    `${vtt('A little fox looks for the moon')}${' '.repeat(5_100_000)}`,
  ],
  ['is not there', null],
])('tells the description where the caption file %s', async (_, text) => {
  const mediaId = `${MEDIA_ID}3`
  if (text !== null) await store('en', text, mediaId)
  else await home.storage.remove(mediaKey(mediaId, 'captions.en.vtt'))
  const id = await addTitle({ mediaId })
  expect(await summaryOf(id)).toMatchObject({ source: 'description', sentences: [DESCRIPTION] })
})

it('passes no markup and no turned text on', async () => {
  const lines = [
    '<script>fetch("/api/profiles")</script>&lt;img src=x onerror=alert(1)&gt; one two three.',
    'The \u202ekeeper\u2066 lights the \u200flantern of the \u200bvillage all night long.',
    'The lantern of the village burns on the hill all through the winter.',
  ]
  const cues = lines.map((line, at) => `00:0${at}.000 --> 00:0${at}.900\n${line}\n`)
  await store('en', `WEBVTT\n\n${cues.join('\n')}`)
  const id = await addTitle({ durationSeconds: 60 })
  expect((await summaryOf(id)).sentences).toEqual([
    'The keeper lights the lantern of the village all night long.',
    lines[2],
  ])
})

import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { tempFileListSchema, tempFileSchema } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { sum } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { callsOf } from '../../../test/files/files-home.ts'
import { mp4Of } from '../../../test/files/sample-files.ts'
import { tusOf } from '../../../test/files/tus-calls.ts'
import { openTwoNodes, type TestNode, type TwoNodes } from '../../../test/nodes/two-nodes.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { households } from '../../tables/family.ts'
import { files as filesTable } from '../../tables/files.ts'

const VERSION = { 'tus-resumable': '1.0.0' }

let both: TwoNodes
let a: TestNode
let b: TestNode
let dad: Somebody
beforeAll(async () => {
  both = await openTwoNodes()
  ;({ a, b } = both)
  dad = await a.home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' })
})
afterAll(() => both.close())

const headers = () => ({ cookie: `${DEVICE_COOKIE}=${dad.deviceId}` })

const files = async () =>
  tempFileListSchema.parse(
    await (await fetch(`${b.origin}${FILE_ROUTES.list.path}`, { headers: headers() })).json(),
  )

it('keeps a file that is on its way to a node in a form when another node starts', async () => {
  const film = mp4Of(200_000)
  const boundary = 'boundary'
  const outgoing = request(`${a.origin}${UPLOAD_ROUTES.upload.path}`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', async (answer) => {
      let body = ''
      for await (const piece of answer) body += piece
      resolve({ status: answer.statusCode ?? 0, body })
    })
  })
  outgoing.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="slow.mp4"\r\n\r\n`,
  )
  outgoing.write(film.subarray(0, 100_000))
  const { incoming } = await vi.waitFor(async () => {
    const arrived = await readdir(a.home.uploadsFolder)
    expect(arrived).toHaveLength(1)
    return { incoming: arrived }
  })
  await b.home.slices.files.tidy({ isStart: true, isShared: true })
  expect(await readdir(a.home.uploadsFolder)).toEqual(incoming)
  outgoing.end(Buffer.concat([film.subarray(100_000), Buffer.from(`\r\n--${boundary}--\r\n`)]))
  const { status, body } = await answered
  expect(status).toBe(200)
  expect(tempFileSchema.parse(JSON.parse(body))).toMatchObject({ fileSize: film.length })
})

it('makes one file of an upload whose end two nodes see at once, and tells both which', async () => {
  for (let round = 0; round < 5; round += 1) {
    const film = mp4Of(3_000_000 + round)
    const name = Buffer.from(`round ${round}.mp4`).toString('base64')
    const begun = await fetch(`${a.origin}${UPLOAD_ROUTES.resumable.path}`, {
      method: 'POST',
      headers: {
        ...{ ...headers(), ...VERSION },
        'upload-length': String(film.length),
        'upload-metadata': `filename ${name}`,
      },
    })
    const path = begun.headers.get('location') ?? ''
    const sent = fetch(`${a.origin}${path}`, {
      method: 'PATCH',
      headers: {
        ...{ ...headers(), ...VERSION, 'upload-offset': '0' },
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(film),
    })
    const asked = (async () => {
      for (;;) {
        const answer = await fetch(`${b.origin}${path}`, {
          method: 'HEAD',
          headers: { ...headers(), ...VERSION },
        })
        if (answer.status !== 200) return answer.status
        if (Number(answer.headers.get('upload-offset')) === film.length) return 200
      }
    })()
    expect([(await sent).status, await asked]).toEqual([204, 200])
    const told = await Promise.all(
      [a, b].map(async ({ origin }) => {
        const answer = await fetch(`${origin}${path}/file`, { headers: headers() })
        return tempFileSchema.parse(await answer.json()).filename
      }),
    )
    expect(told[0]).toBe(told[1])
    const all = (await files()).filter(({ originalName }) => originalName === `round ${round}.mp4`)
    expect(all).toHaveLength(1)
  }
})

it('counts an upload at every node while it is open, and at none once it is a file', async () => {
  const { db } = a.home.database
  const [stored] = await db.select({ bytes: sum(filesTable.sizeBytes) }).from(filesTable)
  const limitBytes = Number(stored?.bytes ?? 0) + 10_000_000
  await db.update(households).set({ limitBytes })
  const [atA, atB] = [tusOf(callsOf(a.home, dad)), tusOf(callsOf(b.home, dad))]
  // Both have looked at what is open before.
  for (const tus of [atA, atB]) await tus.cancel(await tus.begin(1_000_000))

  const film = mp4Of(6_000_000)
  const begun = await atA.begin(film.length)
  const refused = await atB.create(6_000_000)
  expect([refused.statusCode, refused.json().details]).toMatchObject([
    507,
    { reason: 'household_full', freeBytes: 4_000_000 },
  ])
  await atA.patch(begun, { offset: 0, bytes: film.subarray(0, 3_000_000) })
  await atB.patch(begun, { offset: 3_000_000, bytes: film.subarray(3_000_000) })
  expect(await atB.became(begun)).toMatchObject({ fileSize: film.length })
  expect((await atA.create(4_000_000)).statusCode).toBe(201)
  await db.update(households).set({ limitBytes: null })
})

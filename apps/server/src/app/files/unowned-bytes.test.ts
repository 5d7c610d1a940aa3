import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mp4Of } from '../../../test/files/sample-files.ts'
import { plainViewer } from '../../../test/plain-viewer.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { findFileById } from '../../features/files/files.repository.ts'
import { IncomingBytes } from '../../features/files/receiving/incoming-bytes.ts'
import { keepMade } from '../../features/files/receiving/keep-made.ts'
import { takeIn } from '../../features/files/receiving/take-in.ts'
import { addUpload, removeUpload } from '../../features/files/receiving/uploads.repository.ts'
import { newUploadId } from '../../features/files/receiving/uploads.service.ts'
import type { Storage } from '../../ports/storage.ts'

let home: TestHome
let profileId: number
beforeAll(async () => {
  home = await openTestHome()
  profileId = (await home.addSomebody('R', { ageGroup: 'adult' })).profileId
})
afterAll(() => home.close())

const incoming = () => new IncomingBytes(home.uploadsFolder)

/** An upload whose bytes are all here. */
async function wholeUpload() {
  const id = newUploadId()
  const bytes = mp4Of(50_000)
  await incoming().prepare()
  await writeFile(incoming().pathOf(id), bytes)
  return addUpload(home.database.db, {
    ...{ id, householdId: home.householdId, profileId },
    ...{ originalName: 'film.mp4', sizeBytes: bytes.length },
  })
}

const depsOn = (storage: Storage) => ({
  ...{ database: home.database, storage, incoming: incoming(), now: () => home.clock.now },
  announceChange: () => undefined,
  findKnown: async () => undefined,
  onFileStored: async () => undefined,
})

it('leaves nothing in storage of an upload that was given up while it was moved there', async () => {
  const upload = await wholeUpload()
  const moveFile: Storage['moveFile'] = async (key, from) => {
    await home.storage.moveFile(key, from)
    await removeUpload(home.database.db, upload.id)
  }
  await expect(takeIn(upload, depsOn({ ...home.storage, moveFile }))).rejects.toMatchObject({
    code: 'upload_not_found',
  })
  expect(await home.storage.list(upload.id)).toEqual([])
})

it('keeps the bytes of an upload that another node made a file of, and that was then forgotten', async () => {
  const upload = await wholeUpload()
  const moveFile: Storage['moveFile'] = async (key, from) => {
    await home.storage.moveFile(key, from)
    const file = await takeIn(upload, depsOn(home.storage))
    expect(await findFileById(home.database.db, file.id)).toBeDefined()
    await removeUpload(home.database.db, upload.id)
  }
  await expect(takeIn(upload, depsOn({ ...home.storage, moveFile }))).rejects.toThrow()
  expect(await home.storage.list(upload.id)).toEqual([`${upload.id}/original.mp4`])
})

it('leaves nothing in storage of a film that was made for a household that is gone', async () => {
  const source = `${newUploadId()}/video.mp4`
  await home.storage.withWorkFolder(async (folder) => {
    await writeFile(join(folder, 'film'), 'film')
    await home.storage.putFile(source, join(folder, 'film'))
  })
  const put: string[] = []
  const putFile: Storage['putFile'] = async (key, from) => {
    put.push(key)
    await home.storage.putFile(key, from)
  }
  const nobody = plainViewer({ householdId: 999_999, profileId, maximumAge: 18 })
  const film = { key: source, sizeBytes: 4, name: 'Summer.mp4' }
  await expect(keepMade(nobody, film, depsOn({ ...home.storage, putFile }))).rejects.toThrow()
  expect(put).toHaveLength(1)
  expect(await home.storage.stat(put[0] ?? '')).toBeUndefined()
})

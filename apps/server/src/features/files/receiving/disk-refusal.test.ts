import { expect, it } from 'vitest'
import { StorageError } from '../../../ports/storage.ts'
import { onDisk } from './disk-refusal.ts'

const systemError = (code: string) => Object.assign(new Error(code), { code })

it.each([
  ['is full', systemError('ENOSPC'), { code: 'storage_full', details: undefined }],
  ['has no more for this account', systemError('EDQUOT'), { code: 'storage_full' }],
  ['cannot be written to', systemError('EROFS'), unavailable()],
  ['may not be written to', systemError('EACCES'), unavailable()],
  ['has a fault', systemError('EIO'), unavailable()],
  ['fails in storage', new StorageError('failed', 'The disk reports a fault.'), unavailable()],
  ['has lost the bytes', systemError('ENOENT'), { code: 'upload_not_found' }],
])('says why an upload cannot go on when the disk %s', async (_what, failure, refusal) => {
  await expect(onDisk(() => Promise.reject(failure))).rejects.toMatchObject(refusal)
})

it('leaves alone what is no failure of the disk', async () => {
  const mistake = new TypeError('a mistake of ours')
  await expect(onDisk(() => Promise.reject(mistake))).rejects.toBe(mistake)
})

function unavailable() {
  return { code: 'unavailable', details: { reason: 'disk_failed' } }
}

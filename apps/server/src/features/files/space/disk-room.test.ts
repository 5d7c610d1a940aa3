import { expect, it } from 'vitest'
import { DiskRoom, type RoomNeed } from './disk-room.ts'
import type { OpenUpload } from './open-uploads.ts'

const FREE_BYTES = 100

/** A disk with 100 bytes of room; of each household, so many bytes lie in the bin. */
function diskWith({
  binned = {},
  open = [],
}: {
  binned?: Record<number, number>
  open?: OpenUpload[]
}) {
  const emptied: RoomNeed[] = []
  const space = { totalBytes: 1000, freeBytes: FREE_BYTES, inodes: null }
  const disk = new DiskRoom({
    storage: { space: async () => ({ ...space }) },
    reserveBytes: 0,
    listWrittenDown: async () => open,
    bin: {
      bytesFor: async (householdId) => binned[householdId ?? 0] ?? 0,
      emptyFor: async (short) => {
        emptied.push(short)
        space.freeBytes += binned[short.householdId ?? 0] ?? 0
      },
    },
  })
  return { disk, emptied }
}

const made = async () => 'made'

it('counts the bin where it is only asked, and empties it only when it lends', async () => {
  const { disk, emptied } = diskWith({ binned: { 1: 50 } })
  expect(await disk.has({ householdId: 1, bytes: 150 })).toBe(true)
  expect(await disk.has({ householdId: 1, bytes: 151 })).toBe(false)
  expect(emptied).toEqual([])
  expect(await disk.lend({ householdId: 1, bytes: 150 }, made)).toEqual({ made: 'made' })
  expect(emptied).toEqual([{ householdId: 1, bytes: 50 }])
})

it('counts and empties the bin of nobody but who needs the room', async () => {
  const { disk, emptied } = diskWith({ binned: { 1: 50 } })
  expect(await disk.has({ householdId: 2, bytes: 150 })).toBe(false)
  expect(await disk.lend({ householdId: 2, bytes: 150 }, made)).toBeUndefined()
  expect(emptied).toEqual([{ householdId: 2, bytes: 50 }])
})

it('asks each time which uploads are open', async () => {
  const open: OpenUpload[] = []
  const { disk } = diskWith({ open })
  expect(await disk.has({ householdId: 1, bytes: 100 })).toBe(true)
  const begun = { id: 'on another node', profileId: 1, householdId: 1 }
  open.push({ ...begun, grantedBytes: 60, arrivedBytes: 20 })
  expect(await disk.has({ householdId: 1, bytes: 61 })).toBe(false)
  expect(await disk.openOf(1)).toEqual({ bytes: 60, comingBytes: 40 })
  open.pop()
  expect(await disk.has({ householdId: 1, bytes: 100 })).toBe(true)
})

it('takes no more of an upload that is gone, maybe by another node', async () => {
  const upload = { id: 'one', profileId: 1, householdId: 1, grantedBytes: 60, arrivedBytes: 0 }
  const { disk } = diskWith({ open: [] })
  await expect(disk.take(upload, 10, async () => undefined)).rejects.toMatchObject({
    code: 'upload_not_found',
  })
})

it('counts a file of a form once, also while it is an upload of its own', async () => {
  const open: OpenUpload[] = []
  const { disk } = diskWith({ open })
  const share = async () => undefined
  const of = { profileId: 1, householdId: 1 }
  const form = await disk.promiseForm({ id: 'form', ...of, totalBytes: 50 }, share)
  await disk.take(form, 50, share)
  form.fileIds.push('file')
  open.push({ id: 'file', ...of, grantedBytes: 50, arrivedBytes: 50 })
  expect(await disk.openOf(1)).toEqual({ bytes: 50, comingBytes: 0 })
  disk.forget(form)
  open.pop()
  expect(await disk.openOf(1)).toEqual({ bytes: 0, comingBytes: 0 })
})

import { type BinnedDeps, roomInBin } from '../../features/files/bin/binned-files.ts'
import { IncomingBytes } from '../../features/files/receiving/incoming-bytes.ts'
import { listOpenUploads } from '../../features/files/receiving/uploads.service.ts'
import { DiskRoom } from '../../features/files/space/disk-room.ts'
import { HouseholdRoom } from '../../features/files/space/household-room.ts'
import type { Storage } from '../../ports/storage.ts'

type DiskParts = Omit<BinnedDeps, 'storage'> & {
  storage: Storage
  /** Where uploads on their way lie: on the same disk as the media. */
  uploadsFolder: string
  /** Bytes of the disk that no upload takes; undefined: a share of it. */
  diskReserveBytes: number | undefined
}

/** Room on the disk, for uploads and for what is made of files. */
export function openDisk({ uploadsFolder, diskReserveBytes: reserveBytes, ...parts }: DiskParts) {
  const { database, storage } = parts
  const incoming = new IncomingBytes(uploadsFolder)
  const disk = new DiskRoom({
    storage,
    reserveBytes,
    listWrittenDown: (of) => listOpenUploads({ database, incoming }, of),
    bin: storage.isElsewhere ? undefined : roomInBin(parts),
  })
  return { incoming, disk, householdRoom: new HouseholdRoom({ database }) }
}

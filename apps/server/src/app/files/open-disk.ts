import { type BinnedDeps, roomInBin } from '../../features/files/bin/binned-files.ts'
import { IncomingBytes } from '../../features/files/receiving/incoming-bytes.ts'
import { listOpenUploads } from '../../features/files/receiving/uploads.service.ts'
import { DiskRoom } from '../../features/files/space/disk-room.ts'
import { HouseholdRoom } from '../../features/files/space/household-room.ts'
import { SharesService } from '../../features/files/space/shares.service.ts'
import { UploadRoom } from '../../features/files/space/upload-room.ts'
import type { Storage } from '../../ports/storage.ts'

type DiskParts = Omit<BinnedDeps, 'storage'> & {
  storage: Storage
  /** Where uploads on their way lie: on the same disk as the media. */
  uploadsFolder: string
  /** Bytes of the disk that no upload takes; undefined: a share of it. */
  diskReserveBytes: number | undefined
}

/** Room on the disk, for uploads and for what is made of files, and within what each profile and household may
 *  have. */
export function openDisk({ uploadsFolder, diskReserveBytes: reserveBytes, ...parts }: DiskParts) {
  const { database, storage } = parts
  const incoming = new IncomingBytes(uploadsFolder)
  const disk = new DiskRoom({
    storage,
    reserveBytes,
    listWrittenDown: (of) => listOpenUploads({ database, incoming }, of),
    bin: storage.isElsewhere ? undefined : roomInBin(parts),
  })
  const householdRoom = new HouseholdRoom({ database })
  const openBytesOf = async (profileId: number) => (await disk.openOf(profileId)).bytes
  const shares = new SharesService({ database, openBytesOf })
  const uploadRoom = new UploadRoom({ disk, shares, households: householdRoom })
  return { incoming, disk, householdRoom, shares, uploadRoom }
}

import { statfs } from 'node:fs/promises'

/** File systems of other machines, and those that a program serves: Linux tells of no change there that
 *  was not made on this machine. By the number that statfs gives them.
 *  Source: Linux, include/uapi/linux/magic.h. */
const ELSEWHERE = new Set([
  0x6969, // NFS
  0x517b, // SMB
  0xff534d42, // CIFS
  0xfe534d42, // SMB 2 and 3
  0x65735546, // FUSE: sshfs, rclone, shared folders of virtual machines
  0x01021997, // 9P
  0x786f4256, // VirtualBox shared folders
  0x00c36400, // Ceph
  0x73757245, // Coda
  0x5346414f, // AFS
])

/** The number of a folder's file system. */
export type FileSystemType = (path: string) => Promise<number>

const typeOf: FileSystemType = async (path) => (await statfs(path)).type

/**
 * Whether the system tells of every change in a folder, whoever makes it. Only Linux says what a folder
 * lies on; elsewhere, and of a folder that is just gone, we take it that it does.
 * `fileSystemType`: how to find that out; tests say it.
 */
export async function tellsAll(
  path: string,
  fileSystemType: FileSystemType = typeOf,
): Promise<boolean> {
  if (process.platform !== 'linux') return true
  // Some systems give it with a sign.
  const type = await fileSystemType(path).catch(() => 0)
  return !ELSEWHERE.has(type >>> 0)
}

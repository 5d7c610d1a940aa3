import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileProblemCode } from '@starnest/contract/files/file-problems'
import type { LibraryProblem } from '@starnest/contract/files/library'
import { z } from 'zod'
import { type TreeWalk, walkTree } from '../../../../domain/folders/walk-tree.ts'
import { fileIdentity } from '../../../../ports/storage.ts'
import { SIDECAR } from '../sidecars/sidecar-names.ts'

/** Folders inside each other that are looked into. */
const MAX_DEPTH = 20

/** What may be a film by its name. What it is, its bytes say later; kinds that nobody here can read
 *  are among them, so that they are listed with the reason. */
const VIDEO =
  /\.(?:mp4|m4v|f4v|mov|qt|mkv|mk3d|webm|avi|divx|ts|m2ts|mts|tp|trp|3gpp?|3g2|mpe|mpe?g|m2p|m2v|mod|tod|vob|evo|wmv|asf|wtv|dvr-ms|flv|ogv|ogm|dv|mxf|rm|rmvb|iso|img)$/i

/** Files of a folder that are asked for at once. */
const LOOKED_AT_ONCE = 8

/** A film that lies in a library folder. `path` begins there and has '/' between names. `ctimeMs`:
 *  when anything about it changed last, its name included. */
export type FoundVideo = {
  path: string
  sizeBytes: number
  mtimeMs: number
  ctimeMs: number
  /** Which file it is. */
  identity: string
}

/** All that lies in a library folder. */
export type Walk = {
  videos: FoundVideo[]
  /** By folder, '' being the library folder: what lies in it and can belong to a film. */
  namesIn: Map<string, string[]>
  /** Folders that could not be read: what was known of them stays as it is. */
  unread: LibraryProblem[]
}

type WalkOptions = Pick<TreeWalk, 'signal' | 'openFolder'>

/** Looks through a library folder. @throws the folder's own system error, and the signal's reason */
export async function walkFolder(root: string, options: WalkOptions): Promise<Walk> {
  const walk: Walk = { videos: [], namesIn: new Map(), unread: [] }
  await walkTree(root, {
    ...options,
    maxDepth: MAX_DEPTH,
    isOfUse,
    onUnread: (path, error) => walk.unread.push({ path, ...whyUnread(error) }),
    async onFiles(folder, names) {
      walk.namesIn.set(folder, names)
      const videos = names.filter((name) => VIDEO.test(name))
      for (let first = 0; first < videos.length; first += LOOKED_AT_ONCE) {
        const some = videos.slice(first, first + LOOKED_AT_ONCE)
        const at = (name: string) => (folder === '' ? name : `${folder}/${name}`)
        const found = await Promise.all(some.map((name) => lookAt(root, at(name), walk)))
        walk.videos.push(...found.flatMap((one) => one ?? []))
      }
    },
  })
  return walk
}

const isOfUse = (name: string) => VIDEO.test(name) || SIDECAR.test(name)

async function lookAt(
  root: string,
  path: string,
  { unread }: Walk,
): Promise<FoundVideo | undefined> {
  try {
    const found = await lstat(join(root, path), { bigint: true })
    return {
      path,
      sizeBytes: Number(found.size),
      mtimeMs: Number(found.mtimeMs),
      ctimeMs: Number(found.ctimeMs),
      identity: fileIdentity(found),
    }
  } catch (error) {
    unread.push({ path, ...whyUnread(error) })
    return undefined
  }
}

const systemError = z.object({ code: z.string() })

type Unread = { reason: string; code: FileProblemCode }
const NOT_ALLOWED: Unread = {
  reason: 'Starnest may not read it: give it the right to.',
  code: 'not_allowed',
}
const UNREAD: Record<string, Unread> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EIO: { reason: 'The disk reports a fault: check it.', code: 'disk_fault' },
  ENOENT: {
    reason: 'It was gone before it could be read, or its name is not in Unicode.',
    code: 'vanished',
  },
  ELOOP: { reason: 'It is a link by now, and links are not followed.', code: 'vanished' },
  ENAMETOOLONG: { reason: 'Its path is too long.', code: 'path_too_long' },
}

/** What a person is told of a file or folder that cannot be read. */
export function whyUnread(error: unknown): Pick<LibraryProblem, 'reason' | 'problem'> {
  const systemCode = systemError.safeParse(error).data?.code ?? ''
  const known = UNREAD[systemCode]
  const { reason, code } = known ?? { reason: 'It could not be read.', code: 'unreadable' as const }
  return { reason, problem: { code } }
}

/** Why a library folder itself cannot be looked through. */
export function folderStateOf(error: unknown): 'missing' | 'unreadable' {
  const code = systemError.safeParse(error).data?.code ?? ''
  return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable'
}

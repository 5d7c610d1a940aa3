import { mayBeMedia } from './acceptable-files.ts'

/** What was dropped or pasted: the files to be sent, and how many of folders stay where they are,
 *  because they are no media. */
export type Dropped = { files: File[]; left: number }

/** The files of a drop or a paste, those in folders with them, in the order of their names. A file
 *  that was dropped by itself is taken whatever it is, so that somebody says what is wrong with it.
 *  Call it while the event is handled: afterwards the browser takes its list away. */
export async function droppedFiles(transfer: DataTransfer): Promise<Dropped> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file')
  const taken = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  const files: File[] = []
  const inFolders: File[] = []
  for (const { entry, file } of taken) {
    if (entry?.isDirectory) inFolders.push(...(await filesUnder(entry)))
    else if (file) files.push(file)
  }
  const media = inFolders.filter(mayBeMedia)
  return { files: [...files, ...media], left: inFolders.length - media.length }
}

/** Whether a drag brings files, and not words or a link. */
export function bringsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false
}

async function filesUnder(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((done, fail) => entry.file(done, fail))]
  if (!isFolder(entry)) return []
  const inside = await entriesOf(entry.createReader())
  inside.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
  const files: File[] = []
  for (const one of inside) files.push(...(await filesUnder(one)))
  return files
}

/** A reader gives a hundred entries at a time, and none at the end. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) =>
      reader.readEntries(done, fail),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

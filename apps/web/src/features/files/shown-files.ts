import type { AssetType, TempFile } from '@starnest/contract/files/files'

/** What a tab shows. */
export type FileTab = 'all' | AssetType

/** Orders that files can stand in. */
export const FILE_ORDERS = ['newest', 'name', 'size'] as const
/** One of {@link FILE_ORDERS}: newest first, by name as people count (2 before 10), largest first. */
export type FileOrder = (typeof FILE_ORDERS)[number]

/** How many files each tab has. */
export function countsOf(files: readonly TempFile[]): Record<FileTab, number> {
  const counts = { all: files.length, image: 0, video: 0, audio: 0 }
  for (const { assetType } of files) counts[assetType]++
  return counts
}

/** What of the files is to be shown. */
export type FilesFilter = { tab: FileTab; question: string; order: FileOrder; language: string }

/** The files of a tab whose names have every word of the question, whatever its accents and capitals,
 *  in the order asked for. */
export function shownFiles(files: readonly TempFile[], filter: FilesFilter): TempFile[] {
  const words = plain(filter.question).split(/\s+/).filter(Boolean)
  return files
    .filter(({ assetType }) => filter.tab === 'all' || assetType === filter.tab)
    .filter(({ originalName }) => words.every((word) => plain(originalName).includes(word)))
    .sort(ORDERS[filter.order](filter.language))
}

type Compare = (one: TempFile, other: TempFile) => number

const ORDERS: Record<FileOrder, (language: string) => Compare> = {
  newest: () => (one, other) => other.uploadedAt.localeCompare(one.uploadedAt),
  name: (language) => {
    const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
    return (one, other) => compare(one.originalName, other.originalName)
  },
  size: () => (one, other) => other.fileSize - one.fileSize,
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

import { basename } from 'node:path'
import { watch } from 'chokidar'
import { isPassedOver } from '../../../../domain/folders/walk-tree.ts'

/** A folder that is being watched. */
export type FolderWatch = { close: () => Promise<void> }

/** Watches a folder with all in it. `onChange`: something in it changed. `onLost`: the system
 *  stopped watching it, for example because it has too many watches; nothing is reported after
 *  that. */
export function watchFolder(
  path: string,
  { onChange, onLost }: { onChange: () => void; onLost: (error: unknown) => void },
): FolderWatch {
  const watcher = watch(path, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (inside) => inside !== path && isPassedOver(basename(inside)),
  })
  watcher.on('all', onChange)
  watcher.on('error', onLost)
  return { close: () => watcher.close() }
}

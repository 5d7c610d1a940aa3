import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../../../../ports/startup-error.ts'

/** SQLite's code for a lock that somebody else holds. */
const SQLITE_BUSY = 5

/** Another Starnest holds the data folder; its message says what to do. */
export class DataFolderInUse extends StartupError {
  constructor(dataFolder: string, cause: unknown) {
    super(
      `Another Starnest is already using ${dataFolder}; stop it, ` +
        'or give this one a folder of its own with STARNEST_DATA.',
      { cause },
    )
  }
}

/** Held until released, or until the process ends in whatever way. May be released twice. */
export type DataFolderLock = { release(): void }

/**
 * Makes this process the only Starnest on a data folder. SQLite is used for nothing but its file
 * lock: Node has none of its own, and a file with a process id in it outlives a killed process.
 * @throws DataFolderInUse when another Starnest holds it, StartupError when the file cannot be used.
 */
export function lockDataFolder(lockFile: string, dataFolder: string): DataFolderLock {
  const lock = new DatabaseSync(lockFile, { open: false })
  const release = () => lock.isOpen && lock.close()
  try {
    lock.open()
    lock.exec('pragma journal_mode = delete; begin exclusive')
    return { release }
  } catch (cause) {
    release()
    if (isBusy(cause)) throw new DataFolderInUse(dataFolder, cause)
    throw new StartupError(
      `The file ${lockFile} cannot be locked; give it to the user who starts Starnest.`,
      { cause },
    )
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

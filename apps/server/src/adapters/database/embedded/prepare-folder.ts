import { constants } from 'node:fs'
import { access, mkdir, realpath } from 'node:fs/promises'
import { StartupError } from '../../../ports/startup-error.ts'
import { type Layout, layoutIn } from './layout.ts'

/**
 * Makes the data folder and the database's folder in it where they are missing.
 * @throws StartupError when this user may not write there.
 */
export async function prepareFolder(dataFolder: string): Promise<Layout> {
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    const layout = layoutIn(await realpath(dataFolder))
    await mkdir(layout.folder, { recursive: true, mode: 0o700 })
    await access(layout.folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return layout
  } catch (cause) {
    const reason = cause instanceof Error ? ` (${cause.message})` : ''
    throw new StartupError(
      `Starnest cannot write to the data folder ${dataFolder}; give it to the user who starts ` +
        `Starnest, or choose another one with STARNEST_DATA${reason}.`,
      { cause },
    )
  }
}

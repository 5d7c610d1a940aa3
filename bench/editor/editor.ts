import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import { measureCommands } from './commands.ts'
import { measureExport } from './export.ts'
import { measurePage } from './page.ts'

/** The editor: what editing costs, how fast films are made, and how the page keeps up. */
export async function measureEditor(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-bench-editor-'))
  try {
    return [...measureCommands(), ...(await measureExport(folder)), ...(await measurePage(folder))]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

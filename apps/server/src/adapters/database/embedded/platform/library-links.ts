import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { basename, delimiter, dirname, join } from 'node:path'
import { z } from 'zod'

/** The list that the npm package ships, its paths relative to the folder above `native`. */
const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * npm packages cannot hold symbolic links, so PostgreSQL's libraries lack the names they are
 * loaded by until the package's install script has run. Where scripts are off, this makes those
 * links in `linkFolder` and answers the environment that points the loader at them.
 */
export async function libraryEnvironment(
  nativeFolder: string,
  linkFolder: string,
): Promise<Record<string, string>> {
  const links = await readLinks(nativeFolder)
  const packageFolder = dirname(nativeFolder)
  if (links.every((link) => existsSync(join(packageFolder, link.target)))) return {}

  await rm(linkFolder, { recursive: true, force: true })
  await mkdir(linkFolder, { recursive: true, mode: 0o700 })
  for (const link of links) {
    await symlink(join(packageFolder, link.source), join(linkFolder, basename(link.target)))
  }
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  // A library that is found through a link looks for its own beside the link, so both are named.
  return { [variable]: [linkFolder, join(nativeFolder, 'lib')].join(delimiter) }
}

async function readLinks(nativeFolder: string) {
  const listFile = join(nativeFolder, 'pg-symlinks.json')
  return existsSync(listFile) ? linkList.parse(JSON.parse(await readFile(listFile, 'utf8'))) : []
}

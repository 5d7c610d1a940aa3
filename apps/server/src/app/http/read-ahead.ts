import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { z } from 'zod'

/** What Vite says of the files it made. Source: Vite, "Backend Integration". */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

const MANIFEST = '.vite/manifest.json'
/** The page that every screen begins with; what it needs stands in itself. */
const PAGE = 'index.html'
const HOME_SCREEN = 'src/app/pages/home/home-page.tsx'

/** The Link header of a page that opens home: its looks, which nothing is drawn without, then the
 *  screen's code and its titles, which the browser fetches beside the app itself instead of after it.
 *  Without a built app only the titles. Source: RFC 8288; HTML, "preload" and "modulepreload". */
export async function readAheadLinks(webFolder: string): Promise<string> {
  const manifest = await readManifest(webFolder)
  const looks = (manifest[PAGE]?.css ?? []).map(asStyle)
  return [...looks, asFetched(CATALOG_ROUTES.home.path), ...codeLinks(manifest)].join(', ')
}

/** A link to what a script of the page will fetch. */
export const asFetched = (url: string): string => `<${url}>; rel=preload; as=fetch; crossorigin`

const asStyle = (file: string): string => `</${file}>; rel=preload; as=style; crossorigin`

async function readManifest(webFolder: string): Promise<Manifest> {
  const text = await readFile(join(webFolder, MANIFEST), 'utf8').catch(() => '{}')
  return manifestSchema.parse(JSON.parse(text))
}

function codeLinks(manifest: Manifest): string[] {
  const onPage = reachedFrom(PAGE, manifest)
  const further = [...reachedFrom(HOME_SCREEN, manifest)].filter((name) => !onPage.has(name))
  return further.flatMap((name) => {
    const { file, css } = manifest[name] ?? { file: '', css: [] }
    return [...css.map(asStyle), ...(file.endsWith('.js') ? [`</${file}>; rel=modulepreload`] : [])]
  })
}

/** A module and everything it cannot run without. */
function reachedFrom(name: string, manifest: Manifest, reached = new Set<string>()): Set<string> {
  if (reached.has(name) || !manifest[name]) return reached
  reached.add(name)
  for (const needed of manifest[name].imports) reachedFrom(needed, manifest, reached)
  return reached
}

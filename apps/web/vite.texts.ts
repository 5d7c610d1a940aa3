import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Puts the texts of the interface beside the code, a file for each part and language, into a folder that is
 *  named after what they say, and tells the page where that is. Only the language that is shown travels. */
export function bringsTexts(): Plugin {
  const folder = join(import.meta.dirname, 'languages')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
  const texts = files.map((name) => ({
    name,
    // Without the spaces that people read.
    text: JSON.stringify(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  }))
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 8)
  return {
    name: 'brings-texts',
    apply: 'build',
    generateBundle() {
      for (const { name, text } of texts) {
        this.emitFile({ type: 'asset', fileName: `assets/texts-${hash}/${name}`, source: text })
      }
    },
    transformIndexHtml: (html) =>
      html.replace('<html lang="en"', `<html lang="en" data-texts="/assets/texts-${hash}"`),
  }
}

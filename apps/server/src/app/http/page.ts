import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { directionOf, type InterfaceLanguage } from '@starnest/contract/text/languages'
import { serverTexts } from '../../domain/text/server-texts.ts'

/** How index.html says that it is English; everything else in it has no language. */
const ENGLISH = {
  page: '<html lang="en"',
  description: serverTexts('page', 'en').description,
  starting: serverTexts('page', 'en').starting,
  retry: `>${serverTexts('page', 'en').retry}<`,
}
/** Where the built page says that the texts of the interface lie: one folder for each version of them. */
const TEXTS_FOLDER = / data-texts="(\/assets\/[\w-]+)"/

/** The page that every screen begins with, in one language. */
export type Page = {
  html: string
  /** The texts that it needs first; null: it does not say where they lie. */
  textsUrl: string | null
}

/** The page in a language; null: the web app has not been built. */
export async function readPage(
  webFolder: string,
  language: InterfaceLanguage,
): Promise<Page | null> {
  const html = await readFile(join(webFolder, 'index.html'), 'utf8').catch(() => null)
  if (html === null) return null
  const said = serverTexts('page', language)
  const folder = TEXTS_FOLDER.exec(html)?.[1]
  return {
    html: html
      .replace(ENGLISH.page, `<html lang="${language}" dir="${directionOf(language)}"`)
      .replace(ENGLISH.description, () => said.description)
      .replace(ENGLISH.starting, () => said.starting)
      .replace(ENGLISH.retry, () => `>${said.retry}<`),
    textsUrl: folder ? `${folder}/${language}/core.json` : null,
  }
}

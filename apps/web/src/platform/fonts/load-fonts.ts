import { type InterfaceLanguage, interfaceLanguageOf } from '@starnest/contract/text/languages'
import { useEffect } from 'react'

/** Faces of the scripts that the page's own have no letters for. */
const FACES: Partial<Record<InterfaceLanguage, () => Promise<unknown>>> = {
  ar: () => import('./ar.css'),
  hi: () => import('./hi.css'),
  ja: () => import('./ja.css'),
  ko: () => import('./ko.css'),
  ru: () => import('./ru.css'),
  zh: () => import('./zh.css'),
}

/** Fetches the faces that a language is written with, beside what the page does. Until they are here, and
 *  where they cannot be had, the device's own are used. */
export function loadFonts(language: InterfaceLanguage): void {
  FACES[language]?.().catch(() => undefined)
}

/** Fetches the faces of languages that a part of the page shows words of, by codes such as 'ja' or 'pt-BR'. */
export function useFontsOf(...codes: (string | null | undefined)[]): void {
  const shown = codes.join(' ')
  useEffect(() => {
    for (const code of shown.split(' ')) {
      const language = interfaceLanguageOf(code)
      if (language) loadFonts(language)
    }
  }, [shown])
}

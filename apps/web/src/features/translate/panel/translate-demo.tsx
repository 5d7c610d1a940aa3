import './panel.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { useState } from 'react'
import { useLanguage } from '../../../platform/texts.ts'
import { LanguageGrid } from './language-grid.tsx'
import { TextMode } from './text-mode.tsx'

/** What is said about a title, to be translated at once. */
export function TranslateDemo({ title }: { title: Animation }) {
  const [target, setTarget] = useState<InterfaceLanguage>(useLanguage() === 'es' ? 'fr' : 'es')
  return (
    <div className="grid gap-5">
      <LanguageGrid value={target} onChoose={setTarget} />
      <TextMode title={title} target={target} />
    </div>
  )
}

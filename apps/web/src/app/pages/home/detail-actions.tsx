import type { Animation } from '@starnest/contract/catalog/catalog'
import { ArButton } from '../../../features/ar/ar-button.tsx'
import { TranslateButton } from '../../../features/translate/translate-button.tsx'
import { loadAttachFilm } from '../load-attach-film.ts'

/** Buttons of the detail view that are of other parts of the product. */
export function DetailActions({ title }: { title: Animation }) {
  return (
    <>
      <TranslateButton title={title} loadAttachFilm={loadAttachFilm} />
      <ArButton title={title} />
    </>
  )
}

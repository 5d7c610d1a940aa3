import './inspector.css'
import type { Item } from '@starnest/contract/editor/document'
import { useTexts } from '../../../platform/texts.ts'
import { useSessionState } from '../session/editor-session.ts'
import { FilmSection } from './film-section.tsx'
import { PictureSection } from './picture-section.tsx'
import { SoundSection } from './sound-section.tsx'
import { TextSection } from './text-section.tsx'
import { TimeSection } from './time-section.tsx'

const hasSound = ({ trackType }: Item) => trackType === 'video' || trackType === 'audio'
const hasPicture = ({ trackType }: Item) => trackType === 'video' || trackType === 'image'

/** Settings of what is selected; of the film where nothing is. */
export function Inspector() {
  const t = useTexts('editor/inspector')
  const items = useSessionState(({ project }) => project.document.items)
  const selection = useSessionState((state) => state.selection)
  const selected = items.filter(({ id }) => selection.has(id))
  const [only] = selected
  const key = selected.map(({ id }) => id).join()
  return (
    <section className="inspector" aria-label={t('inspector')}>
      {selected.length === 0 && <FilmSection />}
      {selected.length > 1 && (
        <p className="text-mist">{t('several', { count: selected.length })}</p>
      )}
      {only && selected.length === 1 && only.text && <TextSection key={key} item={only} />}
      {selected.length > 0 && <TimeSection key={`time ${key}`} items={selected} />}
      {selected.some(hasPicture) && (
        <PictureSection key={`picture ${key}`} items={selected.filter(hasPicture)} />
      )}
      {selected.some(hasSound) && (
        <SoundSection key={`sound ${key}`} items={selected.filter(hasSound)} />
      )}
    </section>
  )
}

import {
  ASPECTS,
  type DocumentSettings,
  EDITOR_TRACKS,
  FRAME_RATES,
  type ItemText,
  TEXT_STYLES,
  type TextStyle,
} from '@starnest/contract/editor/document'
import { freeLayer, freeStart } from '@starnest/editor/edit/free-place'
import { newTextItem } from '@starnest/editor/edit/new-item'
import { Plus } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { useEditorSession, useSessionState } from '../session/editor-session.ts'
import { CaptionsFile } from './captions-file.tsx'
import { ColorField } from './color-field.tsx'

/** Settings of the whole film, and words to be added to it. */
export function FilmSection() {
  const t = useTexts('editor/inspector')
  const session = useEditorSession()
  const settings = useSessionState(({ project }) => project.document.settings)
  const set = (changed: Partial<DocumentSettings>) =>
    session.run([{ kind: 'set-settings', settings: { ...settings, ...changed } }], {
      gesture: `film ${Object.keys(changed).join()}`,
    })
  const addText = (style: TextStyle) => {
    const { document } = session.getState().project
    const item = newTextItem(newText(style, t('firstWords')), {
      id: crypto.randomUUID(),
      at: session.transport.getMs(),
      layer: EDITOR_TRACKS - 1,
      framesPerSecond: settings.framesPerSecond,
    })
    const where = { at: item.startTime, duration: item.duration }
    const layer = freeLayer(document.items, { ...where, fromLayer: 1 }) ?? item.layer
    const startTime = freeStart(document.items, { ...where, layer }) ?? item.startTime
    session.run([{ kind: 'add', items: [{ ...item, layer, startTime }] }])
    session.select([item.id])
  }
  return (
    <>
      <h3 className="inspector-title">{t('addText')}</h3>
      <div className="flex flex-wrap gap-2" data-focus-row="">
        {TEXT_STYLES.map((style) => (
          <Button
            key={style}
            look="glass"
            className="min-h-11 px-4 text-base"
            onClick={() => addText(style)}
          >
            <Plus aria-hidden className="size-4.5" />
            {t(`style.${style}`)}
          </Button>
        ))}
        <CaptionsFile />
      </div>
      <h3 className="inspector-title">{t('project')}</h3>
      <Select
        label={t('shape')}
        value={settings.aspect}
        options={ASPECTS.map((value) => ({ value, name: value }))}
        onChoose={(aspect) => set({ aspect })}
      />
      <Select
        label={t('fps')}
        value={String(settings.framesPerSecond)}
        options={FRAME_RATES.map((rate) => ({ value: String(rate), name: String(rate) }))}
        onChoose={(chosen) => {
          const framesPerSecond = FRAME_RATES.find((rate) => String(rate) === chosen)
          if (framesPerSecond) set({ framesPerSecond })
        }}
      />
      <ColorField
        label={t('background')}
        value={settings.background}
        onChange={(background) => set({ background })}
      />
    </>
  )
}

const newText = (style: TextStyle, words: string): ItemText => ({
  style,
  text: words,
  subtitle: '',
  font: style === 'title-card' ? 'baloo' : 'outfit',
  color: '#ffffff',
  background: style === 'title-card' ? null : '#05060f',
  size: 1,
})

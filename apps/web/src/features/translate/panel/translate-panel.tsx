import './panel.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Tabs } from '../../../ui/fields/tabs.tsx'
import { SubtitlesMode } from '../subtitles/subtitles-mode.tsx'
import { LanguageGrid } from './language-grid.tsx'
import { TextMode } from './text-mode.tsx'

type TranslatePanelProps = {
  title: Animation
  onClose: () => void
  /** Opens the caption editor; undefined: whoever watches may not change captions. */
  onEdit: ((language: string) => void) | undefined
}

/** Translates what is said about a title, and makes subtitles of what is said in it. Source:
 *  specification §2.14, 7. */
export function TranslatePanel({ title, onClose, onEdit }: TranslatePanelProps) {
  const t = useTexts('translate/panel')
  const [mode, setMode] = useState<'text' | 'subtitles'>('text')
  const [target, setTarget] = useState<InterfaceLanguage>('en')
  const grid = <LanguageGrid value={target} onChoose={setTarget} />
  return (
    <Dialog
      title={t('title')}
      description={t('lead')}
      size="large"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className="translate">
        <Tabs
          label={t('mode')}
          value={mode}
          onChoose={setMode}
          tabs={[
            {
              value: 'text',
              name: t('modeText'),
              panel: (
                <div className="grid gap-6">
                  {grid}
                  <TextMode title={title} target={target} />
                </div>
              ),
            },
            {
              value: 'subtitles',
              name: t('modeSubtitles'),
              panel: (
                <div className="grid gap-6">
                  {grid}
                  <SubtitlesMode title={title} target={target} onEdit={onEdit} />
                </div>
              ),
            },
          ]}
        />
        <HowToUse />
      </div>
    </Dialog>
  )
}

function HowToUse() {
  const t = useTexts('translate/panel')
  return (
    <aside className="translate-help">
      <h3 className="flex items-center gap-2 font-medium text-starlight">
        <CircleHelp aria-hidden className="size-5 text-lantern" />
        {t('help')}
      </h3>
      <ul className="mt-3 grid gap-2.5 text-pretty">
        <li>{t('helpText')}</li>
        <li>{t('helpSubtitles')}</li>
        <li>{t('helpUse')}</li>
        <li>{t('helpDub')}</li>
      </ul>
    </aside>
  )
}

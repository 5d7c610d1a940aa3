import type { Animation } from '@starnest/contract/catalog/catalog'
import { Captions, Languages } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useMayManage } from '../../library/family/may-manage.ts'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { LoadAttachFilm } from './editor/attach-film.ts'

const TranslatePanel = lazyPart(
  async () => (await withTexts(import('./panel/translate-panel.tsx'), 'translate')).TranslatePanel,
)
const CaptionEditor = lazyPart(
  async () => (await withTexts(import('./editor/caption-editor.tsx'), 'translate')).CaptionEditor,
)

/** What is open over a title. */
type Opened = { is: 'nothing' } | { is: 'panel' } | { is: 'editor'; language: string | null }

type TranslateButtonProps = {
  title: Animation
  /** Whether the caption editor has a button of its own beside it, for grown-ups. */
  hasEditor?: boolean
  loadAttachFilm: LoadAttachFilm
}

/** Opens the translation of a title, and for grown-ups the editor of its captions. */
export function TranslateButton({
  title,
  hasEditor = false,
  loadAttachFilm,
}: TranslateButtonProps) {
  const t = useTexts('title/translate')
  const mayManage = useMayManage()
  const [opened, setOpened] = useState<Opened>({ is: 'nothing' })
  const close = () => setOpened({ is: 'nothing' })
  return (
    <>
      <Button look="glass" onClick={() => setOpened({ is: 'panel' })}>
        <Languages aria-hidden className="size-5" />
        {t('translate')}
      </Button>
      {hasEditor && mayManage && (
        <IconButton
          label={t('captions')}
          onClick={() => setOpened({ is: 'editor', language: null })}
        >
          <Captions aria-hidden className="size-6" />
        </IconButton>
      )}
      <Suspense>
        {opened.is === 'panel' && (
          <TranslatePanel
            title={title}
            onClose={close}
            onEdit={mayManage ? (language) => setOpened({ is: 'editor', language }) : undefined}
          />
        )}
        {opened.is === 'editor' && (
          <CaptionEditor
            title={title}
            language={opened.language}
            loadAttachFilm={loadAttachFilm}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

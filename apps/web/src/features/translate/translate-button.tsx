import type { Animation } from '@starnest/contract/catalog/catalog'
import { Captions, Languages } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMayManage } from '../../library/family/may-manage.ts'
import { CAPTIONS_HASH } from '../../library/title/captions-address.ts'
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
  const address = useEditorAddress()
  const [chosen, setOpened] = useState<Opened>({ is: 'nothing' })
  const asked: Opened = { is: 'editor', language: null }
  const opened = hasEditor && mayManage && address.isAsked ? asked : chosen
  const close = () => {
    setOpened({ is: 'nothing' })
    address.leave()
  }
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

/** The address of a title's page ends so where the editor of its captions is to be open. */
function useEditorAddress() {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const isAsked = hash === CAPTIONS_HASH
  const leave = () => {
    if (!isAsked) return
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }
  return { isAsked, leave }
}

import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { MAX_CAPTION_CUES, type Subtitle } from '@starnest/contract/translate/translate'
import { useQuery } from '@tanstack/react-query'
import { Captions, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Warning } from '../panel/result/warning.tsx'
import { useAttach } from '../translate.queries.ts'
import { ReplaceDialog } from './replace-dialog.tsx'

type AttachPartProps = {
  titleId: number
  language: InterfaceLanguage
  subtitles: readonly Subtitle[]
  /** Whether all of them are translated. */
  isWhole: boolean
  onEdit: ((language: string) => void) | undefined
}

/** For grown-ups: puts the subtitles onto the title, so that the player has them. Asks first where that
 *  replaces others. */
export function AttachPart({ titleId, language, subtitles, isWhole, onEdit }: AttachPartProps) {
  const t = useTexts('translate/subtitles')
  const number = new Intl.NumberFormat(useLanguage())
  const film = useQuery(playbackQuery(titleId))
  const attach = useAttach()
  const [isAsking, setAsking] = useState(false)
  const run = () =>
    attach.mutate(
      { track: { id: titleId, language }, cues: subtitles },
      { onSettled: () => setAsking(false) },
    )
  // Where nobody knows, it is asked.
  const isReplacing =
    film.data?.captions.some((track) => track.language === language) ?? film.isError
  if (attach.isSuccess) return <Attached onEdit={onEdit && (() => onEdit(language))} />
  if (subtitles.length > MAX_CAPTION_CUES) {
    return <Warning>{t('attachTooMany', { most: number.format(MAX_CAPTION_CUES) })}</Warning>
  }
  return (
    <div className="grid gap-3">
      {!isWhole && <Warning>{t('untranslatedTrack')}</Warning>}
      <Button
        className="justify-self-start"
        isBusy={attach.isPending || film.isPending}
        onClick={() => (isReplacing ? setAsking(true) : run())}
      >
        <Captions aria-hidden className="size-5" />
        {t(attach.isPending ? 'attaching' : 'attach')}
      </Button>
      {attach.isError && <RefusalLine error={attach.error} lead={t('attachFailed')} />}
      {isAsking && (
        <ReplaceDialog
          language={language}
          isBusy={attach.isPending}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function Attached({ onEdit }: { onEdit: (() => void) | undefined }) {
  const t = useTexts('translate/subtitles')
  const say = useTexts('title/translate')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="min-w-40 flex-1 text-pretty">
        {t('attached')}
      </p>
      {onEdit && (
        <Button look="glass" onClick={onEdit}>
          <PencilLine aria-hidden className="size-5" />
          {say('captions')}
        </Button>
      )}
    </div>
  )
}

import { LYRIC_OFFSET } from '@starnest/contract/jam/jam'
import { Minus, Plus, RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { LyricOffset } from './use-lyric-offset.ts'

/** Shifts the words of the song that is sung against its music. */
export function LyricOffsetControl({ lyricOffset }: { lyricOffset: LyricOffset }) {
  const t = useTexts('jam/round')
  const { offsetMs, isForFamily, change, reset } = lyricOffset
  const later = useRef<HTMLButtonElement>(null)
  const ms = Math.abs(offsetMs)
  const value =
    offsetMs === 0 ? t('wordsInPlace') : t(offsetMs < 0 ? 'soonerBy' : 'laterBy', { ms })
  return (
    <fieldset className="jam-words" data-focus-row="">
      <legend className="sr-only">{t('words')}</legend>
      <IconButton
        label={t('sooner')}
        aria-keyshortcuts="G"
        aria-disabled={offsetMs <= -LYRIC_OFFSET.mostMs}
        onClick={() => change(-1)}
      >
        <Minus aria-hidden className="size-5" />
      </IconButton>
      <p className="jam-words-value">
        <span aria-hidden className="text-mist text-sm">
          {t('words')}
        </span>
        <span role="status" className="font-semibold">
          {value}
        </span>
        <span className="text-mist text-sm">
          {offsetMs !== 0 && t(isForFamily ? 'keptForFamily' : 'keptForNow')}
        </span>
      </p>
      <IconButton
        ref={later}
        label={t('later')}
        aria-keyshortcuts="H"
        aria-disabled={offsetMs >= LYRIC_OFFSET.mostMs}
        onClick={() => change(1)}
      >
        <Plus aria-hidden className="size-5" />
      </IconButton>
      {offsetMs !== 0 && (
        <IconButton
          label={t('wordsBack')}
          onClick={() => {
            // The button goes, and takes the focus with it.
            later.current?.focus()
            reset()
          }}
        >
          <RotateCcw aria-hidden className="size-5" />
        </IconButton>
      )}
    </fieldset>
  )
}

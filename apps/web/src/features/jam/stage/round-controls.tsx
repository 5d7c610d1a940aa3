import { Pause, SkipForward } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { LyricOffsetControl } from '../lyric-offset/lyric-offset-control.tsx'
import type { LyricOffset } from '../lyric-offset/use-lyric-offset.ts'

/** On a phone the words of the song need the room: a button is its picture. */
const SMALL = 'max-sm:w-12 max-sm:px-0'

type RoundControlsProps = {
  /** Pauses the song; null: it does not play, or is paused. */
  onPause: (() => void) | null
  onSkip: () => void
  isSong: boolean
  /** null: the words of this song are not shifted. */
  lyricOffset: LyricOffset | null
}

/** What can be done with the song that plays: pause it, end it without a score, shift its words. */
export function RoundControls({ onPause, onSkip, isSong, lyricOffset }: RoundControlsProps) {
  const t = useTexts('jam/round')
  return (
    <>
      {onPause && (
        <Button look="glass" className={SMALL} aria-keyshortcuts="P" onClick={onPause}>
          <Pause aria-hidden className="size-5 fill-current" />
          <span className="max-sm:sr-only">{t('pause')}</span>
        </Button>
      )}
      <Button look="glass" className={SMALL} aria-keyshortcuts="N" onClick={onSkip}>
        <SkipForward aria-hidden className="size-5 rtl:-scale-x-100" />
        <span className="max-sm:sr-only">{t(isSong ? 'skip' : 'skipBeat')}</span>
      </Button>
      {lyricOffset && <LyricOffsetControl lyricOffset={lyricOffset} />}
    </>
  )
}

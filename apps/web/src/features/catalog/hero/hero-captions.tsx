import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { Captions, CaptionsOff } from 'lucide-react'
import { useEffect } from 'react'
import { useViewingPreferences } from '../../../library/family/viewing-preferences.ts'
import { useCaptionChoice } from '../../../platform/captions/use-caption-choice.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { followCaptions, type Spoken } from './follow-captions.ts'

type HeroCaptionsProps = {
  /** Of the trailer that is shown. */
  tracks: readonly CaptionTrack[]
  /** What plays it; null: not yet. */
  video: HTMLVideoElement | null
  onSay: (spoken: Spoken | null) => void
}

/** The button that writes out what is said in the trailers, which begin without sound. It stays, and
 *  with it what was chosen, while the hero turns. */
export function HeroCaptions({ tracks, video, onSay }: HeroCaptionsProps) {
  const t = useTexts('core/hero-captions')
  const language = useLanguage()
  const { showSubtitles } = useViewingPreferences()
  const { shown, toggle } = useCaptionChoice(tracks, { language, showSubtitles })
  useEffect(() => {
    if (video && shown !== null) return followCaptions(video, shown, onSay)
  }, [video, shown, onSay])
  if (tracks.length === 0) return null
  const Icon = shown === null ? CaptionsOff : Captions
  return (
    <IconButton label={shown === null ? t('captionsOn') : t('captionsOff')} onClick={toggle}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}

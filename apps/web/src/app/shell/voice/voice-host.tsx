import { useEffect, useRef } from 'react'
import { useCarouselMoves } from '../../../features/catalog/rows/move-carousel.ts'
import { voiceRequests } from '../../../library/voice/ask-voice.ts'
import { listMoves } from '../../../library/voice/list-moves.ts'
import { useStore } from '../../../platform/store.ts'
import { withTexts } from '../../../platform/texts.ts'
import { useLazyOverlay } from '../use-lazy-overlay.ts'
import { useVoiceKey } from './use-voice-key.ts'

const loadVoice = async () =>
  (await withTexts(import('./voice-over-page.tsx'), 'host', 'party')).VoiceOverPage

/** Brings the voice control when it is first asked for, by a button or by its key. */
export function VoiceHost() {
  useVoiceKey()
  const moveRow = useCarouselMoves()
  const moveCarousel = (command: 'next' | 'previous') => (listMoves.get() ?? moveRow)(command)
  const { Overlay, open, ...voice } = useLazyOverlay(loadVoice)
  const request = useStore(voiceRequests)
  const latestOpen = useRef(open)
  useEffect(() => {
    latestOpen.current = open
  })
  useEffect(() => {
    // What is let go was pressed before, and that has opened it.
    if (request && request.is !== 'release') latestOpen.current()
  }, [request])
  return (
    Overlay && (
      <Overlay isOpen={voice.isOpen} onOpenChange={voice.setOpen} moveCarousel={moveCarousel} />
    )
  )
}

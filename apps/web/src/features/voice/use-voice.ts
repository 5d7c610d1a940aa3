import type { HostAction } from '@starnest/contract/host/host'
import { useEffect, useRef, useState } from 'react'
import { useOpenPlayer } from '../../library/title/open-player.ts'
import { canSpeak, stopSpeaking } from '../../platform/sound/speak.ts'
import { listenToSpeech } from '../../platform/sound/speech-recognition.ts'
import { speakInVoice } from '../../platform/sound/voices.ts'
import { useStore } from '../../platform/store.ts'
import { useHearing } from './hearing/use-hearing.ts'
import { createVoiceSession } from './session/voice-session.ts'
import type { VoiceSurroundings } from './session/voice-surroundings.ts'
import { askByVoice } from './voice.queries.ts'
import { readsReplies } from './voice-choices.ts'

/** Loudness of replies, 0 to 1. Source: specification §9, "Speech reply". */
const REPLY_VOLUME = 0.8

/** What the page does for the voice control, and what it tells. */
export type VoicePlace = Pick<VoiceSurroundings, 'where' | 'moveCarousel'> & {
  act: (action: HostAction) => void
  /** A child is among those who watch; undefined: not known yet, and nobody is listened to. */
  isChild: boolean | undefined
  /** Who watches; with others, everything that was said is forgotten. */
  watchers: string
  /** Where the page is; with another address nobody is listened to any more, nor when a film opens or goes. */
  address: string
}

/** The voice control of this page, as long as the calling component is drawn. */
export function useVoice(place: VoicePlace) {
  const hearing = useHearing(place.isChild)
  const latest = useRef({ place, hearing })
  useEffect(() => {
    latest.current = { place, hearing }
  })
  const [session] = useState(() =>
    createVoiceSession({
      listen: listenToSpeech,
      hearing: () => {
        const { way, language } = latest.current.hearing
        return way.is === 'ready' ? { language, isOnDevice: way.isOnDevice } : null
      },
      hush: stopSpeaking,
      where: () => latest.current.place.where(),
      ask: askByVoice,
      moveCarousel: (command) => latest.current.place.moveCarousel(command),
      act: (action) => latest.current.place.act(action),
      reads: () => readsReplies.get() && canSpeak(),
      read: ({ response: text, language }, onEnd) =>
        speakInVoice({ text, language, volume: REPLY_VOLUME, onEnd }),
    }),
  )
  const { watchers } = place
  // Others watch, or the page goes: nothing of what one person said stays for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever watches is the reason to begin anew
  useEffect(() => () => session.forget(), [session, watchers])
  const { address } = place
  const film = useOpenPlayer()?.at
  const { way } = hearing
  const goesTo = way.is === 'ready' && (way.isOnDevice ? 'device' : 'service')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen that is left, a film that starts, and another rule for who may be listened to, are reasons to stop
  useEffect(() => () => session.stopListening(), [session, address, film, goesTo])
  useEffect(() => {
    const onHidden = () => {
      if (document.hidden) session.stopListening()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [session])
  return { session, hearing, shown: useStore(session.shown) }
}

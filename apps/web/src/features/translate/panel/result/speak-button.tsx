import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { languageName } from '../../../../platform/language-name.ts'
import { speak } from '../../../../platform/sound/speak.ts'
import { useVoice } from '../../../../platform/sound/voices.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'

/** How a translation is read. Source: specification §9, "translation playback rate". */
const RATE = 0.8

type SpeakButtonProps = { text: string; language: string }

/** Reads a translation aloud in a voice of its language; says where there is none, and where the only one
 *  is a service's. */
export function SpeakButton({ text, language }: SpeakButtonProps) {
  const t = useTexts('translate/panel')
  const name = languageName(language, useLanguage())
  const voice = useVoice(language)
  const { isReading, toggle } = useReading()
  return (
    <>
      <Button
        look="glass"
        disabled={!voice}
        onClick={() => voice && toggle({ text, language, voice: voice.voice })}
      >
        {isReading ? (
          <Square aria-hidden className="size-4.5 fill-current" />
        ) : (
          <Volume2 aria-hidden className="size-5" />
        )}
        {t(isReading ? 'stopSpeaking' : 'speak')}
      </Button>
      {(!voice || voice.isRemote) && (
        <p className="basis-full text-mist text-pretty">
          {t(voice ? 'remoteVoice' : 'noVoice', { language: name })}
        </p>
      )}
    </>
  )
}

type Reading = SpeakButtonProps & { voice: SpeechSynthesisVoice }

function useReading() {
  const [stop, setStop] = useState<() => void>()
  // What is read ends with the part that began it.
  useEffect(() => stop, [stop])
  const toggle = (reading: Reading) => {
    if (stop) return stop()
    const end = speak({
      ...reading,
      rate: RATE,
      pitch: 1,
      volume: 1,
      onEnd: () => setStop(undefined),
    })
    setStop(() => end)
  }
  return { isReading: stop !== undefined, toggle }
}

import './pause.css'
import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { LiveRound } from '../round/live-round.ts'
import type { Pause } from './round-pause.ts'

type PauseCurtainProps = { pause: Pause; live: LiveRound; onGoOn: () => void }

/** Lies over the notes while a song is paused, and counts down until it goes on. */
export function PauseCurtain({ pause, live, onGoOn }: PauseCurtainProps) {
  if (pause.is === 'paused') return <Paused onGoOn={onGoOn} />
  if (pause.is === 'none') return null
  return <CountDown live={live} goesOnAtMs={pause.goesOnAtMs} />
}

function Paused({ onGoOn }: Pick<PauseCurtainProps, 'onGoOn'>) {
  const t = useTexts('jam/round')
  const goOn = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    goOn.current?.focus({ preventScroll: true })
    return () => {
      // The button is gone, and the keys of the stage hold where the focus is.
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('.jam-stage')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className="jam-curtain" data-paused="" data-focus-row="">
      <p role="status" className="font-bold font-display text-4xl">
        {t('paused')}
      </p>
      <Button ref={goOn} aria-keyshortcuts="P" onClick={onGoOn}>
        <Play aria-hidden className="size-5 fill-current" />
        {t('goOn')}
      </Button>
      <p className="text-balance text-mist">{t('goOnHint')}</p>
    </div>
  )
}

/** Milliseconds between two looks at how much is left. */
const LOOK_EVERY_MS = 50

function CountDown({ live, goesOnAtMs }: { live: LiveRound; goesOnAtMs: number }) {
  const t = useTexts('jam/round')
  const secondsLeft = () => Math.max(1, Math.ceil((goesOnAtMs - live.positionMs()) / 1000))
  const [seconds, setSeconds] = useState(secondsLeft)
  useEffect(() => {
    const look = () => setSeconds(Math.max(1, Math.ceil((goesOnAtMs - live.positionMs()) / 1000)))
    const looks = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(looks)
  }, [live, goesOnAtMs])
  return (
    <div className="jam-curtain">
      <p role="status" className="sr-only">
        {t('goesOnSoon')}
      </p>
      <p aria-hidden key={seconds} className="jam-count-down">
        {seconds}
      </p>
    </div>
  )
}

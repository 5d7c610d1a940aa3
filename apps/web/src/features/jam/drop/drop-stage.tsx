import './drop.css'
import { BEATS_PER_BAR, type Beat } from '@starnest/jam/rap/score-rap'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Meter } from '../../../ui/meter.tsx'
import type { LiveRound } from '../round/live-round.ts'
import { type BeatPlace, placeInBeat } from './bar-window.ts'
import type { RapShown } from './rap-round.ts'
import { RhymeHelper } from './rhyme-helper.tsx'
import { SyllablePicture } from './syllable-picture.tsx'

type DropStageProps = {
  live: LiveRound
  /** The whole bars of the round. */
  beat: Beat
  /** How somebody raps; null: nobody is heard. */
  rap: RapShown | null
}

/** What is shown while somebody raps: the beat, the bar, the syllables, the flow, and words that rhyme. */
export function DropStage({ live, beat, rap }: DropStageProps) {
  const t = useTexts('jam/jam')
  const say = useTexts('jam/drop')
  return (
    <div className="drop">
      <div className="drop-head">
        <BeatCounter live={live} beat={beat} />
        {rap && (
          <div className="drop-flow">
            <Meter label={t('flow')} share={rap.flow} />
          </div>
        )}
      </div>
      {rap && (
        <>
          <SyllablePicture live={live} beat={beat} syllables={rap.syllables} />
          <p className="text-mist">{say('picture')}</p>
        </>
      )}
      <RhymeHelper />
    </div>
  )
}

/** Where the beat is that is heard now. */
function useBeatPlace(live: LiveRound, beat: Beat): BeatPlace | null {
  const [place, setPlace] = useState(() => placeInBeat(beat, live.positionMs()))
  useEffect(() => {
    let frame = 0
    const look = () => {
      const now = placeInBeat(beat, live.positionMs())
      setPlace((last) => (isSamePlace(last, now) ? last : now))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [live, beat])
  return place
}

const isSamePlace = (one: BeatPlace | null, other: BeatPlace | null) =>
  one?.bar === other?.bar && one?.beatOfBar === other?.beatOfBar

const BEATS = Array.from({ length: BEATS_PER_BAR }, (_, at) => at)

/** Four lights that count the beats, and the number of the bar. Nothing of it is read out by itself. */
function BeatCounter({ live, beat }: { live: LiveRound; beat: Beat }) {
  const t = useTexts('jam/jam')
  const place = useBeatPlace(live, beat)
  return (
    <div className="drop-beat">
      <div aria-hidden className="drop-lights">
        {BEATS.map((at) => (
          <span key={at} className="drop-light" data-lit={place?.beatOfBar === at || undefined}>
            {at + 1}
          </span>
        ))}
      </div>
      <p className="drop-bar">
        {place ? t('bar', { bar: place.bar, bars: beat.bars }) : t('getReady')}
      </p>
    </div>
  )
}

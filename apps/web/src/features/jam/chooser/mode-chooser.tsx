import './chooser.css'
import type { JamMode } from '@starnest/contract/jam/jam'
import { useQuery } from '@tanstack/react-query'
import { Disc3, MicVocal } from 'lucide-react'
import { beatsQuery } from '../../../library/beats/beats.query.ts'
import { LoopMotionButton, LoopVideo } from '../../../library/clip/loop-video.tsx'
import { type Loop, useLoop } from '../../../library/clip/use-loop.ts'
import { useTexts } from '../../../platform/texts.ts'
import { songsQuery } from '../jam.queries.ts'

/** What loops behind the chooser. `key` tells it from others. */
export type Background = { key: string; videoUrl: string; stillUrl: string | undefined }

type ModeChooserProps = { backgrounds: readonly Background[]; onChoose: (mode: JamMode) => void }

/** Loops behind the chooser. Source: specification §2.13. */
const MOST_BACKGROUNDS = 3

/** Sing It or Drop It, over three silent loops of the stage. */
export function ModeChooser({ backgrounds, onChoose }: ModeChooserProps) {
  const t = useTexts('jam/jam')
  const songs = useQuery(songsQuery).data?.length
  const beats = useQuery(beatsQuery).data?.length
  return (
    <section aria-labelledby="jam-choose" className="jam-chooser">
      <Backgrounds clips={backgrounds.slice(0, MOST_BACKGROUNDS)} />
      <div className="jam-choose-words">
        <h2 id="jam-choose" className="jam-choose-title">
          {t('chooseTitle')}
        </h2>
        <p className="jam-choose-lead">{t('chooseLead')}</p>
      </div>
      <div className="jam-cards" data-focus-row="">
        <button
          type="button"
          className="jam-card"
          data-mode="karaoke"
          onClick={() => onChoose('karaoke')}
        >
          <MicVocal aria-hidden className="jam-card-art" />
          <span className="jam-card-name">{t('singIt')}</span>
          <span className="jam-card-text">{t('singText')}</span>
          <span className="jam-card-badge" data-known={songs !== undefined}>
            {t('songsAvailable', { count: songs ?? 0 })}
          </span>
        </button>
        <button
          type="button"
          className="jam-card"
          data-mode="freestyle"
          onClick={() => onChoose('freestyle')}
        >
          <Disc3 aria-hidden className="jam-card-art" />
          <span className="jam-card-name">{t('dropIt')}</span>
          <span className="jam-card-text">{t('dropText')}</span>
          <span className="jam-card-badge" data-known={beats !== undefined}>
            {t('beatsAvailable', { count: beats ?? 0 })}
          </span>
        </button>
      </div>
    </section>
  )
}

/** The loops side by side; one button stops them all. */
function Backgrounds({ clips }: { clips: readonly Background[] }) {
  const [first, second, third] = [useLoop(), useLoop(), useLoop()]
  const loops: readonly Loop[] = [first, second, third]
  if (clips.length === 0) return null
  const all: Loop = {
    ...first,
    toggleMotion: () => {
      for (const loop of loops) loop.toggleMotion()
    },
  }
  return (
    <>
      <div aria-hidden className="jam-backgrounds">
        {clips.map((clip, at) => {
          const loop = loops[at]
          return (
            loop && (
              <LoopVideo
                key={clip.key}
                loop={loop}
                src={clip.videoUrl}
                poster={clip.stillUrl}
                preload="auto"
              />
            )
          )
        })}
      </div>
      <LoopMotionButton loop={all} className="jam-still" />
    </>
  )
}

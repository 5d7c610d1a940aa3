import type { JamPosition } from '@starnest/contract/jam/stage'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { songSheetQuery } from '../../jam.queries.ts'
import type { LiveRound } from '../../round/live-round.ts'
import { songOf } from '../../round/song-of.ts'
import { LyricLines } from '../../sing/lyric-lines.tsx'

type PhoneLyricsProps = {
  position: JamPosition | null
  songMsAt: (nowMs: number) => number | null
}

/** The line that is sung, while the song plays and as far as who watches on this phone may see it. */
export function PhoneLyrics({ position, songMsAt }: PhoneLyricsProps) {
  const t = useTexts('jam/phones')
  const track = position?.track ?? null
  const isSong = track?.mode === 'karaoke'
  const sheet = useQuery({ ...songSheetQuery(track?.trackId ?? ''), enabled: isSong, retry: false })
  const song = useMemo(() => sheet.data && songOf(sheet.data), [sheet.data])
  const latest = useRef(songMsAt)
  useEffect(() => {
    latest.current = songMsAt
  })
  const live = useMemo((): LiveRound => {
    const positionMs = () => latest.current(performance.now()) ?? 0
    return { positionMs, fromMs: 0, toMs: Number.POSITIVE_INFINITY, tones: [] }
  }, [])
  const isPlaying = position?.state === 'playing'
  if (track?.mode === 'freestyle') return isPlaying ? <p className="text-xl">{t('rap')}</p> : null
  // If the profile on this phone may not see the song, its singer reads the words from the big screen.
  if (isSong && sheet.isError) return <p className="text-mist">{t('wordsOnScreen')}</p>
  if (!song) return null
  return (
    <div className="jam-phone-words">
      <p className="text-mist">{song.title}</p>
      {isPlaying && <LyricLines live={live} voice={{ song, voiceIndex: 0 }} />}
    </div>
  )
}

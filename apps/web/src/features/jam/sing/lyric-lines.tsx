import './sing.css'
import type { SongNote } from '@starnest/jam/song/song'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { LiveRound, SungVoice } from '../round/live-round.ts'
import { countIn, lineAt, lineText, shownText, sungShare } from './lyrics.ts'

type LyricLinesProps = { live: LiveRound; voice: SungVoice }

/** The line that is sung, whose syllables fill as they pass, and the one after it. */
export function LyricLines({ live, voice }: LyricLinesProps) {
  const { song, voiceIndex } = voice
  const lines = song.voices[voiceIndex]?.lines ?? []
  const row = useRef<HTMLParagraphElement>(null)
  const [at, setAt] = useState(() => lineAt(song, lines, live.positionMs()))
  const [count, setCount] = useState(0)
  const line = lines[at]
  useEffect(() => {
    let frame = 0
    const fill = () => {
      const nowMs = live.positionMs()
      setAt(lineAt(song, lines, nowMs))
      setCount(countIn(song, line, nowMs))
      for (const [place, note] of (line?.notes ?? []).entries()) {
        const syllable = row.current?.children[place]
        if (!(syllable instanceof HTMLElement)) continue
        syllable.style.setProperty('--sung', `${sungShare(song, note, nowMs) * 100}%`)
      }
      frame = requestAnimationFrame(fill)
    }
    fill()
    return () => cancelAnimationFrame(frame)
  }, [live, song, lines, line])
  return (
    <div className="jam-lyrics" lang={song.language ?? undefined}>
      <p aria-hidden className="jam-count-in">
        {count > 0 ? count : ''}
      </p>
      <p ref={row} key={at} className="jam-line">
        {line?.notes.map((note) => (
          <Syllable key={note.startBeat} note={note} />
        ))}
      </p>
      <p className="jam-line-next">{lineText(lines[at + 1])}</p>
    </div>
  )
}

function Syllable({ note }: { note: SongNote }) {
  const style: CSSProperties & { '--sung': string } = { '--sung': '0%' }
  const isGolden = note.kind === 'golden' || note.kind === 'goldenRap'
  return (
    <span className="jam-syllable" data-golden={isGolden || undefined} style={style}>
      {shownText(note)}
    </span>
  )
}

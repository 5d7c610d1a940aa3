import { LYRIC_OFFSET } from '@starnest/contract/jam/jam'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { viewerQuery } from '../../../library/family/family.queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { songSheetQuery, useSetLyricOffset } from '../jam.queries.ts'
import type { ListedTrack } from '../tracks/listed-tracks.ts'

/** By how much the words of a song come later than its text says, and the ways to change it. */
export type LyricOffset = {
  /** Milliseconds; less than 0: sooner. */
  offsetMs: number
  /** It is remembered for the family; false: as long as this page is open. */
  isForFamily: boolean
  /** Shows them later by so many steps; less than 0: sooner. */
  change: (bySteps: number) => void
  reset: () => void
}

/** What is sent to the server waits for so many milliseconds for another press. */
const SENT_AFTER_MS = 800

/** Shifts the words of the songs that the family brought: their texts may be wrong by a moment. What a grown-up says
 *  is remembered for everybody. `changedMs`: what was said on this page and is not remembered yet; null: nothing.
 *  `lyricOffset`: null for what ships, whose words stand where they belong. */
export function useLyricOffset(track: Pick<ListedTrack, 'id' | 'isOwn'> | null): {
  changedMs: number | null
  lyricOffset: LyricOffset | null
} {
  const t = useTexts('jam/round')
  const id = track?.isOwn ? track.id : null
  const isForFamily = useQuery(viewerQuery).data?.mayManage === true
  const sheet = useQuery({ ...songSheetQuery(id ?? ''), enabled: id !== null })
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({})
  const unsent = useRef<{ id: string; lyricOffsetMs: number }>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { mutate } = useSetLyricOffset()

  const send = useEffectEvent(() => {
    clearTimeout(timer.current)
    const said = unsent.current
    unsent.current = null
    if (!said) return
    mutate(said, {
      onSuccess: () =>
        setChanged(({ [said.id]: ms, ...others }) =>
          ms === undefined || ms === said.lyricOffsetMs ? others : { ...others, [said.id]: ms },
        ),
      onError: (error) => showToast({ title: t('wordsNotKept'), error, look: 'destructive' }),
    })
  })
  useEffect(() => () => send(), [])

  if (id === null) return { changedMs: null, lyricOffset: null }
  const changedMs = changed[id] ?? null
  const offsetMs = changedMs ?? sheet.data?.lyricOffsetMs ?? 0
  const say = (wantedMs: number) => {
    const { mostMs } = LYRIC_OFFSET
    const lyricOffsetMs = Math.min(mostMs, Math.max(-mostMs, wantedMs))
    if (lyricOffsetMs === offsetMs) return
    setChanged((before) => ({ ...before, [id]: lyricOffsetMs }))
    if (!isForFamily) return
    unsent.current = { id, lyricOffsetMs }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(), SENT_AFTER_MS)
  }
  return {
    changedMs,
    lyricOffset: {
      offsetMs,
      isForFamily,
      change: (bySteps) => say(offsetMs + bySteps * LYRIC_OFFSET.stepMs),
      reset: () => say(0),
    },
  }
}

import './tracks.css'
import { JAM_GENRES, type JamMode } from '@starnest/contract/jam/jam'
import { useEffect, useRef } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { prefersReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { GenreFilter } from '../stage/jam-stage.ts'
import { fittingTracks, type ListedTrack } from './listed-tracks.ts'
import { useTracks } from './use-tracks.ts'

type TrackListProps = {
  mode: JamMode
  genre: GenreFilter
  /** Only what has these words in its title or name is listed. */
  words: string
  chosenId: string | null
  onGenre: (genre: GenreFilter) => void
  onWords: (words: string) => void
  onChoose: (id: string) => void
}

const GENRES: readonly GenreFilter[] = ['all', ...JAM_GENRES]

/** Songs or beats to choose from, by genre and by words. Source: specification §2.13. */
export function TrackList(props: TrackListProps) {
  const { mode, genre, words, chosenId, onGenre, onWords, onChoose } = props
  const t = useTexts('jam/jam')
  const listed = useTracks(mode)
  const isSong = mode === 'karaoke'
  const tracks = fittingTracks(listed.tracks ?? [], { genre, words })
  return (
    <section aria-label={t(isSong ? 'songs' : 'beats')} className="jam-tracks">
      <ChoiceGroup
        label={t('genre')}
        value={genre}
        options={GENRES.map((value) => ({ value, name: t(`genre-${value}`) }))}
        onChoose={onGenre}
      />
      <TextField
        label={t(isSong ? 'find' : 'findBeat')}
        type="search"
        value={words}
        onChange={onWords}
      />
      {listed.isPending && <ListSkeleton />}
      {listed.error && !listed.tracks && (
        <LoadFailure
          error={listed.error}
          lead={t(isSong ? 'songsFailed' : 'beatsFailed')}
          onRetry={() => void listed.refetch()}
        />
      )}
      {listed.tracks && tracks.length === 0 && (
        <p role="status" className="text-mist">
          {t(listed.tracks.length > 0 ? 'noneFits' : isSong ? 'noSongs' : 'noBeats')}
        </p>
      )}
      {tracks.length > 0 && <Tracks {...{ tracks, chosenId, onChoose }} />}
    </section>
  )
}

type TracksProps = {
  tracks: readonly ListedTrack[]
  chosenId: string | null
  onChoose: (id: string) => void
}

function Tracks({ tracks, chosenId, onChoose }: TracksProps) {
  const t = useTexts('jam/jam')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-track="${CSS.escape(chosenId ?? '')}"]`)
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    if (chosen !== document.activeElement) chosen?.scrollIntoView({ block: 'nearest', behavior })
  }, [chosenId])
  const isListed = tracks.some(({ id }) => id === chosenId)
  return (
    <ul ref={list} aria-label={t('toChoose')} className="jam-list">
      {tracks.map((track, place) => (
        <li key={track.id} data-focus-row="">
          <button
            type="button"
            aria-pressed={track.id === chosenId}
            // One stop for Tab; arrows go from line to line.
            tabIndex={(isListed ? track.id === chosenId : place === 0) ? 0 : -1}
            data-track={track.id}
            className="jam-track"
            onClick={() => onChoose(track.id)}
          >
            <TrackFace track={track} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function TrackFace({ track }: { track: ListedTrack }) {
  const t = useTexts('jam/jam')
  return (
    <>
      <span className="jam-track-title">{track.title}</span>
      <span className="jam-track-by">{track.by ?? t('bpm', { count: track.bpm })}</span>
      <span className="jam-track-facts">
        {track.isOwn && <Badge className="bg-violet text-white">{t('ownSong')}</Badge>}
        {track.isDuet && <Badge className="bg-sky text-space-950">{t('duet')}</Badge>}
        {track.difficulty && (
          <span className="jam-level" data-level={track.difficulty}>
            {t(`difficulty-${track.difficulty}`)}
          </span>
        )}
        <span>{track.length}</span>
      </span>
    </>
  )
}

function ListSkeleton() {
  const t = useTexts('jam/jam')
  return (
    <div className="grid gap-2">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {[0, 1, 2, 3, 4].map((at) => (
        <Skeleton key={at} className="h-16" />
      ))}
    </div>
  )
}

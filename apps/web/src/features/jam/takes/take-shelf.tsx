import './takes.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Clapperboard, Download, HousePlus, LoaderCircle, Play, Square, Trash2 } from 'lucide-react'
import type { ProblemText } from '../../../library/refusal/problem-text.ts'
import { download } from '../../../platform/download.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { songSheetQuery } from '../jam.queries.ts'
import type { SungVoice } from '../round/live-round.ts'
import { songOf } from '../round/song-of.ts'
import { PitchLanes } from '../sing/pitch-lanes.tsx'
import { FilmState } from './film/film-state.tsx'
import { useFilm } from './film/use-film.ts'
import type { Take } from './take.ts'
import { addTake, removeTake, takesQuery } from './takes.queries.ts'
import { type Replay, useReplay } from './use-replay.ts'

/** Who sang, and how a film becomes the family's; null: a grown-up has to do that. */
export type Singer = {
  profileId: number
  name: string
  saveToFamily: ((file: File) => void) | null
  /** Why the server could not make a film, in a sentence. */
  problemText: ProblemText
}

/** The recordings of whoever watches, as long as there are any: to hear again, to make a film of, to delete. */
export function TakeShelf({ singer }: { singer: Singer }) {
  const t = useTexts('jam/takes')
  const takes = useQuery(takesQuery(singer.profileId)).data ?? []
  const { replay, play, stop } = useReplay()
  const film = useFilm((made, take, place) => {
    if (place === 'server') download(made, fileName(take, made.type))
    else hand(made, take, singer)
  })
  if (takes.length === 0) return null
  return (
    <section aria-labelledby="jam-takes" className="jam-takes">
      <h2 id="jam-takes" className="font-display text-2xl">
        {t('title')}
      </h2>
      <p className="text-mist">{t(singer.saveToFamily ? 'lead' : 'leadChild')}</p>
      <ul className="grid gap-3">
        {takes.map((take) => (
          <li key={take.id} className="jam-take">
            <TakeLine
              {...{ take, singer, replay, film }}
              onPlay={() => void play(take)}
              onStop={stop}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TakeLineProps = {
  take: Take
  singer: Singer
  replay: Replay
  film: ReturnType<typeof useFilm>
  onPlay: () => void
  onStop: () => void
}

function TakeLine({ take, singer, replay, film, onPlay, onStop }: TakeLineProps) {
  const t = useTexts('jam/takes')
  const jam = useTexts('jam/jam')
  const queryClient = useQueryClient()
  const voice = useVoice(take)
  const mine = replay.is !== 'idle' && replay.takeId === take.id ? replay : null
  const points = jam('points', { points: take.points })
  const { making } = film
  const isBusy = making.is === 'running'
  const shown = { take, voice, labels: { by: singer.name, points } }
  const remove = async () => {
    if (mine) onStop()
    await removeTake(queryClient, take)
    const undo = () => void addTake(queryClient, take)
    showToast({
      title: t('deleted', { title: take.title }),
      action: { label: t('undo'), onPress: undo },
    })
  }
  return (
    <>
      <div className="jam-take-line" data-focus-row="">
        {mine?.is === 'playing' || mine?.is === 'loading' ? (
          <IconButton label={t('stop', { title: take.title })} onClick={onStop}>
            {mine.is === 'loading' ? (
              <LoaderCircle aria-hidden className="size-5 motion-safe:animate-spin" />
            ) : (
              <Square aria-hidden className="size-5 fill-current" />
            )}
          </IconButton>
        ) : (
          <IconButton label={t('play', { title: take.title })} onClick={onPlay}>
            <Play aria-hidden className="size-5 fill-current" />
          </IconButton>
        )}
        <p className="min-w-0 flex-1">
          <span className="block truncate text-lg font-semibold">{take.title}</span>
          <span className="text-mist">{whenOf(take)}</span>
        </p>
        {take.score > 0 && <span className="jam-take-score">{take.score}</span>}
        <Button look="glass" disabled={isBusy} onClick={() => void film.make(shown, 'here')}>
          {singer.saveToFamily ? (
            <HousePlus aria-hidden className="size-5" />
          ) : (
            <Clapperboard aria-hidden className="size-5" />
          )}
          {t(singer.saveToFamily ? 'filmForFamily' : 'film')}
        </Button>
        <IconButton
          label={t('download', { title: take.title })}
          onClick={() => download(take.voice, fileName(take, take.voice.type))}
        >
          <Download aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t('delete', { title: take.title })} onClick={() => void remove()}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      {mine?.is === 'failed' && <p role="alert">{t('replayFailed')}</p>}
      {mine?.is === 'playing' && voice && <PitchLanes live={mine.live} voice={voice} />}
      {making.is !== 'idle' && making.takeId === take.id && (
        <FilmState
          {...{ making }}
          problemText={singer.problemText}
          onServer={singer.saveToFamily && (() => void film.make(shown, 'server'))}
          onCancel={film.cancel}
        />
      )}
    </>
  )
}

/** The notes of the song that was sung; null for a rap, or where the song is not there any more. */
function useVoice(take: Take): SungVoice | null {
  const isSong = take.mode === 'karaoke'
  const sheet = useQuery({ ...songSheetQuery(take.trackId), enabled: isSong }).data
  return sheet ? { song: songOf(sheet), voiceIndex: 0 } : null
}

const whenOf = ({ recordedAtMs }: Take) =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(recordedAtMs)

/** A name for a file, from the song's letters and digits. */
function fileName({ title }: Take, type: string): string {
  const stem = title.replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ').trim()
  return `${stem || 'Starnest'}.${type.includes('webm') ? 'webm' : 'mp4'}`
}

function hand(film: Blob, take: Take, { saveToFamily }: Singer): void {
  const name = fileName(take, film.type)
  if (saveToFamily) saveToFamily(new File([film], name, { type: film.type }))
  else download(film, name)
}

import type { SongAges as NewAges } from '@starnest/contract/jam/imports'
import type { JamSong } from '@starnest/contract/jam/jam'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useId, useState } from 'react'
import { familyQuery } from '../../../library/family/family.queries.ts'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { songsQuery } from '../jam.queries.ts'
import { fittingTracks, listedSong } from '../tracks/listed-tracks.ts'
import { agesWith, type SongAge, whoSees } from './ages.ts'
import { useSetSongAges } from './imports.queries.ts'

/** Songs that are drawn at once, of as many as 10,000. */
const DRAWN_AT_ONCE = 40

/** The imported songs, and from which age each is seen: one by one, or all at once. */
export function SongAges() {
  const t = useTexts('jam/imports')
  const id = useId()
  const songs = useQuery(songsQuery)
  const own = songs.data?.filter(({ isImported }) => isImported)
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <header>
        <h3 id={id} className="font-display text-xl leading-tight">
          {t('ages')}
        </h3>
        <p className="mt-1 max-w-3xl text-mist text-pretty">{t('agesLead')}</p>
      </header>
      {songs.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-24" />
        </div>
      )}
      {songs.isError && !own && (
        <LoadFailure
          error={songs.error}
          lead={t('songsFailed')}
          onRetry={() => void songs.refetch()}
        />
      )}
      {own?.length === 0 && <p className="text-mist">{t('noSongs')}</p>}
      {own && own.length > 0 && <Ages songs={own} />}
    </section>
  )
}

function Ages({ songs }: { songs: readonly JamSong[] }) {
  const t = useTexts('jam/imports')
  const [words, setWords] = useState('')
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE)
  const fitting = new Set(
    fittingTracks(songs.map(listedSong), { genre: 'all', words }).map(({ id }) => id),
  )
  const listed = songs.filter(({ id }) => fitting.has(id))
  const left = listed.length - drawn
  return (
    <>
      <AllAtOnce count={songs.length} />
      <TextField label={t('find')} type="search" value={words} onChange={setWords} />
      {listed.length === 0 && (
        <p role="status" className="text-mist">
          {t('noneFits')}
        </p>
      )}
      <ul aria-label={t('songList')} className="grid">
        {listed.slice(0, drawn).map((song) => (
          <SongAgeRow key={song.id} song={song} />
        ))}
      </ul>
      {left > 0 && (
        <Button
          look="glass"
          className="justify-self-start"
          onClick={() => setDrawn(drawn + DRAWN_AT_ONCE)}
        >
          {t('more', { count: Math.min(left, DRAWN_AT_ONCE) })}
        </Button>
      )}
    </>
  )
}

function AllAtOnce({ count }: { count: number }) {
  const t = useTexts('jam/imports')
  const [age, setAge] = useState<SongAge>(null)
  const { isPending, set } = useAges()
  return (
    <div
      data-focus-row=""
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line p-4"
    >
      <AgeSelect label={t('allFrom')} age={age} isBusy={isPending} onChoose={setAge} />
      <Button
        look="glass"
        isBusy={isPending}
        onClick={() => set({ songs: 'all', minimumAge: age })}
      >
        {t('setAll', { count })}
      </Button>
      <SeenBy age={age} />
    </div>
  )
}

function SongAgeRow({ song }: { song: JamSong }) {
  const t = useTexts('jam/imports')
  const id = useId()
  const { isPending, set } = useAges()
  const { minimumAge } = song
  return (
    <li className="border-line border-t py-3 first:border-t-0">
      <fieldset
        aria-labelledby={id}
        data-focus-row=""
        className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-2"
      >
        <div className="min-w-48 flex-1 wrap-anywhere">
          <p id={id} className="font-semibold text-lg leading-snug">
            <bdi>{song.title}</bdi>
          </p>
          <p className="text-mist">
            <bdi>{song.artist}</bdi>
          </p>
          <SeenBy age={minimumAge} />
        </div>
        <AgeSelect
          label={t('from')}
          age={minimumAge}
          isBusy={isPending}
          onChoose={(age) => set({ songs: [song.id], minimumAge: age })}
        />
      </fieldset>
    </li>
  )
}

const GROWN_UPS = 'grownUps'
const choiceOf = (age: SongAge) => (age === null ? GROWN_UPS : `${age}`)

type AgeSelectProps = {
  label: string
  age: SongAge
  isBusy: boolean
  onChoose: (age: SongAge) => void
}

function AgeSelect({ label, age, isBusy, onChoose }: AgeSelectProps) {
  const t = useTexts('jam/imports')
  const nameOf = (one: SongAge) => {
    if (one === null) return t('age-grownUps')
    return one === 0 ? t('age-everybody') : t('age-years', { age: one })
  }
  return (
    <Select
      label={label}
      value={choiceOf(age)}
      options={agesWith(age).map((one) => ({ value: choiceOf(one), name: nameOf(one) }))}
      disabled={isBusy}
      onChoose={(value) => onChoose(value === GROWN_UPS ? null : Number(value))}
    />
  )
}

/** Names those of the family who see songs from an age; nothing where the family has no names yet. */
function SeenBy({ age }: { age: SongAge }) {
  const t = useTexts('jam/imports')
  const names = useNames()(age)
  if (names === undefined) return null
  return (
    <p className="flex min-w-0 items-start gap-2 text-lantern-light">
      <Eye aria-hidden className="mt-0.5 size-5 shrink-0" />
      {names === '' ? t('seenByNobody') : t('seenBy', { names })}
    </p>
  )
}

/** The way to name who sees songs from an age: undefined while nobody in the family has a name. */
function useNames(): (age: SongAge) => string | undefined {
  const language = useLanguage()
  const family = useQuery(familyQuery).data ?? []
  return (age) => {
    if (family.length === 0) return undefined
    const names = whoSees(family, age).map(({ displayName }) => displayName)
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  }
}

/** Sets ages, and says who sees the songs then. */
function useAges() {
  const t = useTexts('jam/imports')
  const namesFor = useNames()
  const ages = useSetSongAges()
  const set = (chosen: NewAges) =>
    ages.mutate(chosen, {
      onSuccess: () => {
        const names = namesFor(chosen.minimumAge)
        showToast({ title: names ? t('agesSaved', { names }) : t('agesSavedPlain') })
      },
      onError: (error) => showToast({ title: t('agesFailed'), error, look: 'destructive' }),
    })
  return { isPending: ages.isPending, set }
}

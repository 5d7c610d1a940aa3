import type { JamMode } from '@starnest/contract/jam/jam'
import type { JamQueueEntry } from '@starnest/contract/jam/queue'
import { type JamSinger, MAX_GUEST_NAME_CHARACTERS } from '@starnest/contract/jam/rounds'
import type { JamStageSinger } from '@starnest/contract/jam/stage'
import { useQuery } from '@tanstack/react-query'
import { ListPlus, UserRound } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import { viewerQuery } from '../../../library/family/family.queries.ts'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useStore } from '../../../platform/store.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { freeGuestName, guestNames, knownGuests, rememberGuest } from './guests.ts'
import { queueQuery, useEnqueue } from './queue.queries.ts'
import { profilesHere } from './turn.ts'

/** What somebody is queued for. */
type Wanted = {
  mode: JamMode
  track: { id: string; title: string } | null
  /** Who stands on the stage of this screen with a phone. */
  phoneSingers: readonly JamStageSinger[]
}

/** Queues somebody for the song or beat that is chosen: first what, then who. */
export function QueueButton({ mode, track, phoneSingers }: Wanted) {
  const t = useTexts('jam/queue')
  const [isOpen, setOpen] = useState(false)
  if (!track) return null
  const { title } = track
  return (
    <>
      <Button look="glass" aria-label={t('queueUpFor', { title })} onClick={() => setOpen(true)}>
        <ListPlus aria-hidden className="size-5" />
        {t('queueUp')}
      </Button>
      <Dialog
        title={t('who', { title })}
        description={t('whoLead')}
        size="small"
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <WhoSings {...{ mode, phoneSingers }} trackId={track.id} onQueued={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type WhoSingsProps = Omit<Wanted, 'track'> & { trackId: string; onQueued: () => void }

function WhoSings({ mode, trackId, phoneSingers, onQueued }: WhoSingsProps) {
  const t = useTexts('jam/queue')
  const viewer = useQuery(viewerQuery).data
  const queue = useQuery(queueQuery).data ?? []
  const guests = knownGuests(useStore(guestNames), queue)
  const enqueue = useEnqueue()
  const [name, setName] = useState('')
  const free = freeGuestName(guests, (number) => t('guest', { number }))
  const add = (singer: JamSinger) => {
    if (enqueue.isPending) return
    enqueue.mutate(
      { mode, trackId, singer },
      {
        onSuccess: (after) => {
          if (singer.is === 'guest') rememberGuest(singer.name)
          showToast({ title: t('queued', newestOf(after)) })
          onQueued()
        },
      },
    )
  }
  const addGuest = (guest: string) => add({ is: 'guest', name: guest })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() !== '') addGuest(name.trim())
  }
  return (
    <div className="jam-who">
      <div className="jam-who-list">
        {profilesHere(viewer, phoneSingers).map(({ id, displayName, avatarUrl }) => (
          <button
            key={id}
            type="button"
            data-focus-row=""
            className="jam-who-one"
            onClick={() => add({ is: 'profile', profileId: id })}
          >
            <Avatar avatarUrl={avatarUrl} className="w-11" />
            {displayName}
          </button>
        ))}
        {[...guests, free].map((guest) => (
          <button
            key={guest}
            type="button"
            data-focus-row=""
            className="jam-who-one"
            onClick={() => addGuest(guest)}
          >
            <GuestFace />
            <bdi>{guest}</bdi>
          </button>
        ))}
      </div>
      <form className="grid gap-3" onSubmit={send}>
        <TextField
          label={t('guestName')}
          value={name}
          onChange={setName}
          maxLength={MAX_GUEST_NAME_CHARACTERS}
          autoComplete="off"
        />
        <Button type="submit" look="glass" isBusy={enqueue.isPending}>
          {t('addGuest')}
        </Button>
      </form>
      {enqueue.error && <RefusalLine error={enqueue.error} />}
    </div>
  )
}

/** The face of a guest, who has none of its own. */
export function GuestFace() {
  return (
    <span aria-hidden className="jam-guest">
      <UserRound className="size-6" />
    </span>
  )
}

/** Who was added last, and its place from 1. */
function newestOf(queue: readonly JamQueueEntry[]) {
  const newest = Math.max(...queue.map(({ id }) => id))
  const at = queue.findIndex(({ id }) => id === newest)
  return { name: queue[at]?.name ?? '', place: at + 1 }
}

import type { JamQueueEntry } from '@starnest/contract/jam/queue'
import { ArrowDown, ArrowUp, ArrowUpToLine, Undo2, X } from 'lucide-react'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { GuestFace } from './queue-button.tsx'

/** What a press does with the place of an entry; `back`: to where it comes by itself. */
export type EntryMove = 'up' | 'down' | 'first' | 'back'

type QueueRowProps = {
  entry: JamQueueEntry
  /** Its place, from 0. */
  at: number
  isLast: boolean
  /** What it is for; null: it is not shown here. */
  title: string | null
  onMove: (move: EntryMove) => void
  onRemove: () => void
}

const ICONS = { up: ArrowUp, down: ArrowDown, first: ArrowUpToLine, back: Undo2 }

/** Somebody who waits: who, for what, and what can be done about it. */
export function QueueRow({ entry, at, isLast, title, onMove, onRemove }: QueueRowProps) {
  const t = useTexts('jam/queue')
  const { id, name, isMoved } = entry
  const moves: EntryMove[] = ['up', 'down', 'first', ...(isMoved ? (['back'] as const) : [])]
  const isOff = (move: EntryMove) =>
    (at === 0 && (move === 'up' || move === 'first')) || (isLast && move === 'down')
  return (
    <li className="jam-queue-row">
      <EntryFace entry={entry} />
      <p className="jam-queue-who">
        <bdi className="block truncate font-semibold text-lg">{name}</bdi>
        <span className="block truncate text-mist">
          {title ?? t(entry.track ? 'gone' : 'hidden')}
        </span>
        {isMoved && <span className="block text-lantern-light">{t('moved')}</span>}
      </p>
      <div className="jam-queue-moves" data-focus-row="">
        {moves.map((move) => {
          const Icon = ICONS[move]
          return (
            <IconButton
              key={move}
              label={t(move, { name })}
              data-hold={`${move}-${id}`}
              // It keeps the focus at the end of its way, so it is not disabled.
              aria-disabled={isOff(move)}
              className="aria-disabled:opacity-45"
              onClick={() => isOff(move) || onMove(move)}
            >
              <Icon aria-hidden className="size-5" />
            </IconButton>
          )
        })}
        <IconButton label={t('remove', { name })} data-hold={`remove-${id}`} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  )
}

/** The face of whoever waits. */
export function EntryFace({ entry: { avatar } }: Pick<QueueRowProps, 'entry'>) {
  return avatar === null ? <GuestFace /> : <Avatar avatarUrl={avatar} className="w-11" />
}

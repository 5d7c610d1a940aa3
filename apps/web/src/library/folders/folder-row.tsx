import { Folder, FolderSync, FolderX } from 'lucide-react'
import type { ReactNode } from 'react'

/** The first four stand for themselves; in all others a folder is at rest. */
type FolderState =
  | 'waiting'
  | 'scanning'
  | 'missing'
  | 'unreadable'
  | 'watched'
  | 'ready'
  | 'stopped'

type FolderRowProps = {
  path: string
  state: FolderState
  /** Its state in words; a change is told to whoever listens. */
  said: string
  facts: readonly (string | false | null)[]
  buttons: ReactNode
  /** What stands below it. */
  children?: ReactNode
}

/** One folder of the family's disk in a list: how it is doing, and what can be done with it. */
export function FolderRow({ path, state, said, facts, buttons, children }: FolderRowProps) {
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2" data-focus-row="">
        <StateIcon state={state} />
        <div className="min-w-48 flex-1">
          <p className="text-lg wrap-anywhere">
            <bdi>{path}</bdi>
          </p>
          <p className="text-starlight" aria-live="polite">
            {said}
          </p>
          <p className="text-mist">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {buttons}
      </div>
      {children}
    </li>
  )
}

function StateIcon({ state }: { state: FolderState }) {
  const look = 'size-6 shrink-0'
  if (state === 'missing' || state === 'unreadable') {
    return <FolderX aria-hidden className={`${look} text-danger`} />
  }
  if (state === 'scanning' || state === 'waiting') {
    return <FolderSync aria-hidden className={`${look} text-lantern`} />
  }
  return <Folder aria-hidden className={`${look} text-mist`} />
}

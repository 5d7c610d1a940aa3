import type { Profile } from '@starnest/contract/household/profiles'
import type { HeldBackEntry } from '@starnest/contract/parents/held-back'
import { HeartHandshake, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ClearHeldBack } from './clear-held-back.tsx'
import { HeldBackRow } from './held-back-row.tsx'
import { runsOf } from './runs.ts'

/** Lines of a child that are shown until all of them are asked for. */
const FEW = 4

type HeldBackOfChildProps = {
  profile: Profile
  /** The newest first, at least one. */
  entries: readonly HeldBackEntry[]
  onCleared: () => void
}

/** What Leo held back from one child; that it may need somebody stands above all else. */
export function HeldBackOfChild({ profile, entries, onCleared }: HeldBackOfChildProps) {
  const t = useTexts('parents/heldBack')
  const id = useId()
  const listId = useId()
  const [isWhole, setWhole] = useState(false)
  const [isClearing, setClearing] = useState(false)
  const { displayName: name } = profile
  const runs = runsOf(entries)
  const grave = entries.find(({ kind }) => kind === 'distress')
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-line bg-space-900 p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar avatarUrl={profile.avatarUrl} role={profile.role} />
          <h3 id={id} className="font-display text-xl leading-tight wrap-anywhere">
            {name}
          </h3>
        </div>
        <div data-focus-row="">
          <Button
            look="glass"
            aria-label={t('clearOf', { name })}
            onClick={() => setClearing(true)}
          >
            <Trash2 aria-hidden className="size-5" />
            {t('clear')}
          </Button>
        </div>
      </header>
      {grave && <MayNeedYou name={name} heldAt={grave.heldAt} />}
      <ul id={listId} aria-label={t('list', { name })}>
        {runs.slice(0, isWhole ? undefined : FEW).map((run) => (
          <HeldBackRow key={run.id} run={run} />
        ))}
      </ul>
      {runs.length > FEW && (
        <div data-focus-row="">
          <Button
            look="glass"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('fewer') : t('all')}
          </Button>
        </div>
      )}
      {isClearing && (
        <ClearHeldBack profile={profile} onClose={() => setClearing(false)} onCleared={onCleared} />
      )}
    </section>
  )
}

/** Says calmly that a child may need somebody, when it was, and what to do. */
function MayNeedYou({ name, heldAt }: { name: string; heldAt: string }) {
  const t = useTexts('parents/heldBack')
  const language = useLanguage()
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <div className="flex gap-3 rounded-small border-lantern border-s-4 bg-lantern/12 p-4">
      <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-lantern" />
      <div className="grid min-w-0 gap-1.5">
        <h4 className="font-semibold text-lg leading-snug wrap-anywhere">
          {t('needsYou', { name })}
        </h4>
        <p className="text-lantern-light">
          <time dateTime={heldAt}>{when.format(new Date(heldAt))}</time>
        </p>
        <p className="text-pretty">{t('needsYouText')}</p>
        <p className="text-pretty">{t('needsYouAdvice')}</p>
      </div>
    </div>
  )
}

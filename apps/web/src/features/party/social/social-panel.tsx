import { useId } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { connections, useConnections } from './connections.ts'
import {
  PLATFORM_NAMES,
  SOCIAL_PLATFORMS,
  type SocialConnection,
  type SocialPlatform,
} from './platforms.ts'

/** The social platforms, and the way to connect them. Who may not share reads why, and has nothing to
 *  press. */
export function SocialPanel({ mayShare }: { mayShare: boolean }) {
  const t = useTexts('party/social')
  const id = useId()
  return (
    <section aria-labelledby={id} className="party-panel p-4">
      <h2 id={id} className="font-display text-xl leading-tight">
        {t('platforms')}
      </h2>
      <p className="mt-1 text-mist text-pretty">{t(mayShare ? 'honest' : 'grownUpsOnly')}</p>
      {mayShare && <PlatformList />}
    </section>
  )
}

function PlatformList() {
  const all = useConnections()
  return (
    <ul className="mt-3 divide-y divide-line">
      {SOCIAL_PLATFORMS.map((platform) => (
        <PlatformRow key={platform} platform={platform} connection={all[platform]} />
      ))}
    </ul>
  )
}

type PlatformRowProps = { platform: SocialPlatform; connection: SocialConnection }

function PlatformRow({ platform, connection }: PlatformRowProps) {
  const t = useTexts('party/social')
  const name = PLATFORM_NAMES[platform]
  const isConnected = connection.status === 'connected'
  const press = () =>
    isConnected ? connections.disconnect(platform) : void connections.connect(platform)
  return (
    <li data-focus-row="" className="flex flex-wrap items-center gap-x-2.5 gap-y-2 py-3">
      <Initial name={name} />
      {/* Read as one, so that a change of status is heard with its platform. */}
      <div aria-live="polite" aria-atomic className="min-w-22 flex-1">
        <p className="text-lg leading-tight">{name}</p>
        <p className={STATUS_COLORS[connection.status]}>{t(connection.status)}</p>
      </div>
      <Button
        look="glass"
        className="px-4! text-base!"
        isBusy={connection.status === 'connecting'}
        aria-label={t(isConnected ? 'disconnectNamed' : 'connectNamed', { name })}
        onClick={press}
      >
        {t(isConnected ? 'disconnect' : 'connect')}
      </Button>
      {connection.status === 'error' && (
        <p role="alert" className="w-full text-pretty">
          {t(connection.problem)}
        </p>
      )}
    </li>
  )
}

const STATUS_COLORS: Record<SocialConnection['status'], string> = {
  disconnected: 'text-mist',
  connecting: 'text-mist',
  connected: 'text-lantern-light',
  error: 'text-danger',
}

/** Stands for a platform in our own colours: their signs are theirs. */
function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center rounded-full bg-space-700 font-display text-xl text-lantern-light"
    >
      {name.charAt(0)}
    </span>
  )
}

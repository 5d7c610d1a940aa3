import { type Device, MAX_DEVICE_NAME_CHARACTERS } from '@starnest/contract/household/devices'
import type { Say } from '@starnest/contract/text/texts'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { familyQuery } from '../../library/family/family.queries.ts'
import { useRefusal } from '../../library/refusal/use-refusal.ts'
import type { TextKey } from '../../platform/text-parts.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { devicesQuery, useRenameDevice, useRevokeDevice } from './household.queries.ts'
import { Panel } from './panel.tsx'

/** The browsers of the household: what they are called, when they were here and as whom. */
export function DeviceList() {
  const t = useTexts('household/household')
  const devices = useQuery(devicesQuery)
  const [renamed, setRenamed] = useState<Device | null>(null)
  return (
    <Panel title={t('devices')} intro={t('devicesIntro')} query={devices}>
      {(all) => (
        <>
          <ul className="grid gap-4">
            {all.map((device) => (
              <DeviceRow key={device.id} device={device} onRename={() => setRenamed(device)} />
            ))}
          </ul>
          {renamed && (
            <RenameDialog key={renamed.id} device={renamed} onClose={() => setRenamed(null)} />
          )}
        </>
      )}
    </Panel>
  )
}

function DeviceRow({ device, onRename }: { device: Device; onRename: () => void }) {
  const t = useTexts('household/household')
  const language = useLanguage()
  const family = useQuery(familyQuery)
  const revoke = useRevokeDevice()
  const name = nameOf(device, t)
  const profile = family.data?.find(({ id }) => id === device.profileId)
  const lastSeen = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const signOut = () =>
    revoke.mutate(device.id, {
      onSuccess: () => showToast({ title: t('revoked', { name }) }),
      onError: (error) =>
        showToast({ title: t('revokeFailed', { name }), error, look: 'destructive' }),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2" data-focus-row="">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-mist" />
      <div className="min-w-48 flex-1 wrap-anywhere">
        <p className="text-lg">
          {name}
          {device.isThisDevice && <span className="ms-2 text-lantern">{t('thisDevice')}</span>}
        </p>
        <p className="text-mist">
          {profile ? t('watchesAs', { name: profile.displayName }) : t('neverChose')}
          {' · '}
          {t('lastSeen', { time: lastSeen.format(new Date(device.lastSeenAt)) })}
        </p>
      </div>
      <Button look="glass" aria-label={t('rename', { name })} onClick={onRename}>
        {t('renameShort')}
      </Button>
      {!device.isThisDevice && (
        <Button
          look="glass"
          aria-label={t('revoke', { name })}
          isBusy={revoke.isPending}
          onClick={signOut}
        >
          {t('revokeShort')}
        </Button>
      )}
    </li>
  )
}

function RenameDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const t = useTexts('household/household')
  const explain = useRefusal()
  const rename = useRenameDevice()
  const [name, setName] = useState(device.name ?? '')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    rename.mutate({ id: device.id, name: name.trim() || null }, { onSuccess: onClose })
  }
  return (
    <Dialog
      title={t('rename', { name: nameOf(device, t) })}
      size="small"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <form className="grid gap-4" onSubmit={send}>
        <TextField
          label={t('deviceName')}
          value={name}
          onChange={setName}
          maxLength={MAX_DEVICE_NAME_CHARACTERS}
          {...(rename.isError && { error: explain(rename.error).text })}
        />
        <div className="flex flex-wrap justify-end gap-3" data-focus-row="">
          <Button look="glass" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={rename.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What the family calls a device, else its browser in words. */
function nameOf({ name, browser, system }: Device, t: Say<TextKey<'household/household'>>): string {
  if (name) return name
  if (browser && system) return t('browserOn', { browser, system })
  return browser ?? system ?? t('unknownDevice')
}

import { type Ref, useId, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useConnections } from './connections.ts'
import { connectedPlatforms, PLATFORM_NAMES, type SocialPlatform } from './platforms.ts'
import {
  canShareWithDevice,
  type ShareReport,
  shareTo,
  shareToAll,
  shareWithDevice,
} from './share.ts'
import { SharePages, ShareStatus } from './share-outcome.tsx'
import { MAX_SHARE_CHARACTERS, mayShareToAll } from './share-rules.ts'

/** Asks for a message and shares it to one connected platform, to all of them, or with the device. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('party/social')
  const connected = connectedPlatforms(useConnections())
  const { message, report, field, write, tell } = useMessage()
  return (
    <Dialog
      title={t('share')}
      description={t('shareText')}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <ShareStatus report={report} />
          {canShareWithDevice() && (
            <Button look="glass" onClick={() => tell(shareWithDevice(message))}>
              {t('shareWithDevice')}
            </Button>
          )}
          <Button
            disabled={!mayShareToAll(message, connected)}
            onClick={() => tell(shareToAll(message))}
          >
            {t('shareToAll')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Message field={field} value={message} onChange={write} />
        <Platforms platforms={connected} onShare={(platform) => tell(shareTo(platform, message))} />
        {'pages' in report && <SharePages pages={report.pages} />}
      </div>
    </Dialog>
  )
}

/** The message, and what came of sharing it last; another message has been shared nowhere. */
function useMessage() {
  const [message, setMessage] = useState('')
  const [report, setReport] = useState<ShareReport>({ is: 'nothing' })
  const field = useRef<HTMLTextAreaElement>(null)
  const write = (text: string) => {
    setMessage(text)
    setReport({ is: 'nothing' })
  }
  const hear = async (sharing: Promise<ShareReport>) => {
    const next = await sharing
    setReport(next)
    if (next.is === 'blank' || next.is === 'copyRefused') field.current?.focus()
    if (next.is === 'copyRefused') field.current?.select()
  }
  const tell = (sharing: Promise<ShareReport>) => void hear(sharing)
  return { message, report, field, write, tell }
}

type MessageProps = {
  field: Ref<HTMLTextAreaElement>
  value: string
  onChange: (text: string) => void
}

function Message({ field, value, onChange }: MessageProps) {
  const t = useTexts('party/social')
  const id = useId()
  return (
    <div data-focus-row="" className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('message')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        data-first-focus=""
        maxLength={MAX_SHARE_CHARACTERS}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="field min-h-24 py-3"
      />
    </div>
  )
}

type PlatformsProps = {
  platforms: SocialPlatform[]
  onShare: (platform: SocialPlatform) => void
}

function Platforms({ platforms, onShare }: PlatformsProps) {
  const t = useTexts('party/social')
  if (platforms.length === 0) return <p className="text-mist text-pretty">{t('noneConnected')}</p>
  return (
    <div data-focus-row="" className="flex flex-wrap gap-3">
      {platforms.map((platform) => (
        <Button key={platform} look="glass" onClick={() => onShare(platform)}>
          {t('shareTo', { name: PLATFORM_NAMES[platform] })}
        </Button>
      ))}
    </div>
  )
}

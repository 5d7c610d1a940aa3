import { CircleAlert, Mic, MicOff, Video, VideoOff } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx'
import { type CallKind, MAX_SENDING } from './local-track.ts'
import type { Calls } from './use-calls.ts'
import type { CallSwitch } from './use-device.ts'

const ICONS = {
  camera: { on: Video, off: VideoOff },
  microphone: { on: Mic, off: MicOff },
} as const

/** Turns this screen's camera and microphone on and off, and says why one does not go on. */
export function CallToggles({ calls }: { calls: Calls }) {
  const t = useTexts('party/calls')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that says the same
    <div role="group" aria-label={t('group')} className="flex flex-col gap-2">
      <div className="flex gap-3">
        <CallToggle kind="camera" device={calls.camera} />
        <CallToggle kind="microphone" device={calls.microphone} />
      </div>
      <ProblemText kind="camera" device={calls.camera} />
      <ProblemText kind="microphone" device={calls.microphone} />
    </div>
  )
}

type DeviceProps = { kind: CallKind; device: CallSwitch }

function CallToggle({ kind, device: { isOn, isBusy, toggle } }: DeviceProps) {
  const t = useTexts('party/calls')
  const Icon = ICONS[kind][isOn ? 'on' : 'off']
  return (
    <Tooltip text={t('hint', { device: t(kind), privacy: t('privacy') })}>
      <IconButton
        label={t(kind)}
        title={undefined}
        aria-pressed={isOn}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={toggle}
        className="aria-busy:cursor-progress aria-pressed:bg-lantern aria-pressed:text-space-950 aria-pressed:hover:bg-lantern-light"
      >
        <Icon aria-hidden className={`size-6 ${isBusy ? 'motion-safe:animate-pulse' : ''}`} />
      </IconButton>
    </Tooltip>
  )
}

function ProblemText({ kind, device: { problem } }: DeviceProps) {
  const t = useTexts('party/calls')
  if (!problem) return null
  const isOfBoth = problem === 'not-secure' || problem === 'unsupported'
  return (
    <p role="alert" className="flex max-w-prose items-start gap-2 text-sm text-pretty">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
      {isOfBoth ? t(problem) : t(`${kind}-${problem}`, { limit: MAX_SENDING[kind] })}
    </p>
  )
}

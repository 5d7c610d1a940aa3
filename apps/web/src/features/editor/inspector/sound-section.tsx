import type { Item, ItemSound } from '@starnest/contract/editor/document'
import { curveGainAt } from '@starnest/editor/edit/volume-curve'
import { Plus, X } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Slider } from '../../../ui/fields/slider.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditorSession } from '../session/editor-session.ts'
import { timeText } from '../time-text.ts'
import { common, useChange } from './use-change.ts'

const MOST_POINTS = 64

/** How loud items are. */
export function SoundSection({ items }: { items: readonly Item[] }) {
  const t = useTexts('editor/inspector')
  const { change } = useChange(items)
  const set = (sound: Partial<ItemSound>) => change(`sound ${Object.keys(sound).join()}`, { sound })
  const of = <Key extends keyof ItemSound>(key: Key) => common(items, ({ sound }) => sound[key])
  const seconds = (ms: number | undefined) =>
    ms === undefined ? '–' : t('seconds', { count: ms / 1000 })
  const gain = of('gain')
  const [only] = items
  return (
    <>
      <h3 className="inspector-title">{t('sound')}</h3>
      <Slider
        label={t('volume')}
        value={gain ?? 1}
        min={0}
        max={2}
        step={0.05}
        valueText={gain === undefined ? '–' : volumeText(gain, t)}
        onChange={(wanted) => set({ gain: wanted })}
      />
      {only && items.length === 1 && (
        <VolumeCurve item={only} onChange={(curve) => set({ curve })} />
      )}
      <Slider
        label={t('fadeIn')}
        value={of('fadeInMs') ?? 0}
        min={0}
        max={5000}
        step={100}
        valueText={seconds(of('fadeInMs'))}
        onChange={(fadeInMs) => set({ fadeInMs })}
      />
      <Slider
        label={t('fadeOut')}
        value={of('fadeOutMs') ?? 0}
        min={0}
        max={5000}
        step={100}
        valueText={seconds(of('fadeOutMs'))}
        onChange={(fadeOutMs) => set({ fadeOutMs })}
      />
      <Switch
        label={t('speaks')}
        isOn={of('speaks') ?? false}
        onChange={(speaks) => set({ speaks })}
      />
      <Switch label={t('ducks')} isOn={of('ducks') ?? false} onChange={(ducks) => set({ ducks })} />
    </>
  )
}

type Say = (name: 'silent' | 'decibels', values?: Record<string, string | number>) => string

function volumeText(gain: number, t: Say): string {
  if (gain === 0) return t('silent')
  const db = 20 * Math.log10(gain)
  return t('decibels', { percent: Math.round(gain * 100), db: db.toFixed(1) })
}

type Curve = ItemSound['curve']

/** The volume along the time of an item: points that are set at the playhead, between which it changes evenly. */
function VolumeCurve({ item, onChange }: { item: Item; onChange: (curve: Curve) => void }) {
  const t = useTexts('editor/inspector')
  const { transport } = useEditorSession()
  const { curve } = item.sound
  const add = () => {
    const reached = Math.round(transport.getMs() - item.startTime)
    const atMs = Math.min(item.duration, Math.max(0, reached))
    const others = curve.filter((point) => point.atMs !== atMs)
    const point = { atMs, gain: curveGainAt(curve, atMs) }
    onChange([...others, point].sort((one, other) => one.atMs - other.atMs))
  }
  const path = Array.from({ length: 41 }, (_, step) => {
    const atMs = (item.duration * step) / 40
    return `${step * 2.5},${40 - curveGainAt(curve, atMs) * 20}`
  }).join(' ')
  return (
    <div className="grid gap-2">
      <p className="text-mist">{t('curve')}</p>
      <svg aria-hidden className="volume-curve" viewBox="0 0 100 40" preserveAspectRatio="none">
        <polyline points={path} />
      </svg>
      {curve.map(({ atMs, gain }) => {
        const time = timeText(item.startTime + atMs, { hasTenths: true })
        return (
          <div key={atMs} className="flex items-end gap-2" data-focus-row="">
            <div className="flex-1">
              <Slider
                label={t('curvePoint', { time })}
                value={gain}
                min={0}
                max={2}
                step={0.05}
                valueText={volumeText(gain, t)}
                onChange={(wanted) =>
                  onChange(curve.map((one) => (one.atMs === atMs ? { atMs, gain: wanted } : one)))
                }
              />
            </div>
            <IconButton
              label={t('removePoint', { time })}
              className="size-11"
              onClick={() => onChange(curve.filter((one) => one.atMs !== atMs))}
            >
              <X aria-hidden className="size-4.5" />
            </IconButton>
          </div>
        )
      })}
      {curve.length < MOST_POINTS && (
        <Button look="glass" className="min-h-11 px-4 text-base" onClick={add}>
          <Plus aria-hidden className="size-4.5" />
          {t('addPoint')}
        </Button>
      )}
    </div>
  )
}

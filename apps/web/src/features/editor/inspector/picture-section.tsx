import { type Item, type ItemPicture, LOOKS, type Part } from '@starnest/contract/editor/document'
import { RotateCw } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Slider } from '../../../ui/fields/slider.tsx'
import { common, useChange } from './use-change.ts'

const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 }
/** How a camera moves over a still: from a part of it to another. */
const CAMERAS: Readonly<Record<'in' | 'out' | 'left' | 'right', { from: Part; to: Part }>> = {
  in: { from: WHOLE, to: { x: 0.125, y: 0.125, width: 0.75, height: 0.75 } },
  out: { from: { x: 0.125, y: 0.125, width: 0.75, height: 0.75 }, to: WHOLE },
  left: {
    from: { x: 0.2, y: 0.1, width: 0.8, height: 0.8 },
    to: { x: 0, y: 0.1, width: 0.8, height: 0.8 },
  },
  right: {
    from: { x: 0, y: 0.1, width: 0.8, height: 0.8 },
    to: { x: 0.2, y: 0.1, width: 0.8, height: 0.8 },
  },
}
const CAMERA_NAMES = ['in', 'out', 'left', 'right'] as const

/** How pictures stand in the frame. */
export function PictureSection({ items }: { items: readonly Item[] }) {
  const t = useTexts('editor/inspector')
  const { change } = useChange(items)
  const set = (picture: Partial<ItemPicture>) =>
    change(`picture ${Object.keys(picture).join()}`, { picture })
  const of = <Key extends keyof ItemPicture>(key: Key) =>
    common(items, ({ picture }) => picture[key])
  const percent = (share: number | undefined) =>
    share === undefined ? '–' : t('percent', { count: Math.round(share * 100) })
  const seconds = (ms: number | undefined) =>
    ms === undefined ? '–' : t('seconds', { count: ms / 1000 })
  const rotation = of('rotation') ?? 0
  const camera = of('kenBurns')
  const cameraName = CAMERA_NAMES.find(
    (name) => JSON.stringify(CAMERAS[name]) === JSON.stringify(camera),
  )
  return (
    <>
      <h3 className="inspector-title">{t('picture')}</h3>
      <ChoiceGroup
        label={t('look')}
        value={of('look') ?? 'none'}
        options={LOOKS.map((value) => ({
          value,
          name: t(`look.${value}`),
          icon: <span className="look-swatch" data-look={value} />,
        }))}
        onChoose={(look) => set({ look })}
      />
      <ChoiceGroup
        label={t('fit')}
        value={of('fit') ?? 'contain'}
        options={(['contain', 'cover'] as const).map((value) => ({
          value,
          name: t(`fit.${value}`),
        }))}
        onChoose={(fit) => set({ fit })}
      />
      {items.every(({ trackType }) => trackType === 'image') && (
        <Select
          label={t('camera')}
          value={camera === null ? 'none' : (cameraName ?? 'own')}
          options={[
            { value: 'none', name: t('camera.none') },
            ...CAMERA_NAMES.map((value) => ({
              value: value as string,
              name: t(`camera.${value}`),
            })),
            ...(camera !== null && !cameraName ? [{ value: 'own', name: t('camera.own') }] : []),
          ]}
          onChoose={(chosen) => {
            const name = CAMERA_NAMES.find((one) => one === chosen)
            if (name || chosen === 'none') set({ kenBurns: name ? CAMERAS[name] : null })
          }}
        />
      )}
      <Slider
        label={t('scale')}
        value={of('scale') ?? 1}
        min={0.1}
        max={3}
        step={0.05}
        valueText={percent(of('scale'))}
        onChange={(scale) => set({ scale })}
      />
      <Slider
        label={t('placeX')}
        value={of('x') ?? 0.5}
        min={0}
        max={1}
        step={0.01}
        valueText={percent(of('x'))}
        onChange={(x) => set({ x })}
      />
      <Slider
        label={t('placeY')}
        value={of('y') ?? 0.5}
        min={0}
        max={1}
        step={0.01}
        valueText={percent(of('y'))}
        onChange={(y) => set({ y })}
      />
      <Button
        look="glass"
        className="min-h-11 px-4 text-base"
        onClick={() => set({ rotation: TURNED[rotation] })}
      >
        <RotateCw aria-hidden className="size-5" />
        {t('rotate')}
      </Button>
      <CropFields crop={of('crop') ?? WHOLE} onChange={(crop) => set({ crop })} />
      <Slider
        label={t('opacity')}
        value={of('opacity') ?? 1}
        min={0}
        max={1}
        step={0.05}
        valueText={percent(of('opacity'))}
        onChange={(opacity) => set({ opacity })}
      />
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
    </>
  )
}

const TURNED = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

/** What is cut off at each side, as a share of the source. At least a tenth of it is left. */
function CropFields({ crop, onChange }: { crop: Part; onChange: (crop: Part) => void }) {
  const t = useTexts('editor/inspector')
  const right = 1 - crop.x - crop.width
  const bottom = 1 - crop.y - crop.height
  const round = (share: number) => Number(share.toFixed(4))
  const side = (label: string, value: number, most: number, take: (share: number) => Part) => (
    <Slider
      label={label}
      value={value}
      min={0}
      max={round(Math.max(0, most))}
      step={0.01}
      valueText={t('percent', { count: Math.round(value * 100) })}
      onChange={(share) => onChange(take(share))}
    />
  )
  return (
    <>
      {side(t('cropLeft'), crop.x, 0.9 - right, (x) => ({
        ...crop,
        x: round(x),
        width: round(1 - right - x),
      }))}
      {side(t('cropRight'), right, 0.9 - crop.x, (share) => ({
        ...crop,
        width: round(1 - crop.x - share),
      }))}
      {side(t('cropTop'), crop.y, 0.9 - bottom, (y) => ({
        ...crop,
        y: round(y),
        height: round(1 - bottom - y),
      }))}
      {side(t('cropBottom'), bottom, 0.9 - crop.y, (share) => ({
        ...crop,
        height: round(1 - crop.y - share),
      }))}
    </>
  )
}

import { type Item, SPEED_RANGE, TRANSITIONS } from '@starnest/contract/editor/document'
import { hasPicture, passageInto } from '@starnest/editor/draw/layers'
import { useTexts } from '../../../platform/texts.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { Slider } from '../../../ui/fields/slider.tsx'
import { useSessionState } from '../session/editor-session.ts'
import { timeText } from '../time-text.ts'
import { common, useChange } from './use-change.ts'

const FIRST_TRANSITION_MS = 600

/** How fast items play, and how they come after the one before. */
export function TimeSection({ items }: { items: readonly Item[] }) {
  const t = useTexts('editor/inspector')
  const document = useSessionState(({ project }) => project.document)
  const { change, refused } = useChange(items)
  const isTimed = items.every(({ trackType }) => trackType === 'video' || trackType === 'audio')
  const speed = common(items, (item) => item.speed)
  const pictures = items.filter(hasPicture)
  const transition = common(pictures, (item) => item.transition)
  const kind = transition === undefined ? 'mixed' : (transition?.kind ?? 'none')
  const canPass = pictures.some(
    (item) =>
      passageInto(document, { ...item, transition: { kind: 'cross-fade', durationMs: 100 } }) !==
      null,
  )
  const [only] = items
  return (
    <>
      {only && items.length === 1 && (
        <p className="text-mist">
          {`${t('starts')} ${timeText(only.startTime, { hasTenths: true })} · ${t('lasts')} ${timeText(only.duration, { hasTenths: true })}`}
        </p>
      )}
      {isTimed && (
        <Slider
          label={t('speed')}
          value={speed ?? 1}
          {...SPEED_RANGE}
          step={0.25}
          valueText={t('speedText', {
            speed: String(speed ?? '–'),
            length: timeText(Math.max(...items.map(({ duration }) => duration)), {
              hasTenths: true,
            }),
          })}
          onChange={(wanted) => change('speed', { speed: wanted })}
        />
      )}
      {refused && (
        <p role="alert" className="text-danger">
          {refused}
        </p>
      )}
      {pictures.length > 0 && (
        <>
          <Select
            label={t('transition')}
            value={kind}
            disabled={!canPass}
            options={[
              ...(kind === 'mixed' ? [{ value: 'mixed', name: '–' }] : []),
              { value: 'none', name: t('transition.none') },
              ...TRANSITIONS.map((value) => ({
                value: value as string,
                name: t(`transition.${value}`),
              })),
            ]}
            onChoose={(chosen) => {
              const wanted = TRANSITIONS.find((one) => one === chosen)
              const durationMs = transition?.durationMs ?? FIRST_TRANSITION_MS
              change('transition', { transition: wanted ? { kind: wanted, durationMs } : null })
            }}
          />
          {!canPass && <p className="text-sm text-mist text-pretty">{t('noBefore')}</p>}
          {canPass && transition && (
            <Slider
              label={t('transitionLength')}
              value={transition.durationMs}
              min={100}
              max={3000}
              step={100}
              valueText={t('seconds', { count: transition.durationMs / 1000 })}
              onChange={(durationMs) =>
                change('transition', { transition: { ...transition, durationMs } })
              }
            />
          )}
        </>
      )}
    </>
  )
}

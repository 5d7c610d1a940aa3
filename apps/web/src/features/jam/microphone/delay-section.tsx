import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Slider } from '../../../ui/fields/slider.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import {
  assumedDelayMs,
  DELAY_SCALE,
  delayIn,
  heldText,
  holdDelay,
  pairOf,
} from './microphone-delay.ts'
import { PULSE_COUNT } from './tap-along.ts'
import { type Measurement, useDelayMeasurement } from './use-delay-measurement.ts'
import type { OpenedMicrophone } from './use-microphone.ts'

/** How late the microphone hears what is played: measured, tapped, set by hand, or assumed. */
export function DelaySection({ opened }: { opened: OpenedMicrophone }) {
  const t = useTexts('jam/microphone')
  const { microphone, audio, output } = opened
  const pair = pairOf(microphone, output)
  const held = delayIn(useStore(heldText), pair)
  const delayMs = held?.delayMs ?? assumedDelayMs(audio)
  const milliseconds = new Intl.NumberFormat(useLanguage(), { style: 'unit', unit: 'millisecond' })
  const shownDelay = milliseconds.format(delayMs)
  const { stream } = microphone
  const measuring = useDelayMeasurement({ audio, stream }, (delay) => holdDelay(pair, delay))
  const { measurement } = measuring
  const isBusy = measurement.is === 'chirping' || measurement.is === 'tapping'
  return (
    <section className="mic-part">
      <h3 className="mic-title">{t('delay')}</h3>
      <p className="text-mist">{t('delayLead')}</p>
      <p className="mic-delay">
        {shownDelay}
        <span className="mic-from">{t(`from-${held?.from ?? 'assumed'}`)}</span>
      </p>
      <Slider
        label={t('correct')}
        {...DELAY_SCALE}
        value={delayMs}
        valueText={shownDelay}
        disabled={isBusy}
        onChange={(ms) => holdDelay(pair, { delayMs: ms, from: 'byHand' })}
      />
      {!isBusy && (
        <div className="mic-ways" data-focus-row="">
          <Button onClick={measuring.chirp}>{t('measure')}</Button>
          <Button look="glass" onClick={measuring.tapAlong}>
            {t('tapAlong')}
          </Button>
          {held && (
            <Button look="glass" onClick={() => holdDelay(pair, null)}>
              {t('assume')}
            </Button>
          )}
        </div>
      )}
      <MeasurementShown {...measuring} />
    </section>
  )
}

type MeasurementShownProps = {
  measurement: Measurement
  tap: (timeStampMs: number) => void
  cancel: () => void
}

function MeasurementShown({ measurement, tap, cancel }: MeasurementShownProps) {
  const t = useTexts('jam/microphone')
  const isBusy = measurement.is === 'chirping' || measurement.is === 'tapping'
  return (
    <div className="mic-measuring">
      <p role="status">{useSentence(measurement)}</p>
      {measurement.is === 'chirping' && (
        <ProgressBar value={measurement.share} max={1} label={t('measuring')} />
      )}
      {measurement.is === 'tapping' && <TapPad taps={measurement.taps} tap={tap} />}
      {isBusy && (
        <div data-focus-row="">
          <Button look="glass" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What is said of a measurement. */
function useSentence(measurement: Measurement): string {
  const t = useTexts('jam/microphone')
  switch (measurement.is) {
    case 'resting':
      return ''
    case 'chirping':
      return t('measuringLead')
    case 'tapping':
      return t('tapLead')
    case 'found':
      return t('found')
    case 'refused':
      return t(`refused-${measurement.reason}`)
  }
}

/** Where one taps along, by touch or by key. */
function TapPad({ taps, tap }: { taps: number; tap: (timeStampMs: number) => void }) {
  const t = useTexts('jam/microphone')
  const pad = useRef<HTMLButtonElement>(null)
  useEffect(() => pad.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    // What moves the focus or closes the window keeps its meaning.
    if (event.key.length > 1 && event.key !== 'Enter') return
    event.preventDefault()
    if (!event.repeat) tap(event.timeStamp)
  }
  return (
    <button
      ref={pad}
      type="button"
      className="mic-pad"
      onPointerDown={(event) => tap(event.timeStamp)}
      onKeyDown={onKeyDown}
    >
      {t('tapHere')}
      <span aria-hidden className="text-mist">
        {t('taps', { taps, of: PULSE_COUNT })}
      </span>
    </button>
  )
}

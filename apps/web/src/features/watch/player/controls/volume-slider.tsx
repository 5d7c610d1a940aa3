import { VOLUME_STEP } from '../../../../library/title/player-steps.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { MAX_VOLUME } from '../rules/sound/volume-rules.ts'

/** Loudness, 0 to 1 in steps of 0.1. Source: specification §9, "Sliders". */
export function VolumeSlider(props: { volume: number; onChange: (volume: number) => void }) {
  const t = useTexts('watch/watch')
  return (
    <div className="player-slider player-volume" style={{ '--played': props.volume }}>
      <div className="player-track">
        <div className="player-played" />
      </div>
      <div className="player-thumb" />
      <input
        type="range"
        aria-label={t('volume')}
        aria-valuetext={`${Math.round(props.volume * 100)} %`}
        min={0}
        max={MAX_VOLUME}
        step={VOLUME_STEP}
        value={props.volume}
        onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

import { Settings } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useTexts } from '../../../../../platform/texts.ts'
import { AUTO_LEVEL, levelName, type Quality } from '../../engine/quality.ts'
import { useVideo } from '../../film/use-video.ts'
import { MenuChoice, type MenuSurroundings, PlayerMenu } from './player-menu.tsx'

/** Speeds of the menu, from half to double. */
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

const SPEED_EVENTS = ['ratechange'] as const
const PICTURE_EVENTS = ['resize', 'loadedmetadata'] as const

/** Quality and speed. */
export function SettingsMenu(
  props: MenuSurroundings & {
    video: HTMLVideoElement | null
    quality: Quality
    onLevel: (level: number) => void
  },
) {
  const t = useTexts('watch/watch')
  const { video } = props
  const speed = useVideo(video, SPEED_EVENTS, (playing) => playing.playbackRate, 1)
  const chooseSpeed = (value: string) => {
    if (!video) return
    // The default holds the choice when the source changes beneath the film.
    video.defaultPlaybackRate = Number(value)
    video.playbackRate = Number(value)
  }
  const speeds = SPEEDS.map((choice) => ({
    value: String(choice),
    label: choice === 1 ? t('speedNormal') : `${choice}×`,
  }))
  return (
    <PlayerMenu
      label={t('settings')}
      icon={<Settings aria-hidden />}
      isOn={speed !== 1}
      onMenu={props.onMenu}
      container={props.container}
    >
      <QualityChoice {...props} />
      <DropdownMenu.Separator className="player-menu-line" />
      <MenuChoice
        heading={t('speed')}
        value={String(speed)}
        onChoose={chooseSpeed}
        choices={speeds}
      />
    </PlayerMenu>
  )
}

/** The stream's renditions; where there is nothing to choose, what is shown, as text. */
function QualityChoice(props: {
  video: HTMLVideoElement | null
  quality: Quality
  onLevel: (level: number) => void
}) {
  const t = useTexts('watch/watch')
  const { quality } = props
  const heightPx = useVideo(props.video, PICTURE_EVENTS, (playing) => playing.videoHeight, 0)
  if (quality.is === 'original' || quality.levels.length < 2) {
    return (
      <DropdownMenu.Group>
        <DropdownMenu.Label className="player-menu-heading">{t('quality')}</DropdownMenu.Label>
        <p className="player-menu-fact">
          {t('qualityOriginal')}
          {heightPx > 0 && ` · ${heightPx}p`}
        </p>
      </DropdownMenu.Group>
    )
  }
  const shown = quality.levels.find(({ level }) => level === quality.shown)
  const auto = shown ? `${t('qualityAuto')} · ${levelName(shown)}` : t('qualityAuto')
  const levels = quality.levels
    .map((level) => ({ value: String(level.level), label: levelName(level) }))
    .reverse()
  return (
    <MenuChoice
      heading={t('quality')}
      value={String(quality.chosen)}
      onChoose={(value) => props.onLevel(Number(value))}
      choices={[{ value: String(AUTO_LEVEL), label: auto }, ...levels]}
    />
  )
}

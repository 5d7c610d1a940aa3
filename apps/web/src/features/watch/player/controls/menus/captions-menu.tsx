import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { Captions } from 'lucide-react'
import { useTexts } from '../../../../../platform/texts.ts'
import { watchTexts } from '../../../watch.texts.ts'
import { MenuChoice, type MenuSurroundings, PlayerMenu } from './player-menu.tsx'

/** The menu's value of no captions; no language has this name. */
const OFF = 'off'

/** Captions: off, or one of the title's languages. */
export function CaptionsMenu(
  props: MenuSurroundings & {
    tracks: readonly CaptionTrack[]
    shown: string | null
    choose: (language: string | null) => void
  },
) {
  const t = useTexts(watchTexts)
  const languages = props.tracks.map(({ language, label }) => ({ value: language, label }))
  return (
    <PlayerMenu
      label={t('captions')}
      icon={<Captions aria-hidden />}
      isOn={props.shown !== null}
      onMenu={props.onMenu}
      container={props.container}
    >
      <MenuChoice
        heading={t('captions')}
        value={props.shown ?? OFF}
        onChoose={(value) => props.choose(value === OFF ? null : value)}
        choices={[{ value: OFF, label: t('captionsOff') }, ...languages]}
      />
    </PlayerMenu>
  )
}

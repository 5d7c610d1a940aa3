import type { Playback } from '@starnest/contract/watch/watch'
import { AudioLines } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { versionNames } from '../../../../../library/videos/version-name.ts'
import { knownLanguageName } from '../../../../../platform/language-name.ts'
import { useLanguage, useTexts } from '../../../../../platform/texts.ts'
import type { StreamSound } from '../../engine/quality.ts'
import { rememberSound } from '../../rules/sound/preferred-sound.ts'
import { distinctLabels } from './distinct-labels.ts'
import { MenuChoice, type MenuSurroundings, PlayerMenu } from './player-menu.tsx'

/** What of a film there is more than once. */
export type TrackChoices = {
  sounds: Playback['sounds']
  /** Which of them plays; null: none can be chosen where the film plays now. */
  heard: StreamSound | null
  onSound: (nth: number) => void
  versions: Playback['versions']
  version: number | null
  onVersion: (version: number) => void
}

/** Which sound is heard and which version is seen; not there where each is the only one. */
export function TracksMenu(props: TrackChoices & MenuSurroundings) {
  const t = useTexts('watch/tracks')
  const { sounds, heard, versions } = props
  const hasSounds = heard !== null && sounds.length > 1 && heard.count === sounds.length
  const hasVersions = versions.length > 1
  if (!hasSounds && !hasVersions) return null
  const label = t(hasSounds && hasVersions ? 'soundAndVersion' : hasSounds ? 'sound' : 'version')
  return (
    <PlayerMenu
      label={label}
      icon={<AudioLines aria-hidden />}
      onMenu={props.onMenu}
      container={props.container}
    >
      {hasSounds && <Sounds {...props} playing={heard.playing} />}
      {hasSounds && hasVersions && <DropdownMenu.Separator className="player-menu-line" />}
      {hasVersions && <Versions {...props} />}
    </PlayerMenu>
  )
}

function Sounds({ sounds, playing, onSound }: TrackChoices & { playing: number }) {
  const t = useTexts('watch/tracks')
  const language = useLanguage()
  const labels = distinctLabels(
    sounds.map((sound) => {
      const spoken = knownLanguageName(sound.language, language) ?? t('unknownLanguage')
      const purpose = sound.purpose === 'main' ? null : t(`sound.${sound.purpose}`)
      return [spoken, purpose, channelsOf(sound.channels)].filter(Boolean).join(' · ')
    }),
  )
  return (
    <MenuChoice
      heading={t('sound')}
      value={String(playing)}
      onChoose={(value) => {
        const sound = sounds[Number(value)]
        if (sound) rememberSound(sound)
        onSound(Number(value))
      }}
      choices={labels.map((label, nth) => ({ value: String(nth), label }))}
    />
  )
}

/** Speakers as people count them; null: one or two, which needs no word. */
function channelsOf(channels: number): string | null {
  if (channels === 6) return '5.1'
  if (channels === 8) return '7.1'
  return channels > 2 ? `${channels}.0` : null
}

function Versions({ versions, version, onVersion }: TrackChoices) {
  const t = useTexts('watch/tracks')
  const say = useTexts('title/videos')
  const language = useLanguage()
  const names = versionNames(versions, { t: say, language })
  const ready = versions.filter(({ isReady, id }) => isReady || id === version)
  return (
    <MenuChoice
      heading={t('version')}
      value={String(version)}
      onChoose={(value) => onVersion(Number(value))}
      choices={ready.map(({ id }) => ({ value: String(id), label: names.get(id) ?? '' }))}
    />
  )
}

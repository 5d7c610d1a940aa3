import type { CaptionTrack } from '@starnest/contract/watch/captions'
import type { Playback } from '@starnest/contract/watch/watch'
import { Captions, Check, Minus, Plus, RotateCcw, Type } from 'lucide-react'
import { DropdownMenu, Popover } from 'radix-ui'
import { useRef, useState } from 'react'
import type { CaptionLookChoice } from '../../../../../library/captions/caption-look.ts'
import { knownLanguageName } from '../../../../../platform/language-name.ts'
import { useLanguage, useTexts } from '../../../../../platform/texts.ts'
import type { CaptionStyles } from '../../captions/styled/use-caption-styles.ts'
import type { CaptionDelay } from '../../captions/use-caption-delay.ts'
import type { Dub } from '../../dub/use-dub.ts'
import { CaptionLookPanel } from './caption-look-panel.tsx'
import { distinctLabels } from './distinct-labels.ts'
import { MenuChoice, type MenuSurroundings, PlayerMenu } from './player-menu.tsx'

/** The menu's value of no captions; no language has this name. */
const OFF = 'off'

type CaptionsMenuProps = MenuSurroundings & {
  tracks: readonly CaptionTrack[]
  /** Subtitles that are pictures and cannot be shown: they are only named. */
  pictures: Playback['pictureSubtitles']
  shown: string | null
  choose: (language: string | null) => void
  delay: CaptionDelay
  look: CaptionLookChoice
  /** null: what is shown has no styles of its own. */
  styles: CaptionStyles | null
  dub: Dub
}

/** Captions: off, or one of the title's languages, and how they look. */
export function CaptionsMenu(props: CaptionsMenuProps) {
  const { tracks, shown, choose, look, dub, onMenu, container } = props
  const t = useTexts('watch/watch')
  const sayLook = useTexts('title/caption-look')
  const [isLookOpen, setLookOpen] = useState(false)
  const wantsLook = useRef(false)
  const around = useRef<HTMLSpanElement>(null)
  const bar = useRef<Element>(null)
  const sayTracks = useTexts('watch/tracks')
  const named = tracks.map(({ label, kind }) =>
    kind ? `${label} · ${sayTracks(`captions.${kind}`)}` : label,
  )
  const labels = distinctLabels(named)
  const languages = tracks.map(({ language }, at) => ({ value: language, label: labels[at] ?? '' }))
  const openLook = (isOpen: boolean) => {
    bar.current = around.current?.closest('.player-controls') ?? null
    setLookOpen(isOpen)
    onMenu(isOpen)
  }
  return (
    <Popover.Root open={isLookOpen} onOpenChange={openLook}>
      {/* At its end, so that the panel leaves the middle of the picture free. */}
      <Popover.Anchor virtualRef={bar} />
      <span ref={around} className="flex">
        <PlayerMenu
          label={t('captions')}
          icon={<Captions aria-hidden />}
          isOn={shown !== null}
          onMenu={onMenu}
          container={container}
          onClosed={(event) => {
            if (!wantsLook.current) return
            // The focus goes on to what is opened now.
            event.preventDefault()
            wantsLook.current = false
            openLook(true)
          }}
        >
          <MenuChoice
            heading={t('captions')}
            value={shown ?? OFF}
            onChoose={(value) => choose(value === OFF ? null : value)}
            choices={[{ value: OFF, label: t('captionsOff') }, ...languages]}
          />
          <PictureSubtitles pictures={props.pictures} />
          <DropdownMenu.Separator className="player-menu-line" />
          {shown !== null && <Timing delay={props.delay} />}
          {props.styles && <FileStyles {...props.styles} />}
          <ReadAloud dub={dub} isShown={shown !== null} />
          <DropdownMenu.Item
            className="player-menu-item"
            onSelect={() => {
              wantsLook.current = true
            }}
          >
            <Type aria-hidden className="player-menu-sign" />
            {sayLook('captionLook')}
          </DropdownMenu.Item>
        </PlayerMenu>
      </span>
      <CaptionLookPanel
        choice={look}
        container={container}
        onClosed={(event) => {
          event.preventDefault()
          around.current?.querySelector('button')?.focus({ preventScroll: true })
        }}
      />
    </Popover.Root>
  )
}

/** Whether what is shown comes sooner or later than its file says. The menu stays open: one step is seldom enough. */
function Timing({ delay }: { delay: CaptionDelay }) {
  const t = useTexts('watch/tracks')
  const language = useLanguage()
  const seconds = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  }).format(delay.seconds)
  const step = (Icon: typeof Plus, words: string, onStep: () => void) => (
    <DropdownMenu.Item
      className="player-menu-item"
      // Who listens hears how far it has come: the name of what has the focus is read again.
      aria-label={`${words} · ${seconds}`}
      onSelect={(event) => {
        event.preventDefault()
        onStep()
      }}
    >
      <Icon aria-hidden className="player-menu-sign" />
      {words}
    </DropdownMenu.Item>
  )
  return (
    <DropdownMenu.Group>
      <DropdownMenu.Label className="player-menu-heading">
        {t('timing', { seconds })}
      </DropdownMenu.Label>
      {step(Minus, t('sooner'), () => delay.change(-1))}
      {step(Plus, t('later'), () => delay.change(1))}
      {delay.seconds !== 0 && step(RotateCcw, t('asInFile'), delay.reset)}
    </DropdownMenu.Group>
  )
}

/** Subtitles that the film brings as pictures, by name, and why they are not there to choose. */
function PictureSubtitles({ pictures }: Pick<CaptionsMenuProps, 'pictures'>) {
  const t = useTexts('watch/tracks')
  const interfaceLanguage = useLanguage()
  if (pictures.length === 0) return null
  const names = pictures.map(({ label, language, kind, format }) => {
    const name = label ?? knownLanguageName(language, interfaceLanguage) ?? t('unknownLanguage')
    return [name, kind && t(`captions.${kind}`), format].filter(Boolean).join(' · ')
  })
  return (
    <DropdownMenu.Group>
      {distinctLabels(names).map((name) => (
        <DropdownMenu.Item key={name} disabled className="player-menu-item">
          {name}
        </DropdownMenu.Item>
      ))}
      <DropdownMenu.Label className="player-menu-note">{t('pictureSubtitles')}</DropdownMenu.Label>
    </DropdownMenu.Group>
  )
}

/** Whether captions are drawn as their file says, and why not where they cannot be. */
function FileStyles({ isOn, hasFailed, toggle }: CaptionStyles) {
  const t = useTexts('watch/tracks')
  return (
    <>
      <DropdownMenu.CheckboxItem
        className="player-menu-item"
        checked={isOn}
        disabled={hasFailed}
        onCheckedChange={toggle}
      >
        <Check aria-hidden className="player-menu-check" />
        {t('fileStyles')}
      </DropdownMenu.CheckboxItem>
      {hasFailed && (
        <DropdownMenu.Label className="player-menu-note">
          {t('fileStylesFailed')}
        </DropdownMenu.Label>
      )}
    </>
  )
}

/** Whether captions are read aloud, and what stands against it or should be known of it. */
function ReadAloud({ dub, isShown }: { dub: Dub; isShown: boolean }) {
  const t = useTexts('watch/dub')
  const note = noteOf(dub, isShown)
  return (
    <>
      <DropdownMenu.CheckboxItem
        className="player-menu-item"
        checked={dub.isOn}
        disabled={!dub.voice}
        onCheckedChange={dub.toggle}
      >
        <Check aria-hidden className="player-menu-check" />
        {t('readAloud')}
      </DropdownMenu.CheckboxItem>
      {note && <DropdownMenu.Label className="player-menu-note">{t(note)}</DropdownMenu.Label>}
    </>
  )
}

function noteOf({ voice }: Dub, isShown: boolean) {
  if (!isShown) return 'needsCaptions'
  if (!voice) return 'noVoice'
  return voice.isRemote ? 'remoteVoice' : null
}

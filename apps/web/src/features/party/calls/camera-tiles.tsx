import type { PartyMember } from '@starnest/contract/party/party'
import { MicOff, Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Face } from '../face.tsx'
import type { Calls } from './use-calls.ts'

type CameraTilesProps = { calls: Calls; members: readonly PartyMember[] }

/** Everybody whose camera or microphone is on, in small pictures; also what makes them heard. Nothing
 *  where nobody's is. */
export function CameraTiles({ calls, members }: CameraTilesProps) {
  const t = useTexts('party/calls')
  const sound = useRefusedSound()
  const streams = new Map(calls.remotes.map(({ memberId, stream }) => [memberId, stream]))
  const self = members.find((member) => member.id === calls.selfId)
  const isSending = calls.camera.isOn || calls.microphone.isOn
  const others = members.filter(
    (member) => member !== self && (member.isVideo || !member.isMuted || streams.has(member.id)),
  )
  if (!isSending && others.length === 0) return null
  return (
    <section aria-label={t('tiles')} className="flex flex-col items-start gap-3">
      <ul className="flex flex-wrap gap-3">
        {isSending && (
          <Tile name={t('you')} face={self?.avatarUrl} isMuted={!calls.microphone.isOn}>
            {calls.localStream && <OwnPicture stream={calls.localStream} />}
          </Tile>
        )}
        {others.map((member) => (
          <RemoteTile
            key={member.id}
            member={member}
            stream={streams.get(member.id)}
            sound={sound}
          />
        ))}
      </ul>
      {sound.isRefused && (
        <Button onClick={sound.allow}>
          <Volume2 aria-hidden className="size-5" />
          {t('tapForSound')}
        </Button>
      )}
      <p className="max-w-prose text-sm text-mist text-pretty">{t('privacy')}</p>
    </section>
  )
}

type TileProps = { name: string; face?: string; isMuted: boolean; children: ReactNode }

/** A small picture with a name, and a face for as long as there is no picture. */
function Tile({ name, face, isMuted, children }: TileProps) {
  const t = useTexts('party/calls')
  return (
    <li className="relative grid aspect-4/3 w-32 place-items-center overflow-hidden rounded-card bg-space-800 ring-1 ring-line sm:w-40">
      {face && <Face avatarUrl={face} />}
      {children}
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-1.5 bg-space-950/70 px-2.5 py-1 text-sm">
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {name}
        </span>
        {isMuted && <MicOff role="img" aria-label={t('muted')} className="size-4 shrink-0" />}
      </span>
    </li>
  )
}

/** As in a mirror, and without sound: who speaks does not hear themselves. */
function OwnPicture({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!video.current) return
    video.current.srcObject = stream
    // Refused: the face stays in its place.
    video.current.play().catch(() => undefined)
  }, [stream])
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-hidden
      tabIndex={-1}
      className="absolute inset-0 size-full -scale-x-100 object-cover"
    />
  )
}

type RemoteTileProps = { member: PartyMember; stream: MediaStream | undefined; sound: RefusedSound }

function RemoteTile({ member, stream, sound }: RemoteTileProps) {
  return (
    <Tile name={member.name} face={member.avatarUrl} isMuted={member.isMuted}>
      {stream && (
        <RemotePicture
          stream={stream}
          hasPicture={stream.getVideoTracks().length > 0}
          hasSound={stream.getAudioTracks().length > 0}
          sound={sound}
        />
      )}
    </Tile>
  )
}

type RemotePictureProps = {
  stream: MediaStream
  hasPicture: boolean
  hasSound: boolean
  sound: RefusedSound
}

/** Picture and sound of another screen. The element stays while either goes off and on, so that the
 *  other goes on without a gap. */
function RemotePicture({ stream, hasPicture, hasSound, sound }: RemotePictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { start, forget } = sound
  // biome-ignore lint/correctness/useExhaustiveDependencies: a browser may refuse sound that comes later
  useEffect(() => {
    const element = video.current
    if (!element) return
    // Setting the same one again would start it anew.
    if (element.srcObject !== stream) element.srcObject = stream
    start(element)
    return () => forget(element)
  }, [stream, hasSound])
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody writes down what a family says to each other
    <video
      ref={video}
      playsInline
      tabIndex={-1}
      className={`absolute inset-0 size-full object-cover ${hasPicture ? '' : 'invisible'}`}
    />
  )
}

type RefusedSound = ReturnType<typeof useRefusedSound>

/** Plays what others send. Where the browser wants a press before anything is heard, they are seen
 *  without sound until there was one. */
function useRefusedSound() {
  const [refused, setRefused] = useState<ReadonlySet<HTMLVideoElement>>(new Set())
  const start = (element: HTMLVideoElement) => {
    element.muted = false
    element.play().catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'NotAllowedError') return
      setRefused((before) => new Set(before).add(element))
      element.muted = true
      // Refused without sound too: the press that is asked for starts it.
      element.play().catch(() => undefined)
    })
  }
  const forget = (element: HTMLVideoElement) =>
    setRefused((before) =>
      before.has(element) ? new Set([...before].filter((each) => each !== element)) : before,
    )
  const allow = () => {
    setRefused(new Set())
    for (const element of refused) start(element)
  }
  return { isRefused: refused.size > 0, start, forget, allow }
}

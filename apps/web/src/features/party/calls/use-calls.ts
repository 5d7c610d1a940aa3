import type { PartyMember, PartySignal } from '@starnest/contract/party/party'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type CallKind, canCall, MAX_SENDING } from './local-track.ts'
import { createMesh, type Mesh, type RemoteCall } from './mesh.ts'
import { type CallSwitch, useDevice } from './use-device.ts'

/** How a screen reaches the others at the party. */
export type CallLine = {
  /** This screen's own id at the party; undefined while the line is lost. */
  selfId: string | undefined
  /** Everybody at the party, this screen too. */
  members: readonly PartyMember[]
  sendSignal: (memberId: string, signal: PartySignal) => void
  /** Returns the way to stop listening. */
  onSignal: (listener: (memberId: string, signal: PartySignal) => void) => () => void
}

/** The calls of this screen. */
export type Calls = {
  selfId: string | undefined
  camera: CallSwitch
  microphone: CallSwitch
  /** The own picture; never the own sound. */
  localStream: MediaStream | undefined
  /** What arrives from other screens; its list is new whenever a track comes or goes. */
  remotes: readonly RemoteCall[]
}

/** Camera and microphone between the screens of a party, and everything stopped when it ends. */
export function useCalls(line: CallLine): Calls {
  const camera = useLimitedDevice('camera', line)
  const microphone = useLimitedDevice('microphone', line)
  const remotes = useMesh(line, camera.track, microphone.track)
  const localStream = useMemo(
    () => (camera.track ? new MediaStream([camera.track]) : undefined),
    [camera.track],
  )
  return {
    selfId: line.selfId,
    camera: camera.device,
    microphone: microphone.device,
    localStream,
    remotes,
  }
}

const SENDS: Record<CallKind, (member: PartyMember) => boolean> = {
  camera: (member) => member.isVideo,
  microphone: (member) => !member.isMuted,
}

/** A device that is not turned on when enough are. When two screens turned theirs on at once and that
 *  is one too many, the one that is further down the list gives way. */
function useLimitedDevice(kind: CallKind, { selfId, members }: CallLine) {
  const senders = members.filter(SENDS[kind]).map((member) => member.id)
  const others = senders.filter((id) => id !== selfId)
  const { device, track, turnOff } = useDevice({ kind, isFull: others.length >= MAX_SENDING[kind] })

  const isOneTooMany =
    device.isOn && selfId !== undefined && senders.indexOf(selfId) >= MAX_SENDING[kind]
  const giveWay = useEffectEvent(() => turnOff('full'))
  useEffect(() => {
    if (isOneTooMany) giveWay()
  }, [isOneTooMany])
  return { device, track }
}

function useMesh(
  { selfId, members, sendSignal, onSignal }: CallLine,
  camera: MediaStreamTrack | undefined,
  microphone: MediaStreamTrack | undefined,
): readonly RemoteCall[] {
  const [mesh, setMesh] = useState<Mesh>()
  const [remotes, setRemotes] = useState<readonly RemoteCall[]>([])
  const listen = useEffectEvent((hear: Mesh['receive']) => onSignal(hear))
  const send = useEffectEvent((memberId: string, signal: PartySignal) =>
    sendSignal(memberId, signal),
  )

  useEffect(() => {
    if (selfId === undefined || !canCall()) return
    const made = createMesh({
      selfId,
      sendSignal: (memberId, signal) => send(memberId, signal),
      onRemotes: setRemotes,
    })
    const stopListening = listen(made.receive)
    setMesh(made)
    return () => {
      stopListening()
      made.close()
      setMesh(undefined)
    }
  }, [selfId])

  useEffect(() => {
    mesh?.setLocalTracks({ camera, microphone })
  }, [mesh, camera, microphone])

  useEffect(() => {
    mesh?.setMembers(members.map((member) => member.id))
  }, [mesh, members])
  return remotes
}

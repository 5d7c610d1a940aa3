import type { PartySignal } from '@starnest/contract/party/party'
import { type Description, type LocalTracks, Peer } from './peer.ts'

/** Signals kept of screens that the list of members does not name yet; the oldest go first. */
export const MAX_EARLY_SIGNALS = 200

/** What arrives from another screen. */
export type RemoteCall = { memberId: string; stream: MediaStream }

type MeshOptions = {
  selfId: string
  sendSignal: (memberId: string, signal: PartySignal) => void
  /** Called whenever a stream, or a track of one, comes or goes. */
  onRemotes: (remotes: RemoteCall[]) => void
  createConnection?: () => RTCPeerConnection
}

/** The calls of one screen with every other. */
export type Mesh = {
  /** Say who is there, this screen too. Calls with those who are not end. */
  setMembers: (memberIds: readonly string[]) => void
  receive: (memberId: string, signal: PartySignal) => void
  setLocalTracks: (tracks: LocalTracks) => void
  close: () => void
}

/** Calls straight between the screens of a party. Two screens are connected once one of them sends
 *  something, and stay so until one leaves: what is turned on again is there at once. */
export function createMesh(options: MeshOptions): Mesh {
  const mesh = new PeerMesh(options)
  return {
    setMembers: (memberIds) => mesh.setMembers(memberIds),
    receive: (memberId, signal) => mesh.receive(memberId, signal),
    setLocalTracks: (tracks) => mesh.setLocalTracks(tracks),
    close: () => mesh.close(),
  }
}

/** The screens are in one home: no server beyond it helps them find each other. One way for picture
 *  and sound together, so that half as many candidates are sent. */
function createHomeConnection(): RTCPeerConnection {
  return new RTCPeerConnection({ iceServers: [], bundlePolicy: 'max-bundle' })
}

class PeerMesh {
  readonly #options: MeshOptions
  readonly #peers = new Map<string, Peer>()
  #members: ReadonlySet<string> = new Set()
  #tracks: LocalTracks = {}
  #early: { memberId: string; signal: PartySignal }[] = []
  #isClosed = false

  constructor(options: MeshOptions) {
    this.#options = options
  }

  setMembers(memberIds: readonly string[]): void {
    if (this.#isClosed) return
    this.#members = new Set(memberIds.filter((id) => id !== this.#options.selfId))
    for (const memberId of this.#peers.keys()) {
      if (!this.#members.has(memberId)) this.#end(memberId)
    }
    const early = this.#early
    this.#early = []
    for (const { memberId, signal } of early) this.receive(memberId, signal)
    this.#callEverybody()
  }

  receive(memberId: string, signal: PartySignal): void {
    if (this.#isClosed) return
    if (!this.#members.has(memberId)) {
      // A signal may arrive before the list that names its sender.
      this.#early = [...this.#early, { memberId, signal }].slice(-MAX_EARLY_SIGNALS)
      return
    }
    if ('description' in signal && this.#isNewCall(memberId, signal.description)) {
      this.#end(memberId)
    }
    this.#peerOf(memberId).receive(signal)
  }

  setLocalTracks(tracks: LocalTracks): void {
    if (this.#isClosed) return
    this.#tracks = tracks
    for (const peer of this.#peers.values()) peer.setTracks(tracks)
    this.#callEverybody()
  }

  close(): void {
    for (const memberId of this.#peers.keys()) this.#end(memberId)
    this.#isClosed = true
    this.#early = []
  }

  /** Whether what was said begins a call in place of the one there is. */
  #isNewCall(memberId: string, description: Description): boolean {
    const peer = this.#peers.get(memberId)
    if (!peer || description.type !== 'offer') return false
    return peer.isStranger(description) || peer.givesWay(description)
  }

  #callEverybody(): void {
    if (!this.#tracks.camera && !this.#tracks.microphone) return
    for (const memberId of this.#members) this.#peerOf(memberId)
  }

  #peerOf(memberId: string): Peer {
    const { selfId, sendSignal, createConnection = createHomeConnection } = this.#options
    const known = this.#peers.get(memberId)
    if (known) return known
    const peer = new Peer({
      connection: createConnection(),
      isPolite: selfId < memberId,
      send: (signal) => sendSignal(memberId, signal),
      onReceived: () => this.#tell(),
      // Whatever is turned on next, on either side, starts anew.
      onFailed: () => this.#end(memberId),
    })
    this.#peers.set(memberId, peer)
    peer.setTracks(this.#tracks)
    return peer
  }

  #end(memberId: string): void {
    const peer = this.#peers.get(memberId)
    if (!peer) return
    this.#peers.delete(memberId)
    peer.close()
    if (peer.isReceiving) this.#tell()
  }

  #tell(): void {
    const remotes = [...this.#peers]
      .filter(([, peer]) => peer.isReceiving)
      .map(([memberId, { stream }]) => ({ memberId, stream }))
    this.#options.onRemotes(remotes)
  }
}

import type { PartySignal } from '@starnest/contract/party/party'

/** Most that one camera takes of the network on its way to one screen, in bits per second. */
export const CAMERA_BITS_PER_SECOND = 250_000

/** What this screen sends. */
export type LocalTracks = { camera?: MediaStreamTrack; microphone?: MediaStreamTrack }

type PeerOptions = {
  connection: RTCPeerConnection
  /** Gives way when both sides offer at once; the other side must not. */
  isPolite: boolean
  send: (signal: PartySignal) => void
  /** Tracks came into {@link Peer.stream} or left it. */
  onReceived: () => void
  /** The two sides cannot agree on a call. */
  onFailed: () => void
}

/** What one side wants of a call, or answers to it. */
export type Description = Extract<PartySignal, { description: unknown }>['description']
type Candidate = Extract<PartySignal, { candidate: unknown }>['candidate']

/** The call with one other screen. Either side may offer at any time, also both at once.
 *  Source: WebRTC 1.0 §10.7, "Perfect Negotiation". */
export class Peer {
  /** What the other side sends now. It stays the same one while tracks come and go. */
  readonly stream = new MediaStream()
  readonly #options: PeerOptions
  readonly #connection: RTCPeerConnection
  /** Tells the other side that picture and sound belong together. */
  readonly #group = new MediaStream()
  readonly #received = new Set<MediaStreamTrack>()
  #early: Candidate[] = []
  #isOffering = false
  #isAnswerArriving = false
  #isClosed = false

  constructor(options: PeerOptions) {
    this.#options = options
    this.#connection = options.connection
    this.#connection.onnegotiationneeded = () => this.#guard(this.#offer())
    this.#connection.onicecandidate = ({ candidate }) => {
      if (candidate) options.send({ candidate: wordsOf(candidate) })
    }
    this.#connection.onconnectionstatechange = () => {
      if (this.#connection.connectionState === 'failed') this.#connection.restartIce()
    }
  }

  /** True while the other side sends something. */
  get isReceiving(): boolean {
    return this.#received.size > 0
  }

  /** Whether both sides offered at once before they ever agreed, and this one gives way. It is to begin
   *  anew then: Chromium looks for no way to the other side after a first offer was taken back. */
  givesWay({ type }: Description): boolean {
    const { signalingState, currentRemoteDescription } = this.#connection
    const hasOffered = this.#isOffering || signalingState === 'have-local-offer'
    return (
      type === 'offer' && this.#options.isPolite && hasOffered && currentRemoteDescription === null
    )
  }

  /** Whether a description was made by another connection than the one this side talks with. */
  isStranger(description: Description): boolean {
    const known = fingerprintOf(this.#connection.remoteDescription?.sdp)
    return known !== undefined && known !== fingerprintOf(description.sdp)
  }

  /** Send these tracks from now on, and no others. */
  setTracks({ camera, microphone }: LocalTracks): void {
    this.#setTrack('audio', microphone ?? null)
    this.#setTrack('video', camera ?? null)
  }

  /** Take what the other side said. */
  receive(signal: PartySignal): void {
    this.#guard(
      'description' in signal
        ? this.#receiveDescription(signal.description)
        : this.#receiveCandidate(signal.candidate),
    )
  }

  close(): void {
    this.#isClosed = true
    this.#connection.onnegotiationneeded = null
    this.#connection.onicecandidate = null
    this.#connection.onconnectionstatechange = null
    this.#connection.close()
  }

  /** A kind of track has one place in the call for good. Adding a track anew each time would make the
   *  descriptions longer and longer. */
  #setTrack(kind: string, track: MediaStreamTrack | null): void {
    const place = this.#connection
      .getTransceivers()
      .find((each) => each.receiver.track.kind === kind && each.direction !== 'stopped')
    if (!place) {
      if (track) this.#connection.addTrack(track, this.#group)
      return
    }
    if (place.sender.track === track) return
    place.direction = track ? 'sendrecv' : 'recvonly'
    // Firefox before 113 has no setStreams; there, lips and voices may be a little apart.
    if (track) place.sender.setStreams?.(this.#group)
    this.#guard(place.sender.replaceTrack(track))
  }

  async #offer(): Promise<void> {
    this.#isOffering = true
    try {
      await this.#connection.setLocalDescription()
      this.#sendDescription()
    } finally {
      this.#isOffering = false
    }
  }

  async #receiveDescription(description: Description): Promise<void> {
    const { signalingState } = this.#connection
    const isOffer = description.type === 'offer'
    // An answer to an offer that was taken back.
    if (!isOffer && signalingState !== 'have-local-offer') return
    const isFree = !this.#isOffering && (signalingState === 'stable' || this.#isAnswerArriving)
    // It is taken back by the other side, which answers this side's instead.
    if (isOffer && !isFree && !this.#options.isPolite) return
    this.#isAnswerArriving = !isOffer
    await this.#connection.setRemoteDescription(description)
    this.#isAnswerArriving = false
    if (isOffer) {
      await this.#connection.setLocalDescription()
      this.#sendDescription()
    }
    this.#settle()
    await this.#addEarlyCandidates()
  }

  async #receiveCandidate(candidate: Candidate): Promise<void> {
    if (this.#connection.remoteDescription) return this.#addCandidate(candidate)
    this.#early.push(candidate)
  }

  async #addEarlyCandidates(): Promise<void> {
    const early = this.#early
    this.#early = []
    for (const candidate of early) await this.#addCandidate(candidate)
  }

  async #addCandidate(candidate: Candidate): Promise<void> {
    // One that is not understood, or belongs to an ignored offer, is one way less and no more.
    await this.#connection.addIceCandidate(candidate).catch(() => undefined)
  }

  #sendDescription(): void {
    const description = this.#connection.localDescription
    if (this.#isClosed || !description) return
    this.#options.send({ description: { type: description.type, sdp: description.sdp } })
  }

  /** Both sides have agreed: see what arrives now, and how much the camera may send. */
  #settle(): void {
    if (this.#isClosed || this.#connection.signalingState !== 'stable') return
    this.#takeTracks()
    for (const { sender } of this.#connection.getTransceivers()) {
      if (sender.track?.kind === 'video') limitCamera(sender)
    }
  }

  #takeTracks(): void {
    const arriving = new Set(
      this.#connection
        .getTransceivers()
        .filter((each) => each.currentDirection?.includes('recv'))
        .map((each) => each.receiver.track),
    )
    const gone = [...this.#received].filter((track) => !arriving.has(track))
    const added = [...arriving].filter((track) => !this.#received.has(track))
    for (const track of gone) {
      this.stream.removeTrack(track)
      this.#received.delete(track)
    }
    for (const track of added) {
      this.stream.addTrack(track)
      this.#received.add(track)
    }
    if (gone.length + added.length > 0) this.#options.onReceived()
  }

  #guard(step: Promise<void>): void {
    step.catch(() => {
      if (!this.#isClosed) this.#options.onFailed()
    })
  }
}

function wordsOf(candidate: RTCIceCandidate): Candidate {
  const { sdpMid, sdpMLineIndex, usernameFragment } = candidate
  return { candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment }
}

/** The certificate that a connection's description names; each connection has its own for good. */
function fingerprintOf(sdp: string | undefined): string | undefined {
  return /^a=fingerprint:([^\r\n]+)/m.exec(sdp ?? '')?.[1]?.trim()
}

function limitCamera(sender: RTCRtpSender): void {
  const parameters = sender.getParameters()
  const [encoding] = parameters.encodings
  if (!encoding || encoding.maxBitrate === CAMERA_BITS_PER_SECOND) return
  encoding.maxBitrate = CAMERA_BITS_PER_SECOND
  // Refused: the picture takes more of the network than it should, and is seen all the same.
  sender.setParameters(parameters).catch(() => undefined)
}

type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive'
type Place = { mid: string; kind: string; direction: Direction }
type Description = { type: 'offer' | 'answer'; sdp: string }

/** A camera's or microphone's track without a device. */
export class FakeTrack extends EventTarget {
  readonly kind: string
  readyState = 'live'
  constructor(kind: 'audio' | 'video') {
    super()
    this.kind = kind
  }
  stop(): void {
    this.readyState = 'ended'
  }
}

/** A track for what takes a browser's. */
export function testTrack(kind: 'audio' | 'video'): MediaStreamTrack {
  return new FakeTrack(kind) as unknown as MediaStreamTrack
}

class FakeTransceiver {
  mid: string | null = null
  /** What `direction` was when both sides agreed last. */
  agreed: Direction | null = null
  currentDirection: Direction | null = null
  readonly receiver: { track: FakeTrack }
  readonly sender: ReturnType<typeof createSender>
  readonly #onChange: () => void
  #direction: Direction

  constructor(kind: 'audio' | 'video', direction: Direction, onChange: () => void) {
    this.receiver = { track: new FakeTrack(kind) }
    this.sender = createSender()
    this.#direction = direction
    this.#onChange = onChange
  }
  get direction(): Direction {
    return this.#direction
  }
  set direction(direction: Direction) {
    this.#direction = direction
    this.#onChange()
  }
}

function createSender() {
  const parameters = { encodings: [{} as { maxBitrate?: number }] }
  return {
    track: null as unknown,
    getParameters: () => structuredClone(parameters),
    setParameters: async (next: typeof parameters) => Object.assign(parameters, next),
    replaceTrack: async function (this: { track: unknown }, track: unknown) {
      this.track = track
    },
  }
}

let connections = 0

/** An RTCPeerConnection without a network, after the rules of JSEP (RFC 8829) as far as a call needs
 *  them: one step at a time, rollback, places in a description that are taken over. */
export class FakeConnection {
  /** All that were made, the oldest first. */
  static made: FakeConnection[] = []
  onnegotiationneeded: (() => void) | null = null
  onicecandidate: ((event: { candidate: unknown }) => void) | null = null
  onconnectionstatechange: (() => void) | null = null
  signalingState = 'stable'
  connectionState = 'new'
  localDescription: Description | null = null
  remoteDescription: Description | null = null
  /** What the other side said when both last agreed. */
  currentRemoteDescription: Description | null = null
  /** Times that another way to the other side was looked for. */
  restarts = 0
  /** The other side's candidates that were taken, and those that were refused. */
  readonly candidates: string[] = []
  readonly refused: string[] = []
  readonly #id = `fake${++connections}`
  readonly #transceivers: FakeTransceiver[] = []
  #offers = 0
  #steps: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #isAsked = false
  /** As Chromium: whose first offer was taken back looks for no way any more. */
  #isLame = false

  constructor() {
    FakeConnection.made.push(this)
  }
  /** Whether both sides agree and at least one way between them is known. */
  get isConnected(): boolean {
    return this.signalingState === 'stable' && this.candidates.length > 0
  }
  getTransceivers(): FakeTransceiver[] {
    return [...this.#transceivers]
  }
  addTrack(track: FakeTrack): void {
    this.#add(track.kind === 'audio' ? 'audio' : 'video', 'sendrecv').sender.track = track
    this.#askSoon()
  }
  restartIce(): void {
    this.restarts++
  }
  close(): void {
    this.signalingState = 'closed'
    this.connectionState = 'closed'
  }

  setLocalDescription(): Promise<void> {
    return this.#step(() => {
      const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer'
      if (type === 'offer') {
        this.#offers++
        for (const each of this.#transceivers) each.mid ??= this.#freeMid()
      }
      this.localDescription = { type, sdp: this.#describe() }
      if (type === 'offer') this.signalingState = 'have-local-offer'
      else this.#agree()
      const ufrag = this.#ufrag
      if (this.#isLame) return
      setTimeout(() =>
        this.onicecandidate?.({ candidate: { candidate: `host of ${ufrag}`, sdpMid: '0' } }),
      )
    })
  }

  setRemoteDescription(description: Description): Promise<void> {
    return this.#step(() => {
      if (!description.sdp.startsWith('a=fingerprint:')) throw new Error('not a description')
      if (description.type === 'answer' && this.signalingState !== 'have-local-offer') {
        throw new Error(`an answer while ${this.signalingState}`)
      }
      if (description.type === 'offer') this.#rollBack()
      this.remoteDescription = description
      for (const place of placesOf(description.sdp)) this.#meet(place)
      if (description.type === 'answer') this.#agree()
      else this.signalingState = 'have-remote-offer'
    })
  }

  addIceCandidate({ candidate = '' }: { candidate?: string }): Promise<void> {
    return this.#step(() => {
      const isKnown = candidate.startsWith('host of ')
      if (isKnown && this.remoteDescription?.sdp.includes(`${candidate.slice(8)}\n`)) {
        this.candidates.push(candidate)
        return
      }
      this.refused.push(candidate)
      throw new Error('not a candidate of this call')
    })
  }

  get #ufrag(): string {
    return `${this.#id}-${this.#offers}`
  }
  #add(kind: 'audio' | 'video', direction: Direction): FakeTransceiver {
    const made = new FakeTransceiver(kind, direction, () => this.#askSoon())
    this.#transceivers.push(made)
    return made
  }
  #freeMid(): string {
    return String(this.#transceivers.filter((each) => each.mid !== null).length)
  }
  #describe(): string {
    const places = this.#transceivers
      .filter((each) => each.mid !== null)
      .map((each) => ({
        mid: each.mid,
        kind: each.receiver.track.kind,
        direction: each.direction,
      }))
    return `a=fingerprint:${this.#id}\na=ice-ufrag:${this.#ufrag}\n${JSON.stringify(places)}`
  }
  #rollBack(): void {
    if (this.signalingState !== 'have-local-offer') return
    for (const each of this.#transceivers) if (!each.agreed) each.mid = null
    this.#isLame = this.currentRemoteDescription === null
    this.#offers++
  }
  #meet({ mid, kind }: Place): void {
    const isOfKind = (each: FakeTransceiver) => each.receiver.track.kind === kind
    const place =
      this.#transceivers.find((each) => each.mid === mid) ??
      this.#transceivers.find((each) => each.mid === null && isOfKind(each)) ??
      this.#add(kind === 'audio' ? 'audio' : 'video', 'recvonly')
    place.mid = mid
  }
  #agree(): void {
    this.signalingState = 'stable'
    this.currentRemoteDescription = this.remoteDescription
    for (const place of placesOf(this.remoteDescription?.sdp ?? '')) {
      const mine = this.#transceivers.find((each) => each.mid === place.mid)
      if (!mine) continue
      mine.agreed = mine.direction
      mine.currentDirection = directionOf({
        sends: sends(mine.direction) && receives(place.direction),
        receives: receives(mine.direction) && sends(place.direction),
      })
    }
  }
  /** Steps never overlap; those of a closed connection never end. */
  #step(run: () => void): Promise<void> {
    this.#waiting++
    const step = this.#steps.then(() => {
      if (this.signalingState === 'closed') return new Promise<void>(() => undefined)
      return run()
    })
    const isOver = () => {
      this.#waiting--
      this.#askSoon()
    }
    this.#steps = step.then(isOver, isOver)
    return step
  }
  /** Asks for an offer once nothing else is under way. */
  #askSoon(): void {
    if (this.#isAsked) return
    this.#isAsked = true
    setTimeout(() => {
      this.#isAsked = false
      const isNew = (each: FakeTransceiver) => each.agreed !== each.direction
      if (this.signalingState !== 'stable' || this.#waiting > 0) return
      if (this.#transceivers.some(isNew)) this.onnegotiationneeded?.()
    })
  }
}

function placesOf(sdp: string): Place[] {
  return JSON.parse(sdp.split('\n')[2] ?? '[]')
}
const sends = (direction: Direction) => direction === 'sendrecv' || direction === 'sendonly'
const receives = (direction: Direction) => direction === 'sendrecv' || direction === 'recvonly'
function directionOf(way: { sends: boolean; receives: boolean }): Direction {
  if (way.sends) return way.receives ? 'sendrecv' : 'sendonly'
  return way.receives ? 'recvonly' : 'inactive'
}

/** A fake connection for what takes a browser's. */
export function testConnection(): RTCPeerConnection {
  return new FakeConnection() as unknown as RTCPeerConnection
}

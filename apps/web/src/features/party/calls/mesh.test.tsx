import { type PartySignal, partySignalSchema } from '@starnest/contract/party/party'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeConnection, testConnection, testTrack } from '../../../testing/fakes/connection.ts'
import { createMesh, MAX_EARLY_SIGNALS, type Mesh, type RemoteCall } from './mesh.ts'
import { CAMERA_BITS_PER_SECOND } from './peer.ts'

type Post = { from: string; to: string; signal: PartySignal }
type Screen = { mesh: Mesh; remotes: RemoteCall[]; connections: FakeConnection[] }

let screens: Map<string, Screen>
/** What was sent and has not been handed over yet. */
let post: Post[]
/** Everything that was ever sent. */
let sent: Post[]

beforeEach(() => {
  vi.useFakeTimers()
  FakeConnection.made = []
  screens = new Map()
  post = []
  sent = []
})
afterEach(() => void vi.useRealTimers())

function screenOf(id: string): Screen {
  const connections: FakeConnection[] = []
  const mesh = createMesh({
    selfId: id,
    sendSignal: (to, signal) => {
      post.push({ from: id, to, signal })
      sent.push({ from: id, to, signal })
    },
    onRemotes: (remotes) => {
      screen.remotes = remotes
    },
    createConnection: () => {
      const connection = testConnection()
      connections.push(connection as unknown as FakeConnection)
      return connection
    },
  })
  const screen: Screen = { mesh, remotes: [], connections }
  screens.set(id, screen)
  return screen
}
function everybodyKnows(...ids: string[]): void {
  for (const { mesh } of screens.values()) mesh.setMembers(ids)
}
/** Two screens that know each other. */
function pair(): { ann: Screen; ben: Screen } {
  const both = { ann: screenOf('ann'), ben: screenOf('ben') }
  everybodyKnows('ann', 'ben')
  return both
}
/** Let everything come to rest that waits for no signal. */
async function rest(): Promise<void> {
  for (let round = 0; round < 5; round++) await vi.advanceTimersByTimeAsync(1)
}
function handOver({ from, to, signal }: Post): void {
  // The server passes on only what the contract takes.
  expect(partySignalSchema.parse(signal)).toEqual(signal)
  screens.get(to)?.mesh.receive(from, signal)
}
/** Hand over all there is and whatever it brings about. */
async function deliver(): Promise<void> {
  await rest()
  for (let next = post.shift(); next; next = post.shift()) {
    handOver(next)
    await rest()
  }
}
const arriving = ({ remotes }: Screen) =>
  remotes.map(({ memberId, stream }) => [
    memberId,
    stream.getAudioTracks().length,
    stream.getVideoTracks().length,
  ])
const kindOf = ({ signal }: Post) =>
  'description' in signal ? signal.description.type : 'candidate'
const only = (screen: Screen): FakeConnection => {
  expect(screen.connections).toHaveLength(1)
  return screen.connections[0] as FakeConnection
}

/** The connection that took the place of the one before; that one is closed. */
const second = (screen: Screen): FakeConnection => {
  expect(screen.connections.map(({ signalingState }) => signalingState)).toEqual([
    'closed',
    'stable',
  ])
  return screen.connections[1] as FakeConnection
}

it('connects nobody while nothing is on, and never a screen with itself', async () => {
  const { ann, ben } = pair()
  await deliver()
  expect(FakeConnection.made).toEqual([])
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  await deliver()
  expect([ann.connections.length, ben.connections.length]).toEqual([1, 1])
  expect([arriving(ann), arriving(ben)]).toEqual([[], [['ann', 0, 1]]])
})

it.each([
  ['ann', 'ben'],
  ['ben', 'ann'],
])('connects two that offer at once, when %s is heard first', async (...order) => {
  const { ann, ben } = pair()
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  ben.mesh.setLocalTracks({ camera: testTrack('video'), microphone: testTrack('audio') })
  await rest()
  post.sort((one, other) => order.indexOf(one.from) - order.indexOf(other.from))
  expect(
    new Set(post.filter((each) => kindOf(each) === 'offer').map((each) => each.from)).size,
  ).toBe(2)
  await deliver()
  expect([arriving(ann), arriving(ben)]).toEqual([[['ben', 1, 1]], [['ann', 0, 1]]])
  // Who gives way begins anew: after a first offer that is taken back no way would be looked for.
  expect([second(ann).isConnected, only(ben).isConnected]).toEqual([true, true])
  // Each kind has one place, though both sides had asked for their own.
  expect(second(ann).getTransceivers()).toHaveLength(2)
})

it('lets the screen whose id comes later ignore an offer, with its candidates', async () => {
  const { ann, ben } = pair()
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  ben.mesh.setLocalTracks({ camera: testTrack('video') })
  await rest()
  const ofAnn = post.filter((each) => each.from === 'ann')
  post = post.filter((each) => each.from === 'ben')
  expect(ofAnn.map(kindOf)).toEqual(['offer', 'candidate'])
  ofAnn.forEach(handOver)
  await rest()
  expect(sent.filter((each) => each.from === 'ben').map(kindOf)).toEqual(['offer', 'candidate'])
  expect(only(ben).remoteDescription).toBeNull()
  await deliver()
  expect(sent.filter((each) => kindOf(each) === 'answer').map((each) => each.from)).toEqual(['ann'])
  expect([second(ann).isConnected, only(ben).isConnected]).toEqual([true, true])
  expect([only(ben).candidates.length, only(ben).refused.length]).toEqual([1, 1])
})

it('keeps candidates that come before the description', async () => {
  const { ann, ben } = pair()
  ann.mesh.setLocalTracks({ microphone: testTrack('audio') })
  await rest()
  post.reverse()
  expect(post.map(kindOf)).toEqual(['candidate', 'offer'])
  await deliver()
  expect([only(ben).candidates.length, only(ben).refused.length]).toEqual([1, 0])
  expect(arriving(ben)).toEqual([['ann', 1, 0]])
})

it('goes on without a candidate that is not understood', async () => {
  const { ann, ben } = pair()
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  await deliver()
  ben.mesh.receive('ann', { candidate: { candidate: 'nonsense' } })
  await deliver()
  expect(only(ben).refused).toEqual(['nonsense'])
  expect(arriving(ben)).toEqual([['ann', 0, 1]])
})

it('keeps what a screen says before the list names it', async () => {
  const [ann, ben] = [screenOf('ann'), screenOf('ben')]
  ann.mesh.setMembers(['ann', 'ben'])
  ben.mesh.setMembers(['ben'])
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  await deliver()
  expect(ben.connections).toEqual([])
  ben.mesh.setMembers(['ben', 'ann'])
  await deliver()
  expect(arriving(ben)).toEqual([['ann', 0, 1]])
})

it('keeps no more of that than it can hold', async () => {
  const [ann, ben] = [screenOf('ann'), screenOf('ben')]
  ann.mesh.setMembers(['ann', 'ben'])
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  await deliver()
  for (let count = 0; count < MAX_EARLY_SIGNALS; count++) {
    ben.mesh.receive('nobody', { candidate: { candidate: '' } })
  }
  ben.mesh.setMembers(['ben', 'ann'])
  await deliver()
  expect(ben.connections).toEqual([])
})

it('ends the call with a screen that leaves, and tells', async () => {
  const [ann, ben] = [screenOf('ann'), screenOf('ben')]
  screenOf('cat').mesh.setLocalTracks({ microphone: testTrack('audio') })
  everybodyKnows('ann', 'ben', 'cat')
  ben.mesh.setLocalTracks({ camera: testTrack('video') })
  await deliver()
  expect(arriving(ann)).toEqual([
    ['cat', 1, 0],
    ['ben', 0, 1],
  ])
  ann.mesh.setMembers(['ann', 'cat'])
  expect(arriving(ann)).toEqual([['cat', 1, 0]])
  expect(ann.connections.map((each) => each.connectionState)).toEqual(['new', 'closed'])
})

it('keeps one stream and one transceiver, however often a camera goes off and on', async () => {
  const { ann, ben } = pair()
  const microphone = testTrack('audio')
  ann.mesh.setLocalTracks({ microphone, camera: testTrack('video') })
  await deliver()
  const stream = ben.remotes[0]?.stream
  for (let time = 0; time < 3; time++) {
    ann.mesh.setLocalTracks({ microphone })
    await deliver()
    expect(arriving(ben)).toEqual([['ann', 1, 0]])
    ann.mesh.setLocalTracks({ microphone, camera: testTrack('video') })
    await deliver()
    expect(arriving(ben)).toEqual([['ann', 1, 1]])
  }
  expect(ben.remotes[0]?.stream).toBe(stream)
  expect(only(ann).getTransceivers()).toHaveLength(2)
  ann.mesh.setLocalTracks({})
  await deliver()
  expect(ben.remotes).toEqual([])
})

it('answers a camera with its own in the same place', async () => {
  const { ann, ben } = pair()
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  await deliver()
  ben.mesh.setLocalTracks({ camera: testTrack('video') })
  await deliver()
  expect([arriving(ann), arriving(ben)]).toEqual([[['ben', 0, 1]], [['ann', 0, 1]]])
  expect(only(ben).getTransceivers()).toHaveLength(1)
})

it('limits what a camera takes of the network, and no microphone', async () => {
  const { ann } = pair()
  ann.mesh.setLocalTracks({ camera: testTrack('video'), microphone: testTrack('audio') })
  await deliver()
  const limits = only(ann)
    .getTransceivers()
    .map(({ receiver, sender }) => [
      receiver.track.kind,
      sender.getParameters().encodings[0]?.maxBitrate,
    ])
  expect(limits).toEqual([
    ['audio', undefined],
    ['video', CAMERA_BITS_PER_SECOND],
  ])
})

it('looks for another way when the way to the other side is lost', async () => {
  const { ann } = pair()
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  await deliver()
  const connection = only(ann)
  connection.connectionState = 'disconnected'
  connection.onconnectionstatechange?.()
  expect(connection.restarts).toBe(0)
  connection.connectionState = 'failed'
  connection.onconnectionstatechange?.()
  expect(connection.restarts).toBe(1)
})

it('starts a new connection with a screen that does so', async () => {
  const { ann, ben } = pair()
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  ben.mesh.setLocalTracks({ microphone: testTrack('audio') })
  await deliver()
  ann.mesh.setMembers(['ann'])
  ann.mesh.setMembers(['ann', 'ben'])
  await deliver()
  expect([arriving(ann), arriving(ben)]).toEqual([[['ben', 1, 0]], [['ann', 0, 1]]])
  expect(ben.connections.map((each) => each.connectionState)).toEqual(['closed', 'new'])
})

it('ignores an answer that it does not expect', async () => {
  const { ann, ben } = pair()
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  await deliver()
  handOver(sent.find((each) => kindOf(each) === 'answer') as Post)
  await deliver()
  expect(only(ann).isConnected).toBe(true)
  expect(arriving(ben)).toEqual([['ann', 0, 1]])
})

it('ends a call that the two cannot agree on, until something is turned on again', async () => {
  const { ann, ben } = pair()
  ben.mesh.receive('ann', { description: { type: 'offer', sdp: 'nonsense' } })
  await deliver()
  expect(only(ben).connectionState).toBe('closed')
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  await deliver()
  expect(arriving(ben)).toEqual([['ann', 0, 1]])
})

it('sends nothing once it is closed', async () => {
  const { ann, ben } = pair()
  ann.mesh.setLocalTracks({ camera: testTrack('video') })
  ben.mesh.setLocalTracks({ camera: testTrack('video') })
  await deliver()
  sent = []
  ben.mesh.close()
  expect(ben.remotes).toEqual([])
  ben.mesh.setMembers(['ann', 'ben'])
  ben.mesh.setLocalTracks({ microphone: testTrack('audio') })
  ben.mesh.receive('ann', { candidate: { candidate: '' } })
  await deliver()
  expect([only(ben).connectionState, sent]).toEqual(['closed', []])
})

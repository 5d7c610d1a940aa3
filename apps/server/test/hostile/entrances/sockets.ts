import { once } from 'node:events'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { type Expected, entranceOf, type HostileCase, type Outcome } from '../entrance.ts'
import { checkHealth, type OpenHome, openHome } from '../open-home.ts'
import { hear } from '../wire.ts'

/** How long the server may take to answer or to hang up, milliseconds. */
const PATIENCE_MS = 5000

/** What would open a socket, as it stands on the wire. What is refused gets a status of HTTP and the
 *  word of the socket's library for programs: no page of ours ever asks so. */
const handshake = (name: string, line: string, ...headers: string[]): HostileCase<OpenHome> => ({
  name: `a handshake ${name}`,
  becomes: 'cut off',
  async send({ port }) {
    const head = `GET ${SOCKET_PATH}/${line} HTTP/1.1`
    const heard = await hear(port, [head, 'Host: localhost', ...headers, '', ''].join('\r\n'))
    return { is: /HTTP\/1\.1 4\d\d /.test(heard) ? 'cut off' : 'taken' }
  },
})

const OPENING = '?EIO=4&transport=websocket'
const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]

/** What a page sends once it is connected to the house, the party and the jam. `taken`: the page stays
 *  connected, and is told the server's clock afterwards. */
const frame = (
  name: string,
  becomes: Expected,
  ...frames: (string | Buffer<ArrayBuffer>)[]
): HostileCase<OpenHome> => ({
  name,
  becomes,
  send: ({ port }) => sendFrames(port, frames),
})

/** Asks the party for the server's clock. */
const CLOCK = '42/party,77["clock"]'

async function sendFrames(
  port: number,
  frames: readonly (string | Buffer<ArrayBuffer>)[],
): Promise<Outcome> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}/${OPENING}`)
  const limit = AbortSignal.timeout(PATIENCE_MS)
  const closed = once(socket, 'close', { signal: limit }).then((): Outcome => ({ is: 'cut off' }))
  closed.catch(() => undefined)
  /** That the server says something which begins so. */
  const hears = (beginning: string) =>
    new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        if (String(data).startsWith(beginning)) resolve()
      })
    })
  const opened = hears('0{')
  // What comes before all namespaces are open would end the connection, whatever it is.
  const connected = Promise.all(['40{', '40/party,{', '40/jam,{'].map(hears))
  const told = hears('43/party,77[')
  const converse = async (): Promise<Outcome> => {
    await opened
    for (const namespace of ['40', '40/party,', '40/jam,']) socket.send(namespace)
    await connected
    for (const one of [...frames, CLOCK]) socket.send(one)
    await told
    return { is: 'taken' }
  }
  try {
    return await Promise.race([converse(), closed])
  } finally {
    socket.close()
  }
}

/** What no page of ours would say; live.test.ts has handshakes of other sites. */
export const sockets = entranceOf<OpenHome>({
  name: 'sockets',
  open: () => openHome(),
  check: ({ home }) => checkHealth(home),
  close: ({ home }) => home.close(),
  cases: [
    handshake('of an older protocol', '?EIO=3&transport=websocket', ...UPGRADE),
    handshake('without a protocol', '', ...UPGRADE),
    handshake('by a way that is not offered', '?EIO=4&transport=polling', ...UPGRADE),
    handshake('by __proto__', '?EIO=4&transport=__proto__', ...UPGRADE),
    handshake('for a session that is none', '?EIO=4&transport=websocket&sid=__proto__', ...UPGRADE),
    handshake('of another site', OPENING, ...UPGRADE, 'Origin: https://evil.test'),
    handshake('without a key', OPENING, ...UPGRADE.slice(0, 3)),
    handshake('with a key that is none', OPENING, ...UPGRADE.slice(0, 3), 'Sec-WebSocket-Key: x'),
    handshake(
      'of the next century',
      OPENING,
      ...UPGRADE.map((header) => header.replace('Version: 13', 'Version: 99')),
    ),
    frame('nothing', 'cut off', ''),
    frame('a kind of packet that there is none of', 'cut off', '9'),
    frame('an event that is no JSON', 'cut off', '42{'),
    frame('an event without a name', 'cut off', '42[]'),
    frame('an event whose name is an object', 'cut off', '42[{}]'),
    frame('a name of ours that no page may use', 'cut off', '42["disconnect"]'),
    frame('an event that nobody knows', 'taken', '42["nothing",1]'),
    frame(
      '__proto__ as an event',
      'taken',
      '42/party,["__proto__",{}]',
      '42/party,["constructor"]',
    ),
    frame('a clock that nobody waits for', 'taken', '42/party,["clock"]', '42/party,["clock",{}]'),
    frame('an answer that nobody asked for', 'taken', '43/party,999[1]', '43999999999999999999[1]'),
    frame('bytes that were not announced', 'cut off', Buffer.from('bytes')),
    frame(
      'bytes that are announced and never come',
      ['taken', 'cut off'],
      '451-["signal",{"_placeholder":true,"num":0}]',
    ),
    frame('four billion parts of bytes', 'cut off', '454294967296-["signal"]'),
    frame(
      'bytes at a place that there is none of',
      'cut off',
      '451-["x",{"_placeholder":true,"num":-1}]',
      Buffer.from('x'),
    ),
    frame('20,001 letters', 'cut off', 'x'.repeat(20_001)),
    frame(
      '9,000 brackets, as deep',
      'taken',
      `42/party,["signal",${'['.repeat(9000)}${']'.repeat(9000)}]`,
    ),
    frame(
      'a namespace that there is none of',
      'taken',
      '40/nobody,',
      `40/${'x'.repeat(5000)},`,
      '40/__proto__,',
    ),
    frame('who has come already', ['taken', 'cut off'], '40', '40/party,'),
    frame('a name that is half of a pair of surrogates', 'taken', '42/party,["react","\\ud83d"]'),
    frame('a status from nowhere', 'taken', '42/party,["status",{"isVideo":true,"isMuted":1e999}]'),
    frame(
      'a signal for __proto__',
      'taken',
      '42/party,["signal",{"memberId":"__proto__","signal":{"description":{"type":"offer"}}}]',
    ),
    frame('a stage for __proto__', 'taken', '42/jam,["open",{"__proto__":{"code":"AAAAAA"}}]'),
    frame(
      'a singer with half of a pair of surrogates as its name',
      'taken',
      '42/jam,["join",{"code":"AAAAAA","guestName":"\\ud83d"}]',
    ),
    frame(
      'a voice from nowhere, at a place beyond numbers',
      'taken',
      '42/jam,["bundle",{"sequence":0,"startMs":1e999,"hopMs":10,"tones":[],"loudness":[],"onsetsMs":[]}]',
      '42/jam,["position",{"track":null,"state":"playing","positionMs":1e999,"atMs":-1}]',
    ),
    frame(
      '4,000 tones in one bundle',
      'taken',
      `42/jam,["bundle",{"sequence":0,"startMs":0,"hopMs":10,"tones":[${'1,'.repeat(4000)}1]}]`,
    ),
    frame(
      'sound as bytes',
      ['taken', 'cut off'],
      '451-/jam,["bundle",{"_placeholder":true,"num":0}]',
      Buffer.alloc(8000, 1),
    ),
    frame(
      'a hundred pieces at once',
      'taken',
      ...Array.from({ length: 100 }, () => '42/party,["react","x"]'),
    ),
  ],
})

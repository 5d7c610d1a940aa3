import { type OpenTestHouse, openHouse } from '../../lan/open-house.ts'
import { type Expected, entranceOf, type HostileCase, outcomeOf } from '../entrance.ts'
import { checkHealth } from '../open-home.ts'

type Case = HostileCase<OpenTestHouse>
type Call = { method?: string; path?: string; headers?: Record<string, string>; body?: object }

/** A call of a device of the network that has just come. */
const call = (name: string, becomes: Expected, said: Call): Case => ({
  name,
  becomes,
  async send({ newDevice }) {
    const { method = 'POST', path = '/api/pairing', ...rest } = said
    const { status, text } = await newDevice().call(method, path, rest)
    return outcomeOf({ status, body: text })
  },
})
const code = (name: string, guess: unknown, becomes: Expected = 'invalid_request'): Case =>
  call(name, becomes, { body: { code: guess } })

/** Somebody of the network who knows no code; lan.test.ts and lan-code.test.ts have the plain ones. */
export const pairing = entranceOf<OpenTestHouse>({
  name: 'pairing',
  open: openHouse,
  check: ({ home }) => checkHealth(home),
  close: (house) => house.close(),
  cases: [
    code('a code of other digits', '１２３４５６'),
    code('a code of digits of another script', '٠١٢٣٤٥'),
    code('a code with a line after it', '123456\n'),
    code('a code with NUL', '12345\0'),
    code('a code below nothing', '-12345'),
    code('a code in a list', ['123456']),
    code(
      'a list of every code',
      Array.from({ length: 5000 }, (_, nth) => String(nth).padStart(6, '0')),
    ),
    code('an object that looks like a text', { length: 6, toString: '123456' }),
    code('a code of 60,000 digits', '1'.repeat(60_000)),
    call('a code and more', 'invalid_request', { body: { code: '123456', isPaired: true } }),
    call('no body', 'invalid_request', {}),
    call('a code in the address', 'invalid_request', { path: '/api/pairing?code=123456' }),
    call('somebody who says that they are this machine', 'pairing_required', {
      method: 'GET',
      path: '/api/viewer',
      headers: { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1', forwarded: 'for=127.0.0.1' },
    }),
    call('a page under a name that is not ours', 'origin_refused', {
      method: 'GET',
      path: '/api/pairing',
      headers: { host: 'evil.test' },
    }),
    call('a page of another site that pairs', 'origin_refused', {
      headers: { origin: 'https://evil.test' },
      body: { code: '123456' },
    }),
    ...['/API/viewer', '/api//viewer', '/api/viewer/', '/api/./viewer', '/api/%76iewer'].map(
      (path) =>
        call(
          `the family at ${path}`,
          ['pairing_required', 'not_found', 'invalid_request', 'taken'],
          {
            method: 'GET',
            path,
          },
        ),
    ),
    {
      name: 'every wrong code after the fifth',
      becomes: 'pairing_locked',
      async send({ newDevice, wrongCode }) {
        const wrong = await wrongCode()
        for (let nth = 0; nth < 5; nth++) await newDevice().pair(wrong)
        const { status, text } = await newDevice().pair(wrong)
        return outcomeOf({ status, body: text })
      },
    },
  ],
})

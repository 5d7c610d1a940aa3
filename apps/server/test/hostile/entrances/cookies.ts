import { devices } from '../../../src/tables/family.ts'
import { entranceOf, type HostileCase } from '../entrance.ts'
import { checkHealth, type OpenHome, openHome } from '../open-home.ts'
import { request, speak } from '../wire.ts'

const NAME = 'starnest_device'

/** A call with a Cookie header as it stands. A client without a cookie of ours is a new device, and
 *  is answered as one. */
const cookie = (name: string, value: string): HostileCase<OpenHome> => ({
  name,
  becomes: 'taken',
  send: ({ port }) =>
    speak(
      port,
      Buffer.from(request('GET /api/viewer', ['Host: localhost', `Cookie: ${value}`]), 'latin1'),
    ),
})

/** Cookies that nobody here gave out; household.test.ts has values that are no id. */
export const cookies = entranceOf<OpenHome>({
  name: 'cookies',
  open: () => openHome(),
  async check({ home }) {
    await checkHealth(home)
    const { length } = await home.database.db.select().from(devices)
    if (length !== 2) throw new Error(`${length} devices are written down`)
  },
  close: ({ home }) => home.close(),
  cases: [
    cookie('an empty cookie', ''),
    cookie('no name', '=x'),
    cookie('no value', NAME),
    cookie('a value of nothing', `${NAME}=`),
    cookie('two hundred of ours', `${NAME}=a; `.repeat(200)),
    cookie('two thousand of others', 'a=b; '.repeat(2000)),
    cookie('12 kB in one', `${NAME}=${'A'.repeat(12_000)}`),
    cookie('a value in broken quotes', `${NAME}="AAAAAAAAAAAAAAAAAAAAAA`),
    cookie('a value in percents that are none', `${NAME}=%E0%A4%A`),
    cookie('NUL in percents', `${NAME}=%00AAAAAAAAAAAAAAAAAAAAA`),
    cookie('half of a pair of surrogates', `${NAME}=%ED%A0%80AAAAAAAAAAAAAAAAAAA`),
    cookie('letters that look like ours', `${NAME}=\xc0\xc1\xc2\xc3AAAAAAAAAAAAAAAAAA`),
    cookie('an object', `${NAME}[$ne]=; ${NAME}={"$gt":""}`),
    cookie('__proto__', `__proto__=x; constructor=y; __proto__=${NAME}`),
    cookie('separators without end', ';'.repeat(12_000)),
    cookie('equals signs without end', '='.repeat(12_000)),
    cookie('quotes without end', `${NAME}=${'"'.repeat(12_000)}`),
    cookie('a statement', `${NAME}='; drop table devices; --`),
    cookie('the name in capitals', `${NAME.toUpperCase()}=AAAAAAAAAAAAAAAAAAAAAA`),
    cookie('an escape to the terminal', `${NAME}=%1b[2J%1b[31m`),
  ],
})

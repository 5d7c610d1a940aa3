import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_NFO_BYTES, NfoError, readNfo, readNfoBytes } from './nfo.ts'

const MOVIE = `<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>
<movie>
  <title>The Long Way &amp; Home</title><originaltitle>x</originaltitle>
  <tagline>Far is near.</tagline>
  <plot>A snail sets out.</plot><runtime>90</runtime>
  <year>2001</year>
  <genre>Animation</genre><genre>Science Fiction</genre>
  <mpaa>Rated PG for mild peril</mpaa>
  <actor><name>Ada</name><role>The Snail</role><order>0</order></actor>
  <actor><name>Ben</name></actor>
  <actor><role>nobody</role></actor>
</movie>
https://www.example.org/movie/1`

it('reads what Kodi writes of a film', () => {
  expect(readNfo(MOVIE)).toEqual([
    {
      title: 'The Long Way & Home',
      showTitle: null,
      tagline: 'Far is near.',
      plot: 'A snail sets out.',
      year: 2001,
      genre: 'sci-fi',
      isRated: true,
      rating: 'PG',
      certificate: 'us:pg',
      cast: [
        { name: 'Ada', role: 'The Snail' },
        { name: 'Ben', role: '' },
      ],
      season: null,
      episode: null,
    },
  ])
})

it('reads every episode that a file is about, in whatever order', () => {
  const episode = (number: number) =>
    `<episodedetails><title>E${number}</title><showtitle>S</showtitle><season>0</season>
     <episode>${number}</episode><aired>2005-03-26</aired></episodedetails>`
  const facts = readNfo(`${episode(3)}\n${episode(2)}\nhttps://www.example.org/1`)
  expect(facts.map((one) => one.title)).toEqual(['E3', 'E2'])
  expect(facts[1]).toMatchObject({
    showTitle: 'S',
    season: 0,
    episode: 2,
    year: 2005,
    rating: null,
    isRated: false,
  })
})

const first = (text: string) => readNfo(text)[0]

it('rates by the ratings of the world, also where another tag has them', () => {
  expect(first('<movie><mpaa>DE:FSK 6</mpaa></movie>')).toMatchObject({
    isRated: true,
    rating: 'TV-Y7',
  })
  expect(first('<movie><certification>GB:U</certification></movie>')?.rating).toBe('G')
  expect(first('<movie><mpaa>Approved</mpaa></movie>')).toMatchObject({
    isRated: true,
    rating: null,
  })
})

it('reads characters that are written as numbers', () => {
  const said = first('<movie><title>L&#233;on &#x1F981; &amp; &quot;x&quot;</title></movie>')
  expect(said?.title).toBe('Léon 🦁 & "x"')
})

it('reads a season, and is told nothing by a bare address', () => {
  expect(first('<season><seasonnumber>2</seasonnumber></season>')?.season).toBe(2)
  expect(readNfo('https://www.example.org/tt1\nhttps://www.example.org/movie/1\n')).toEqual([])
})

it('reads the charset that a file declares', () => {
  const text =
    '<?xml version="1.0" encoding="windows-1252"?><movie><title>L\u00e9on</title></movie>'
  const said = readNfoBytes(Buffer.from(text, 'latin1'))
  expect(said.is === 'read' && said.facts[0]?.title).toBe('Léon')
})

it('takes no year that cannot be one', () => {
  expect(first('<movie><year>1234</year></movie>')?.year).toBeNull()
})

it.each([
  [
    'entities that grow',
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><movie><title>&b;</title></movie>',
  ],
  [
    'a file of the machine',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><movie><title>&a;</title></movie>',
  ],
  ['a lower-case document type', '<!doctype html><movie/>'],
  ['no XML', 'Plot: a snail'],
  ['damaged XML', '<movie><title>A</movie>'],
  ['XML that ends early', '<movie><title>A'],
  ['a megabyte too much', `<movie><plot>${'a'.repeat(MAX_NFO_BYTES)}</plot></movie>`],
  ['a thousand tags in each other', `<movie>${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}</movie>`],
  ['names that are dangerous to objects', '<movie><__proto__><title>P</title></__proto__></movie>'],
  ['nothing', ''],
])('refuses %s', (_what, text) => expect(() => readNfo(text)).toThrow(NfoError))

it('answers or refuses whatever stands in the file', () => {
  const piece = fc.constantFrom(
    '<movie>',
    '</movie>',
    '<title>',
    '</title>',
    '<![CDATA[',
    ']]>',
    '&lt;',
    '&#x0;',
    '&#xD800;',
    '<',
    '>',
    'a',
    '<actor>',
    '</actor>',
    '<name/>',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 30 }).map((all) => all.join('')),
      ),
      (text) => {
        try {
          readNfo(text)
        } catch (error) {
          expect(error).toBeInstanceOf(NfoError)
        }
      },
    ),
    { numRuns: 2000 },
  )
})

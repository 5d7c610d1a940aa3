import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_NFO_BYTES, NfoError, readNfo } from './nfo.ts'

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
  expect(readNfo(MOVIE)).toEqual({
    title: 'The Long Way & Home',
    showTitle: null,
    tagline: 'Far is near.',
    plot: 'A snail sets out.',
    year: 2001,
    genre: 'sci-fi',
    isRated: true,
    rating: 'PG',
    cast: [
      { name: 'Ada', role: 'The Snail' },
      { name: 'Ben', role: '' },
    ],
    season: null,
    episode: null,
  })
})

it('reads the first of several episodes', () => {
  const episode = (number: number) =>
    `<episodedetails><title>E${number}</title><showtitle>S</showtitle><season>0</season>
     <episode>${number}</episode><aired>2005-03-26</aired></episodedetails>`
  expect(readNfo(episode(2) + episode(3))).toMatchObject({
    title: 'E2',
    showTitle: 'S',
    season: 0,
    episode: 2,
    year: 2005,
    rating: null,
    isRated: false,
  })
})

it.each([
  ['PG-13', 'PG-13'],
  ['US:PG-13 / US:Rated PG-13', 'PG-13'],
  ['us:tv-y7', 'TV-Y7'],
  ['Rated R', 'R'],
  ['US:PG / US:R', null],
  ['DE:FSK 6', null],
  ['GB:U', null],
  ['PG-13-ish', null],
  ['12', null],
  ['Not Rated', null],
  ['Approved', null],
  ['G-rated fun', null],
])('takes the rating "%s" for %s', (mpaa, rating) => {
  const said = readNfo(`<movie><mpaa>${mpaa}</mpaa></movie>`)
  expect([said.rating, said.isRated]).toEqual([rating, true])
})

it('takes no year that cannot be one', () => {
  expect(readNfo('<movie><year>1234</year></movie>').year).toBeNull()
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
  ['no XML', 'https://www.example.org/tt1'],
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

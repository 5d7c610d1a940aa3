import { type Expected, entranceOf, type HostileCase } from '../entrance.ts'
import { checkHealth } from '../open-home.ts'
import { openShelfHome, type ShelfHome } from '../open-shelf.ts'

const nfo = (name: string, becomes: Expected, text: string | Buffer): HostileCase<ShelfHome> => ({
  name,
  becomes,
  send: (house) => house.lies({ 'A.nfo': text }),
})
/** An NFO of a film that keeps its name, with something in it. */
const movie = (inside: string) => `<movie>${inside}</movie>`
const named = (code: string) => ({ named: code })

/** What lies beside a film and says that it is about it. */
export const nfos = entranceOf<ShelfHome>({
  name: 'NFO',
  open: openShelfHome,
  check: ({ home }) => checkHealth(home),
  close: (house) => house.close(),
  cases: [
    nfo(
      'a file of this machine as an entity',
      named('nfo_document_type'),
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><movie><title>&a;</title></movie>',
    ),
    nfo(
      'entities of entities',
      named('nfo_document_type'),
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><movie><title>&b;</title></movie>',
    ),
    nfo(
      'a document type at an address',
      named('nfo_document_type'),
      `<!DOCTYPE movie SYSTEM "http://169.254.169.254/x.dtd">${movie('')}`,
    ),
    nfo('a megabyte and more', named('nfo_too_large'), movie('a'.repeat(1_000_001))),
    nfo('nothing', named('nfo_not_xml'), ''),
    nfo('a page', named('nfo_not_xml'), '<html><script>alert(1)</script></html>'),
    nfo('a program', named('nfo_not_xml'), Buffer.from('\x7fELF\x02\x01\x01\0\0', 'latin1')),
    nfo('an address alone', ['taken'], 'https://www.themoviedb.org/movie/1'),
    nfo('tags that end elsewhere', named('nfo_damaged'), '<movie><title>B</movie></title>'),
    nfo('a tag that never ends', ['taken', named('nfo_damaged')], '<movie><title>B'),
    nfo(
      'a thousand tags in each other',
      named('nfo_damaged'),
      movie(`${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`),
    ),
    nfo('10,000 tags that never end', [named('nfo_damaged')], movie('<a>'.repeat(10_000))),
    nfo('10,000 signs that begin a tag', [named('nfo_damaged')], movie('<'.repeat(10_000))),
    nfo('a comment that never ends', [named('nfo_damaged')], movie(`<!--${'-'.repeat(10_000)}`)),
    nfo(
      'text as it is that never ends',
      [named('nfo_damaged')],
      movie(`<![CDATA[${']'.repeat(10_000)}`),
    ),
    nfo(
      'an attribute that never ends',
      [named('nfo_damaged')],
      `<movie a="${'x'.repeat(10_000)}></movie>`,
    ),
    nfo(
      '2,000 attributes',
      ['taken'],
      `<movie ${Array.from({ length: 2000 }, (_, nth) => `a${nth}="b"`).join(' ')}><year>2001</year></movie>`,
    ),
    nfo('5,000 actors', 'taken', movie('<actor><name>B</name><role>C</role></actor>'.repeat(5000))),
    nfo('a name of 500,000 letters', 'taken', movie(`<tagline>${'B'.repeat(500_000)}</tagline>`)),
    nfo(
      'characters that there are none of',
      ['taken', named('nfo_damaged')],
      movie('<plot>&#0;&#xD800;&#x110000;&#99999999999;</plot>'),
    ),
    nfo('control characters', ['taken', named('nfo_damaged')], movie('<plot>a\0b\x1b[2J</plot>')),
    nfo(
      '__proto__ as a tag',
      ['taken', named('nfo_damaged')],
      movie('<__proto__><isRated>1</isRated></__proto__><constructor>x</constructor>'),
    ),
    nfo(
      'numbers that are none',
      'taken',
      movie('<year>99999999999999999999</year><runtime>NaN</runtime>'),
    ),
    nfo('a rating that is none', 'taken', movie('<mpaa>Rated $(touch /tmp/x) __proto__</mpaa>')),
    nfo('a statement', 'taken', movie("<tagline>'; drop table titles; --</tagline>")),
    nfo('a page within', 'taken', movie('<plot>&lt;script&gt;alert(1)&lt;/script&gt;</plot>')),
    nfo(
      'UTF-16',
      ['taken', named('nfo_not_xml'), named('nfo_damaged')],
      Buffer.from(`\ufeff${movie('')}`, 'utf16le'),
    ),
    nfo(
      'bytes that are no text',
      [named('nfo_not_xml'), named('nfo_damaged')],
      Buffer.from('fffe00d800dc3c6d', 'hex'),
    ),
  ],
})

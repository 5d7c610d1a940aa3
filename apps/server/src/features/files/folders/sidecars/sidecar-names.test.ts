import { expect, it } from 'vitest'
import { showSidecarsOf, sidecarsOf } from './sidecar-names.ts'

const VIDEO = 'Film (2001).mkv'
const subtitles = (...names: string[]) =>
  sidecarsOf(VIDEO, names, { isAlone: true }).subtitles.map(
    ({ language, isForced }) => `${language}${isForced ? ' forced' : ''}`,
  )

it.each([
  ['Film (2001).srt', 'und'],
  ['Film (2001).en.srt', 'en'],
  ['Film (2001).EN.VTT', 'en'],
  ['Film (2001).eng.srt', 'en'],
  ['Film (2001).fre.srt', 'fr'],
  ['Film (2001).pt-BR.srt', 'pt-BR'],
  ['Film (2001).en.forced.srt', 'en forced'],
  ['Film (2001).forced.en.srt', 'en forced'],
  ['Film (2001).en.hi.srt', 'en'],
  ['Film (2001).hi.srt', 'hi'],
  ['Film (2001).es.sdh.srt', 'es'],
  ['Film (2001).zh-Hans.srt', 'zh-Hans'],
  ['Film (2001).directors.srt', 'und'],
  ['Film (2001).English.srt', 'en'],
  ['Film (2001).Deutsch.forced.srt', 'de forced'],
  ['Film (2001).Brazilian Portuguese.srt', 'pt-BR'],
  ['Film (2001).Español (Latinoamérica).srt', 'es'],
  ['Film (2001) (Ελληνικά).srt', 'el'],
  ['Film (2001).pt_BR.srt', 'pt-BR'],
  ['Film (2001).sdh.default.en.srt', 'en'],
  ['Film (2001).default.en.forced.ass', 'en forced'],
  ['Film (2001).English Signs.en.srt', 'en'],
  ['Film (2001)_fr.ssa', 'fr'],
])('reads the language of %s as %s', (name, said) => expect(subtitles(name)).toEqual([said]))

it('leaves alone what belongs to another film or is no subtitle', () => {
  expect(subtitles('Film.en.srt', 'Film (2001) 2.en.srt', 'Film (2001).en.txt', 'en.srt')).toEqual(
    [],
  )
})

it('takes one of each language, and all that is said before what is foreign', () => {
  expect(
    subtitles('Film (2001).en.forced.srt', 'Film (2001).en.srt', 'Film (2001).fr.forced.srt'),
  ).toEqual(['en', 'en-forced forced', 'fr forced'])
})

it('takes that of a language that the family calls its default, and what says no sounds before what does', () => {
  const names = ['Film (2001).en.sdh.srt', 'Film (2001).en.default.srt', 'Film (2001).fr.cc.srt']
  const { subtitles: found } = sidecarsOf(VIDEO, [...names, 'Film (2001).fr.srt'], {
    isAlone: true,
  })
  expect(found.map(({ name }) => name)).toEqual([
    'Film (2001).en.default.srt',
    'Film (2001).fr.srt',
  ])
})

it('leaves subtitles to the film with the longest name that they begin with', () => {
  const names = ['Film.mkv', 'Film.2.mkv', 'Film.2.en.srt']
  expect(sidecarsOf('Film.mkv', names, { isAlone: false }).subtitles).toEqual([])
  expect(sidecarsOf('Film.2.mkv', names, { isAlone: false }).subtitles).toHaveLength(1)
})

it('names subtitles that are pictures', () => {
  const names = ['Film (2001).idx', 'Film (2001).sub', 'Film (2001).en.sup', 'Film (2001) 2.sub']
  expect(sidecarsOf(VIDEO, names, { isAlone: true }).unreadable).toEqual([
    'Film (2001).idx',
    'Film (2001).en.sup',
  ])
})

it('takes pictures and facts that bear the name of the film, and those of its folder when it is alone', () => {
  const names = ['poster.jpg', 'fanart.png', 'movie.nfo', 'Film (2001)-poster.webp', 'notes.txt']
  expect(sidecarsOf(VIDEO, names, { isAlone: true })).toMatchObject({
    nfo: 'movie.nfo',
    poster: 'Film (2001)-poster.webp',
    backdrop: 'fanart.png',
  })
  expect(sidecarsOf(VIDEO, names, { isAlone: false })).toMatchObject({
    nfo: null,
    poster: 'Film (2001)-poster.webp',
    backdrop: null,
  })
})

it('takes from the folder of a show what holds for its episodes', () => {
  expect(showSidecarsOf(['tvshow.nfo', 'folder.jpg', 'season01-poster.jpg'])).toEqual({
    nfo: 'tvshow.nfo',
    poster: 'folder.jpg',
    backdrop: null,
  })
})

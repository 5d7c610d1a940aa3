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
])('reads the language of %s as %s', (name, said) => expect(subtitles(name)).toEqual([said]))

it('leaves alone what belongs to another film or is no subtitle', () => {
  expect(subtitles('Film.en.srt', 'Film (2001) 2.en.srt', 'Film (2001).en.ass', 'en.srt')).toEqual(
    [],
  )
})

it('takes one of each language, and all that is said before what is foreign', () => {
  expect(
    subtitles('Film (2001).en.forced.srt', 'Film (2001).en.srt', 'Film (2001).fr.forced.srt'),
  ).toEqual(['en', 'fr forced'])
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

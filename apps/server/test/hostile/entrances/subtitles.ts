import { type Expected, entranceOf, type HostileCase } from '../entrance.ts'
import { checkHealth } from '../open-home.ts'
import { openShelfHome, type ShelfHome } from '../open-shelf.ts'

const beside = (
  format: 'srt' | 'vtt',
  name: string,
  text: string | Buffer,
  becomes: Expected = ['taken', { named: 'subtitles_empty' }, { named: 'damaged' }],
): HostileCase<ShelfHome> => ({
  name: `${format}: ${name}`,
  becomes,
  send: (house) => house.lies({ [`A.en.${format}`]: text }, house.hasSubtitlesOrProblem),
})

const TIME = '00:00:01,000 --> 00:00:02,000'
const srt = (text: string) => `1\n${TIME}\n${text}\n`
const vtt = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`

/** Subtitles that lie beside a film; convert-subtitles.test.ts has what they become. */
export const subtitles = entranceOf<ShelfHome>({
  name: 'subtitles',
  open: openShelfHome,
  check: ({ home }) => checkHealth(home),
  close: (house) => house.close(),
  cases: [
    beside('srt', 'nothing', '', { named: 'subtitles_empty' }),
    beside('srt', 'no times', 'Good evening\n'.repeat(100)),
    beside('srt', 'bytes that are no text', Buffer.from('fffe00d800dcff00', 'hex')),
    beside('srt', 'a film', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')),
    beside('srt', 'NUL in each line', srt('a\0b\n'.repeat(100).trimEnd())),
    beside(
      'srt',
      'a picture by style',
      srt('{\\img(0,0,/etc/passwd)}<img src=x onerror=alert(1)>Good'),
    ),
    beside('srt', 'braces that never close', srt(`${'{\\'.repeat(150_000)}Good`)),
    beside('srt', 'tags that never close', srt(`${'<b '.repeat(2000)}Good`)),
    beside('srt', 'tags in tags', srt(`${'<b>'.repeat(2000)}Good${'</b>'.repeat(2000)}`)),
    beside('srt', 'spaces without end', srt(`${' '.repeat(20_000)}Good`)),
    beside('srt', 'times that run backwards', `1\n00:00:09,000 --> 00:00:01,000\nGood\n`),
    beside('srt', 'times that there are none of', `1\n99:99:99,999 --> -1:00:00,000\nGood\n`),
    beside(
      'srt',
      'times with digits without end',
      `1\n${'9'.repeat(5000)}:00:00,000 --> 00:00:02,000\nGood\n`,
    ),
    beside(
      'srt',
      '20,000 lines at once',
      Array.from({ length: 20_000 }, (_, at) => `${at}\n${TIME}\nGood\n`).join('\n'),
    ),
    beside('srt', 'arrows without end', `1\n${'-->'.repeat(5000)}\nGood\n`),
    beside('vtt', 'a head alone', 'WEBVTT\n'),
    beside(
      'vtt',
      'styles of another site',
      `WEBVTT\n\nSTYLE\n::cue { background: url(http://evil.test/) }\n\n00:01.000 --> 00:02.000\nGood\n`,
    ),
    beside('vtt', 'script in a voice', vtt('<v <script>alert(1)</script>>Good</v>')),
    beside('vtt', 'entities without end', vtt('&lt;'.repeat(5000))),
    beside('vtt', 'brackets without end', vtt('<'.repeat(5000))),
    beside('vtt', 'times in tags', vtt(`<00:00:01.500>${'<c.a.b.c>'.repeat(1000)}Good`)),
    beside('vtt', 'a note that never ends', `WEBVTT\n\nNOTE\n${'x\n'.repeat(5000)}`),
    beside('vtt', 'a line of 500,000 letters', vtt('a'.repeat(500_000))),
    beside('vtt', 'more than a subtitle ever has', vtt('a'.repeat(12_000_000)), {
      named: 'subtitles_too_large',
    }),
  ],
})

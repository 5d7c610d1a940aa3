import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generated, runBareFfmpeg } from '../media/make-media.ts'

/** A text of a song, line by line; `change` replaces or adds headers, null leaves one out. */
function songText(change: Record<string, string | null> = {}, notes: readonly string[] = NOTES) {
  const headers = {
    ...{ VERSION: '1.0.0', TITLE: 'Star song', ARTIST: 'Nobody', BPM: '120' },
    ...{ GAP: '200', MP3: 'star.mp3', GENRE: 'Pop', LANGUAGE: 'English', ...change },
  }
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === null ? [] : [`#${name}:${value}`],
  )
  return [...lines, ...notes].join('\n')
}

const NOTES = [': 0 4 0 Twin', ': 4 4 7 kle', '- 9', '* 10 4 9 star', 'E']
const OVERLAPS = [
  ': 0 8 0 Twin',
  ': 4 4 7 kle',
  ': 4 4 7 twice',
  ': 9 0 7 none',
  '* 10 4 9 star',
  'E',
]

/** What lies in the folder: a text, and what becomes of it: a song, one that was put right, or the code of its
 *  problem. */
type Case = { bytes: string | Buffer; becomes: 'song' | 'repaired' | string }

/** Texts as people find them, by their paths. */
export const MESSY: Record<string, Case> = {
  'plain/song.txt': { bytes: songText(), becomes: 'song' },
  'plain/bom.txt': { bytes: `\uFEFF${songText({ TITLE: 'With a mark' })}`, becomes: 'song' },
  'plain/crlf.txt': {
    bytes: songText({ TITLE: 'CRLF' }).replaceAll('\n', '\r\n'),
    becomes: 'song',
  },
  'plain/latin-1.txt': {
    bytes: Buffer.from(songText({ TITLE: 'Für Élise', VERSION: null }), 'latin1'),
    becomes: 'song',
  },
  'plain/capitals.TXT': {
    bytes: songText({ TITLE: 'Capitals', MP3: 'STAR.MP3' }),
    becomes: 'song',
  },
  'plain/no-end.txt': { bytes: songText({ TITLE: 'No end' }, NOTES.slice(0, -1)), becomes: 'song' },
  'plain/negative-gap.txt': { bytes: songText({ TITLE: 'Gap', GAP: '-100' }), becomes: 'song' },
  'plain/overlaps.txt': { bytes: songText({ TITLE: 'Overlaps' }, OVERLAPS), becomes: 'repaired' },
  'plain/end-in-seconds.txt': {
    bytes: songText({ TITLE: 'Seconds', END: '3', GAP: '0' }, [': 0 4 0 La', '* 14 4 2 la', 'E']),
    becomes: 'song',
  },
  'plain/far-beyond.txt': {
    bytes: songText({ TITLE: 'Beyond' }, [...NOTES.slice(0, -1), ': 400 4 0 late', 'E']),
    becomes: 'audio_shorter',
  },
  'plain/voice-and-backing.txt': {
    bytes: songText({ TITLE: 'Backing', INSTRUMENTAL: 'not there.mp3' }),
    becomes: 'song',
  },
  'bad/bpm-0.txt': { bytes: songText({ BPM: '0' }), becomes: 'invalid' },
  'bad/bpm-huge.txt': { bytes: songText({ BPM: '1000000000' }), becomes: 'invalid' },
  'bad/bpm-nan.txt': { bytes: songText({ BPM: 'NaN' }), becomes: 'invalid' },
  'bad/no-notes.txt': { bytes: songText({}, ['E']), becomes: 'invalid' },
  'bad/no-title.txt': { bytes: songText({ TITLE: null }), becomes: 'invalid' },
  'bad/read-me.txt': { bytes: 'These songs are from a friend.', becomes: 'invalid' },
  'bad/empty.txt': { bytes: '', becomes: 'invalid' },
  'bad/binary.txt': { bytes: Buffer.alloc(5000, 0xff), becomes: 'invalid' },
  'bad/huge.txt': { bytes: `${songText()}\n${'x'.repeat(1_100_000)}`, becomes: 'too_large' },
  'bad/no-sound.txt': { bytes: songText({ MP3: null }), becomes: 'no_audio' },
  'bad/missing.txt': { bytes: songText({ MP3: 'gone.mp3' }), becomes: 'audio_missing' },
  'bad/folder.txt': { bytes: songText({ MP3: 'a-folder' }), becomes: 'audio_missing' },
  'bad/absolute.txt': { bytes: songText({ MP3: '/etc/passwd' }), becomes: 'unsafe_path' },
  'bad/windows.txt': { bytes: songText({ MP3: 'C:\\music\\a.mp3' }), becomes: 'unsafe_path' },
  'bad/upwards.txt': { bytes: songText({ MP3: '../plain/star.mp3' }), becomes: 'unsafe_path' },
  'bad/address.txt': { bytes: songText({ MP3: 'http://a.test/a.mp3' }), becomes: 'unsafe_path' },
  'bad/link-out.txt': { bytes: songText({ MP3: 'link.mp3' }), becomes: 'unsafe_path' },
  'bad/no-film.txt': { bytes: songText({ MP3: 'page.mp3' }), becomes: 'audio_refused' },
  'bad/cut.txt': { bytes: songText({ MP3: 'cut.mp3' }), becomes: 'audio_refused' },
  'bad/playlist.txt': { bytes: songText({ MP3: 'list.mp3' }), becomes: 'audio_refused' },
}

/** Writes them into a folder, with a sound of three seconds beside the good ones, and what the bad ones name.
 *  `outside` lies outside of the folder. */
export async function writeMessySongs(folder: string, outside: string): Promise<void> {
  for (const [path, { bytes }] of Object.entries(MESSY)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  const sound = join(folder, 'plain/star.mp3')
  await runBareFfmpeg(...generated("aevalsrc='0.1*sin(2*PI*440*t)':s=22050:d=3"), sound)
  await mkdir(join(folder, 'bad/a-folder'))
  await writeFile(outside, 'a sound of somebody else')
  await symlink(outside, join(folder, 'bad/link.mp3'))
  await symlink(join(folder, 'plain/song.txt'), join(folder, 'bad/linked-text.txt'))
  await writeFile(join(folder, 'bad/page.mp3'), '<html><script>alert(1)</script></html>')
  await writeFile(join(folder, 'bad/cut.mp3'), Buffer.from('ID3\u0004'))
  await writeFile(join(folder, 'bad/list.mp3'), '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openForeignText } from '../../../foreign-text/open-foreign-text.ts'
import { decodeText } from './charset.ts'
import { convertSubtitles, subtitlesOf } from './convert-subtitles.ts'

const foreignText = openForeignText()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-subtitles-'))
})
afterAll(async () => {
  await foreignText.close()
  await rm(folder, { recursive: true, force: true })
})

const webVttOf = (text: { bytes: Uint8Array; language: string | undefined }) =>
  subtitlesOf(text)?.webVtt ?? null
const converted = (text: string) =>
  webVttOf({ bytes: Buffer.from(text), language: undefined }) ?? ''

describe('captions', () => {
  it('are read from SubRip, in order and without markup', () => {
    const text = [
      ...[
        '2',
        '00:01:02,500 --> 00:01:04,000',
        '{\\an8}<i>Second</i> & <b>bold</b>',
        'line two',
        '',
      ],
      ...['1', '00:00:01,000 --> 00:00:02,000 X1:40', '<font color="#fff">First</font>', ''],
    ].join('\r\n')
    expect(converted(text)).toBe(
      [
        ...['WEBVTT', '', '00:00:01.000 --> 00:00:02.000', 'First', ''],
        ...['00:01:02.500 --> 00:01:04.000', 'Second &amp; bold', 'line two', ''],
      ].join('\n'),
    )
  })

  it('are read from WebVTT, without its head, notes and settings', () => {
    const text = [
      ...['WEBVTT - a title', '', 'STYLE', '::cue { color: red }', '', 'NOTE --- not shown', ''],
      ...['id', '00:01.000 --> 00:02.500 align:start', '<v Leo>Roar</v> &lt;loud&gt;', ''],
    ].join('\n')
    expect(converted(text)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nRoar &lt;loud&gt;\n')
  })

  it('go on when the empty line between two is missing', () => {
    const text = '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n'
    expect(converted(text)).toContain('02.000\nOne\n\n00:00:03.000 --> 00:00:04.000\nTwo\n')
  })

  it('with a script in them are text', () => {
    const text = '00:01.000 --> 00:02.000\n<script>alert(1)</script><img src=x onerror=alert(1)>\n'
    expect(converted(text)).not.toContain('<')
    const sly = '00:01.000 --> 00:02.000\n&lt;script&gt;<<b>script>\n'
    expect(converted(sly)).not.toMatch(/<\w/)
  })

  it('never hold markup, whatever stands in the file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (body) => {
        const track = converted(`00:01.000 --> 00:02.000\n${body}`)
        expect(track).not.toMatch(/<|\0/)
        expect(track.isWellFormed()).toBe(true)
        expect(track.match(/-->/g)?.length ?? 0).toBeLessThanOrEqual(1)
      }),
    )
  })

  // A third of a second; a reader that looks back at what it has read would take hours.
  it('of hundreds of thousands of lines are read once, and only the first twenty thousand cues kept', () => {
    const many = '00:00:01,000 --> 00:00:02,000\nx\n\n'.repeat(130_000)
    expect(converted(many).match(/-->/g)).toHaveLength(20_000)
  })
})

describe('a subtitle file', () => {
  const written = async (bytes: Buffer | string) => {
    const sourcePath = join(folder, 'subtitles')
    await writeFile(sourcePath, bytes)
    return sourcePath
  }
  const timed = (bytes: Buffer) =>
    Buffer.concat([Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'), bytes, Buffer.from('\n')])

  it.each([
    ['UTF-8', Buffer.from('Señor Müller ☆'), undefined, 'Señor Müller ☆'],
    ['windows-1252', Buffer.from('Se\xf1or M\xfcller', 'latin1'), undefined, 'Señor Müller'],
    ['windows-1251', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), 'ru', 'Привет'],
    ['windows-1250', Buffer.from([0xb3, 0xf3, 0xbf, 0xea]), 'pl-PL', 'łóżę'],
  ])('in %s is understood', async (_, bytes, language, text) => {
    const sourcePath = await written(timed(bytes))
    const { webVtt, styled } = await convertSubtitles({ sourcePath, language }, foreignText)
    expect(webVtt).toContain(`\n${text}\n`)
    expect(styled).toBeNull()
  })

  it('in UTF-16 is understood, either way round', () => {
    const little = Buffer.from('\uFEFFfür', 'utf16le')
    expect(decodeText(little)).toBe('für')
    expect(decodeText(Buffer.from(little).swap16())).toBe('für')
  })

  it('that is too large is refused, one without captions is none', async () => {
    const large = { sourcePath: await written(Buffer.alloc(5_000_001, 'x')) }
    await expect(convertSubtitles(large, foreignText)).rejects.toMatchObject({ reason: 'refused' })
    const page = { sourcePath: await written('<html>no</html>') }
    await expect(convertSubtitles(page, foreignText)).rejects.toMatchObject({
      reason: 'unreadable',
    })
  })
})

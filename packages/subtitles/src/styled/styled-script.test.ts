import { expect, it } from 'vitest'
import { partAt, readStyled } from './styled-script.ts'
import { tidyAss } from './tidy-ass.ts'

const PAGE = { pageFonts: ['Outfit Variable', 'Noto Sans JP Variable'] }
const file = (events: readonly string[]) =>
  [
    ...['[Script Info]', 'PlayResX: 1280', 'PlayResY: 720', '[V4+ Styles]'],
    'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour',
    ...[
      'Style: Default,Open Sans,50,&H00FFFFFF,&H000000FF',
      'Style: Sign,Arial,40,&H0000FFFF,&H0000FF00',
    ],
    '[Events]\nFormat: Start, End, Style, Text',
    ...events,
  ].join('\n')
const script = (events: readonly string[]) => readStyled(tidyAss(file(events)) ?? '')
const clock = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${(seconds % 60).toFixed(2).padStart(5, '0')}`
const said = (from: number, to: number, text: string, style = 'Default') =>
  `Dialogue: ${clock(from)},${clock(to)},${style},${text}`
const textsOf = (part: string) =>
  part.split('\n').flatMap((line) => (/^Dialogue: (?:[^,]*,){9}(.*)$/.exec(line) ?? []).slice(1))

it('gives a renderer what stands now and soon, and says until when that is enough', () => {
  const film = script(Array.from({ length: 5000 }, (_, nth) => said(nth, nth + 1, `Line ${nth}`)))
  expect(film.events).toHaveLength(5000)
  const part = partAt(film, 1000, PAGE)
  expect([part.fromSeconds, part.toSeconds]).toEqual([995, 1905])
  expect(textsOf(part.text)).toHaveLength(910)
  expect(textsOf(part.text)[0]).toContain('Line 995')
  expect(partAt(film, 4900, PAGE).toSeconds).toBe(Number.POSITIVE_INFINITY)
  expect(textsOf(partAt(film, 9000, PAGE).text)).toEqual([])
})

it('keeps a sign that stands all through the film, and always the next two seconds', () => {
  const busy = Array.from({ length: 300 }, (_, nth) => said(10, 11.5, 'x'.repeat(1000) + nth))
  const film = script([said(0, 6000, 'STARNEST', 'Sign'), ...busy, said(100, 101, 'Late')])
  const part = partAt(film, 9, PAGE)
  expect(textsOf(part.text)).toHaveLength(301)
  expect(part.toSeconds).toBe(100)
  expect(textsOf(partAt(film, 99, PAGE).text)).toHaveLength(2)
})

it('puts the fonts of the page behind each font of the file', () => {
  const [text] = textsOf(partAt(script([said(1, 2, '{\\fnArial}a{\\rSign}b')]), 1, PAGE).text)
  const behind = '","Outfit Variable","Noto Sans JP Variable'
  expect(text).toBe(`{\\fnOpen Sans${behind}}{\\fnArial${behind}}a{\\rs1\\fnArial${behind}}b`)
})

it('shows karaoke as changes of colour, each syllable when it is sung', () => {
  const sung = '{\\an8\\k20}Ka{\\kf30}ra{\\k10\\2c&H123456&\\k15}oke'
  const [text] = textsOf(partAt(script([said(1, 3, sung)]), 1, { pageFonts: [] }).text)
  const held = '\\an8'
  const reset = '{\\rs0\\fnOpen Sans'
  expect(text).toBe(
    [
      '{\\fnOpen Sans}',
      `${reset}${held}\\1c&H0000FF&\\t(0,1,1,\\1c&HFFFFFF&)}Ka`,
      `${reset}${held}\\1c&H0000FF&\\t(200,500,1,\\1c&HFFFFFF&)}ra`,
      `${reset}${held}\\2c&H123456&\\1c&H123456&\\t(600,601,1,\\1c&HFFFFFF&)}oke`,
    ].join(''),
  )
})

it('reads no event of what was not written by us', () => {
  expect(readStyled('Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,x').events).toEqual([])
})

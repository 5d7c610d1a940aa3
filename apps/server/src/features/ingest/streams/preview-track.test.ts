import { describe, expect, it } from 'vitest'
import { previewTrack } from './preview-track.ts'

const sheets = {
  sheets: ['sheet-0.jpg', 'sheet-1.jpg'],
  pictures: 102,
  columns: 10,
  rows: 10,
  widthPx: 320,
  heightPx: 180,
}

describe('the track of seek pictures', () => {
  it('names the part of the sheet for each interval, and the last lasts to the end', () => {
    const short = { ...sheets, sheets: ['sheet-0.jpg'], pictures: 3, columns: 3, rows: 1 }
    expect(previewTrack({ sheets: short, intervalSeconds: 10, durationSeconds: 25.5 })).toBe(
      [
        'WEBVTT',
        '',
        '00:00:00.000 --> 00:00:10.000',
        'sheet-0.jpg#xywh=0,0,320,180',
        '',
        '00:00:10.000 --> 00:00:20.000',
        'sheet-0.jpg#xywh=320,0,320,180',
        '',
        '00:00:20.000 --> 00:00:25.500',
        'sheet-0.jpg#xywh=640,0,320,180',
        '',
      ].join('\n'),
    )
  })

  it('goes on in the next row and on the next sheet', () => {
    const track = previewTrack({ sheets, intervalSeconds: 10, durationSeconds: 1015 })
    expect(track).toContain('00:01:40.000 --> 00:01:50.000\nsheet-0.jpg#xywh=0,180,320,180')
    expect(track).toContain('00:16:40.000 --> 00:16:50.000\nsheet-1.jpg#xywh=0,0,320,180')
    expect(track).toContain('00:16:50.000 --> 00:16:55.000\nsheet-1.jpg#xywh=320,0,320,180')
  })

  it('counts hours', () => {
    const long = { ...sheets, pictures: 541 }
    const track = previewTrack({ sheets: long, intervalSeconds: 10, durationSeconds: 5404 })
    expect(track).toContain('01:30:00.000 --> 01:30:04.000')
  })
})

import type { PreviewSheets } from '../../../ports/media/media.ts'

type PreviewTrack = { sheets: PreviewSheets; intervalSeconds: number; durationSeconds: number }

/** WebVTT whose cues name the part of a sheet to show while a viewer seeks: each picture for its
 *  interval, the last until the end. Coordinates are pixels, `x,y,width,height`.
 *  Source: Media Fragments URI 1.0 §4.2.2. */
export function previewTrack({ sheets, intervalSeconds, durationSeconds }: PreviewTrack): string {
  const cues = Array.from({ length: sheets.pictures }, (_, index) => {
    const start = index * intervalSeconds
    const isLast = index === sheets.pictures - 1
    const end = isLast ? Math.max(durationSeconds, start + 0.001) : start + intervalSeconds
    return `${cueTime(start)} --> ${cueTime(end)}\n${pictureAddress(sheets, index)}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

function pictureAddress({ columns, rows, widthPx, heightPx }: PreviewSheets, index: number) {
  const onSheet = index % (columns * rows)
  const sheet = Math.floor(index / (columns * rows))
  const x = (onSheet % columns) * widthPx
  const y = Math.floor(onSheet / columns) * heightPx
  return `sheet-${sheet}.jpg#xywh=${x},${y},${widthPx},${heightPx}`
}

/** Seconds as `hh:mm:ss.mmm`. */
function cueTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const digits = (value: number, length: number) => String(Math.floor(value)).padStart(length, '0')
  const [hours, minutes] = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60]
  const wholeSeconds = digits((milliseconds / 1000) % 60, 2)
  return `${digits(hours, 2)}:${digits(minutes, 2)}:${wholeSeconds}.${digits(milliseconds % 1000, 3)}`
}

import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type { Say } from '@starnest/contract/text/texts'
import { byteSize } from '../../../../platform/byte-size.ts'
import type { TextKey } from '../../../../platform/text-parts.ts'
import { arrivedBytes, isSettled, isUnderWay, type Upload } from '../engine/upload.ts'
import { secondsLeft } from '../engine/upload-pace.ts'

type SayUploads = Say<TextKey<'files/uploads'>>

/** How long something still takes, in the largest unit that fits: seconds, minutes or hours. */
export function timeLeftText(seconds: number, t: SayUploads): string {
  if (seconds < 60) return t('secondsLeft', { count: Math.max(1, seconds) })
  if (seconds < 3600) return t('minutesLeft', { count: Math.round(seconds / 60) })
  return t('hoursLeft', { count: Math.round(seconds / 3600) })
}

/** Where an upload stands, in words. */
export function uploadText(upload: Upload, language: InterfaceLanguage, t: SayUploads): string {
  const { state, size } = upload
  switch (state.is) {
    case 'waiting':
    case 'done':
    case 'known':
      return t(state.is)
    case 'checking':
      return t('checking', { percent: percentOf(state.readBytes, size) })
    case 'failed':
      return t(`problem.${state.problem}`)
    case 'paused':
      return `${t('paused')} · ${sentText(upload, language, t)}`
    case 'sending':
      if (state.isStalled) return t('stalled')
      return state.sentBytes >= size ? t('finishing') : sendingText(upload, language, t)
  }
}

function sendingText(upload: Upload, language: InterfaceLanguage, t: SayUploads): string {
  const { speed, size } = upload
  const left = secondsLeft(size - arrivedBytes(upload), speed)
  return [
    sentText(upload, language, t),
    speed !== null && t('perSecond', { size: byteSize(speed, language) }),
    left !== null && timeLeftText(left, t),
  ]
    .filter(Boolean)
    .join(' · ')
}

function sentText(upload: Upload, language: InterfaceLanguage, t: SayUploads): string {
  const sent = byteSize(arrivedBytes(upload), language)
  return t('sentOf', { sent, size: byteSize(upload.size, language) })
}

/** Whole percent, 0 to 100; of nothing, all of it is there. */
export function percentOf(bytes: number, size: number): number {
  return size === 0 ? 100 : Math.min(100, Math.floor((bytes / size) * 100))
}

/** What all uploads come to. */
export type UploadsSum = {
  underWay: number
  paused: number
  failed: number
  settled: number
  arrivedBytes: number
  bytes: number
  /** Seconds until what is under way has arrived; null: nobody can say. */
  secondsLeft: number | null
}

/** All uploads together. Bytes of those that failed do not count: nothing moves them. */
export function sumOf(uploads: readonly Upload[]): UploadsSum {
  const moving = uploads.filter(({ state }) => state.is !== 'failed')
  const total = (of: (upload: Upload) => number) => moving.reduce((sum, one) => sum + of(one), 0)
  const bytes = total(({ size }) => size)
  const arrived = total(arrivedBytes)
  const speed = uploads.filter(isUnderWay).reduce((sum, one) => sum + (one.speed ?? 0), 0)
  return {
    underWay: uploads.filter(isUnderWay).length,
    paused: uploads.filter(({ state }) => state.is === 'paused').length,
    failed: uploads.length - moving.length,
    settled: uploads.filter(isSettled).length,
    arrivedBytes: arrived,
    bytes,
    secondsLeft: secondsLeft(bytes - arrived, speed),
  }
}

/** What the tray is headed with. */
export function trayTitle(
  uploads: readonly Upload[],
  { interrupted, elsewhere }: { interrupted: number; elsewhere: number },
  t: SayUploads,
): string {
  const sum = sumOf(uploads)
  if (sum.underWay > 0) return t('uploading', { count: sum.underWay })
  if (sum.failed > 0) return t('someFailed', { count: sum.failed })
  if (sum.paused > 0) return t('allPaused')
  if (interrupted > 0) return t('interrupted', { count: interrupted })
  if (elsewhere > 0) return t('uploadsElsewhere', { count: elsewhere })
  return t('uploaded', { count: sum.settled })
}

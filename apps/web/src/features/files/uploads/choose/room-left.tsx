import { useQuery } from '@tanstack/react-query'
import { byteSize } from '../../../../platform/byte-size.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { limitsQuery } from '../../files.queries.ts'

/** How much can still be uploaded: of the disk, or of what a parent lets the profile bring. */
export function RoomLeft() {
  const t = useTexts('files/uploads')
  const language = useLanguage()
  const { data: limits, isLoading } = useQuery(limitsQuery)
  // Its line is kept free, so that nothing moves when it comes.
  if (isLoading) return <p aria-hidden className="h-6" />
  if (!limits) return null
  const { freeBytes, reserveBytes, quotaBytes, usedBytes } = limits
  const left = quotaBytes === null ? null : Math.max(0, quotaBytes - usedBytes)
  if (freeBytes === 0) {
    return (
      <p role="status" className="text-lantern-light text-pretty">
        {t('noRoom', { reserve: byteSize(reserveBytes ?? 0, language) })}
      </p>
    )
  }
  if (quotaBytes !== null && left !== null) {
    return (
      <p className="text-mist">
        {t('roomOfQuota', {
          left: byteSize(Math.min(left, freeBytes ?? left), language),
          quota: byteSize(quotaBytes, language),
        })}
      </p>
    )
  }
  if (freeBytes === null) return null
  return <p className="text-mist">{t('roomOnDisk', { free: byteSize(freeBytes, language) })}</p>
}

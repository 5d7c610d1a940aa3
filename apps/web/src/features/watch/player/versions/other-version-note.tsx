import type { Playback } from '@starnest/contract/watch/watch'
import { useEffect, useState } from 'react'
import { versionNames } from '../../../../library/videos/version-name.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'

/** Milliseconds for which the note stands. */
const STANDS_MS = 8000

/** Says that another version plays than the one that was begun, for as long as one reads it. */
export function OtherVersionNote({ playback }: { playback: Playback }) {
  const t = useTexts('title/videos')
  const language = useLanguage()
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), STANDS_MS)
    return () => clearTimeout(timer)
  }, [])
  const names = versionNames(playback.versions, { t, language })
  const version = names.get(playback.video ?? 0)
  if (!isShown || version === undefined) return null
  return (
    <p role="status" className="player-version-note">
      {t('otherVersion', { version })}
    </p>
  )
}

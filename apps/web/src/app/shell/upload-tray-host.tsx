import { Suspense, useState, useSyncExternalStore } from 'react'
import {
  hasRequestedUploads,
  onUploadRequest,
} from '../../features/files/uploads/requested-uploads.ts'
import { mayHaveUnfinished } from '../../features/files/uploads/unfinished-key.ts'
import { useActiveProfile } from '../../library/family/active-profile.ts'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { withTexts } from '../../platform/texts.ts'

const UploadTray = lazyPart(
  async () =>
    (await withTexts(import('../../features/files/uploads/tray/upload-tray.tsx'), 'files'))
      .UploadTray,
)

/** Where uploads are shown, over every screen. The code that sends files comes with the first one, or
 *  where one is unfinished: interrupted, or under way in another tab. */
export function UploadTrayHost() {
  const profileId = useActiveProfile()?.id
  const isWanted = useSyncExternalStore(
    onRequestOrUpload,
    () => profileId !== undefined && (hasRequestedUploads() || mayHaveUnfinished(profileId)),
  )
  const [wantedBy, setWantedBy] = useState<number>()
  if (profileId === undefined) return null
  if (isWanted && wantedBy !== profileId) setWantedBy(profileId)
  if (wantedBy !== profileId) return null
  return (
    <Suspense>
      <UploadTray key={profileId} profileId={profileId} />
    </Suspense>
  )
}

/** Tells of files that wait, and of what other tabs do. */
function onRequestOrUpload(listener: () => void): () => void {
  const stop = onUploadRequest(listener)
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}

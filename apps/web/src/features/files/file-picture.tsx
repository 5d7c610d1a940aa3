import type { AssetType, TempFile } from '@starnest/contract/files/files'
import { AudioLines, Film, Image } from 'lucide-react'
import { useState } from 'react'

const ICONS = { video: Film, image: Image, audio: AudioLines }

/** The small picture of a file; where there is none, or it cannot be had, a sign of its kind. */
export function FilePicture({ file }: { file: TempFile }) {
  const { assetType, thumbnailUrl } = file
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (thumbnailUrl === null || brokenUrl === thumbnailUrl) return <KindPicture kind={assetType} />
  return (
    <img
      src={thumbnailUrl}
      alt=""
      width={480}
      height={480}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBrokenUrl(thumbnailUrl)}
      className="file-picture"
    />
  )
}

function KindPicture({ kind }: { kind: AssetType }) {
  const Icon = ICONS[kind]
  return (
    <span className="file-picture file-kind-picture" data-kind={kind}>
      <Icon aria-hidden className="size-2/5 max-w-20" />
    </span>
  )
}

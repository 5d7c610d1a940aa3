import { CloudUpload, FolderUp } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { requestUpload } from '../requested-uploads.ts'
import { ACCEPTED_FILES, mayBeMedia } from './acceptable-files.ts'
import { sayLeft } from './say-left.ts'

/** Choose files, or where the browser can a whole folder, to be uploaded. */
export function UploadButtons() {
  const t = useTexts('files/uploads')
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap gap-3" data-focus-row="">
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          requestUpload([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        // React does not know this attribute's type; every browser of today knows the attribute.
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => {
          const all = [...(target.files ?? [])]
          const media = all.filter(mayBeMedia)
          requestUpload(media)
          sayLeft({ files: media, left: all.length - media.length }, t)
          target.value = ''
        }}
      />
      <Button onClick={() => files.current?.click()}>
        <CloudUpload aria-hidden className="size-5.5" />
        {t('uploadFiles')}
      </Button>
      <Button
        look="glass"
        aria-label={t('uploadFolder')}
        title={t('uploadFolder')}
        className="px-4 pointer-coarse:hidden"
        onClick={() => folder.current?.click()}
      >
        <FolderUp aria-hidden className="size-5.5" />
      </Button>
    </div>
  )
}

import { captionItems } from '@starnest/editor/captions/caption-items'
import { MAX_CAPTION_CHARACTERS, readCaptions } from '@starnest/editor/captions/read-captions'
import { Captions } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useEditorSession } from '../session/editor-session.ts'

/** What came of a file of captions. */
type Added = { count: number; leftOut: number }

/** Puts the captions of a SubRip or WebVTT file on the highest track. */
export function CaptionsFile() {
  const t = useTexts('editor/inspector')
  const session = useEditorSession()
  const input = useRef<HTMLInputElement>(null)
  const [added, setAdded] = useState<Added | null>(null)
  const add = async (file: File) => {
    // A letter has four bytes at most.
    const text = await file
      .slice(0, 4 * MAX_CAPTION_CHARACTERS)
      .text()
      .catch(() => '')
    const { document } = session.getState().project
    const { items, leftOut } = captionItems(document, readCaptions(text), () => crypto.randomUUID())
    if (items.length > 0) session.run([{ kind: 'add', items }])
    setAdded({ count: items.length, leftOut })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".srt,.vtt"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void add(file)
          target.value = ''
        }}
      />
      <Button
        look="glass"
        className="min-h-11 px-4 text-base"
        onClick={() => input.current?.click()}
      >
        <Captions aria-hidden className="size-4.5" />
        {t('captionsFile')}
      </Button>
      <p role="status" className="basis-full empty:hidden">
        {added &&
          (added.count === 0 ? t('noCaptions') : t('captionsAdded', { count: added.count }))}
        {added && added.leftOut > 0 && ` ${t('captionsLeft', { count: added.leftOut })}`}
      </p>
    </>
  )
}

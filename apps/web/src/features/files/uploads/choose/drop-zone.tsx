import { CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import './drop-zone.css'
import { requestUpload } from '../requested-uploads.ts'
import { bringsFiles, droppedFiles } from './dropped-files.ts'
import { sayLeft } from './say-left.ts'

/** While it is drawn, files and folders can be dropped anywhere on the page, and pasted; a veil says
 *  so while they are dragged over it. */
export function DropZone() {
  const t = useTexts('files/uploads')
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const take = async (transfer: DataTransfer) => {
      const dropped = await droppedFiles(transfer)
      requestUpload(dropped.files)
      sayLeft(dropped, t)
    }
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer || !bringsFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      // Out of the window: within it, something else is entered.
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!event.dataTransfer || !bringsFiles(event.dataTransfer)) return
      event.preventDefault()
      void take(event.dataTransfer)
    }
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData || !bringsFiles(event.clipboardData)) return
      event.preventDefault()
      void take(event.clipboardData)
    }
    addEventListener('dragover', onDragOver)
    addEventListener('dragleave', onDragLeave)
    addEventListener('drop', onDrop)
    addEventListener('paste', onPaste)
    return () => {
      removeEventListener('dragover', onDragOver)
      removeEventListener('dragleave', onDragLeave)
      removeEventListener('drop', onDrop)
      removeEventListener('paste', onPaste)
    }
  }, [t])
  if (!isOver) return null
  return (
    <div role="status" className="drop-veil">
      <div className="drop-frame">
        <CloudUpload aria-hidden className="size-16 text-lantern" />
        <p className="font-display text-4xl">{t('dropHere')}</p>
        <p className="text-lg text-mist">{t('dropHereText')}</p>
      </div>
    </div>
  )
}

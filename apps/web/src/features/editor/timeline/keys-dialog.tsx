import { useTexts } from '../../../platform/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

const ROWS = [
  ['Space', 'key.play'],
  ['J K L', 'key.jkl'],
  [', .', 'key.frame'],
  ['Home End', 'key.ends'],
  ['← → ↑ ↓', 'key.walk'],
  ['Enter', 'key.select'],
  ['Ctrl A', 'key.all'],
  ['Esc', 'key.none'],
  ['Alt ← →', 'key.move'],
  ['Alt ↑ ↓', 'key.layer'],
  ['[ ]', 'key.trim'],
  ['S', 'split'],
  ['Delete', 'delete'],
  ['Shift Delete', 'rippleDelete'],
  ['Ctrl C', 'copy'],
  ['Ctrl X', 'cut'],
  ['Ctrl V', 'paste'],
  ['Ctrl D', 'duplicate'],
  ['Ctrl Z, Ctrl Y', 'key.history'],
  ['M', 'marker'],
  ['N', 'snapping'],
  ['+ −', 'zoomIn'],
] as const

/** All keys of the editor. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('editor/timeline')
  return (
    <Dialog title={t('keys')} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <dl className="editor-keys">
        {ROWS.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

import { FileX } from 'lucide-react'

/** Says in the middle of the stage why a file is not shown there. */
export function CannotShow({ text }: { text: string }) {
  return (
    <p role="status" className="preview-word">
      <FileX aria-hidden className="size-12 text-mist" />
      {text}
    </p>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { useCoversPage } from '../../../platform/screen/covered-page.ts'

/** A dialog over the whole screen: the page behind it is inert, the focus stays inside. */
export function PlayerDialog(props: { label: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useCoversPage(true)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    document.documentElement.classList.add('player-is-open')
    return () => {
      document.documentElement.classList.remove('player-is-open')
      element?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={props.label}
      className="player"
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
    >
      {props.children}
    </dialog>
  )
}

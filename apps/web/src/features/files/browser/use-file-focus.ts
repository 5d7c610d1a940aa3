import type { TempFile } from '@starnest/contract/files/files'
import { useEffect, useRef } from 'react'

/** Id of the heading that has the focus when no file is left. Give it a `tabIndex` of -1. */
export const FILES_HEADING_ID = 'files-heading'

type PendingFocus = {
  /** What has to be out of sight first. */
  gone: readonly string[]
  /** Name of the file that the focus goes to; null: none is left, so to the heading. */
  to: string | null
}

/** Keeps the place of the keyboard where files go and come back. What carries the name of a file as
 *  `data-file` is what gets the focus. */
export function useFileFocus(files: readonly TempFile[]) {
  const pending = useRef<PendingFocus | null>(null)
  const names = files.map(({ filename }) => filename)
  useEffect(() => {
    if (!pending.current) return
    const { gone, to } = pending.current
    if (gone.some((one) => names.includes(one)) || (to !== null && !names.includes(to))) return
    pending.current = null
    if (isFocusFree()) targetOf(to)?.focus()
  })
  return {
    /** These are about to go: the file behind them has the focus then. */
    leave: (leaving: readonly TempFile[]) => {
      const gone = leaving.map(({ filename }) => filename)
      pending.current = { gone, to: fileAfter(names, gone) }
    },
    /** These are about to come back: the first of them has the focus then. */
    comeBack: ([first]: readonly TempFile[]) => {
      pending.current = first ? { gone: [], to: first.filename } : null
    },
  }
}

/** The file behind the last of those that go, else the one before them; null: none is left. */
export function fileAfter(names: readonly string[], gone: readonly string[]): string | null {
  const last = names.findLastIndex((one) => gone.includes(one))
  return names[last + 1] ?? names.findLast((one) => !gone.includes(one)) ?? null
}

/** Whether what had the focus is gone. Somebody who has moved on meanwhile is left alone; the toast
 *  that says what happened is no such place. */
function isFocusFree(): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.closest('.toaster') !== null
  )
}

function targetOf(filename: string | null): HTMLElement | null {
  if (filename === null) return document.getElementById(FILES_HEADING_ID)
  return document.querySelector<HTMLElement>(`[data-file="${CSS.escape(filename)}"]`)
}

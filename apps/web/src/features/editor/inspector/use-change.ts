import type { ItemChange } from '@starnest/contract/editor/commands'
import type { Item } from '@starnest/contract/editor/document'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useEditorSession } from '../session/editor-session.ts'

/** Changes items; what follows each other of the same field is one step of undo. Answers why it could not be
 *  done last, as a sentence. */
export function useChange(items: readonly Item[]) {
  const session = useEditorSession()
  const t = useTexts('editor/timeline')
  const [refused, setRefused] = useState('')
  const ids = items.map(({ id }) => id)
  const change = (field: string, changed: ItemChange) => {
    const command = { kind: 'change', ids, change: changed } as const
    const refusal = session.run([command], { gesture: `${field} ${ids.join()}` })
    setRefused(refusal ? t(`no.${refusal}`) : '')
  }
  return { change, refused }
}

/** What is the same of all items; undefined: it differs. */
export function common<Value>(
  items: readonly Item[],
  of: (item: Item) => Value,
): Value | undefined {
  const [first, ...others] = items
  if (!first) return undefined
  const value = of(first)
  const text = JSON.stringify(value)
  return others.every((item) => JSON.stringify(of(item)) === text) ? value : undefined
}

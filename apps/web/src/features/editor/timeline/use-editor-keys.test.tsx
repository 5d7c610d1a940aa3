import { EMPTY_DOCUMENT } from '@starnest/contract/editor/document'
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { testAsset, testItem } from '../../../testing/made/editor.ts'
import { openSession } from '../session/open-session.ts'
import { useEditorKeys } from './use-editor-keys.ts'

const item = testItem(7)
const session = openSession({
  projectId: 1,
  opened: { revision: 0, document: { ...EMPTY_DOCUMENT, items: [item] } },
  assets: [testAsset(7)],
  store: { read: () => undefined, write: () => undefined, clear: () => undefined },
  send: async () => 1,
  keepCopy: async () => 2,
  reload: () => undefined,
})
const nothing = () => undefined

afterEach(() => {
  cleanup()
  session.close()
})

it('hears the same keys on a keyboard of another script', () => {
  const toggleSnapping = vi.fn()
  renderHook(() =>
    useEditorKeys({
      ...{ session, toggleSnapping, endMs: 1000 },
      ...{ onAnswer: nothing, onLacking: nothing, zoomBy: nothing },
    }),
  )
  fireEvent.keyDown(document.body, { key: 'т', code: 'KeyN' })
  expect(toggleSnapping).toHaveBeenCalledOnce()
  fireEvent.keyDown(document.body, { key: 'ф', code: 'KeyA', ctrlKey: true })
  expect([...session.getState().selection]).toEqual([item.id])
})

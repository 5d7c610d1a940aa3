import { type EditorDocument, EMPTY_DOCUMENT } from '@starnest/contract/editor/document'
import type { ProjectDocument } from '@starnest/contract/editor/editor'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpError } from '../../../platform/calls/http.ts'
import { testAsset, testItem } from '../../../testing/made/editor.ts'
import { type OpenSession, openSession } from './open-session.ts'
import type { Batch, UnsavedEdits } from './unsaved-edits.ts'

const refused = (status: number, code: string) =>
  new HttpError(status, '', JSON.stringify({ code, message: '' }))

/** The server's project, as it is known here, and what it does with what is sent. */
let project: ProjectDocument
let send: (batch: Batch) => Promise<number>
let keepCopy: (document: EditorDocument) => Promise<number>
let copies: EditorDocument[]
let left: UnsavedEdits | undefined
let opened: OpenSession[]
beforeEach(() => {
  vi.useFakeTimers()
  project = { revision: 4, document: { ...EMPTY_DOCUMENT, items: [testItem(7)] } }
  copies = []
  left = undefined
  opened = []
  send = async ({ revision }) => revision + 1
  keepCopy = async (document) => copies.push(document)
})
afterEach(() => {
  for (const session of opened) session.close()
  vi.useRealTimers()
})

/** Opens the project as a page does: once more, after the page before was killed. */
function open(): OpenSession {
  const session = openSession({
    projectId: 1,
    opened: project,
    assets: [testAsset(7), testAsset(8)],
    store: {
      read: () => left,
      write: (unsaved) => {
        left = structuredClone(unsaved)
      },
      clear: () => {
        left = undefined
      },
    },
    send: (batch) => send(batch),
    keepCopy: (document) => keepCopy(document),
    reload: () => session.load(project),
  })
  opened.push(session)
  return session
}

const add = (session: OpenSession, startTime: number, assetId = 8) =>
  session.run([{ kind: 'add', items: [testItem(assetId, { startTime })] }])
const startsOf = ({ items }: EditorDocument) => items.map(({ startTime }) => startTime)
const shownIn = (session: OpenSession) => startsOf(session.getState().project.document)
const pass = () => vi.advanceTimersByTimeAsync(60_000)

it('keeps what the server refuses as a copy, and goes on with what the project is, whatever its revision', async () => {
  const session = open()
  // Another device took the asset out; nothing showed it there, so that the timeline did not change.
  send = () => Promise.reject(refused(422, 'edit_refused'))
  add(session, 10_000)
  await pass()
  expect(copies.map(startsOf)).toEqual([[0, 10_000]])
  expect(session.getState().saving).toEqual({ is: 'kept-both', copyId: 1 })
  expect(shownIn(session)).toEqual([0])
  send = async ({ revision }) => revision + 1
  add(session, 20_000, 7)
  await pass()
  expect([session.getState().saving.is, left, copies.length]).toEqual(['saved', undefined, 1])
})

it('goes on undoing and doing again once an asset was taken out, without what needs it', async () => {
  const session = open()
  const [first] = session.getState().project.document.items
  const move = (by: number) =>
    session.run([{ kind: 'move', ids: [first?.id ?? ''], by, layers: 0 }])
  move(1000)
  add(session, 10_000)
  move(1000)
  const taken = session.getState().project.document.items.filter(({ assetId }) => assetId === 8)
  session.run([{ kind: 'remove', ids: taken.map(({ id }) => id) }])
  await pass()
  session.setAssets([testAsset(7)])
  expect([shownIn(session), session.getState().canUndo]).toEqual([[2000], true])
  session.undo()
  expect(shownIn(session)).toEqual([1000])
  session.undo()
  expect([shownIn(session), session.getState().canUndo]).toEqual([[0], false])
  session.redo()
  session.redo()
  expect([shownIn(session), session.getState().canRedo]).toEqual([[2000], false])
  await pass()
  expect([session.getState().saving.is, copies]).toEqual(['saved', []])
})

it('says why nothing can be kept, and keeps all of it once it can', async () => {
  const session = open()
  send = () => Promise.reject(refused(409, 'project_conflict'))
  keepCopy = () => Promise.reject(refused(409, 'project_limit_reached'))
  add(session, 10_000)
  await pass()
  expect(session.getState().saving).toMatchObject({
    is: 'waiting',
    error: { code: 'project_limit_reached' },
  })
  add(session, 20_000)
  keepCopy = async (document) => copies.push(document)
  await pass()
  expect(copies.map(startsOf)).toEqual([[0, 10_000, 20_000]])
  expect(left).toBeUndefined()
})

it('loses nothing of what could not be kept when the page is opened again and edited on', async () => {
  send = () => Promise.reject(refused(409, 'project_conflict'))
  keepCopy = () => Promise.reject(refused(409, 'project_limit_reached'))
  const killed = open()
  add(killed, 10_000)
  await pass()
  killed.close()
  project = { revision: 5, document: { ...project.document, items: [] } }
  const sent = vi.fn(async () => 6)
  send = sent
  const session = open()
  await pass()
  expect(shownIn(session)).toEqual([0, 10_000])
  add(session, 20_000)
  await pass()
  expect(left && startsOf(left.document)).toEqual([0, 10_000, 20_000])
  // On what the project is now, it would be something else.
  expect(sent).not.toHaveBeenCalled()
  keepCopy = async (document) => copies.push(document)
  await pass()
  expect(copies.map(startsOf)).toEqual([[0, 10_000, 20_000]])
  expect([left, shownIn(session)]).toEqual([undefined, []])
})

it('keeps also what is done while a copy is being made', async () => {
  const session = open()
  send = () => Promise.reject(refused(409, 'project_conflict'))
  const copied = Promise.withResolvers<number>()
  keepCopy = (document) => {
    copies.push(document)
    return copies.length === 1 ? copied.promise : Promise.resolve(copies.length)
  }
  add(session, 10_000)
  await pass()
  add(session, 20_000)
  copied.resolve(1)
  await pass()
  expect(copies.map(startsOf)).toEqual([
    [0, 10_000],
    [0, 10_000, 20_000],
  ])
  expect(left).toBeUndefined()
})

import { randomUUID } from 'node:crypto'
import { MAX_LIBRARY_PROBLEMS } from '@starnest/contract/files/library'
import { z } from 'zod'
import type { Leadership } from '../../../../ports/leadership.ts'
import type { Nodes } from '../../../../ports/nodes.ts'
import type { StoredFolder } from '../folders.repository.ts'
import type { LibraryKeeper, Standing } from './library-keeper.ts'

/** What whoever asks for library folders needs of what looks through them. */
export type Keeper = Pick<
  LibraryKeeper,
  'start' | 'keep' | 'letGo' | 'scan' | 'standing' | 'noticeLost' | 'stop'
>

/** What looks through library folders on the node that does. */
type LeadingKeeper = Keeper & Pick<LibraryKeeper, 'keptIds'>

/** How long another node may take to let go of a folder. */
const LET_GO_LIMIT_MS = 3_000

const requestSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('keep') }),
  z.object({ is: z.literal('tell') }),
  z.object({ is: z.literal('scan'), folderId: z.number() }),
  z.object({ is: z.literal('let go'), folderId: z.number(), requestId: z.string() }),
  z.object({ is: z.literal('notice'), path: z.string() }),
])
type KeepRequest = z.output<typeof requestSchema>

const toldSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('standings'),
    standings: z.array(z.tuple([z.number(), z.custom<Standing>((one) => one instanceof Object)])),
  }),
  z.object({ is: z.literal('gone'), requestId: z.string() }),
])
type Told = z.output<typeof toldSchema>

type SharedKeeperDeps = {
  /** A keeper that has not started. `onChanged` is to be called when a folder is doing otherwise. */
  make: (onChanged: () => void) => LeadingKeeper
  /** All folders there are. */
  listFolders: () => Promise<StoredFolder[]>
  nodes: Pick<Nodes, 'topic' | 'onReunited'>
  leadership: Pick<Leadership, 'lead'>
  /** Whether this node may be the one that looks through folders. */
  mayLead: boolean
  log: { error: (fields: object, sentence: string) => void }
}

/** Looks through library folders on one node of several. The others tell it what is asked of them, and know from it
 *  how each folder is doing. */
export function sharedKeeper(deps: SharedKeeperDeps): Keeper {
  const { make, nodes, leadership, mayLead } = deps
  const requests = nodes.topic<KeepRequest>('library requests', (told) => requestSchema.parse(told))
  const answers = nodes.topic<Told>('library', (told) => toldSchema.parse(told))
  const standings = new Map<number, Standing>()
  const waiting = new Map<string, () => void>()
  let own: LeadingKeeper | undefined

  const failed = (error: unknown) =>
    deps.log.error({ err: error }, 'The library folders could not be looked through')

  async function tellStandings(): Promise<void> {
    const keeper = own
    if (!keeper) return
    const folders = await deps.listFolders()
    const all = folders.map(({ id }): [number, Standing] => {
      const standing = keeper.standing(id)
      return [id, { ...standing, problems: standing.problems.slice(0, MAX_LIBRARY_PROBLEMS) }]
    })
    answers.tell({ is: 'standings', standings: all })
  }

  /** Keeps every folder there is and no other, whatever this node was not told of. */
  async function keepAll(keeper: LeadingKeeper): Promise<void> {
    // Asked before the table is: a folder that is added meanwhile is not let go of.
    const keptIds = keeper.keptIds()
    const folders = await deps.listFolders()
    for (const folder of folders) keeper.keep(folder)
    const ids = new Set(folders.map(({ id }) => id))
    await Promise.all(keptIds.filter((id) => !ids.has(id)).map((id) => keeper.letGo(id)))
  }

  async function carryOut(keeper: LeadingKeeper, request: KeepRequest): Promise<void> {
    switch (request.is) {
      case 'keep':
        return keepAll(keeper)
      case 'tell':
        await keepAll(keeper)
        return tellStandings()
      case 'scan':
        return keeper.scan(request.folderId)
      case 'notice':
        return keeper.noticeLost(request.path)
      case 'let go':
        await keeper.letGo(request.folderId)
        return answers.tell({ is: 'gone', requestId: request.requestId })
    }
  }

  /** Done here, where this is the node; else told to the one that is. */
  function ask(request: KeepRequest): void {
    if (own) carryOut(own, request).catch(failed)
    else requests.tell(request)
  }

  requests.onTold((request) => {
    if (own) carryOut(own, request).catch(failed)
  })
  answers.onTold((told) => {
    if (told.is === 'gone') return waiting.get(told.requestId)?.()
    standings.clear()
    for (const [id, standing] of told.standings) standings.set(id, standing)
  })
  nodes.onReunited(() => ask({ is: 'tell' }))

  return {
    async start() {
      requests.tell({ is: 'tell' })
      if (!mayLead) return
      await leadership.lead({
        name: 'library folders',
        async begin() {
          own = make(() => void tellStandings().catch(failed))
          await own.start()
        },
        async end() {
          const ending = own
          own = undefined
          await ending?.stop()
        },
      })
    },
    keep: () => ask({ is: 'keep' }),
    async letGo(folderId) {
      if (own) return own.letGo(folderId)
      const requestId = randomUUID()
      const { promise, resolve } = Promise.withResolvers<void>()
      const limit = setTimeout(resolve, LET_GO_LIMIT_MS)
      waiting.set(requestId, resolve)
      requests.tell({ is: 'let go', folderId, requestId })
      await promise
      clearTimeout(limit)
      waiting.delete(requestId)
    },
    scan: (folderId) => ask({ is: 'scan', folderId }),
    standing: (folderId) => own?.standing(folderId) ?? standings.get(folderId) ?? NOT_KNOWN,
    noticeLost: (path) => ask({ is: 'notice', path }),
    async stop() {
      const ending = own
      own = undefined
      await ending?.stop()
    },
  }
}

const NOT_KNOWN: Standing = { state: 'waiting', isLive: false, problems: [] }

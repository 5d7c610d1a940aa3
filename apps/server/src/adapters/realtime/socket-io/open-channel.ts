import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { AppError, type ErrorCode } from '@starnest/contract/errors'
import { type Channel, CLOCK_EVENT, joiningSchema } from '@starnest/contract/realtime'
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Nodes } from '../../../ports/nodes.ts'
import type { ChannelRules, Member, Rooms } from '../../../ports/realtime.ts'
import { openEventLimits, type TakeOne } from './event-limits.ts'
import { type LocalMember, MemberList } from './member-list.ts'
import { openSharedMembers } from './shared-members.ts'

/** What a channel asks of the server it is on. */
export type ChannelDeps = {
  readonly log: { warn(facts: object, sentence: string): void }
  readonly now: () => Date
  /** Whether a page may be connected, as it is at this moment. */
  readonly isWelcome: (handshake: IncomingMessage) => Promise<boolean>
  readonly findViewer: (headers: IncomingHttpHeaders) => Promise<Viewer>
  /** Who watches on a device, whichever node its page is connected to. */
  readonly viewerOn: (deviceId: string | null) => Promise<Viewer>
  /** What a device is known by that such headers name; null: they name none. */
  readonly deviceIdOf: (headers: IncomingHttpHeaders) => string | null
  /** The others, where there are several. */
  readonly nodes?: Nodes | undefined
  /** Does a part of letting a page in, when it is its turn. */
  readonly letIn: <Done>(work: () => Promise<Done>) => Promise<Done>
}

type Data<State> = { member: LocalMember<State> }
type Page<State> = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data<State>>
type ChannelNamespace<State> = Namespace<
  DefaultEventsMap,
  DefaultEventsMap,
  DefaultEventsMap,
  Data<State>
>

/** Opens a channel on a namespace of its own. */
export function openChannel<C extends Channel, State>(
  namespace: ChannelNamespace<State>,
  { channel, rules }: { channel: C; rules: ChannelRules<C, State> },
  deps: ChannelDeps,
): Rooms<C, State> {
  const { nodes, letIn } = deps
  const members = new MemberList<State>()
  const shared = nodes && openSharedMembers({ channel, rules, members }, { ...deps, nodes })
  const takeOfHousehold = nodes?.rateLimit(`channel${channel.name}`, rules.limits.household)
  const answerTo = eventAnswers({ channel, rules, takeOfHousehold }, deps)
  /** Pages of this node alone hear, while the others cannot be told: nothing waits for them. */
  const everywhere = () => (nodes?.isConnected() === false ? namespace.local : namespace)

  namespace.use((page, next) => {
    letIn(() => join(page)).then(
      (refusal) => (refusal ? next(errorFor(refusal)) : next()),
      (error: unknown) => {
        deps.log.warn({ err: error, channel: channel.name }, 'A page could not join')
        // A page that is told a refusal does not try again. When its connection ends, it does.
        page.conn.close()
      },
    )
  })

  async function join(page: Page<State>): Promise<ErrorCode | undefined> {
    // It has gone while it waited for its turn.
    if (page.conn.readyState !== 'open') return 'unavailable'
    const askViewer = () => deps.findViewer(page.request.headers)
    const viewer = await askViewer()
    const refusal = (await rules.refusalFor?.(viewer)) ?? fullness(viewer.householdId)
    if (refusal) return refusal
    const { householdId } = viewer
    await page.join([roomOf(householdId), roomOfMember(householdId, page.id)])
    if (viewer.deviceId !== null) await page.join(roomOfDevice(viewer.deviceId))
    const openForMs = joiningSchema.safeParse(page.handshake.auth).data?.openForMs
    const state = rules.initialState
    const deviceId = deps.deviceIdOf(page.request.headers)
    page.data.member = { id: page.id, householdId, deviceId, openForMs, state, askViewer }
    return undefined
  }

  const fullness = (householdId: number): ErrorCode | undefined => {
    const { capacity } = rules
    return capacity && members.of(householdId).length >= capacity.members
      ? capacity.code
      : undefined
  }

  namespace.on('connection', (page) => {
    const { member } = page.data
    // Several pages may have joined while each of them was checked.
    if (fullness(member.householdId)) {
      page.disconnect()
      return
    }
    putOutIfRevoked(page)
    members.add(member)
    page.onAny((event: string, ...sent: unknown[]) => void answerTo(member, event, sent))
    page.once('disconnect', () => {
      members.remove(member)
      if (shared) shared.leave(member)
      else rules.onLeft?.(member)
    })
    if (shared) shared.join(member, () => page.disconnect())
    else rules.onJoined?.(member)
  })

  /** From now on a page is put out together with its device, which may have been revoked while the page
   *  was on its way. */
  function putOutIfRevoked(page: Page<State>): void {
    letIn(() => deps.isWelcome(page.request)).then(
      (isWelcome) => {
        if (!isWelcome) page.disconnect(true)
      },
      (error: unknown) => {
        deps.log.warn({ err: error, channel: channel.name }, 'A page could not be looked at again')
        page.conn.close()
      },
    )
  }

  return {
    members: async (householdId) => (shared ? shared.of(householdId) : members.of(householdId)),
    households: () => members.households(),
    setState: ({ householdId, id }, state) => {
      const member = members.of(householdId).find((one) => one.id === id)
      if (!member) return
      member.state = state
      shared?.say(member)
    },
    emit: (householdId, event, payload) => {
      everywhere().to(roomOf(householdId)).emit(event, payload)
    },
    emitHere: (householdId, event, payload) => {
      namespace.local.to(roomOf(householdId)).emit(event, payload)
    },
    emitTo: ({ householdId, memberId }, event, payload) => {
      everywhere().to(roomOfMember(householdId, memberId)).emit(event, payload)
    },
    dismiss: ({ householdId, memberId }) => {
      everywhere().in(roomOfMember(householdId, memberId)).disconnectSockets()
    },
  }
}

/** Handles an event, and answers where its sender asked for an answer: null for what was done, the
 *  server's clock, or a code of the closed list. Never rejects. */
function eventAnswers<C extends Channel, State>(
  opened: {
    channel: C
    rules: ChannelRules<C, State>
    takeOfHousehold: TakeOne | undefined
  },
  { log, now }: ChannelDeps,
) {
  const { channel, rules, takeOfHousehold } = opened
  const limits = openEventLimits(rules.limits, takeOfHousehold)
  const known = new Map(Object.entries(channel.clientEvents))
  const handlers = new Map<string, (member: Member<State>, payload: never) => unknown>(
    Object.entries(rules.onEvent),
  )

  async function handle(member: Member<State>, event: string, said: unknown): Promise<unknown> {
    if (!(await limits.takeAny(member))) throw new AppError('too_many_requests')
    if (event === CLOCK_EVENT) return now().getTime()
    const payload = known.get(event)?.safeParse(said)
    if (!payload?.success) throw new AppError('invalid_request')
    if (!(await limits.takeOne(event, member))) throw new AppError('too_many_requests')
    // A schema and what handles its event go by the same name.
    await handlers.get(event)?.(member, payload.data as never)
    return null
  }

  return async (member: Member<State>, event: string, sent: unknown[]): Promise<void> => {
    const answer = sent.find(isAcknowledgement)
    try {
      const done = await handle(member, event, sent[0])
      answer?.(done)
    } catch (error) {
      if (!(error instanceof AppError)) {
        log.warn({ err: error, channel: channel.name }, 'An event of a page failed')
      }
      answer?.({ code: error instanceof AppError ? error.code : 'internal' })
    }
  }
}

const isAcknowledgement = (one: unknown): one is (answer: unknown) => void =>
  typeof one === 'function'

/** What a browser is told that may not join; with the code its page knows why. */
const errorFor = (code: ErrorCode) => Object.assign(new AppError(code), { data: { code } })

/** The room of a device's pages, by which they are put out. */
export const roomOfDevice = (deviceId: string) => `device:${deviceId}`
const roomOf = (householdId: number) => `household:${householdId}`
const roomOfMember = (householdId: number, id: string) => `member:${householdId}:${id}`

import {
  type HostChatAnswer,
  type HostChatRequest,
  hostChatLineSchema,
} from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** Where somebody is while they speak to the host. */
export type Place = NonNullable<HostChatRequest['context']>

/** What the host says to whoever is watching, asked for afresh each time. */
export const askForGreeting = (context: Place) => call(HOST_ROUTES.message, { body: { context } })

/** Something that is said to the host, and where. */
type Said = { message: string; context: Place; signal?: AbortSignal }

/** Says something to the host. */
export const sayToHost = ({ message, context, signal }: Said) =>
  call(HOST_ROUTES.chat, { body: { message, context }, signal })

/** A sentence of an answer, and the language it is in, BCP 47. */
export type Sentence = { text: string; language: string }

/** Says something to the host where a language model may answer: `onSentence` is told each sentence as it
 *  comes. @throws Error where the answer breaks off */
async function listenToHost(
  { message, context, signal }: Said,
  onSentence: (sentence: Sentence) => void,
): Promise<HostChatAnswer> {
  const { callLines } = await import('../../platform/calls/ndjson.ts')
  const options = { body: { message, context }, ...(signal && { signal }) }
  for await (const line of callLines(HOST_ROUTES.chatStream, hostChatLineSchema, options)) {
    if (line.type === 'answer') return line.answer
    onSentence(line)
  }
  throw new Error('The host broke off')
}

/** Says something to the host; whoever would answer decides how it comes. */
export function useSayToHost() {
  const { data: state } = useQuery(hostStateQuery)
  return (said: Said, onSentence: (sentence: Sentence) => void): Promise<HostChatAnswer> =>
    state?.engine === 'language-model' ? listenToHost(said, onSentence) : sayToHost(said)
}

/** Sends a phrase as if it had been said. */
export const sendPhrase = (transcript: string) =>
  call(HOST_ROUTES.voiceCommand, { body: { transcript } })

/** Who answers whoever is watching. */
export const hostStateQuery = queryOptions({
  queryKey: [HOST_ROUTES.state.path],
  meta: { staleOn: ['profiles'] },
  queryFn: ({ signal }) => call(HOST_ROUTES.state, { signal }),
  staleTime: 0,
})

import type { HostChatAnswer } from '@starnest/contract/host/host'
import { useEffect, useRef, useState } from 'react'
import { noteSpokenOf } from '../../../library/title/spoken-past.ts'
import { type Place, type Sentence, useSayToHost } from '../host.queries.ts'

/** One line of the chat. */
export type Line =
  | { id: number; by: 'person'; text: string }
  | { id: number; by: 'leo'; text: string; answer: HostChatAnswer }

/** Where the chat stands. While the host thinks, `said` is what has come of the answer; null: nothing yet. What
 *  failed names the message that was not answered. */
export type ChatState =
  | { is: 'ready' }
  | { is: 'thinking'; said: Sentence | null }
  | { is: 'failed'; error: unknown; message: string }

/** The chat with Leo of one profile; it begins empty. */
export function useChat(heard: {
  place: () => Place
  onAnswer: (answer: HostChatAnswer) => void
  onFailure: (message: string) => void
}) {
  const [lines, setLines] = useState<readonly Line[]>([])
  const [state, setState] = useState<ChatState>({ is: 'ready' })
  const sayToHost = useSayToHost()
  const asking = useRef<AbortController>(undefined)
  // Whoever watches next gets no answer of the one before.
  useEffect(() => () => asking.current?.abort(), [])

  const send = async (written: string) => {
    const message = written.trim()
    if (message === '' || state.is === 'thinking') return
    const id = (lines.at(-1)?.id ?? 0) + 1
    const call = new AbortController()
    asking.current = call
    setLines([...lines, { id, by: 'person', text: message }])
    setState({ is: 'thinking', said: null })
    const hear = ({ text, language }: Sentence) => {
      if (call.signal.aborted) return
      setState((before) => {
        if (before.is !== 'thinking') return before
        return { ...before, said: { text: `${before.said?.text ?? ''} ${text}`.trim(), language } }
      })
    }
    try {
      const context = heard.place()
      const said = { message, context, signal: call.signal }
      const answer = await sayToHost(said, hear)
      if (call.signal.aborted) return
      const picked = answer.picks.map(({ animation }) => animation.id)
      noteSpokenOf(context.titleId, picked)
      setLines((before) => [...before, { id: id + 1, by: 'leo', text: answer.response, answer }])
      setState({ is: 'ready' })
      heard.onAnswer(answer)
    } catch (error) {
      if (call.signal.aborted) return
      setLines((before) => before.filter((line) => line.id !== id))
      setState({ is: 'failed', error, message })
      heard.onFailure(message)
    }
  }
  const last = lines.at(-1)
  const answer = last?.by === 'leo' ? last.answer : undefined
  return { lines, state, answer, send: (message: string): void => void send(message) }
}

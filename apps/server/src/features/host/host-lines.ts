import type { HostChatAnswer, HostChatLine } from '@starnest/contract/host/host'
import type { MindThought } from './mind/mind.service.ts'

/** What the page is sent while the host answers: the sentences of the model as they come, then its whole
 *  answer, in the language that it was asked for. Where the model says nothing, one line with what the embedded
 *  engine answers. */
export async function* hostLines(
  thoughts: AsyncIterable<MindThought>,
  { embedded, language }: { embedded: () => Promise<HostChatAnswer>; language: string },
): AsyncGenerator<HostChatLine> {
  for await (const thought of thoughts) {
    if (thought.type === 'sentence') yield { ...thought, language }
    if (thought.type === 'failed') yield { type: 'answer', answer: await embedded() }
    if (thought.type === 'answered') {
      const { response, picks, action, pending } = thought
      const answer = { response, language, picks, action, pending, suggestions: [] }
      yield { type: 'answer', answer: { ...answer, engine: 'language-model' } }
    }
  }
}

/** The answer at the end of the lines, for a page that waits for all of it. */
export async function wholeAnswer(lines: AsyncIterable<HostChatLine>): Promise<HostChatAnswer> {
  for await (const line of lines) if (line.type === 'answer') return line.answer
  throw new Error('the host gave no answer')
}

import { expect, it, onTestFinished, vi } from 'vitest'
import { RootQuestions } from './root-questions.ts'

it('asks past one folder that does not answer, and past two only when one of them has', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const asked: string[] = []
  const { promise: isBack, resolve: switchOn } = Promise.withResolvers<string>()
  const questions = new RootQuestions({
    answerMs: 5,
    async rootOf(path) {
      asked.push(path)
      return path.startsWith('drive') ? isBack : path
    },
  })
  const ask = (path: string) => questions.ask(path, new AbortController().signal)
  void ask('drive 1')
  const first = ask('disk 1')
  await vi.advanceTimersByTimeAsync(5)
  expect(await first).toBe('disk 1')
  void ask('drive 2')
  const last = ask('disk 2')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['drive 1', 'disk 1', 'drive 2'])
  switchOn('back')
  expect(await last).toBe('disk 2')
})

// The thread in which foreign text is read: it is told a function of a module, calls it, and may be
// ended at any moment.
import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer, ThreadTask } from './thread-messages.ts'

const answer = (said: ThreadAnswer) => parentPort?.postMessage(said)

async function read({ module, name, input }: ThreadTask): Promise<void> {
  try {
    const { [name]: reader } = await import(module)
    answer({ is: 'begun' })
    answer({ is: 'read', output: reader(input) })
  } catch (error) {
    answer({ is: 'failed', sentence: error instanceof Error ? `${error.stack}` : String(error) })
  }
}

parentPort?.on('message', (task: ThreadTask) => void read(task))

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Characters of complaints that are kept: the last ones. */
const KEPT_CHARACTERS = 2000

/** What a program complained of until now. */
export function complaintsOf({ stderr }: ChildProcess): () => string {
  let complaint = ''
  stderr?.on('data', (text) => {
    complaint = (complaint + String(text)).slice(-KEPT_CHARACTERS)
  })
  return () => complaint.trim()
}

/** Gives a program its input piece by piece, as it takes it, and waits for its end.
 *  @throws Error with what the program complained of last */
export async function fed(program: ChildProcess, pieces: AsyncIterable<Buffer>): Promise<void> {
  const { stdin } = program
  if (!stdin) throw new Error('a program was started without its input')
  const complaints = complaintsOf(program)
  const ended = once(program, 'close')
  let isBroken = false
  stdin.on('error', () => {
    isBroken = true
  })
  for await (const piece of pieces) {
    if (isBroken) break
    // It rejects where the program ends early; what that complained of says more.
    const drained = () => once(stdin, 'drain').catch(() => undefined)
    if (!stdin.write(piece)) await Promise.race([drained(), ended])
  }
  stdin.end()
  const [code] = await ended
  if (code !== 0 || isBroken) throw new Error(complaints() || 'a film could not be encoded')
}

import { ZodError } from 'zod'

/** The first lines of an error that a person can act on: no stack, and of a check the first field
 *  that failed. */
export function oneSentence(error: unknown): string {
  if (error instanceof ZodError) {
    const [issue] = error.issues
    const field = issue?.path.join('.')
    return `${field ? `"${field}": ` : ''}${issue?.message ?? 'the script is not as it should be'}`
  }
  if (!(error instanceof Error)) return String(error)
  // A page's error comes with the page's stack in its message.
  return error.message.replace(/^(Error: )+/, '').split(/\n[ \t]+at /)[0] ?? error.message
}

import type { FileProblem } from '@starnest/contract/files/file-problems'

/** Why something failed, as the server tells it: an English sentence, and a problem that can be said in
 *  any language. What was written down before there were problems has none. */
export type Told = { reason: string; problem: FileProblem | null }

/** Says it in the language of the interface. */
export type ProblemText = (told: Told) => string

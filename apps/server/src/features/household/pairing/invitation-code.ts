import { createHash, randomBytes } from 'node:crypto'

const CODE_BYTES = 24
const DAY_MS = 24 * 60 * 60_000

/** Milliseconds for which an invitation can be used. */
export const INVITATION_LIFETIME_MS = 7 * DAY_MS

/** A code that nobody can guess: 192 random bits in base64url. */
export const newInvitationCode = () => randomBytes(CODE_BYTES).toString('base64url')

/** What is stored of a code: its SHA-256 in hexadecimal, so that whoever reads the database or a backup cannot
 *  use it. */
export const invitationHash = (code: string) => createHash('sha256').update(code).digest('hex')

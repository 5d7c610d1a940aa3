/** The open title past which a talk with the host has gone. */
let passed: number | undefined

/** Notes which films the host answered with, while a title was open: where they are others, "it" is one of
 *  those from now on, until another title is opened. */
export function noteSpokenOf(openId: number | undefined, answeredIds: readonly number[]): void {
  if (openId === undefined || answeredIds.length === 0) return
  if (!answeredIds.includes(openId)) passed = openId
  else if (answeredIds.length === 1) passed = undefined
}

/** Whether the host has spoken of other films since a title was opened. */
export function isSpokenPast(openId: number): boolean {
  if (openId !== passed) passed = undefined
  return openId === passed
}

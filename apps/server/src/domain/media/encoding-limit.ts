/** The minutes of encoding that households have on a day. What has begun goes on to its end. */
export type EncodingLimit = {
  /** Whether those of a household are used up for today. */
  areSpent(householdId: number): Promise<boolean>
  /** Runs `work` and notes how long it took, also when it failed or was cancelled. */
  counting<T>(householdId: number, work: () => Promise<T>): Promise<T>
}

/** Work that waits for the next day looks again after so many seconds whether it has come. */
export const LOOK_AGAIN_SECONDS = 30

/** Why work waits for the next day: an English sentence, and the same for any language. */
export const ENCODING_SPENT = {
  reason: 'The minutes of encoding of this household are used up for today: this goes on tomorrow.',
  problem: { code: 'encoding_spent' },
} as const

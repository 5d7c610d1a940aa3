/** Reads something of a household once for all who ask for it at a time. Who asks while it is being read waits for
 *  the next reading, so nobody is told what was true before they asked. */
export function sharedRead<Value>(
  read: (householdId: number) => Promise<Value>,
): (householdId: number) => Promise<Value> {
  /** Readings under way, resolved once they have ended, however. */
  const running = new Map<number, Promise<void>>()
  const next = new Map<number, Promise<Value>>()

  function begin(householdId: number): Promise<Value> {
    const reading = read(householdId)
    const end = () => {
      if (!next.has(householdId)) running.delete(householdId)
    }
    running.set(householdId, reading.then(end, end))
    return reading
  }

  return (householdId) => {
    const before = running.get(householdId)
    if (!before) return begin(householdId)
    const waiting = next.get(householdId)
    if (waiting) return waiting
    const reading = before.then(() => {
      next.delete(householdId)
      return begin(householdId)
    })
    next.set(householdId, reading)
    return reading
  }
}

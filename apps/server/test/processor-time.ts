/** Begins to count the processor time of this process, in milliseconds. What else the machine does takes none of
 *  it, so that a limit holds on a busy one too. */
export function countProcessorMs(): () => number {
  const begun = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
}

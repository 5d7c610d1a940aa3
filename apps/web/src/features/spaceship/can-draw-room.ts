/** Whether this browser draws in three dimensions, and, unless `allowsSlow`, whether it has a graphics card for
 *  that. The context is given back at once. */
export function canDrawRoom(allowsSlow: boolean): boolean {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: !allowsSlow })
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

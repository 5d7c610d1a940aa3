/** Keeps the screen of a phone awake, as far as its browser can. A browser lets go of that whenever the page is
 *  out of sight, so that it is asked again. Returns the way to let the phone sleep. */
export function keepAwake(): () => void {
  let isOver = false
  let lock: WakeLockSentinel | undefined
  const ask = async () => {
    // Older browsers have none, whatever the types say.
    const asked: WakeLockSentinel | undefined = await navigator.wakeLock?.request('screen')
    if (isOver) await asked?.release()
    else lock = asked
  }
  const askInSight = () => {
    if (document.visibilityState !== 'visible') return
    // A phone that saves power says no; then it sleeps when it always does.
    ask().catch(() => undefined)
  }
  askInSight()
  document.addEventListener('visibilitychange', askInSight)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', askInSight)
    void lock?.release()
  }
}

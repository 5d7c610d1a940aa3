/** Whether the person asked the browser, or the system, to spare data at this moment. */
export function savesData(): boolean {
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return true
  // Not every browser tells. Source: WICG, "Save Data API".
  const connection = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  return 'saveData' in connection && connection.saveData === true
}

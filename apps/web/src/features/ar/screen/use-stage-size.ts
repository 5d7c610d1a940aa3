import { type RefObject, useEffect, useState } from 'react'

/** Width and height of an element, CSS pixels; undefined: it is not drawn yet. */
export function useStageSize(
  element: RefObject<HTMLElement | null>,
): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}

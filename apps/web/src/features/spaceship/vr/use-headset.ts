import { useEffect, useState } from 'react'

/** Whether a headset can be had: while that is asked, no. Follows headsets that come and go. */
export function useHeadset(): boolean {
  const [hasHeadset, setHeadset] = useState(false)
  useEffect(() => {
    const { xr } = navigator
    if (!xr) return
    let isGone = false
    const ask = () =>
      xr.isSessionSupported('immersive-vr').then(
        (isSupported) => !isGone && setHeadset(isSupported),
        () => !isGone && setHeadset(false),
      )
    void ask()
    xr.addEventListener('devicechange', ask)
    return () => {
      isGone = true
      xr.removeEventListener('devicechange', ask)
    }
  }, [])
  return hasHeadset
}

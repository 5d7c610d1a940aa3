import { useEffect, useRef, useState } from 'react'

/** Plays one piece of music at a time, to be chosen by ear. `heard` is the one that sounds. */
export function useListen() {
  const [heard, setHeard] = useState<string | null>(null)
  const player = useRef<HTMLAudioElement | null>(null)
  useEffect(() => () => player.current?.pause(), [])
  const stop = () => {
    player.current?.pause()
    setHeard(null)
  }
  const listen = (id: string, soundUrl: string) => {
    stop()
    if (heard === id) return
    const audio = new Audio(soundUrl)
    audio.onended = () => setHeard(null)
    player.current = audio
    setHeard(id)
    audio.play().catch(() => setHeard(null))
  }
  return { heard, listen, stop }
}

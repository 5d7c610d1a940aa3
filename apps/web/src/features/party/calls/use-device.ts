import { useEffect, useRef, useState } from 'react'
import { type CallKind, type CallProblem, openTrack } from './local-track.ts'

type DeviceState =
  | { is: 'off'; problem?: CallProblem }
  | { is: 'asking' }
  | { is: 'on'; track: MediaStreamTrack }

/** A camera or microphone as its button sees it. */
export type CallSwitch = {
  isOn: boolean
  /** Being turned on; the browser may be asking the person. */
  isBusy: boolean
  toggle: () => void
  /** Why it is not on. Gone when it is turned on. */
  problem: CallProblem | undefined
}

type DeviceOptions = {
  kind: CallKind
  /** As many are on elsewhere as a party has. */
  isFull: boolean
}

/** This screen's camera or microphone. Off, its track is stopped, so that its light goes out; that
 *  happens too when the component goes. `turnOff` says why it had to be. */
export function useDevice({ kind, isFull }: DeviceOptions) {
  const [state, setState] = useState<DeviceState>({ is: 'off' })
  const open = useRef<MediaStreamTrack>(undefined)
  const isHere = useRef(false)
  const isFullNow = useRef(isFull)
  useEffect(() => {
    isFullNow.current = isFull
  })

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      open.current?.stop()
      open.current = undefined
      setState({ is: 'off' })
    }
  }, [])

  const turnOff = (problem?: CallProblem) => {
    open.current?.stop()
    open.current = undefined
    setState({ is: 'off', problem })
  }

  const turnOn = async () => {
    if (isFull) return turnOff('full')
    setState({ is: 'asking' })
    const opened = await openTrack(kind)
    if (opened.is === 'refused') return turnOff(opened.problem)
    const { track } = opened
    if (!isHere.current) return track.stop()
    open.current = track
    // Others may have turned theirs on while the person was asked.
    if (isFullNow.current) return turnOff('full')
    track.addEventListener('ended', () => {
      if (open.current === track) turnOff('ended')
    })
    setState({ is: 'on', track })
  }

  const toggle = () => {
    if (state.is === 'on') turnOff()
    if (state.is === 'off') void turnOn()
  }

  const device: CallSwitch = {
    isOn: state.is === 'on',
    isBusy: state.is === 'asking',
    toggle,
    problem: state.is === 'off' ? state.problem : undefined,
  }
  return { device, track: state.is === 'on' ? state.track : undefined, turnOff }
}

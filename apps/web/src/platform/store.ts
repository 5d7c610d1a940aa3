import { useSyncExternalStore } from 'react'

/** One value that parts of the page share, and are told of when it changes. Objects are replaced, never
 *  changed. */
export type Store<Value> = {
  readonly get: () => Value
  /** Takes the value; tells those who listen, unless it is the same one. */
  readonly set: (next: Value) => void
  /** Returns the way to stop listening. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store. `first` says its value when that is asked for the first time. */
export function createStore<Value>(first: () => Value): Store<Value> {
  let held: { value: Value } | undefined
  const listeners = new Set<() => void>()
  const get = () => {
    held ??= { value: first() }
    return held.value
  }
  return {
    get,
    set(next) {
      if (Object.is(get(), next)) return
      held = { value: next }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The value of a store; a component that asks is drawn anew when it changes. */
export function useStore<Value>({ subscribe, get }: Omit<Store<Value>, 'set'>): Value {
  return useSyncExternalStore(subscribe, get)
}

import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import { inject, vi } from 'vitest'

/** What a file has set a timer for and not ended is kept here, across the modules of all files. */
const LEFT = Symbol.for('starnest.left-timers')
const { [LEFT]: left = watchTimers() } = globalThis as { [LEFT]?: Set<NodeJS.Timeout> }

/** From now on notes each timer that is set. */
function watchTimers(): Set<NodeJS.Timeout> {
  const timers = new Set<NodeJS.Timeout>()
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const noted = new Proxy(globalThis[name], {
      apply(set, self, details) {
        const timer = Reflect.apply(set, self, details)
        timers.add(timer)
        return timer
      },
    })
    Object.assign(globalThis, { [name]: noted })
  }
  Object.assign(globalThis, { [LEFT]: timers })
  return timers
}

// Files with a document share a worker, its document and what they import from packages. Each begins with
// our own modules not yet loaded, and the document and what the browser offers as they were at first, so that no
// file leaves anything to another: no language, no store, no address, no voice, no timer.
for (const timer of left) clearTimeout(timer)
left.clear()
vi.resetModules()
vi.unstubAllGlobals()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
for (const element of [document.documentElement, document.head, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}
document.head.replaceChildren()
document.body.replaceChildren()
// A page that was used for a while has all that it says at hand.
const { haveTexts } = await import('../../apps/web/src/testing/texts.ts')
for (const { code } of INTERFACE_LANGUAGES) haveTexts(code)
const { waitUpTo } = await import('../../apps/web/src/testing/patience.ts')
waitUpTo(inject('patienceMs'))

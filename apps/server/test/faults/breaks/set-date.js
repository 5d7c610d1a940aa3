// Runs in a node before its own code, and tells it another date: as many seconds ahead as a file says, which is read
// again four times a second. What measures how much time has gone by is left as it is, as when somebody sets a clock.
import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 250
const SystemDate = Date
const file = process.env.FAULTS_CLOCK ?? ''

let aheadMs = 0
const look = () => {
  aheadMs = Number(readFileSync(file, 'utf8')) * 1000
}
const now = () => SystemDate.now() + aheadMs

look()
setInterval(look, LOOK_EVERY_MS).unref()
globalThis.Date = new Proxy(SystemDate, {
  construct: (date, given, as) => Reflect.construct(date, given.length > 0 ? given : [now()], as),
  apply: () => new SystemDate(now()).toString(),
  get: (date, name, as) => (name === 'now' ? now : Reflect.get(date, name, as)),
})

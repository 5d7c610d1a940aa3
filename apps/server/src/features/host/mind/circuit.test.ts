import { expect, it } from 'vitest'
import { Circuit } from './circuit.ts'

let nowMs = 0
function failedTimes(times: number): Circuit {
  const circuit = new Circuit(() => new Date(nowMs))
  for (let time = 0; time < times; time += 1) circuit.failed()
  return circuit
}

it('two failures in a row keep nobody from asking, and a success forgets them', () => {
  const circuit = failedTimes(2)
  expect([circuit.isFailing, circuit.admits()]).toEqual([false, true])
  circuit.succeeded()
  circuit.failed()
  circuit.failed()
  expect([circuit.isFailing, circuit.admits()]).toEqual([false, true])
})

it('after the minute one may try while the others still wait', () => {
  const circuit = failedTimes(3)
  expect([circuit.isFailing, circuit.admits()]).toEqual([true, false])
  nowMs += 59_999
  expect(circuit.admits()).toBe(false)
  nowMs += 1
  expect([circuit.admits(), circuit.admits(), circuit.isFailing]).toEqual([true, false, true])
  circuit.succeeded()
  expect([circuit.isFailing, circuit.admits()]).toEqual([false, true])
})

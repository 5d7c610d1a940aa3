import { expect, it } from 'vitest'
import { addressProblem, joinAddress } from './join-address.ts'

it.each([
  { address: 'https://192.168.1.20:8443/jam-challenge', problem: null },
  { address: 'https://starnest.local:8443/', problem: null },
  { address: 'https://localhost.example.org/', problem: null },
  { address: 'http://192.168.1.20:8080/', problem: 'needsHttps' },
  { address: 'http://127.0.0.1:8080/', problem: 'thisComputer' },
  { address: 'https://127.0.1.1:8443/', problem: 'thisComputer' },
  { address: 'http://localhost:5173/', problem: 'thisComputer' },
  { address: 'http://starnest.localhost/', problem: 'thisComputer' },
  { address: 'http://[::1]:8080/', problem: 'thisComputer' },
])('says of a screen at $address what keeps phones away: $problem', ({ address, problem }) => {
  expect(addressProblem(new URL(address))).toBe(problem)
})

it('leads phones to their page with the code of the stage', () => {
  expect(joinAddress('https://192.168.1.20:8443', 'K7QX3M')).toBe(
    'https://192.168.1.20:8443/jam-microphone?code=K7QX3M',
  )
})

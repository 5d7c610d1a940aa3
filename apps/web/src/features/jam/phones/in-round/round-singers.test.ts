import type { JamStageSinger } from '@starnest/contract/jam/stage'
import { expect, it } from 'vitest'
import { opensOwnMicrophone, voicesOfRound } from './round-singers.ts'

const phone = (number: number, also: Partial<JamStageSinger> = {}): JamStageSinger => ({
  memberId: `phone-${number}`,
  number,
  profileId: 10 + number,
  name: `Singer ${number}`,
  avatar: '🦄',
  delayMs: 60,
  isReady: true,
  isConnected: true,
  ...also,
})
const four = [phone(1), phone(2), phone(3), phone(4)]
const guest = phone(2, { profileId: null, name: 'Aunt Ida', avatar: null, delayMs: 140 })

it.each([
  { when: 'nobody has a phone', singers: [], hasOwnVoice: true, sing: ['here'] },
  { when: 'there is no microphone at all', singers: [], hasOwnVoice: false, sing: [] },
  { when: 'two phones are ready', singers: [phone(1), guest], hasOwnVoice: false, sing: [1, 2] },
  { when: 'this device sings too', singers: [phone(3)], hasOwnVoice: true, sing: ['here', 3] },
  { when: 'four phones are ready', singers: four, hasOwnVoice: true, sing: [1, 2, 3, 4] },
  {
    when: 'one is not ready and one is away',
    singers: [phone(1, { isReady: false }), phone(2, { isConnected: false }), phone(4)],
    hasOwnVoice: false,
    sing: [4],
  },
  {
    when: 'who watches here has a phone',
    singers: [phone(1, { profileId: 7 })],
    hasOwnVoice: true,
    sing: [1],
  },
  {
    when: 'who watches here has a phone that is not ready',
    singers: [phone(1, { profileId: 7, isReady: false })],
    hasOwnVoice: true,
    sing: ['here'],
  },
])('$sing sing when $when', ({ singers, hasOwnVoice, sing }) => {
  const voices = voicesOfRound({ singers, own: { is: 'profile', profileId: 7 }, hasOwnVoice })
  expect(voices.map(({ from }) => (from.is === 'here' ? 'here' : from.number))).toEqual(sing)
})

it('takes guests by their name, profiles by their id, and each with its own delay', () => {
  const voices = voicesOfRound({
    singers: [phone(1), guest],
    own: { is: 'profile', profileId: 7 },
    hasOwnVoice: true,
  })
  expect(voices.map(({ singer, delayMs }) => ({ singer, delayMs }))).toEqual([
    { singer: { is: 'profile', profileId: 7 }, delayMs: 0 },
    { singer: { is: 'profile', profileId: 11 }, delayMs: 60 },
    { singer: { is: 'guest', name: 'Aunt Ida' }, delayMs: 140 },
  ])
})

it.each([
  { when: 'no phone was asked for', phones: null, opens: true },
  { when: 'no phone is ready', phones: [phone(1, { isReady: false })], opens: true },
  { when: 'a phone is ready', phones: [phone(1)], opens: false },
  { when: 'this device sings too', phones: [phone(1)], singsHere: true, opens: true },
])('this device listens itself: $opens, when $when', ({ phones, singsHere = false, opens }) => {
  const stage = phones && { singers: () => phones, singsHere: () => singsHere }
  expect(opensOwnMicrophone(stage)).toBe(opens)
})

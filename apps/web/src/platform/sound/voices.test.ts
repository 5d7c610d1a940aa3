import { expect, it } from 'vitest'
import { testVoice as voice } from '../../testing/fakes/fake-speech.ts'
import { voiceFor } from './voices.ts'

it('takes a voice of this device before one of a service', () => {
  const remote = voice('es-ES', { localService: false, default: true })
  const local = voice('es-MX')
  expect(voiceFor('es', [remote, local])).toEqual({ voice: local, isRemote: false })
})

it('says that the only voice there is sends the text away', () => {
  const remote = voice('ja-JP', { localService: false })
  expect(voiceFor('ja', [voice('en-GB'), remote])).toEqual({ voice: remote, isRemote: true })
})

it('takes the voice of the same country, however it is written', () => {
  const brazil = voice('pt_BR')
  expect(voiceFor('pt-BR', [voice('pt-PT', { default: true }), brazil])?.voice).toBe(brazil)
})

it('takes no voice of another language', () => {
  expect(voiceFor('hi', [voice('en-IN'), voice('his-XX')])).toBeNull()
})

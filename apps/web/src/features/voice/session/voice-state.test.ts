import { describe, expect, it } from 'vitest'
import { IDLE, nextVoiceState, type VoiceEvent, type VoiceState } from './voice-state.ts'

const STATES = {
  idle: IDLE,
  listening: { is: 'listening', way: 'held' },
  words: { is: 'processing', awaits: 'words' },
  answer: { is: 'processing', awaits: 'answer' },
  speaking: { is: 'speaking' },
} as const satisfies Record<string, VoiceState>

const EVENTS = {
  started: { is: 'started', way: 'held' },
  kept: { is: 'kept' },
  stopped: { is: 'stopped' },
  ended: { is: 'ended', problem: undefined },
  endedSilent: { is: 'ended', problem: 'nothing-heard' },
  sent: { is: 'sent' },
  answeredAloud: { is: 'answered', isRead: true },
  answered: { is: 'answered', isRead: false },
  failed: { is: 'failed' },
  read: { is: 'read' },
  cancelled: { is: 'cancelled' },
} as const satisfies Record<string, VoiceEvent>

/** What every event leads to, where it leads anywhere. */
const LEADS: Record<keyof typeof STATES, Partial<Record<keyof typeof EVENTS, VoiceState>>> = {
  idle: { started: STATES.listening, sent: STATES.answer },
  listening: {
    kept: { is: 'listening', way: 'toggled' },
    stopped: STATES.words,
    ended: IDLE,
    endedSilent: { is: 'idle', problem: 'nothing-heard' },
    sent: STATES.answer,
    cancelled: IDLE,
  },
  words: {
    ended: IDLE,
    endedSilent: { is: 'idle', problem: 'nothing-heard' },
    sent: STATES.answer,
    cancelled: IDLE,
  },
  answer: {
    answeredAloud: STATES.speaking,
    answered: IDLE,
    failed: { is: 'idle', problem: 'unanswered' },
    cancelled: IDLE,
  },
  speaking: { read: IDLE, cancelled: IDLE },
}

describe('the voice control', () => {
  for (const [stateName, state] of Object.entries(STATES)) {
    for (const [eventName, event] of Object.entries(EVENTS)) {
      const leads: Partial<Record<string, VoiceState>> = LEADS[stateName as keyof typeof STATES]
      const next = leads[eventName]
      it(`${stateName}, ${eventName}: ${next ? JSON.stringify(next) : 'stays'}`, () => {
        if (next) expect(nextVoiceState(state, event)).toEqual(next)
        else expect(nextVoiceState(state, event)).toBe(state)
      })
    }
  }

  it('forgets a problem when it starts again', () => {
    const troubled: VoiceState = { is: 'idle', problem: 'network' }
    expect(nextVoiceState(troubled, EVENTS.started)).toEqual(STATES.listening)
  })
})

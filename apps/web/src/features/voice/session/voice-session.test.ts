import type { HostAction, VoiceCommandAnswer } from '@starnest/contract/host/host'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  Heard,
  SpeechFailure,
  SpeechOptions,
} from '../../../platform/sound/speech-recognition.ts'
import { ANSWER_LIMIT_MS, createVoiceSession } from './voice-session.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const ANSWER: VoiceCommandAnswer = {
  response: 'Here is something funny.',
  language: 'en',
  transcript: 'something funny',
  recommendations: [],
  suggestions: [],
  action: null,
  pending: null,
  engine: 'embedded',
}

/** A voice session on a page that the test speaks to. */
function setUp({
  isPlaying: wasPlaying = false,
  mayListen = true,
  isMute = false,
  answer = {},
} = {}) {
  let isPlaying = wasPlaying
  const heard: { options: SpeechOptions; isOpen: boolean }[] = []
  const listen = vi.fn((options: SpeechOptions) => {
    const one = { options, isOpen: true }
    heard.push(one)
    const end = (failure?: SpeechFailure) => {
      if (!one.isOpen) return
      one.isOpen = false
      options.onEnd(failure)
    }
    return { stop: () => end(), abort: () => end() }
  })
  const ask = vi.fn(async (_request: unknown, _signal: AbortSignal) => ({ ...ANSWER, ...answer }))
  const act = vi.fn((_action: HostAction) => undefined)
  const moveCarousel = vi.fn()
  const stopReading = vi.fn()
  const reading: { text: string; end: () => void }[] = []
  const session = createVoiceSession({
    listen,
    hearing: () => (mayListen ? { language: 'en-US', isOnDevice: false } : null),
    hush: () => undefined,
    where: () => ({ titleId: isPlaying ? 7 : undefined, isPlaying }),
    ask,
    moveCarousel,
    act,
    reads: () => !isMute,
    read({ response }, onEnd) {
      reading.push({ text: response, end: onEnd })
      return () => {
        stopReading()
        onEnd()
      }
    },
  })
  const last = () => {
    const one = heard.at(-1)
    if (!one) throw new Error('nobody listens')
    return one
  }
  return {
    ...{ session, listen, ask, act, moveCarousel, stopReading, reading, last },
    state: () => session.shown.get().state,
    /** A film opens over the page. */
    play() {
      isPlaying = true
    },
    openCount: () => heard.filter(({ isOpen }) => isOpen).length,
    say: (transcript: string, alternatives: Heard['alternatives'] = []) =>
      last().options.onPhrase({ transcript, alternatives }),
    /** The recogniser ends by itself. */
    end(failure?: SpeechFailure) {
      last().isOpen = false
      last().options.onEnd(failure)
    },
    answered: () => vi.advanceTimersByTimeAsync(0),
  }
}

describe('toggled on', () => {
  it('listens on and on, and moves carousels without asking anybody', () => {
    const page = setUp()
    page.session.toggle()
    expect(page.last().options.isContinuous).toBe(true)
    page.say('next')
    page.say('slide left')
    expect(page.moveCarousel.mock.calls).toEqual([['next'], ['previous']])
    expect(page.state()).toEqual({ is: 'listening', way: 'toggled' })
    expect(page.ask).not.toHaveBeenCalled()
  })

  it('closes the microphone, asks, reads the answer, and listens again', async () => {
    const page = setUp()
    page.session.toggle()
    page.say('something funny', ['some thing funny'])
    expect(page.openCount()).toBe(0)
    expect(page.state()).toEqual({ is: 'processing', awaits: 'answer' })
    expect(page.ask.mock.calls[0]?.[0]).toEqual({
      transcript: 'something funny',
      alternatives: ['some thing funny'],
      context: { isPlaying: false },
    })
    await page.answered()
    expect(page.state()).toEqual({ is: 'speaking' })
    expect(page.openCount()).toBe(0)
    expect(page.reading[0]?.text).toBe(ANSWER.response)
    page.reading[0]?.end()
    expect(page.state()).toEqual({ is: 'listening', way: 'toggled' })
  })

  it('stops when it is toggled off, and complains of nothing', () => {
    const page = setUp()
    page.session.toggle()
    page.session.toggle()
    expect(page.state()).toEqual({ is: 'idle' })
    expect(page.openCount()).toBe(0)
  })

  it('says that nothing was heard when the browser ends a silent listening, and stops', () => {
    const page = setUp()
    page.session.toggle()
    page.end()
    expect(page.state()).toEqual({ is: 'idle', problem: 'nothing-heard' })
    expect(page.listen).toHaveBeenCalledOnce()
  })

  it('goes on when the browser ends a listening in which somebody spoke, until that is silent', () => {
    const page = setUp()
    page.session.toggle()
    page.say('next')
    page.end()
    expect(page.state()).toEqual({ is: 'listening', way: 'toggled' })
    page.end()
    expect(page.state()).toEqual({ is: 'idle', problem: 'nothing-heard' })
    expect(page.listen).toHaveBeenCalledTimes(2)
  })

  it('does not go on beside a film that began meanwhile', async () => {
    const page = setUp()
    page.session.toggle()
    page.say('something funny')
    page.play()
    await page.answered()
    page.reading[0]?.end()
    expect(page.state()).toEqual({ is: 'idle' })
    expect(page.listen).toHaveBeenCalledOnce()
  })

  it('does not begin anew beside a film when the browser ends a listening', () => {
    const page = setUp()
    page.session.toggle()
    page.say('next')
    page.play()
    page.end()
    expect(page.state()).toEqual({ is: 'idle' })
    expect(page.listen).toHaveBeenCalledOnce()
  })

  it.each([
    ['no-speech', 'nothing-heard'],
    ['aborted', 'aborted'],
    ['network', 'network'],
    ['not-allowed', 'not-allowed'],
    ['audio-capture', 'audio-capture'],
    ['language-not-supported', 'language-not-supported'],
  ] as const)('stops after %s, and says %s', (failure, problem) => {
    const page = setUp()
    page.session.toggle()
    page.end(failure)
    expect(page.state()).toEqual({ is: 'idle', problem })
    expect(page.openCount()).toBe(0)
  })

  it('stops when its screen is left, without sending anything', () => {
    const page = setUp()
    page.session.toggle()
    page.session.stopListening()
    expect(page.state()).toEqual({ is: 'idle' })
    expect(page.openCount()).toBe(0)
    expect(page.ask).not.toHaveBeenCalled()
  })
})

describe('held', () => {
  it('sends all that was said when it is let go', async () => {
    const page = setUp()
    page.session.press()
    expect(page.state()).toEqual({ is: 'listening', way: 'held' })
    page.say('something funny')
    page.say('under ten minutes')
    expect(page.ask).not.toHaveBeenCalled()
    page.session.release(1500)
    expect(page.openCount()).toBe(0)
    expect(page.ask.mock.calls[0]?.[0]).toMatchObject({
      transcript: 'something funny under ten minutes',
    })
    await page.answered()
    page.reading[0]?.end()
    expect(page.state()).toEqual({ is: 'idle' })
  })

  it('says that nothing was heard', () => {
    const page = setUp()
    page.session.press()
    page.session.release(900)
    expect(page.state()).toEqual({ is: 'idle', problem: 'nothing-heard' })
  })

  it('stays on after a short press, and the next short press ends it', () => {
    const page = setUp()
    page.session.press()
    page.session.release(120)
    expect(page.state()).toEqual({ is: 'listening', way: 'toggled' })
    expect(page.listen).toHaveBeenCalledOnce()
    page.session.press()
    page.session.release(120)
    expect(page.state()).toEqual({ is: 'idle' })
    expect(page.openCount()).toBe(0)
  })

  it('understands a short press whose beginning came before the control did', () => {
    const page = setUp()
    page.session.release(120)
    expect(page.state()).toEqual({ is: 'listening', way: 'toggled' })
  })

  it('starts nothing a second time', () => {
    const page = setUp()
    page.session.press()
    page.session.press()
    expect(page.listen).toHaveBeenCalledOnce()
  })
})

describe('beside a film', () => {
  it('listens for one phrase, and leaves every word to the host', async () => {
    const page = setUp({ isPlaying: true })
    page.session.toggle()
    expect(page.last().options.isContinuous).toBe(false)
    page.say('next')
    expect(page.moveCarousel).not.toHaveBeenCalled()
    expect(page.ask.mock.calls[0]?.[0]).toMatchObject({ context: { titleId: 7, isPlaying: true } })
    await page.answered()
    page.reading[0]?.end()
    expect(page.state()).toEqual({ is: 'idle' })
  })

  it('listens for one phrase after a short press of the key', () => {
    const page = setUp({ isPlaying: true })
    page.session.press()
    page.session.release(100)
    expect(page.state()).toEqual({ is: 'listening', way: 'once' })
    expect(page.openCount()).toBe(1)
  })
})

describe('the answer', () => {
  it('is done at once, before it is read', async () => {
    const action = { type: 'player', command: 'pause' } as const
    const page = setUp({ isPlaying: true, answer: { action } })
    page.session.type('pause')
    await page.answered()
    expect(page.act.mock.calls).toEqual([[action]])
    expect(page.state()).toEqual({ is: 'speaking' })
  })

  it('is not read over a film that it starts, and nobody is listened to then', async () => {
    const page = setUp({ answer: { action: { type: 'play', titleId: 3 } } })
    page.session.toggle()
    page.say('play the whale')
    await page.answered()
    expect(page.reading).toEqual([])
    expect(page.state()).toEqual({ is: 'idle' })
    expect(page.openCount()).toBe(0)
  })

  it('is not read when replies are off', async () => {
    const page = setUp({ isMute: true })
    page.session.type('something funny')
    await page.answered()
    expect(page.reading).toEqual([])
    expect(page.state()).toEqual({ is: 'idle' })
    expect(page.session.shown.get().answer?.response).toBe(ANSWER.response)
  })

  it('stops being read when replies are turned off', async () => {
    const page = setUp()
    page.session.type('something funny')
    await page.answered()
    page.session.silence()
    expect(page.stopReading).toHaveBeenCalledOnce()
    expect(page.state()).toEqual({ is: 'idle' })
  })

  it.each([
    ['yes', 1],
    ['no', 0],
  ])('that asks is answered by saying %s', async (word, times) => {
    const pending = { type: 'addToList', titleId: 3 } as const
    const page = setUp({ answer: { pending }, isMute: true })
    page.session.type('add the whale')
    await page.answered()
    page.session.type(word)
    expect(page.act).toHaveBeenCalledTimes(times)
    expect(page.ask).toHaveBeenCalledOnce()
    expect(page.session.shown.get().answer?.pending).toBeNull()
  })
})

describe('no answer', () => {
  it('is said, keeps the phrase, and can be asked for again', async () => {
    const page = setUp()
    page.ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    page.session.toggle()
    page.say('something funny')
    await page.answered()
    expect(page.session.shown.get()).toMatchObject({
      state: { is: 'idle', problem: 'unanswered' },
      phrase: 'something funny',
      error: expect.any(TypeError),
    })
    page.session.retry()
    await page.answered()
    expect(page.state()).toEqual({ is: 'speaking' })
    expect(page.session.shown.get().error).toBeNull()
  })

  it('is not waited for longer than 15 seconds', async () => {
    const page = setUp()
    page.ask.mockImplementationOnce(
      (_request, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    page.session.type('something funny')
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS - 1)
    expect(page.state().is).toBe('processing')
    await vi.advanceTimersByTimeAsync(1)
    expect(page.state()).toEqual({ is: 'idle', problem: 'unanswered' })
    expect(page.session.shown.get().error).toMatchObject({ name: 'TimeoutError' })
  })

  it('comes too late once all was ended, and is dropped', async () => {
    const page = setUp()
    page.session.type('something funny')
    page.session.forget()
    await page.answered()
    expect(page.session.shown.get()).toEqual({
      state: { is: 'idle' },
      phrase: '',
      answer: null,
      error: null,
    })
  })
})

it('listens to nobody who may not be listened to, and takes what is typed', async () => {
  const page = setUp({ mayListen: false })
  page.session.toggle()
  page.session.press()
  expect(page.listen).not.toHaveBeenCalled()
  page.session.type('  something funny ')
  expect(page.ask.mock.calls[0]?.[0]).toMatchObject({ transcript: 'something funny' })
})

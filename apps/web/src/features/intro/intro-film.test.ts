import { describe, expect, it } from 'vitest'
import { type IntroEvent, type IntroState, introAfter, introAtStart } from './intro-film.ts'

const after = (events: IntroEvent[], start: IntroState = introAtStart(false)): IntroState =>
  events.reduce(introAfter, start)

describe('the intro', () => {
  it.each<[string, IntroEvent[], Partial<IntroState>]>([
    ['loads its film with sound', [], { is: 'loading', startsMuted: false, canSkip: false }],
    ['plays once the film runs', ['playing'], { is: 'playing', startsMuted: false }],
    ['is over when the film ends', ['playing', 'ended'], { is: 'over' }],
    ['tries again without sound', ['failed'], { is: 'loading', startsMuted: true }],
    ['plays on its second try', ['failed', 'playing'], { is: 'playing', startsMuted: true }],
    ['gives up after a second failure', ['failed', 'failed'], { is: 'over' }],
    ['is over when a running film breaks', ['playing', 'failed'], { is: 'over' }],
    ['cannot be skipped yet', ['playing', 'skip'], { is: 'playing' }],
    ['can be skipped once Skip is there', ['playing', 'skip-due', 'skip'], { is: 'over' }],
    ['can be skipped while it loads', ['skip-due', 'skip'], { is: 'over' }],
    ['keeps Skip through a second try', ['skip-due', 'failed'], { is: 'loading', canSkip: true }],
    ['is over when the browser closes it', ['closed'], { is: 'over' }],
    ['stays over', ['closed', 'playing', 'skip-due', 'failed'], { is: 'over' }],
  ])('%s', (_what, events, expected) => {
    expect(after(events)).toMatchObject(expected)
  })

  it('is a still that can be left at once, where less motion is preferred', () => {
    const still = introAtStart(true)
    expect(still).toMatchObject({ is: 'still', canSkip: true })
    expect(after(['skip'], still)).toMatchObject({ is: 'over' })
    expect(after(['ended'], still)).toMatchObject({ is: 'over' })
  })
})

import type { HostChatAnswer } from '@starnest/contract/host/host'

/** What the host answers in a test, with what a test changes about it. */
export function testAnswer(changes: Partial<HostChatAnswer> = {}): HostChatAnswer {
  return {
    response: 'Here is a film about a whale.',
    language: 'en',
    picks: [],
    suggestions: [],
    action: null,
    pending: null,
    engine: 'embedded',
    ...changes,
  }
}

/** Leo's clips in a test. */
export const testFaces = ['idle', 'listening', 'thinking', 'speaking', 'happy'].map((mood) => ({
  slug: `leo-${mood}`,
  videoUrl: `/clips/leo-${mood}/film.mp4`,
  stillUrl: `/clips/leo-${mood}/still.webp`,
}))

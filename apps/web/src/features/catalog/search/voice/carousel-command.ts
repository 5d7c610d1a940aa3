/** Which way a carousel is moved. */
export type CarouselCommand = 'next' | 'previous'

const WORDS: [CarouselCommand, RegExp][] = [
  ['next', /\b(next|slide right)\b/i],
  ['previous', /\b(previous|slide left)\b/i],
]

/** The way a spoken phrase moves the carousel, found by its words: 'next' or 'slide right',
 *  'previous' or 'slide left'. Undefined for any other phrase.
 *  Source: specification §5, "Carousel voice commands". */
export function carouselCommand(transcript: string): CarouselCommand | undefined {
  const words = transcript.replace(/\s+/g, ' ')
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0]
}

import * as z from 'zod/mini'
import type { Microphone } from '../../../platform/sound/open-microphone.ts'
import { storedText } from '../../../platform/stored-text.ts'
import { outputSeconds } from '../sound/track-player.ts'

/** The delays that can be set by hand, in milliseconds. */
export const DELAY_SCALE = { min: -200, max: 500, step: 5 } as const

/** What hearing and the system's own buffers add to what the browser says of its output, in milliseconds.
 *  Source: research on singing games, "Calibration", start value. */
export const INPUT_DELAY_MS = 60

/** Pairs of output and microphone that are remembered. */
const MAX_PAIRS = 24

const heldDelaySchema = z.object({
  delayMs: z.number().check(z.minimum(DELAY_SCALE.min), z.maximum(DELAY_SCALE.max)),
  from: z.enum(['measured', 'tapped', 'byHand']),
})
/** How late a microphone hears what an output plays, and how that is known. */
export type HeldDelay = z.infer<typeof heldDelaySchema>

const heldSchema = z.object({
  /** The microphone that was chosen; null: the browser chooses. */
  deviceId: z.nullable(z.string()),
  /** The newest last. */
  delays: z.array(z.tuple([z.string(), heldDelaySchema])),
})
type Held = z.infer<typeof heldSchema>

/** What this browser remembers of its microphones. */
export const heldText = storedText('starnest.microphone')

/** Reads what is remembered; nothing where it cannot be read. */
function heldOf(text: string | null): Held {
  try {
    return heldSchema.parse(JSON.parse(text ?? ''))
  } catch {
    // Never stored, or stored by another version: start afresh.
    return { deviceId: null, delays: [] }
  }
}

const hold = (held: Held) => heldText.set(JSON.stringify(held))

/** The microphone that was chosen; null: the browser chooses. */
export const heldMicrophone = (): string | null => heldOf(heldText.get()).deviceId

/** Remembers which microphone was chosen. */
export function holdMicrophone(deviceId: string): void {
  hold({ ...heldOf(heldText.get()), deviceId })
}

/** Under what the delay of a microphone with an output is kept. The browser's "default" is another microphone
 *  when the system's choice changes; then its name changes too. */
export const pairOf = (
  { deviceId, label }: Pick<Microphone, 'deviceId' | 'label'>,
  output: string,
): string => JSON.stringify([output, deviceId, label])

/** The delay that a text remembers for a pair; null: none. */
export const delayIn = (text: string | null, pair: string): HeldDelay | null =>
  heldOf(text).delays.find(([of]) => of === pair)?.[1] ?? null

/** Remembers the delay of a pair, within what can be set; null: forgets it. */
export function holdDelay(pair: string, delay: HeldDelay | null): void {
  const held = heldOf(heldText.get())
  const others = held.delays.filter(([of]) => of !== pair)
  const delays = delay
    ? [...others, [pair, withinScale(delay)] satisfies [string, HeldDelay]]
    : others
  hold({ ...held, delays: delays.slice(-MAX_PAIRS) })
}

const withinScale = ({ delayMs, from }: HeldDelay): HeldDelay => ({
  delayMs: Math.min(DELAY_SCALE.max, Math.max(DELAY_SCALE.min, Math.round(delayMs))),
  from,
})

/** The delay that is assumed until one is measured, in milliseconds: what the browser says of its output, and
 *  what hearing usually adds. */
export const assumedDelayMs = (audio: AudioContext): number =>
  Math.round(outputSeconds(audio) * 1000 + INPUT_DELAY_MS)

/** The delay to sing with, in milliseconds: the one remembered for this microphone and the output of now, else
 *  the one assumed. */
export async function heldDelayMs(audio: AudioContext, microphone: Microphone): Promise<number> {
  const pair = pairOf(microphone, await outputName())
  return delayIn(heldText.get(), pair)?.delayMs ?? assumedDelayMs(audio)
}

/** Name of an output of which nothing is known. */
export const UNKNOWN_OUTPUT = 'default'

/** The name of what sound comes from by default, as far as the browser tells it; else {@link UNKNOWN_OUTPUT}.
 *  Safari names no outputs; others name them once a microphone was opened. */
export async function outputName(): Promise<string> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  const outputs = devices.filter(({ kind }) => kind === 'audiooutput')
  const [only] = outputs.length === 1 ? outputs : []
  const output = outputs.find(({ deviceId }) => deviceId === 'default') ?? only
  return output?.label || UNKNOWN_OUTPUT
}

/** What names of headphones contain, in the languages of the interface and as makers call them. */
const HEADPHONE_WORDS = [
  'headphone',
  'headset',
  'earphone',
  'earbud',
  'airpods',
  'hands-free',
  'auricular',
  'casque',
  'écouteur',
  'oreillette',
]

/** Whether the name of an output says that it is worn, so that a microphone does not hear it. */
export function isWorn(output: string): boolean {
  const name = output.toLowerCase()
  return HEADPHONE_WORDS.some((word) => name.includes(word))
}

import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import { decodePitchFrames } from '@starnest/jam/sing/pitch-frames'
import { z } from 'zod'
import type { HeardTake, SungTake } from './judge-take.ts'

const squeeze = promisify(deflate)
const unsqueeze = promisify(inflate)

/** Bytes that tell how long the part before the frames is. */
const LENGTH_BYTES = 4

const saidSchema = z.object({
  voice: z.int(),
  delayMs: z.number(),
  /** Takes from before words could be shifted do not say it. */
  lyricOffsetMs: z.number().default(0),
  onsetsMs: z.array(z.number()),
})

/** What a score is counted from, compressed: the length of a JSON text (4 bytes), the text, the frames. */
export async function packSung({
  voice,
  delayMs,
  lyricOffsetMs,
  onsetsMs,
  bytes,
}: Omit<SungTake, 'number'>): Promise<Buffer> {
  const said = Buffer.from(JSON.stringify({ voice, delayMs, lyricOffsetMs, onsetsMs }))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(said.length)
  return squeeze(Buffer.concat([length, said, bytes]))
}

/** The same again, to count the score anew. @throws Error for bytes that {@link packSung} did not write */
export async function unpackSung(sung: Buffer): Promise<HeardTake> {
  const whole = await unsqueeze(sung)
  const until = LENGTH_BYTES + whole.readUInt32BE(0)
  const said = saidSchema.parse(JSON.parse(whole.toString('utf8', LENGTH_BYTES, until)))
  const decoded = decodePitchFrames(whole.subarray(until))
  if (decoded.is === 'refused') throw new Error(`these are no frames: ${decoded.reason}`)
  return { ...said, frames: decoded.frames }
}

import { readFile, writeFile } from 'node:fs/promises'

/** Samples a second of everything before the last encode. */
export const SAMPLE_RATE = 44_100

const HEADER_BYTES = 44
const FULL_SCALE = 32_767

/** Writes 16-bit WAV from channels of equal length, samples -1 to 1. */
export async function writeWav(file: string, channels: readonly Float32Array[]): Promise<void> {
  const frames = channels[0]?.length ?? 0
  const blockBytes = channels.length * 2
  const wav = Buffer.alloc(HEADER_BYTES + frames * blockBytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(channels.length, 22)
  wav.writeUInt32LE(SAMPLE_RATE, 24)
  wav.writeUInt32LE(SAMPLE_RATE * blockBytes, 28)
  wav.writeUInt16LE(blockBytes, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(frames * blockBytes, 40)
  for (const [c, samples] of channels.entries()) {
    for (const [i, sample] of samples.entries()) {
      const level = Math.max(-1, Math.min(1, sample))
      wav.writeInt16LE(Math.round(level * FULL_SCALE), HEADER_BYTES + i * blockBytes + c * 2)
    }
  }
  await writeFile(file, wav)
}

/** Samples of a 16-bit mono WAV that ffmpeg wrote. */
export async function readMonoWav(file: string): Promise<Float32Array> {
  const wav = await readFile(file)
  const data = wav.indexOf('data') + 8
  const count = Math.floor((wav.length - data) / 2)
  return Float32Array.from({ length: count }, (_, i) => wav.readInt16LE(data + i * 2) / 32_768)
}

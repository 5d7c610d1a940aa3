// npm run bench [-- name…]: every figure that is promised, as a table and as JSON (bench/results.json).
import { writeFileSync } from 'node:fs'
import {
  HOME_JAVASCRIPT_LIMIT_BYTES,
  homeJavascriptBytes,
} from '../scripts/checks/home-javascript.ts'
import type { Figure } from './figure.ts'
import { measureHidden } from './hidden-timing.ts'
import { measureHome } from './home-latency.ts'
import { measureHomeVitals } from './home-vitals.ts'
import { measureHostile } from './hostile.ts'
import { measureHostileText } from './hostile-text.ts'
import { measureIngest } from './ingest.ts'
import { measureLadder } from './ladder.ts'
import { measureScan } from './library-scan.ts'
import { measurePin } from './pin-check.ts'
import { measurePlayback } from './playback-latency.ts'
import { figuresTable } from './report.ts'
import { measureSearch } from './search-latency.ts'
import { measureSegments } from './segment-throughput.ts'
import { measureUpload } from './upload.ts'

const kilobytes = (bytes: number) => bytes / 1000

async function measureHomeJavascript(): Promise<Figure[]> {
  return [
    {
      name: 'JavaScript before home can be used, gzip',
      value: kilobytes(homeJavascriptBytes('apps/web/dist')),
      unit: 'kB',
      target: { atMost: kilobytes(HOME_JAVASCRIPT_LIMIT_BYTES) },
    },
  ]
}

const BENCHES: Record<string, () => Promise<Figure[]>> = {
  javascript: measureHomeJavascript,
  home: measureHome,
  search: measureSearch,
  hidden: measureHidden,
  pin: measurePin,
  vitals: measureHomeVitals,
  playback: measurePlayback,
  ingest: measureIngest,
  segments: measureSegments,
  ladder: measureLadder,
  scan: measureScan,
  'hostile-text': measureHostileText,
  upload: measureUpload,
  hostile: measureHostile,
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in BENCHES))
if (unknown) {
  console.error(`There is no bench "${unknown}": ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}

const figures: Figure[] = []
for (const [name, measure] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`measuring ${name} …`)
  figures.push(...(await measure()))
}
console.log(`\n${figuresTable(figures)}\n`)
writeFileSync('bench/results.json', `${JSON.stringify(figures, null, 2)}\n`)

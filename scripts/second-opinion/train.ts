import { writeFile } from 'node:fs/promises'
import {
  featuresOf,
  WEIGHT_STEP,
} from '../../apps/server/src/features/host/guessing/second-opinion.ts'
import { HOST_LANGUAGES } from '../../apps/server/src/features/host/languages/all-languages.ts'
import type { LanguageData } from '../../apps/server/src/features/host/languages/language.ts'
import { INTENTS } from '../../apps/server/src/features/host/understanding/understood.ts'
import { examplesOf } from './examples.ts'
import { learn, type Weights } from './logistic-regression.ts'

/** Weights below so many steps are left out. */
const LEAST_STEPS = 6
const MOST_STEPS = 127

/** Learns what phrases of a language want, and writes it as guessing/second-opinion.ts reads it. Takes some
 *  20 seconds a language. Run it after the patterns or the seen phrases changed:
 *  node scripts/second-opinion/train.ts */
async function train(data: LanguageData): Promise<void> {
  const observations = examplesOf(data).map(({ words, before, intent, counts }) => ({
    ...{ features: featuresOf(words, before), class: INTENTS.indexOf(intent), counts },
  }))
  const bytes = bytesOf(learn(observations, INTENTS.length))
  const target = `apps/server/language-data/${data.code}/second-opinion.bin`
  await writeFile(new URL(`../../${target}`, import.meta.url), bytes)
  process.stdout.write(`${target}: ${observations.length} examples, ${bytes.length} bytes\n`)
}

function bytesOf(weights: Weights): Buffer {
  const [names, numbers]: [string[], number[]] = [[], []]
  for (const [name, ofClasses] of weights) {
    const pairs = [...ofClasses.entries()].flatMap(([one, weight]) => {
      const steps = Math.round(weight / WEIGHT_STEP)
      return Math.abs(steps) < LEAST_STEPS
        ? []
        : [[one, Math.max(-MOST_STEPS, Math.min(MOST_STEPS, steps))]]
    })
    if (pairs.length === 0) continue
    names.push(name)
    numbers.push(pairs.length, ...pairs.flat())
  }
  const text = Buffer.from([INTENTS.join(' '), ...names].join('\n'))
  const head = Buffer.alloc(4)
  head.writeUInt32LE(text.length)
  return Buffer.concat([head, text, Buffer.from(Int8Array.from(numbers).buffer)])
}

for (const data of HOST_LANGUAGES) await train(data)

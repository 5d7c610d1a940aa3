import type { Asked } from './answered.ts'

/** Words of a feeling that Leo answers before he names films, folded to small letters. */
const WORDS = {
  sad: [
    ...['sad', 'unhappy', 'lonely', 'alone', 'miss', 'cry', 'crying'],
    ...['triste', 'sola', 'solo', 'lloro', 'llorar', 'extraño', 'echo'],
    ...['seule', 'seul', 'pleure', 'pleurer', 'manque'],
  ],
  scary: [
    ...['scared', 'afraid', 'frightened', 'nightmare', 'nightmares'],
    ...['miedo', 'asustada', 'asustado', 'pesadilla', 'pesadillas', 'peur', 'cauchemar'],
  ],
} as const

/** What somebody feels who asks for films that warm the heart; undefined: nothing to be answered. Who wants
 *  a sad or scary film feels nothing of it. */
export function feelingOf({
  slots: { moods = [] },
  mentioned,
}: Asked): 'sad' | 'scary' | undefined {
  if (!moods.includes('heartwarming')) return undefined
  const said = mentioned.map((word) => word.toLowerCase())
  return (['scary', 'sad'] as const).find(
    (feeling) => !moods.includes(feeling) && WORDS[feeling].some((word) => said.includes(word)),
  )
}

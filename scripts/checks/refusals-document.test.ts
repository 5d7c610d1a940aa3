import { readFile } from 'node:fs/promises'
import { ERROR_CODES, STATUS_OF_ERROR } from '@starnest/contract/errors'
import { expect, it } from 'vitest'
import texts from '../../apps/web/languages/en/core.json' with { type: 'json' }

it('docs/refusals.md has every code, its status and its sentence, in the order of the list', async () => {
  const document = await readFile(new URL('../../docs/refusals.md', import.meta.url), 'utf8')
  const rows = document.split('\n').filter((line) => /^\| `[a-z_]+` \| \d{3} \|/.test(line))
  const told = rows.map((row) => row.split('|').slice(1, 4).join('|').trim())
  expect(told).toEqual(
    ERROR_CODES.map((code) => `\`${code}\` | ${STATUS_OF_ERROR[code]} | ${texts.refusal[code]}`),
  )
})

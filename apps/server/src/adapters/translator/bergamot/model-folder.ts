import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { languagePairSchema } from '@starnest/contract/translate/translate'
import type { ModelRole } from './model-list.ts'

/** The files of a model that is there, by what they are. */
export type ModelFiles = Readonly<Partial<Record<ModelRole, string>>> & { readonly model: string }

/** By their names, ours and those that their makers give them, such as `vocab.enes.spm`. */
const ROLES: readonly (readonly [ModelRole, RegExp])[] = [
  ['model', /^model(?:\.[\w.-]+)?\.bin$/],
  ['lex', /^lex(?:\.[\w.-]+)?\.bin$/],
  ['srcvocab', /^srcvocab(?:\.[\w.-]+)?\.spm$/],
  ['trgvocab', /^trgvocab(?:\.[\w.-]+)?\.spm$/],
  ['vocab', /^vocab(?:\.[\w.-]+)?\.spm$/],
]

/** Name under which a file is kept that was fetched. */
export const fileNameOf = (role: ModelRole): string =>
  role === 'model' || role === 'lex' ? `${role}.bin` : `${role}.spm`

/** Pairs whose models are whole, in folders such as `en-es`, whoever put them there. */
export async function findModels(folder: string): Promise<ReadonlyMap<string, ModelFiles>> {
  const found = new Map<string, ModelFiles>()
  for (const name of await namesIn(folder)) {
    if (!languagePairSchema.safeParse(name).success) continue
    const files = filesAmong(await namesIn(join(folder, name)), join(folder, name))
    if (files) found.set(name, files)
  }
  return found
}

/** Removes a model, and what was fetched of it. */
export async function removeModel(folder: string, pair: string): Promise<void> {
  await rm(join(folder, pair), { recursive: true, force: true })
  await rm(fetchingFolder(folder, pair), { recursive: true, force: true })
}

/** Where a model is while it is fetched: on the same disk, so that it becomes whole at once. */
export const fetchingFolder = (folder: string, pair: string): string =>
  join(folder, `.fetching-${pair}`)

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw error
  }
}

function filesAmong(names: readonly string[], folder: string): ModelFiles | undefined {
  const files: Partial<Record<ModelRole, string>> = {}
  for (const [role, pattern] of ROLES) {
    const name = names.find((one) => pattern.test(one))
    if (name !== undefined) files[role] = join(folder, name)
  }
  const { model, vocab, srcvocab, trgvocab } = files
  const isWhole = vocab !== undefined || (srcvocab !== undefined && trgvocab !== undefined)
  return model !== undefined && isWhole ? { ...files, model } : undefined
}

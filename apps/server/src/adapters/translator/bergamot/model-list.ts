import { readFile, stat } from 'node:fs/promises'
import { languagePairSchema } from '@starnest/contract/translate/translate'
import { z } from 'zod'

/** Bytes of a list that are read, and of a model's file at most. */
const MAX_LIST_BYTES = 1024 * 1024
const MAX_FILE_BYTES = 512 * 1024 * 1024
const LIST_TIME_LIMIT_MS = 10_000

/** What a file is to the engine. Most models have one vocabulary; some have one for each side. */
export const MODEL_ROLES = ['model', 'vocab', 'srcvocab', 'trgvocab', 'lex'] as const
/** One of {@link MODEL_ROLES}. */
export type ModelRole = (typeof MODEL_ROLES)[number]

const modelFileSchema = z.object({
  role: z.enum(MODEL_ROLES),
  /** From `baseUrl`. */
  path: z.string().min(1).max(500),
  /** Of the file as it is fetched, packed or not. */
  bytes: z.int().min(1).max(MAX_FILE_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** It is packed with gzip. */
  isGzip: z.boolean().default(false),
})
/** A file of a model, as a list pins it. */
export type ModelFile = z.infer<typeof modelFileSchema>

const listedModelSchema = z.object({
  files: z.array(modelFileSchema).min(2).max(5).refine(isWhole, 'needs a model and a vocabulary'),
  /** COMET on FLORES-200, as its makers measured it. */
  comet: z.number().min(0).max(1).optional(),
})
/** A model of one pair. */
export type ListedModel = z.infer<typeof listedModelSchema>

const modelListSchema = z.object({
  licence: z.string().min(1).max(100),
  baseUrl: z.url({ protocol: /^https?$/ }).refine((url) => url.endsWith('/'), 'has to end with /'),
  models: z.record(languagePairSchema, listedModelSchema),
})
/** Where models are fetched from, and what has to come. */
export type ModelList = z.infer<typeof modelListSchema>

function isWhole(files: readonly { role: ModelRole }[]): boolean {
  const has = (role: ModelRole) => files.filter((file) => file.role === role).length === 1
  return has('model') && (has('vocab') || (has('srcvocab') && has('trgvocab')))
}

/** Reads a list from a file or an address. null: there is none. @throws Error when it is no list */
export async function readModelList(at: string | URL): Promise<ModelList | null> {
  const text = /^https?:/.test(String(at)) ? await fetchList(String(at)) : await readList(at)
  return text === null ? null : modelListSchema.parse(JSON.parse(text))
}

async function readList(path: string | URL): Promise<string | null> {
  try {
    if ((await stat(path)).size > MAX_LIST_BYTES) throw new RangeError('The list is too long')
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function fetchList(url: string): Promise<string> {
  const answer = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(LIST_TIME_LIMIT_MS),
  })
  if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_LIST_BYTES) throw new RangeError('The list is too long')
  }
  return text
}

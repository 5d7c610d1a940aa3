import { resolve } from 'node:path'
import { z } from 'zod'
import type { LanguageModelSettings } from '../ports/language/language-model.ts'
import type { LibreTranslateSettings } from '../ports/language/translator.ts'
import { StartupError } from '../ports/startup-error.ts'

const NOT_A_MODEL_URL =
  'must be an address that begins with http:// or https://, without user, question mark or #, such as http://127.0.0.1:11434/v1'

const NOT_A_SERVICE_URL = NOT_A_MODEL_URL.replace('11434/v1', '5000')

/** Variables that name services on other programs or machines, which Starnest may ask. */
export const SERVICE_VARIABLES = {
  /** Where a language model is asked in the way of OpenAI, such as http://127.0.0.1:11434/v1. */
  STARNEST_LLM_URL: z
    .string()
    .refine(isPlainWebUrl, NOT_A_MODEL_URL)
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** Its name there. */
  STARNEST_LLM_MODEL: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be the name of a model, without spaces, such as qwen3:8b')
    .optional(),
  /** What is sent along as `Authorization: Bearer …`. */
  STARNEST_LLM_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/, 'must be one word of plain characters')
    .optional(),
  /** Where a LibreTranslate is asked, such as http://127.0.0.1:5000. */
  STARNEST_LIBRETRANSLATE_URL: z
    .string()
    .refine(isPlainWebUrl, NOT_A_SERVICE_URL)
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** What is sent along as `api_key`. */
  STARNEST_LIBRETRANSLATE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/, 'must be one word of plain characters')
    .optional(),
  /** A list of translation models and their hashes: a file, or an address. */
  STARNEST_TRANSLATION_MODELS: z
    .string()
    .refine(
      (text) => !text.includes('://') || isPlainWebUrl(text),
      'must be a file, or an address that begins with http:// or https://',
    )
    .optional(),
  /** What gets the calls of public catalogues instead of them, such as a proxy that keeps their answers. */
  STARNEST_CATALOGUE_MIRROR: z
    .string()
    .refine(isPlainWebUrl, NOT_A_SERVICE_URL)
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
}

/** Those of them that may hold a password. */
export const SERVICE_SECRETS = [
  ...['STARNEST_LLM_URL', 'STARNEST_LLM_KEY', 'STARNEST_CATALOGUE_MIRROR'],
  ...['STARNEST_LIBRETRANSLATE_URL', 'STARNEST_LIBRETRANSLATE_KEY'],
]

const services = z.object(SERVICE_VARIABLES)
type Given = z.infer<typeof services>

/** @throws StartupError where only a part is set */
export function languageModelIn(data: Given): LanguageModelSettings | undefined {
  const { STARNEST_LLM_URL: url, STARNEST_LLM_MODEL: model, STARNEST_LLM_KEY: key } = data
  if (url === undefined && model === undefined && key === undefined) return undefined
  if (url === undefined || model === undefined) {
    throw new StartupError('STARNEST_LLM_URL and STARNEST_LLM_MODEL belong together; set both.')
  }
  return { url, model, key }
}

/** @throws StartupError where only a part is set */
export function libreTranslateIn(data: Given): LibreTranslateSettings | undefined {
  const { STARNEST_LIBRETRANSLATE_URL: url, STARNEST_LIBRETRANSLATE_KEY: key } = data
  if (url === undefined && key !== undefined) {
    throw new StartupError(
      'STARNEST_LIBRETRANSLATE_KEY needs STARNEST_LIBRETRANSLATE_URL; set both.',
    )
  }
  return url === undefined ? undefined : { url, key }
}

/** A file of the list is named from a folder. */
export function modelListIn(data: Given, folder: string): string | undefined {
  const { STARNEST_TRANSLATION_MODELS: list } = data
  if (list === undefined || list.includes('://')) return list
  return resolve(folder, list)
}

/** Whether a text is an address of the web. */
export function isWebUrl(text: string): boolean {
  const protocol = URL.parse(text)?.protocol
  return protocol === 'http:' || protocol === 'https:'
}

function isPlainWebUrl(text: string): boolean {
  const url = URL.parse(text)
  return isWebUrl(text) && `${url?.username}${url?.password}${url?.search}${url?.hash}` === ''
}

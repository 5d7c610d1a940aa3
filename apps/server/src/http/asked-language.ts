import {
  acceptedLanguages,
  type InterfaceLanguage,
  interfaceLanguageOf,
} from '@starnest/contract/text/languages'
import type { FastifyRequest } from 'fastify'

/** The first language of the interface that who asks accepts, else English. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): InterfaceLanguage {
  const wanted = acceptedLanguages(headers['accept-language'])
  return wanted.map(interfaceLanguageOf).find((one) => one !== undefined) ?? 'en'
}

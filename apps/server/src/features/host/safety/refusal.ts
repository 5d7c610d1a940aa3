import type { AgeGroup } from '@starnest/contract/household/profiles'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { textIn } from '@starnest/contract/text/texts'
import { serverTexts } from '../../../domain/text/server-texts.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { SearchTitles } from '../titles/find-title.ts'
import { checkMessage, type Verdict } from './gate.ts'

/** Why a message is not answered. */
export type Refusal = Exclude<Verdict['is'], 'fine'>

/** Films whose names may hold a word that else is not answered. */
const MOST_NAMED = 12

/** Why a message is not answered; undefined: it is. The name of a film may be a word that else is not
 *  answered, and grown-ups among themselves may ask for what is meant for them. */
export async function refusalOf(
  viewer: Viewer,
  text: string,
  search: SearchTitles,
): Promise<Refusal | undefined> {
  const { is } = checkMessage(text)
  if (is === 'fine' || (is === 'redirect' && viewer.isGrownUp)) return undefined
  if (is === 'distress') return is
  const named = await search(viewer, text, MOST_NAMED)
  const titles = named.map(({ title }) => title)
  const again = checkMessage(text, { titles }).is
  return again === 'fine' ? undefined : again
}

/** What Leo says instead of an answer. It repeats nothing of the message. */
export function wordsOfRefusal(
  refusal: Refusal,
  { youngest, language }: { youngest: AgeGroup; language: InterfaceLanguage },
): string {
  const name = `${refusal}.${youngest === 'child' ? 'child' : 'grown'}` as const
  return textIn(serverTexts('safety', language), language, { name })
}

import type { EditorDocument } from '@starnest/contract/editor/document'
import { endOf } from '../edit/items.ts'
import type { DrawnText } from './text.ts'

/** Milliseconds before the end of a film in which it says what it was made with. */
const CREDITS_MS = 4000

/** What has to be named where a document is shown: the credits of the assets that it uses, each once. */
export function creditsOf(
  { items }: Pick<EditorDocument, 'items'>,
  assets: ReadonlyMap<number, { readonly credit: string | null }>,
): string[] {
  const used = new Set(items.map(({ assetId }) => assetId ?? 0))
  return [...new Set([...used].flatMap((id) => assets.get(id)?.credit ?? []))]
}

/** The line that names the films and the music of the house that a document shows; null: there are none, or it is
 *  not their time yet. It stands at the upper edge, where no words of an item stand. */
export function creditsAt(
  { items }: Pick<EditorDocument, 'items'>,
  credits: readonly string[],
  ms: number,
): DrawnText | null {
  if (credits.length === 0) return null
  const endMs = items.reduce((end, item) => Math.max(end, endOf(item)), 0)
  if (ms < endMs - CREDITS_MS || ms >= endMs) return null
  const text = ['Starnest', ...credits].join(' · ')
  return {
    ...{ style: 'credits', text, subtitle: '', font: 'outfit', size: 1 },
    ...{ color: '#ffffff', background: '#101326' },
  }
}

import { useTexts } from '../../../platform/texts.ts'
import { InfoTable } from './info-table.tsx'

const EVERYWHERE = ['arrows', 'enter', 'escape', 'slash', 'details', 'voice'] as const
const IN_PLAYER = [
  'space',
  'sideways',
  'volume',
  'mute',
  'captions',
  'skip',
  'fullscreen',
  'ends',
  'leave',
] as const

type Key = (typeof EVERYWHERE)[number] | (typeof IN_PLAYER)[number]

/** Keys and what they do, everywhere and while a film plays. */
export function KeyTables() {
  const t = useTexts('info/keys')
  const table = (caption: 'everywhere' | 'inPlayer', keys: readonly Key[]) => (
    <InfoTable
      caption={t(caption)}
      columns={[t('key'), t('does')]}
      rows={keys.map((key) => [t(key), t(`${key}Does`)])}
    />
  )
  return (
    <>
      {table('everywhere', EVERYWHERE)}
      {table('inPlayer', IN_PLAYER)}
    </>
  )
}

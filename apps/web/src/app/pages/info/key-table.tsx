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
  'frames',
  'leave',
] as const

const ON_PAD = ['padMove', 'padA', 'padB', 'padX', 'padY', 'padSeek'] as const

type Key = (typeof EVERYWHERE | typeof IN_PLAYER | typeof ON_PAD)[number]

/** Keys and what they do, everywhere and while a film plays, and the buttons of a gamepad. */
export function KeyTables() {
  const t = useTexts('info/keys')
  const table = (caption: 'everywhere' | 'inPlayer' | 'withPad', keys: readonly Key[]) => (
    <InfoTable
      caption={t(caption)}
      columns={[t(caption === 'withPad' ? 'button' : 'key'), t('does')]}
      rows={keys.map((key) => [t(key), t(`${key}Does`)])}
    />
  )
  return (
    <>
      {table('everywhere', EVERYWHERE)}
      {table('inPlayer', IN_PLAYER)}
      {table('withPad', ON_PAD)}
    </>
  )
}

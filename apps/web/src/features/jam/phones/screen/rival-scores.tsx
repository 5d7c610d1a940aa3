import '../phones.css'
import type { JamRoundSinger } from '@starnest/contract/jam/rounds'
import { useTexts } from '../../../../platform/texts.ts'
import type { RoundShown } from '../../round/round-session.ts'

/** The points of each of those who sing together, beside the colour of its voice; nothing of one alone. */
export function RivalScores({ shown }: { shown: RoundShown | null }) {
  const t = useTexts('jam/phones')
  const sayJam = useTexts('jam/jam')
  const rivals = rivalsOf(shown)
  if (rivals.length < 2) return null
  return (
    <ul aria-label={t('rivals')} className="rivals">
      {rivals.map(({ number, name, points }) => (
        <li key={number} className="rival" data-voice={number}>
          <span aria-hidden className="rival-line" />
          <span className="truncate">{name}</span>
          <span className="rival-points">
            {points === null ? t('notHeard') : sayJam('points', { points })}
          </span>
        </li>
      ))}
    </ul>
  )
}

type Rival = { number: number; name: string; points: number | null }

function rivalsOf(shown: RoundShown | null): readonly Rival[] {
  if (shown?.is === 'playing') return shown.singers
  if (shown?.is !== 'scored') return []
  return shown.singers.map(rivalOf).sort((one, other) => (other.points ?? 0) - (one.points ?? 0))
}

const rivalOf = ({ number, name, result }: JamRoundSinger): Rival => ({
  number,
  name,
  points: result?.points ?? null,
})

import { Badge } from './badge.tsx'

const OF_THE_FIRST_FOUR = [
  'bg-linear-to-br from-gold-light to-gold text-[#3d2500]',
  'bg-linear-to-br from-silver-light to-silver text-[#1b2333]',
  'bg-linear-to-br from-bronze-light to-bronze text-[#2b1203]',
  'bg-linear-to-br from-sky-light to-sky text-[#03202f]',
]
const OF_THE_REST = 'bg-violet text-white'

/** A place in a ranking, from 1: gold, silver, bronze, sky for the fourth, and one violet for all
 *  beyond. Source: specification §2.4. */
export function RankBadge({ rank }: { rank: number }) {
  const colors = OF_THE_FIRST_FOUR[rank - 1] ?? OF_THE_REST
  return <Badge className={`font-display text-[1.05rem] leading-snug ${colors}`}>#{rank}</Badge>
}

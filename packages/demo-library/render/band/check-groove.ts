import type { Groove, Letter, Player } from './chart.ts'
import { readTune } from './play-tune.ts'

/** Lengths that a bar's steps have: eighths, triplets, sixteenths and so on. `x` alone is for players that
 *  make up their own rhythm. */
const STEP_COUNTS = [1, 8, 12, 16, 24, 32]

const SIGNS = {
  drums: /^[Xxotr.]+$/,
  bass: /^[1-8La.-]+$/,
  chords: /^[xou.-]+$/,
  arp: /^[0-9.-]+$/,
  counter: /^x$/,
}

/** Looks a groove through for signs nobody can play and bars of a wrong length.
 *  @throws SyntaxError that names the drum or player. */
export function checkGroove(groove: Groove): void {
  for (const [drum, part] of Object.entries(groove.drums)) checkSteps(drum, part, SIGNS.drums)
  for (const fill of groove.fills) {
    for (const [drum, signs] of Object.entries(fill))
      checkSigns(`fill of ${drum}`, signs, /^[Xxotr.]{6,8}$/)
  }
  for (const player of groove.players) checkPlayer(player)
}

function checkPlayer(player: Player): void {
  if (player.play !== 'tune') {
    checkSteps(player.name, player.steps, SIGNS[player.play])
    return
  }
  for (const [letter, tune] of Object.entries(player.tune) as [Letter, string][]) {
    const { beats } = readTune(tune)
    if (Math.abs(beats / 4 - Math.round(beats / 4)) > 1e-6) {
      throw new SyntaxError(
        `tune ${letter} of ${player.name} lasts ${beats} quarters: no whole bars`,
      )
    }
  }
}

function checkSteps(who: string, part: Groove['drums']['kick'], signs: RegExp): void {
  for (const [letter, steps] of Object.entries(part ?? {})) {
    for (const bar of typeof steps === 'string' ? [steps] : (steps ?? [])) {
      checkSigns(`${who} ${letter}`, bar, signs)
      if (!STEP_COUNTS.includes(bar.length)) {
        throw new SyntaxError(`${who} ${letter}: "${bar}" has ${bar.length} steps`)
      }
    }
  }
}

function checkSigns(who: string, signs: string, known: RegExp): void {
  if (!known.test(signs)) throw new SyntaxError(`${who}: "${signs}" has a sign nobody plays`)
}

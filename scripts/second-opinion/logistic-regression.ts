import { SeededRandom } from './random.ts'

/** Something to learn from: features with how much they count, which class it is of, and its weight. */
export type Observation = { features: ReadonlyMap<string, number>; class: number; counts: number }

/** Observations that a feature has to have to be learned. */
const LEAST_SEEN = 6
/** Passes over all observations; the weights are the mean of those after the last two. */
const PASSES = 4
const AVERAGED = 2
const STEP = 0.1
/** How strongly weights are kept small. */
const DECAY = 1e-3
/** Errors below this teach nothing. */
const LEAST_ERROR = 1e-4

/** Weights of each feature by class. */
export type Weights = ReadonlyMap<string, Float32Array>

/** Multinomial logistic regression, by stochastic gradient descent with a step for each weight (AdaGrad). The same
 *  observations give the same weights. */
export function learn(observations: readonly Observation[], classes: number): Weights {
  const places = placesOf(observations)
  const rows = observations.map((row) => inPlaces(row, places))
  const weights = new Float32Array(places.size * classes)
  const squares = new Float32Array(places.size * classes).fill(1e-3)
  const mean = new Float32Array(places.size * classes)
  const random = new SeededRandom(7)
  const order = rows.map((_, at) => at)
  for (let pass = 0; pass < PASSES; pass += 1) {
    random.shuffle(order)
    for (const at of order) {
      const row = rows[at]
      if (row) learnRow(row, { weights, squares, classes })
    }
    if (pass < PASSES - AVERAGED) continue
    for (const [at, weight] of weights.entries()) mean[at] = (mean[at] ?? 0) + weight / AVERAGED
  }
  return new Map(
    [...places].map(([name, at]) => [name, mean.subarray(at * classes, (at + 1) * classes)]),
  )
}

function placesOf(observations: readonly Observation[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { features } of observations) {
    for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1)
  }
  const often = [...seen].filter(([, count]) => count >= LEAST_SEEN)
  return new Map(often.map(([name], at) => [name, at]))
}

type Row = { places: number[]; values: number[]; class: number; counts: number }

function inPlaces({ features, ...row }: Observation, all: ReadonlyMap<string, number>): Row {
  const [places, values]: [number[], number[]] = [[], []]
  for (const [name, value] of features) {
    const place = all.get(name)
    if (place === undefined) continue
    places.push(place)
    values.push(value)
  }
  return { ...row, places, values }
}

function learnRow(
  row: Row,
  state: { weights: Float32Array; squares: Float32Array; classes: number },
): void {
  const { weights, squares, classes } = state
  const shares = sharesOf(row, state)
  for (const [one, share] of shares.entries()) {
    const error = row.counts * (share - (one === row.class ? 1 : 0))
    if (Math.abs(error) < LEAST_ERROR) continue
    for (const [nth, place] of row.places.entries()) {
      const at = place * classes + one
      const slope = error * (row.values[nth] ?? 0) + DECAY * (weights[at] ?? 0)
      const square = (squares[at] ?? 0) + slope * slope
      squares[at] = square
      weights[at] = (weights[at] ?? 0) - (STEP * slope) / Math.sqrt(square)
    }
  }
}

/** How likely each class is by the weights so far. */
function sharesOf(
  { places, values }: Row,
  { weights, classes }: { weights: Float32Array; classes: number },
): Float64Array {
  const scores = new Float64Array(classes)
  for (const [nth, place] of places.entries()) {
    const value = values[nth] ?? 0
    for (let one = 0; one < classes; one += 1) {
      scores[one] = (scores[one] ?? 0) + (weights[place * classes + one] ?? 0) * value
    }
  }
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

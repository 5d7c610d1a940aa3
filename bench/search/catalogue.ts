import { AGE_RATINGS, minimumAgeOf } from '@starnest/contract/age-rating'
import { GENRES } from '@starnest/contract/catalog/catalog'
import { titles } from '../../apps/server/src/tables/titles.ts'
import type { TestHome } from '../../apps/server/test/test-home.ts'
import { oneOf, seededRandom } from './random.ts'

const BATCH_TITLES = 1000
const VOCABULARY = 40_000
const FIRST_NAMES = 1500
const LAST_NAMES = 9000
const DESCRIPTION_WORDS = 30

const COMMON = (
  'the of and a in to for with on from his her their when one night day star moon love little ' +
  'last lost great man girl boy house world dark time life summer winter story city king queen'
).split(' ')
const ONSETS = 'b br c ch d dr f fl g gr h j k kl l m n p pr qu r s sh st t tr v w z'.split(' ')
const VOWELS = 'a e i o u a e i o ea ou ai é è ö ü ñe œ'.split(' ')
const ENDINGS = 'n r s t l m nd rk st x th ng'.split(' ').concat(Array<string>(8).fill(''))

const PATTERNS = [
  'The #',
  '#',
  '# #',
  'The # of #',
  '# and the #',
  'A # in #',
  'The # #',
  '#-#',
  'L’#',
]

/** Fills a home with made-up titles and says what they are called. Words are as common as in real
 *  texts (the second half as common as the first, the third a third, and so on: Zipf), one in ten has
 *  an accent, and a third of the titles is for every age. The same number gives the same catalogue. */
export async function seedSearchCatalogue(home: TestHome, count: number): Promise<string[]> {
  const random = seededRandom(count)
  const madeUp = (syllables: number) => {
    let word = ''
    for (let part = 0; part < syllables; part += 1)
      word += oneOf(ONSETS, random()) + oneOf(VOWELS, random())
    return word + oneOf(ENDINGS, random())
  }
  const several = (size: number, syllables: () => number) =>
    Array.from({ length: size }, () => madeUp(syllables()))
  const vocabulary = several(VOCABULARY, () => 1 + Math.floor(random() * 3))
  const firstNames = several(FIRST_NAMES, () => 2).map(capital)
  const lastNames = several(LAST_NAMES, () => 2 + Math.floor(random() * 2)).map(capital)
  const words = [...COMMON, ...vocabulary]
  const byZipf = (list: readonly string[]) =>
    oneOf(list, (list.length ** random() - 1) / list.length)
  const name = () =>
    oneOf(PATTERNS, random()).replaceAll('#', () =>
      capital(byZipf(random() < 0.2 ? words : vocabulary)),
    )

  const names: string[] = []
  while (names.length < count) {
    const batch = Array.from(
      { length: Math.min(BATCH_TITLES, count - names.length) },
      (_, index) => {
        const number = names.length + index
        const rating = oneOf(AGE_RATINGS, random())
        return {
          householdId: home.householdId,
          origin: `bench:${number}`,
          originHash: 'one',
          title: name(),
          tagline: Array.from({ length: 5 }, () => byZipf(words)).join(' '),
          description: Array.from({ length: DESCRIPTION_WORDS }, () => byZipf(words)).join(' '),
          cast: Array.from({ length: 4 }, () => ({
            name: `${byZipf(firstNames)} ${byZipf(lastNames)}`,
            role: capital(byZipf(words)),
          })),
          genre: oneOf(GENRES, random()),
          category: 'movie' as const,
          durationSeconds: 60 + Math.floor(random() * 5400),
          releaseYear: 1990 + Math.floor(random() * 37),
          rating,
          minimumAge: minimumAgeOf(rating),
          viewCount: Math.floor(1000 * random() ** 4),
          mediaId: `bench${number}`,
          hasPoster: true,
          addedAt: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000),
        }
      },
    )
    await insertTitles(home, batch)
    names.push(...batch.map(({ title }) => title))
  }
  return names
}

type Row = typeof titles.$inferInsert

/** As one value of the statement: a value for each of their columns takes four times as long. */
async function insertTitles({ database }: TestHome, rows: readonly Row[]): Promise<void> {
  const nameOf = (key: string) => titles[key as keyof Row].name
  const columns = Object.keys(rows[0] ?? {}).map((key) => `"${nameOf(key)}"`)
  const asStored = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf(key), value])),
  )
  await database.db.$client.query(
    `insert into titles (${columns}) select ${columns} from jsonb_populate_recordset(null::titles, $1)`,
    [JSON.stringify(asStored)],
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

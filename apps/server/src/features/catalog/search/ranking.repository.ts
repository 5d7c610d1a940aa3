import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '../../../ports/database.ts'
import { titles } from '../../../ports/tables/titles.ts'
import type { Viewer } from '../../../ports/viewer.ts'
import { selectTitles } from '../catalog.repository.ts'
import { fits, LEVELS, levelOf, rowsFitting, type WordToMatch } from './matching.ts'

/** A title belongs to the first of these levels that holds the worst of its words' levels. All titles
 *  of a level come before those of the next. */
const STEPS = Object.values(LEVELS)

/** The levels at which every word is looked at, and those at which only names are. A rare word leads to
 *  its titles at the first of them at which it is one, so that not each step is asked for alone. */
const COARSE: number[] = [LEVELS.description, LEVELS.genre, LEVELS.nameTypo]

/** How the search goes about it; the answer does not depend on it. */
const EFFORT = {
  /** Rows of the rarest word through which titles are found at once. */
  mostRows: 1000,
  /** The same, where the most viewed titles did not hold enough. */
  mostRowsAfterWalk: 2000,
  /** Titles with the most views among which words in more rows than that are looked for first. */
  walkedTitles: 600,
  /** The same in names, which have few words. */
  walkedNames: 1500,
}

const POPULAR = sql`view_count desc, added_at desc, id desc`

const counted = z.array(z.object({ place: z.int(), rows: z.coerce.number() }))
const ranked = z.array(z.object({ id: z.int() }))
const walkedTitles = z.array(z.object({ id: z.int(), step: z.int(), total: z.int() }))
type Walked = z.infer<typeof walkedTitles>[number]

/** What is looked for, and how many titles at most. */
export type Search = {
  queries: Queries
  viewer: Viewer
  words: WordToMatch[]
  limit: number
  effort?: typeof EFFORT
}

/**
 * Ids of the titles that have every word and that the viewer may see: those of the best levels, and
 * of a level those with the most views, then the newest. In the answer the titles of a level are
 * ordered by how well all words fit together before views and age decide.
 *
 * A rare word leads to its titles. When every word is in many titles, the most viewed titles are
 * walked once, and mostly hold enough that have them all; else the rarer word leads after all, or
 * words that are common but seldom together are counted title by title. Every way gives the same
 * answer.
 */
export async function rankTitles(search: Search): Promise<number[]> {
  const { limit, effort = EFFORT } = search
  const { mostRows, walkedNames, walkedTitles } = effort
  let found: number[] = []
  let done = -1
  for (const level of COARSE) {
    const rarest = await rarestWord(search, level, mostRows)
    if (rarest.rows > mostRows) continue
    found = await titlesOfWord(search, rarest.place, level)
    done = level
    break
  }
  const walkInNames = onceOnly(() => walkTitles(search, LEVELS.nameTypo, walkedNames))
  const walk = onceOnly(() => walkTitles(search, LEVELS.description, walkedTitles))
  for (const level of STEPS.filter((step) => step > done)) {
    if (found.length >= limit) break
    const walkHere = level <= LEVELS.nameTypo ? walkInNames : walk
    found = await titlesUpTo(search, { level, known: found, walk: walkHere })
  }
  return found
}

type Step = {
  level: number
  /** The titles of the levels before it, which were fewer than are wanted. */
  known: number[]
  /** What the most viewed titles have of every word, walked when it is first asked for. */
  walk: () => Promise<Walked[]>
}

/** The best titles of a level and of those before it. */
async function titlesUpTo(search: Search, { level, known, walk }: Step): Promise<number[]> {
  const { limit, effort = EFFORT } = search
  const { mostRows, mostRowsAfterWalk } = effort
  if (!COARSE.includes(level)) {
    const rare = await rarestWord(search, level, mostRows)
    if (rare.rows <= mostRows) return titlesOfWord(search, rare.place, level)
  }
  const wanted = limit - known.length
  const ofLevel = (await walk()).filter(({ step }) => step === level).slice(0, wanted)
  if (ofLevel.length < wanted) {
    const rarest = await rarestWord(search, level, mostRowsAfterWalk)
    if (rarest.rows > mostRowsAfterWalk) return titlesOfWords(search, level)
    return titlesOfWord(search, rarest.place, level)
  }
  // Views and age chose them; how well all words fit together says which comes first.
  return [
    ...known,
    ...ofLevel.toSorted((one, other) => one.total - other.total).map(({ id }) => id),
  ]
}

function onceOnly<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work()
    return result
  }
}

/** The word with the fewest rows at a level or better, each counted up to one more than `most`. */
async function rarestWord(search: Search, level: number, most: number) {
  const { queries, viewer, words } = search
  const counts = words.map(
    (word, place) => sql`
      select ${place}::int as place, count(*) as rows
      from (select from (${rowsFitting(word, level, viewer.householdId)}) as fitting
            limit ${Math.max(0, most + 1)}) as counted`,
  )
  const found = await queries.execute(
    sql`${sql.join(counts, sql` union all `)} order by rows, place limit 1`,
  )
  return counted.parse(found.rows)[0] ?? { place: 0, rows: 0 }
}

/** The titles that the rows of one word lead to, if they have the others too. */
function titlesOfWord(search: Search, place: number, level: number): Promise<number[]> {
  const { queries, viewer, words } = search
  const leading = words[place]
  if (!leading) return Promise.resolve([])
  const others = words.filter((word) => word !== leading)
  return best(
    search,
    level,
    sql`
    with lead as materialized (
      select title_id, min(level) as level
      from (${rowsFitting(leading, level, viewer.householdId)}) as fitting group by title_id)
    select title_id, ${rankOf(others, sql`lead.level`)}
    from lead ${levelsOf(others, sql`lead.title_id`, level)}`,
    // The limit keeps the database from reading every title for these few.
    sql`join lateral (
      ${selectTitles(queries, viewer, sql`${titles.id} = fitting.title_id`).limit(1)}
    ) as visible on true`,
  )
}

/** The titles that the rows of every word lead to. */
function titlesOfWords(search: Search, level: number): Promise<number[]> {
  const { queries, viewer, words } = search
  const rows = words.map(
    (word, place) => sql`
      select title_id, level, ${place}::int as place
      from (${rowsFitting(word, level, viewer.householdId)}) as fitting`,
  )
  const levels = words.map(
    (_, place) => sql`min(level) filter (where place = ${place}::int) as ${nameOf(place)}`,
  )
  const isThere = words.map((_, place) => sql`${nameOf(place)} is not null`)
  const { step, total } = worstAndTotal(words.map((_, place) => nameOf(place)))
  return best(
    search,
    level,
    sql`
    select title_id, ${step} as step, ${total} as total from (
      select title_id, ${sql.join(levels, sql`, `)}
      from (${sql.join(rows, sql` union all `)}) as found group by title_id) as found
    where ${sql.join(isThere, sql` and `)}`,
    sql`join (${selectTitles(queries, viewer)}) as visible on visible.id = fitting.title_id`,
  )
}

/** The best of the titles (title_id, step, total) of a level or better; `visible` joins those of them
 *  that the viewer may see. */
async function best(search: Search, level: number, fitting: SQL, visible: SQL): Promise<number[]> {
  const { queries, limit } = search
  const found = await queries.execute(sql`
    select id from (
      select visible.id, visible.view_count, visible.added_at, step, total
      from (select * from (${fitting}) as every where step <= ${level}::int offset 0) as fitting
      ${visible}
      order by step, visible.view_count desc, visible.added_at desc, visible.id desc
      limit ${limit}) as chosen
    order by step, total, ${POPULAR}`)
  return ranked.parse(found.rows).map(({ id }) => id)
}

/** Those of the `most` most viewed titles that have every word at a level or better, the most viewed
 *  first, and at which. */
async function walkTitles(search: Search, level: number, most: number): Promise<Walked[]> {
  const { queries, viewer, words } = search
  const found = await queries.execute(sql`
    select visible.id, ${rankOf(words)}
    from (select id, view_count, added_at from (${selectTitles(queries, viewer)}) as visible
          order by ${POPULAR} limit ${most}) as visible
    ${levelsOf(words, sql`visible.id`, level)}
    order by visible.view_count desc, visible.added_at desc, visible.id desc`)
  return walkedTitles.parse(found.rows)
}

/** Joins the level of each word in a title; titles without one of them fall out. */
function levelsOf(words: WordToMatch[], titleId: SQL, level: number): SQL {
  const joins = words.map(
    (word, place) => sql`
      join lateral (
        select level from (
          select ${levelOf(word)} as level from search_words as s
          where s.title_id = ${titleId} and ${fits(word, level)}) as fitting
        where level <= ${level}::int order by level limit 1) as ${nameOf(place)} on true`,
  )
  return sql.join(joins)
}

/** The columns `step` and `total` of levels that {@link levelsOf} joined, and of one more. */
function rankOf(words: WordToMatch[], further?: SQL): SQL {
  const levels = words.map((_, place) => sql`${nameOf(place)}.level`)
  const { step, total } = worstAndTotal(further ? [further, ...levels] : levels)
  return sql`${step} as step, ${total} as total`
}

function worstAndTotal(levels: SQL[]) {
  const worst = sql`greatest(${sql.join(levels, sql`, `)})`
  return {
    step: sql`case when ${worst} <= 3 then ${worst} else (${worst} + 2) / 3 * 3 end`,
    total: sql.join(levels, sql` + `),
  }
}

const nameOf = (place: number): SQL => sql.raw(`word_${place}`)

import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '../../../ports/database.ts'
import type { Viewer } from '../../../ports/viewer.ts'
import { selectTitles } from '../catalog.repository.ts'
import { fits, LEVELS, leastWeight, levelOf, rowsFitting, type WordToMatch } from './matching.ts'

/** A title belongs to the first of these levels that holds the worst of its words' levels. All titles
 *  of a level come before those of the next. */
const STEPS = Object.values(LEVELS)

/** Within a level, so many titles are ordered by how well all words fit together: those with the most
 *  views, and of equals the newest. It is more than any answer holds. */
const RANKED_TITLES = 200

/** Rows that are read to find titles by their words; above it they are found by walking the titles. */
const MOST_ROWS = 2000

const POPULAR = sql`view_count desc, added_at desc, id desc`

const counted = z.array(z.object({ place: z.int(), rows: z.coerce.number() }))
const ranked = z.array(z.object({ id: z.int() }))

/** What is looked for, and how many titles at most; `mostRows` is for tests. */
export type Search = {
  queries: Queries
  viewer: Viewer
  words: WordToMatch[]
  limit: number
  mostRows?: number
}

/**
 * Ids of the titles that have every word and that the viewer may see, best first: by level, within
 * it by how well all words fit, then by views, then the newest.
 *
 * A rare word leads to its titles. When every word is in thousands of titles, the most viewed titles
 * are walked instead, level by level, until enough of them are found: common words make that walk
 * short. Both ways give the same answer.
 */
export async function rankTitles(search: Search): Promise<number[]> {
  const { limit, mostRows = MOST_ROWS } = search
  const rarest = await rarestWord(search, LEVELS.description)
  if (rarest.rows <= mostRows) return titlesOfWord(search, rarest.place, LEVELS.description)
  const found = new Set<number>()
  for (const level of STEPS) {
    const rare = await rarestWord(search, level)
    const isRare = rare.rows <= mostRows
    const ids = isRare
      ? await titlesOfWord(search, rare.place, level)
      : await walkTitles(search, level, [...found])
    for (const id of ids) found.add(id)
    if (found.size >= limit) break
  }
  return [...found].slice(0, limit)
}

/** The word with the fewest rows at a level or better, counted only as far as it matters. */
async function rarestWord(search: Search, level: number) {
  const { queries, viewer, words, mostRows = MOST_ROWS } = search
  const counts = words.map(
    (word, place) => sql`
      select ${place}::int as place, count(*) as rows
      from (select from (${rowsFitting(word, level, viewer.householdId)}) as fitting
            limit ${mostRows + 1}) as counted`,
  )
  const found = await queries.execute(
    sql`${sql.join(counts, sql` union all `)} order by rows, place limit 1`,
  )
  return counted.parse(found.rows)[0] ?? { place: 0, rows: 0 }
}

/** The titles that the rows of one word lead to, if they have the others too. */
async function titlesOfWord(search: Search, place: number, level: number): Promise<number[]> {
  const { queries, viewer, words, limit } = search
  const leading = words[place]
  if (!leading) return []
  const others = words.filter((word) => word !== leading)
  const found = await queries.execute(sql`
    with lead as materialized (
      select title_id, min(level) as level
      from (${rowsFitting(leading, level, viewer.householdId)}) as fitting group by title_id)
    select id from (
      select id, view_count, added_at, step, total, row_number() over (
        partition by step order by ${POPULAR}) as place
      from (
        select visible.id, visible.view_count, visible.added_at, ${rankOf(others, sql`lead.level`)}
        from lead
        join (${selectTitles(queries, viewer)}) as visible on visible.id = lead.title_id
        ${levelsOf(others, sql`lead.title_id`, level)}) as fitting
      where step <= ${level}::int) as placed
    order by step, case when place <= ${RANKED_TITLES}::int then total end, ${POPULAR}
    limit ${limit}`)
  return ranked.parse(found.rows).map(({ id }) => id)
}

/** The best titles of a level, found along the most viewed titles; `known` are those of the levels
 *  before. */
async function walkTitles(search: Search, level: number, known: number[]): Promise<number[]> {
  const { queries, viewer, words, limit } = search
  const found = await queries.execute(sql`
    select id from (
      select visible.id, visible.view_count, visible.added_at, ${rankOf(words)}
      from (${selectTitles(queries, viewer)}) as visible
      ${levelsOf(words, sql`visible.id`, level)}
      where visible.id <> all(${sql.param(known)}::int[])
      order by visible.view_count desc, visible.added_at desc, visible.id desc
      limit ${RANKED_TITLES}) as fitting
    order by step, total, ${POPULAR}
    limit ${limit}`)
  return ranked.parse(found.rows).map(({ id }) => id)
}

/** Joins the level of each word in a title; titles without one of them fall out. */
function levelsOf(words: WordToMatch[], titleId: SQL, level: number): SQL {
  const joins = words.map(
    (word, place) => sql`
      join lateral (
        select level from (
          select ${levelOf(word)} as level from search_words as s
          where s.title_id = ${titleId} and s.weight >= ${leastWeight(level)}::int and ${fits(word)}
        ) as fitting
        where level <= ${level}::int order by level limit 1) as ${nameOf(place)} on true`,
  )
  return sql.join(joins)
}

/** The columns `step` and `total` of levels that {@link levelsOf} joined, and of one more. */
function rankOf(words: WordToMatch[], further?: SQL): SQL {
  const levels = [
    ...(further ? [further] : []),
    ...words.map((_, place) => sql`${nameOf(place)}.level`),
  ]
  const worst = sql`greatest(${sql.join(levels, sql`, `)})`
  return sql`
    case when ${worst} <= 3 then ${worst} else (${worst} + 2) / 3 * 3 end as step,
    ${sql.join(levels, sql` + `)} as total`
}

const nameOf = (place: number): SQL => sql.raw(`word_${place}`)

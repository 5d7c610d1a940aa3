import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openCinema } from '../../../test/ingest/family-cinema.ts'
import { PLAIN_FILM, scriptedEngine } from '../../../test/ingest/scripted-engine.ts'

it('goes on with a film whose next jobs could not be put in the queue', async () => {
  const { home, store, state, ended } = await openCinema(scriptedEngine(PLAIN_FILM))
  onTestFinished(() => home.close())
  const { db } = home.database
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise 'the database is away'; end $$`)
  await db.execute(sql`create trigger refused before insert on jobs.job for each row
    when (new.name like 'ingest-%') execute function refuse()`)
  const { id, filename } = await store('The Lantern Lake.mp4')
  await home.ingest.begin(id)
  await db.execute(sql`drop function refuse cascade`)
  const states = async () => (await state(filename)).jobs.map((job) => job.state)
  expect(await states()).toEqual(['done', 'queued', 'queued', 'queued', 'queued'])
  await home.runSchedule('look-for-lost-jobs')
  // They may still be on their way to the queue.
  expect(await states()).toEqual(['done', 'queued', 'queued', 'queued', 'queued'])
  await db.execute(sql`update ingest_jobs set changed_at = now() - interval '6 minutes'`)
  await home.runSchedule('look-for-lost-jobs')
  const { jobs } = await ended(filename)
  expect(new Set(jobs.map((job) => job.state))).toEqual(new Set(['done']))
})

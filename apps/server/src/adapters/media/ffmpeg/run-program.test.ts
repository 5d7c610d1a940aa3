import { expect, it, onTestFinished } from 'vitest'
import { runProgram } from './run-program.ts'

const node = (script: string, timeLimitMs = 10_000) =>
  runProgram(process.execPath, ['-e', script], { timeLimitMs })

it('resolves with what the program printed', async () => {
  expect(await node('process.stdout.write("words")')).toBe('words')
})

it('gives arguments on as they are: no shell reads them', async () => {
  const script = 'process.stdout.write(process.argv[1])'
  const printed = runProgram(process.execPath, ['-e', script, '$(id); `id` "x" *'], {
    timeLimitMs: 10_000,
  })
  expect(await printed).toBe('$(id); `id` "x" *')
})

it('says in words of ours that a program failed, and keeps what it said for the log', async () => {
  const failed = node('console.error("first\\nthe index is strange."); process.exit(3)')
  await expect(failed).rejects.toMatchObject({
    reason: 'failed',
    message: 'The program that worked on it could not finish.',
    problem: { code: 'failed' },
    cause: { message: expect.stringContaining('the index is strange.') },
  })
})

it.each(['Error marking filters as finished', 'film: Invalid data found when processing input'])(
  'takes a file for damaged of which a program says: %s',
  async (said) => {
    const failed = node(`console.error(${JSON.stringify(said)}); process.exit(1)`)
    await expect(failed).rejects.toMatchObject({
      reason: 'failed',
      message: 'The file is damaged in a place.',
      problem: { code: 'damaged' },
    })
  },
)

it.skipIf(process.platform === 'win32')(
  'says so when somebody else ended the program',
  async () => {
    const ended = node('process.kill(process.pid, "SIGKILL")')
    await expect(ended).rejects.toMatchObject({ reason: 'stopped' })
  },
)

it.skipIf(process.platform === 'win32')('runs a program below the usual priority', async () => {
  // It is lowered just after it has begun.
  const untilLowered =
    'const { getPriority } = os; while (getPriority() < 10); process.stdout.write("lowered")'
  expect(await node(untilLowered)).toBe('lowered')
})

it('lets glibc keep the memory of pictures, unless the owner has set that himself', async () => {
  const before = process.env.GLIBC_TUNABLES
  onTestFinished(() => {
    if (before === undefined) delete process.env.GLIBC_TUNABLES
    else process.env.GLIBC_TUNABLES = before
  })
  const tunables = () => node('process.stdout.write(process.env.GLIBC_TUNABLES)')
  delete process.env.GLIBC_TUNABLES
  expect(await tunables()).toContain('glibc.malloc.hugetlb=1')
  process.env.GLIBC_TUNABLES = 'glibc.malloc.perturb=7'
  expect(await tunables()).toBe('glibc.malloc.perturb=7')
})

it('kills a program that takes too long', async () => {
  await expect(node('setInterval(() => {}, 1000)', 300)).rejects.toMatchObject({
    reason: 'too_long',
  })
})

it('takes a limit that follows from a length in seconds, fractions and all', async () => {
  expect(await node('process.stdout.write("words")', 2404.1667)).toBe('words')
})

it('kills a program that prints without end', async () => {
  const talk =
    'const words = "x".repeat(1e6); const go = () => process.stdout.write(words, go); go()'
  await expect(node(talk)).rejects.toMatchObject({ name: 'MediaError' })
})

it('says which program is missing', async () => {
  const missing = runProgram('/nowhere/ffmpeg', [], { timeLimitMs: 1000 })
  await expect(missing).rejects.toMatchObject({
    reason: 'missing',
    message: 'The program "/nowhere/ffmpeg" was not found.',
  })
})

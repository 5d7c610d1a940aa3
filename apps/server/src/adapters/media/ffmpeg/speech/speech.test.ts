import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countProcessorMs } from '../../../../../test/processor-time.ts'
import type { SpeechSpan } from '../../../../ports/language/speech.ts'
import { openFfmpeg } from '../open-ffmpeg.ts'
import { openSpeech } from './open-speech.ts'
import { honest } from './whisper.ts'

const run = promisify(execFile)
const PROGRAMS = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
}
const FESTIVAL_VOICE = '(voice_cmu_us_slt_arctic_hts)'
const LINE = 'The little dragon was not afraid of the dark. He flew home to his mother.'

let folder: string
let voice: string
const media = openFfmpeg(PROGRAMS)
const spansOf = (sourcePath: string) =>
  openSpeech(PROGRAMS, { media, modelFolder: folder }).findSpans({ sourcePath, format: 'wav' })

const seconds = (spans: readonly SpeechSpan[]) =>
  spans.reduce((sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds, 0)

/** A sound by ffmpeg's own sources and filters. */
async function made(name: string, filter: string, inputs: string[] = []): Promise<string> {
  const path = join(folder, `${name}.wav`)
  await run(PROGRAMS.ffmpegPath, [
    ...['-nostdin', '-y', '-loglevel', 'error', ...inputs.flatMap((one) => ['-i', one])],
    ...['-filter_complex', filter, '-ar', '16000', '-ac', '1', path],
  ])
  return path
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-speech-'))
  voice = join(folder, 'voice.wav')
  const text = join(folder, 'line.txt')
  await writeFile(text, LINE)
  await run('text2wave', [text, '-o', voice, '-eval', FESTIVAL_VOICE])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('speech', () => {
  it('is found where it begins and ends, twice with silence around', async () => {
    const twice = await made(
      'twice',
      '[0]volume=-6dB,asplit[a][b];[a]adelay=2000:all=1[x];[b]adelay=12000:all=1[y];[x][y]amix=normalize=0,apad=pad_dur=3',
      [voice],
    )
    const spans = await spansOf(twice)
    expect(spans[0]?.startSeconds).toBeGreaterThan(1.6)
    expect(spans[0]?.startSeconds).toBeLessThan(2.5)
    const second = spans.find(({ startSeconds }) => startSeconds > 9)
    expect(second?.startSeconds).toBeGreaterThan(11.6)
    expect(second?.startSeconds).toBeLessThan(12.5)
    expect(seconds(spans)).toBeGreaterThan(6)
    expect(seconds(spans)).toBeLessThan(12)
  })

  it('is found in noise, and quiet speech too', async () => {
    const noisy = await made(
      'noisy',
      `[0]volume=-14dB,adelay=4000:all=1,apad=pad_dur=4[v];anoisesrc=d=13:a=0.004:seed=7[n];[v][n]amix=normalize=0:duration=shortest`,
      [voice],
    )
    const spans = await spansOf(noisy)
    expect(spans[0]?.startSeconds).toBeGreaterThan(3.5)
    expect(spans[0]?.startSeconds).toBeLessThan(4.6)
    expect(seconds(spans)).toBeGreaterThan(2.5)
  })

  it.each([
    ['silence', 'anullsrc=r=16000:d=8'],
    ['even noise', 'anoisesrc=d=8:a=0.1:seed=3'],
    ['a held tone', 'sine=f=440:d=8'],
    [
      'a chord that is held',
      'sine=f=262:d=8[a];sine=f=330:d=8[b];sine=f=392:d=8[c];[a][b][c]amix=inputs=3',
    ],
  ])('is not taken for %s', async (name, filter) => {
    expect(await spansOf(await made(name.replaceAll(' ', '-'), filter))).toEqual([])
  })
})

/** A program that says what ffmpeg 8 says of its filters, and writes what its whisper filter would write;
 *  all else goes to the real one. */
async function standIn(said: string): Promise<string> {
  const path = join(folder, 'ffmpeg-stand-in')
  await writeFile(
    path,
    `#!/bin/sh
case "$*" in
  *-filters*) echo ' ... whisper           A->A       Transcribe audio using whisper.cpp.';;
  *whisper=model=model.bin:language=en:*destination=said.srt*)
    test -s model.bin || exit 1
    echo out_time_us=2000000
    printf '${said}' > said.srt;;
  *) exec ${PROGRAMS.ffmpegPath} "$@";;
esac
`,
  )
  await chmod(path, 0o700)
  return path
}

const SAID = [
  String.raw`0\n00:00:00.200 --> 00:00:01.500\nThe little dragon\n\n`,
  String.raw`1\n00:00:59.000 --> 00:01:00.000\nThanks for watching!\n\n`,
].join('')

describe('text of speech', () => {
  it('says what is missing: the filter, or a model', async () => {
    const without = openSpeech(PROGRAMS, { media, modelFolder: folder })
    expect(await without.state()).toMatchObject({ state: 'missing', problem: 'no_filter' })
    const ffmpegPath = await standIn(SAID)
    const empty = openSpeech({ ffmpegPath }, { media, modelFolder: join(folder, 'none') })
    expect(await empty.state()).toMatchObject({ state: 'missing', problem: 'no_models' })
    const job = {
      sourcePath: voice,
      format: 'wav',
      language: 'en',
      onPercent: () => undefined,
    } as const
    await expect(empty.transcribe(job)).rejects.toMatchObject({ reason: 'missing' })
  })

  it('is what was said where somebody speaks, and nothing else', async () => {
    const modelFolder = join(folder, "whisper: models' folder")
    await mkdir(modelFolder)
    await writeFile(join(modelFolder, 'ggml-base.en.bin'), 'model')
    const speech = openSpeech({ ffmpegPath: await standIn(SAID) }, { media, modelFolder })
    expect(await speech.state()).toMatchObject({ state: 'ready', problem: null })
    const heard: number[] = []
    const job = {
      sourcePath: voice,
      format: 'wav',
      onPercent: (one: number) => heard.push(one),
    } as const
    const cues = await speech.transcribe({ ...job, language: 'en' })
    expect(cues.map(({ text }) => text)).toEqual(['The little dragon'])
    expect(heard[0]).toBeGreaterThan(0)
    await expect(speech.transcribe({ ...job, language: 'es' })).rejects.toMatchObject({
      reason: 'missing',
    })
  })

  it('stands while somebody speaks, and not where it would have to be said too fast', () => {
    const spans = [
      { startSeconds: 8, endSeconds: 9 },
      { startSeconds: 11, endSeconds: 12 },
      { startSeconds: 39.9, endSeconds: 40.1 },
    ]
    const said = { startSeconds: 0, endSeconds: 20, text: 'The little dragon was not afraid.' }
    const madeUp = { startSeconds: 21, endSeconds: 40, text: 'Thanks for watching!' }
    const short = { startSeconds: 40, endSeconds: 44, text: 'Yes.' }
    expect(honest([said, madeUp, short], spans)).toEqual([
      { ...said, startSeconds: 8, endSeconds: 12 },
      { ...short, endSeconds: 40.1 },
    ])
  })

  it('holds a phrase once that comes again and again', () => {
    const cue = (at: number, text: string) => ({ startSeconds: at, endSeconds: at + 1, text })
    const texts = ['Hello.', 'You.', 'you', 'You!', 'you', 'No!', 'No!', 'Bye.']
    const spans = [{ startSeconds: 0, endSeconds: 20 }]
    const kept = honest(
      texts.map((text, at) => cue(at, text)),
      spans,
    )
    expect(kept.map(({ text }) => text)).toEqual(['Hello.', 'You.', 'No!', 'No!', 'Bye.'])
  })

  it('of many cues that all say the same is read through once', () => {
    const cues = Array.from({ length: 20_000 }, (_, at) => ({
      ...{ startSeconds: at, endSeconds: at + 0.5, text: 'Thank you!' },
    }))
    const spans = cues.map(({ startSeconds, endSeconds }) => ({ startSeconds, endSeconds }))
    const tookMs = countProcessorMs()
    expect(honest(cues, spans.slice(100))).toEqual([cues[100]])
    expect(tookMs()).toBeLessThan(1000)
  })
})

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Item } from '@starnest/contract/editor/document'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
import { PLAIN_PICTURE, PLAIN_SOUND } from '@starnest/editor/edit/new-item'
import type { Page } from 'playwright-core'
import { launchChromium, skipIntro } from '../../tests/browser.ts'
import { startPreparedStarnest } from '../../tests/prepared-starnest.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'
import { forRun } from '../run/short-run.ts'
import { ANSWER_LIMIT_MS, until, WORK_LIMIT_MS, within } from '../run/waiting.ts'
import { makeClip } from './export.ts'

const VIEWPORT = { width: 1440, height: 900 }
const CLIPS = 300
const CLIP_MS = 2000
const SOURCE_SECONDS = forRun({ long: 60, short: 30 })
const MOVES = 150
const SEEKS = 20
const TARGETS = { framesPerSecond: 50, nodes: 250, seekMs: 150 }

/** The page with 300 clips of a film of 720p, two seconds each on three tracks: pictures a second while one is
 *  dragged, and elements that stand on the page. And with the film alone: how long a jump of the playhead takes
 *  until its picture is drawn, out of the light copy that the server made of it. Without a graphics card. */
export async function measurePage(folder: string): Promise<Figure[]> {
  const clip = join(folder, 'long.mp4')
  await makeClip(clip, 440, SOURCE_SECONDS)
  const starnest = await within('server', WORK_LIMIT_MS, startPreparedStarnest())
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ baseURL: starnest.origin, viewport: VIEWPORT })
    await skipIntro(context)
    const page = await context.newPage()
    const film = await upload(page, await readFile(clip))
    const many = await newProject(page, film, clips)
    await page.goto(`/editor?project=${many}`)
    const drag = await within('drag', WORK_LIMIT_MS, dragAClip(page))
    const one = await newProject(page, film, whole)
    await page.goto(`/editor?project=${one}`)
    await page.locator('[data-clip="whole"]').waitFor()
    // Somebody who jumps sees the first picture.
    await page.locator('.preview-frame canvas[data-whole="true"]').waitFor()
    const seeks = await within('seeks', WORK_LIMIT_MS, seekAbout(page))
    return [
      {
        name: 'Editor: pictures a second while one of 300 clips is dragged',
        value: drag.framesPerSecond,
        unit: '1/s',
        better: 'larger',
        target: TARGETS.framesPerSecond,
      },
      {
        name: 'Editor: elements of the timeline with 300 clips',
        value: drag.nodes,
        unit: 'elements',
        better: 'smaller',
        target: TARGETS.nodes,
      },
      {
        name: 'Editor: jump of the playhead → its picture, p95',
        value: percentile(seeks, 0.95),
        unit: 'ms',
        better: 'smaller',
        target: TARGETS.seekMs,
        note: `median of ${seeks.length} ${percentile(seeks, 0.5).toFixed(0)} ms, decoded and drawn without a graphics card`,
      },
    ]
  } finally {
    await browser.close()
    await starnest.stop()
  }
}

async function upload(page: Page, film: Buffer): Promise<string> {
  await page.goto('/help')
  const uploaded = await page.request.post(UPLOAD_ROUTES.upload.path, {
    multipart: { file: { name: 'long.mp4', mimeType: 'video/mp4', buffer: film } },
  })
  return (await uploaded.json()).filename
}

async function newProject(
  page: Page,
  filename: string,
  itemsOf: (assetId: number) => Item[],
): Promise<number> {
  const { request } = page
  const project = await request.post(EDITOR_ROUTES.create.path, { data: { name: 'Bench' } })
  const { id } = await project.json()
  const added = await request.post(pathOf(EDITOR_ROUTES.addAsset, { id }), { data: { filename } })
  const asset = await added.json()
  await until('light copy', { limitMs: WORK_LIMIT_MS, everyMs: 500 }, async () => {
    const listed = await (await request.get(pathOf(EDITOR_ROUTES.assets, { id }))).json()
    return listed[0]?.state === 'ready' && listed[0].proxy?.state === 'done'
  })
  const { revision } = await (await request.get(pathOf(EDITOR_ROUTES.document, { id }))).json()
  const edited = await request.post(pathOf(EDITOR_ROUTES.edit, { id }), {
    data: { revision, batch: randomUUID(), commands: [{ kind: 'add', items: itemsOf(asset.id) }] },
  })
  if (!edited.ok()) throw new Error(await edited.text())
  return id
}

const clip = (
  assetId: number,
  fields: Pick<Item, 'id' | 'layer' | 'startTime' | 'duration'>,
): Item => ({
  ...{ assetId, trackType: 'video', speed: 1, text: null, transition: null, sourceStart: 0 },
  ...{ sound: PLAIN_SOUND, picture: PLAIN_PICTURE },
  ...fields,
})

const clips = (assetId: number): Item[] =>
  Array.from({ length: CLIPS }, (_, at) => ({
    ...clip(assetId, {
      ...{ id: `clip-${at}`, layer: at % 3 },
      ...{ startTime: Math.floor(at / 3) * CLIP_MS, duration: CLIP_MS - 80 },
    }),
    sourceStart: (at * 150) % ((SOURCE_SECONDS - 3) * 1000),
  }))

const whole = (assetId: number): Item[] => [
  clip(assetId, { id: 'whole', layer: 1, startTime: 0, duration: SOURCE_SECONDS * 1000 - 100 }),
]

async function dragAClip(page: Page) {
  const clip = page.locator('[data-clip="clip-13"]')
  await clip.waitFor()
  const nodes = await page.locator('.timeline-content *').count()
  const box = await clip.boundingBox()
  if (!box) throw new Error('the clip is nowhere')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { benchFrames: times })
    const note = (now: number) => {
      times.push(now)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  for (let move = 1; move <= MOVES; move++) {
    await page.mouse.move(x + 60 * Math.sin(move / 12), y)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'benchFrames'))
  await page.mouse.up()
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  return { nodes, framesPerSecond: ((times.length - 1) * 1000) / (last - first) }
}

async function seekAbout(page: Page): Promise<number[]> {
  const box = await page.locator('.timeline-scroll').boundingBox()
  if (!box) throw new Error('there is no ruler')
  const took: number[] = []
  await page.evaluate(() => {
    addEventListener(
      'pointerdown',
      () => {
        const startedMs = performance.now()
        const canvas = document.querySelector<HTMLCanvasElement>('.preview-frame canvas')
        const before = canvas?.dataset.ms
        const look = () => {
          const isThere = canvas?.dataset.whole === 'true' && canvas.dataset.ms !== before
          if (isThere) Object.assign(window, { benchSeek: performance.now() - startedMs })
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true },
    )
  })
  for (let seek = 0; seek < SEEKS; seek++) {
    await page.evaluate(() => Object.assign(window, { benchSeek: 0 }) && undefined)
    const share = 0.05 + ((seek * 7919) % 900) / 1000
    await page.mouse.click(box.x + box.width * share, box.y + 8)
    took.push(
      await until('picture', { limitMs: ANSWER_LIMIT_MS, everyMs: 20 }, () =>
        page.evaluate((): number => Reflect.get(window, 'benchSeek')).then((ms) => ms || undefined),
      ),
    )
  }
  return took
}

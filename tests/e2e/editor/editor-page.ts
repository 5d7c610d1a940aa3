import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { editorProjectListSchema } from '@starnest/contract/editor/editor'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import { pathOf } from '@starnest/contract/route'

/** Begins a project on the page. */
export async function begin(page: Page, name: string): Promise<number> {
  await page.goto('/editor')
  await page.getByRole('button', { name: 'New project' }).click()
  const create = page.getByRole('button', { name: 'Create' })
  await expect(create).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).fill('   ')
  await expect(create).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await create.click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  return Number(new URL(page.url()).searchParams.get('project'))
}

/** Uploads files of a folder into the open project, and waits until they can be cut. */
export async function upload(page: Page, folder: string, ...names: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload Files' }).first().click()
  await (await chooser).setFiles(names.map((name) => join(folder, name)))
  for (const name of names) {
    await expect(page.getByRole('button', { name: `Put ${name} on the timeline` })).toBeEnabled()
  }
}

/** Deletes all projects. */
export async function removeProjects(page: Page): Promise<void> {
  const projects = await page.request.get(EDITOR_ROUTES.projects.path)
  for (const { id } of editorProjectListSchema.parse(await projects.json())) {
    await page.request.delete(pathOf(EDITOR_ROUTES.remove, { id }))
  }
}

/** Puts an asset of the open project on its timeline. */
export const put = (page: Page, name: string) =>
  page.getByRole('button', { name: `Put ${name} on the timeline` }).click()

/** The middle of the picture that the preview shows. */
export const shownColor = (page: Page) =>
  page.locator('.preview-frame canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const pixel = canvas.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data
    const [red = 0, green = 0, blue = 0] = pixel ?? []
    if (red > 150 && blue < 100 && green < 100) return 'red'
    if (blue > 150 && red < 100) return 'blue'
    if (green > 150 && red < 100) return 'green'
    return 'other'
  })

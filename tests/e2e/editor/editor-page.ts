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
    await expect(page.getByRole('button', { name: `Put ${name} on the timeline` })).toBeEnabled({
      timeout: 30_000,
    })
  }
}

/** Deletes all projects. */
export async function removeProjects(page: Page): Promise<void> {
  const projects = await page.request.get(EDITOR_ROUTES.projects.path)
  for (const { id } of editorProjectListSchema.parse(await projects.json())) {
    await page.request.delete(pathOf(EDITOR_ROUTES.remove, { id }))
  }
}

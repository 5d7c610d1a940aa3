import type { EditorArt } from '@starnest/contract/editor/editor'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../../domain/viewer.ts'
import { serve } from '../../http/serve.ts'
import type { AssetsService } from './assets/assets.service.ts'
import type { ExportsService } from './exports/exports.service.ts'
import type { FirstCutService } from './first-cut/first-cut.service.ts'
import type { ProjectsService } from './projects/projects.service.ts'
import type { TimelineItems } from './projects/timeline-items.ts'

/** Commands that put whole items: 200 of them, or one with 500. */
const COMMANDS_LIMIT_BYTES = 4 * 1024 * 1024

/** Sends a file of storage, whole or by Range, as long as `stillMay` lets the viewer have what
 *  `address` names. @throws AppError media_not_found */
export type SendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: {
    key: string
    contentType: string
    address: string
    stillMay: (viewer: Viewer) => Promise<void>
  },
) => Promise<unknown>

/** What the calls of the Video Editor ask. */
export type EditorServices = {
  projects: ProjectsService
  firstCuts: FirstCutService
  items: TimelineItems
  assets: AssetsService
  exports: ExportsService
  sendStored: SendStored
  /** Stickers and backgrounds that ship. */
  art: readonly EditorArt[]
}

/** The calls of the Video Editor. */
export function registerEditor(app: FastifyInstance, services: EditorServices): void {
  registerProjects(app, services)
  registerAssets(app, services)
  registerTimeline(app, services)
  registerExports(app, services)
}

function registerProjects(app: FastifyInstance, { projects, firstCuts }: EditorServices): void {
  serve(app, EDITOR_ROUTES.firstCut, ({ viewer, body }) => firstCuts.make(viewer, body))
  serve(app, EDITOR_ROUTES.projects, ({ viewer }) => projects.list(viewer))
  serve(app, EDITOR_ROUTES.create, ({ viewer, body }) => projects.create(viewer, body))
  serve(app, EDITOR_ROUTES.project, ({ viewer, params: { id } }) => projects.find(viewer, id))
  serve(app, EDITOR_ROUTES.change, ({ viewer, params: { id }, body }) =>
    projects.rename(viewer, id, body),
  )
  serve(app, EDITOR_ROUTES.remove, ({ viewer, params: { id } }) => projects.remove(viewer, id))
  serve(
    app,
    EDITOR_ROUTES.copy,
    ({ viewer, params: { id }, body }) => projects.copy(viewer, id, body),
    { bodyLimit: COMMANDS_LIMIT_BYTES },
  )
  serve(app, EDITOR_ROUTES.document, ({ viewer, params: { id } }) => projects.document(viewer, id))
  serve(
    app,
    EDITOR_ROUTES.edit,
    async ({ viewer, params: { id }, body }) => {
      const { revision } = await projects.edit(viewer, id, body)
      return { revision }
    },
    { bodyLimit: COMMANDS_LIMIT_BYTES },
  )
}

function registerAssets(app: FastifyInstance, services: EditorServices): void {
  const { assets, art, sendStored } = services
  serve(app, EDITOR_ROUTES.art, () => [...art])
  serve(app, EDITOR_ROUTES.assets, ({ viewer, params: { id } }) => assets.list(viewer, id))
  serve(app, EDITOR_ROUTES.addAsset, ({ viewer, params: { id }, body }) =>
    assets.add(viewer, id, body),
  )
  serve(app, EDITOR_ROUTES.changeAsset, ({ viewer, params: { id: projectId, assetId }, body }) =>
    assets.change(viewer, { projectId, id: assetId }, body),
  )
  serve(app, EDITOR_ROUTES.proxyAgain, ({ viewer, params: { id: projectId, assetId } }) =>
    assets.proxyAgain(viewer, { projectId, id: assetId }),
  )
  serve(app, EDITOR_ROUTES.proxy, async (request, reply) => {
    const { id: projectId, assetId: id, mediaId } = request.params
    const find = (viewer: Viewer) => assets.proxy(viewer, { projectId, id }, mediaId)
    return sendStored(request, reply, {
      key: await find(request.viewer),
      contentType: 'video/mp4',
      address: `editor/proxy/${projectId}/${id}`,
      stillMay: async (viewer) => void (await find(viewer)),
    })
  })
  serve(app, EDITOR_ROUTES.removeAsset, ({ viewer, params: { id: projectId, assetId } }) =>
    assets.remove(viewer, { projectId, id: assetId }),
  )
}

function registerTimeline(app: FastifyInstance, { items }: EditorServices): void {
  serve(app, EDITOR_ROUTES.timeline, ({ viewer, params: { id } }) => items.list(viewer, id))
  serve(app, EDITOR_ROUTES.addItem, ({ viewer, params: { id }, body }) =>
    items.add(viewer, id, body),
  )
  serve(app, EDITOR_ROUTES.changeItem, ({ viewer, params: { id: projectId, itemId }, body }) =>
    items.change(viewer, { projectId, id: itemId }, body),
  )
  serve(app, EDITOR_ROUTES.removeItem, ({ viewer, params: { id: projectId, itemId } }) =>
    items.remove(viewer, { projectId, id: itemId }),
  )
}

function registerExports(app: FastifyInstance, { exports, sendStored }: EditorServices): void {
  serve(app, EDITOR_ROUTES.exports, ({ viewer, params: { id } }) => exports.list(viewer, id))
  serve(app, EDITOR_ROUTES.export, ({ viewer, params: { id }, body }) =>
    exports.begin(viewer, id, body),
  )
  serve(app, EDITOR_ROUTES.exportState, ({ viewer, params: { id } }) => exports.state(viewer, id))
  serve(app, EDITOR_ROUTES.removeExport, ({ viewer, params: { id } }) => exports.remove(viewer, id))
  serve(app, EDITOR_ROUTES.keepExport, ({ viewer, params: { id }, body }) =>
    exports.keep(viewer, id, body.title),
  )
  serve(app, EDITOR_ROUTES.exportBytes, async (request, reply) => {
    const { id } = request.params
    const { key, name } = await exports.film(request.viewer, id)
    const encoded = encodeURIComponent(`${name}.mp4`).replace(/['()*]/g, '_')
    reply.header(
      'Content-Disposition',
      `attachment; filename="film.mp4"; filename*=UTF-8''${encoded}`,
    )
    return sendStored(request, reply, {
      key,
      contentType: 'video/mp4',
      address: `editor/export/${id}`,
      stillMay: async (viewer) => void (await exports.film(viewer, id)),
    })
  })
}

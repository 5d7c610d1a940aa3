import { LIBRARY_ROUTES } from '@starnest/contract/files/library.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { FoldersService } from './folders.service.ts'

/** The calls by which grown-ups look after the library folders. */
export function registerFolders(app: FastifyInstance, folders: FoldersService): void {
  serve(app, LIBRARY_ROUTES.folders, ({ viewer }) => folders.list(viewer))
  serve(app, LIBRARY_ROUTES.add, ({ viewer, body: { path } }) => folders.add(viewer, path))
  serve(app, LIBRARY_ROUTES.remove, ({ viewer, params: { id } }) => folders.remove(viewer, id))
  serve(app, LIBRARY_ROUTES.scan, ({ viewer, params: { id } }) => folders.scan(viewer, id))
}

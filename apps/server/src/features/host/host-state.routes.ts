import type { HostState } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../domain/viewer.ts'
import { serve } from '../../http/serve.ts'

/** What the state of the host is told from. */
export type HostStateDeps = {
  /** Languages that the embedded engine understands. */
  languages: readonly string[]
  languageModelFor: (viewer: Viewer) => HostState['languageModel']
}

/** The call that says who would answer. */
export function registerHostState(
  app: FastifyInstance,
  { languages, languageModelFor }: HostStateDeps,
): void {
  serve(app, HOST_ROUTES.state, ({ viewer }): HostState => {
    const languageModel = languageModelFor(viewer)
    return {
      engine: languageModel.state === 'ready' ? 'language-model' : 'embedded',
      languages: [...languages],
      languageModel,
    }
  })
}

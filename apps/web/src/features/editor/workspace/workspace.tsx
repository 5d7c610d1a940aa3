import {
  ArrowLeft,
  Clapperboard,
  CloudAlert,
  CloudCheck,
  CloudUpload,
  Redo2,
  Undo2,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useRefusal } from '../../../library/refusal/use-refusal.ts'
import { isSilence } from '../../../platform/calls/http.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Tabs } from '../../../ui/fields/tabs.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type AssetSlots, AssetsPanel } from '../assets/assets-panel.tsx'
import { useBrowserFilm } from '../export/browser/use-browser-film.ts'
import { Inspector } from '../inspector/inspector.tsx'
import { Preview } from '../preview/preview.tsx'
import { EditorSessionProvider, useSessionState } from '../session/editor-session.ts'
import type { OpenSession } from '../session/open-session.ts'
import { Timeline } from '../timeline/timeline.tsx'
import { useOpenProject } from './use-open-project.ts'

// Nobody waits for it: it comes when somebody wants a film.
const ExportDialog = lazyPart(
  async () => (await withTexts(import('../export/export-dialog.tsx'), 'editor')).ExportDialog,
)

const TABS = ['assets', 'timeline', 'preview'] as const
type Tab = (typeof TABS)[number]

type WorkspaceProps = {
  projectId: number
  name: string
  /** A new project begins with its assets, one with items with its timeline. */
  firstTab: Tab
  profile: { id: number; isChild: boolean }
  slots: AssetSlots
  /** null: none, the projects are to be seen. */
  onOpen: (projectId: number | null) => void
}

/** A project that is open: its assets, its timeline and its preview. Source: specification §2.10. */
export function Workspace(props: WorkspaceProps) {
  const t = useTexts('editor/editor')
  const { projectId, profile } = props
  const { session, error, retry } = useOpenProject(projectId, profile.id, (name) =>
    t('copyName', { name }),
  )
  if (error != null && !session) {
    return <LoadFailure error={error} lead={t('projectFailed')} onRetry={retry} />
  }
  if (!session) return <p className="text-mist">{t('loading')}</p>
  return (
    <EditorSessionProvider value={session}>
      <OpenWorkspace {...props} session={session} />
    </EditorSessionProvider>
  )
}

function OpenWorkspace(props: WorkspaceProps & { session: OpenSession }) {
  const { session, name, profile, slots, onOpen, projectId } = props
  const t = useTexts('editor/editor')
  const [tab, setTab] = useState<Tab>(props.firstTab)
  const [isExporting, setExporting] = useState(false)
  const browser = useBrowserFilm(session, name)
  const { isTimeOver } = slots
  const preview = <Preview {...{ isTimeOver }} transport={session.transport} />
  const canUndo = useSessionState((state) => state.canUndo)
  const canRedo = useSessionState((state) => state.canRedo)
  const panels = {
    assets: <AssetsPanel slots={slots} />,
    timeline: (
      <div className="editor-cutting">
        <div className="editor-bin">
          <AssetsPanel slots={slots} isBin />
        </div>
        {preview}
        <Inspector />
        <Timeline />
      </div>
    ),
    preview: <div className="editor-watching">{preview}</div>,
  }
  return (
    <section className="editor-workspace" aria-label={name}>
      <header className="editor-head" data-focus-row="">
        <IconButton
          label={t('toProjects')}
          className="editor-to-projects"
          onClick={() => onOpen(null)}
        >
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <h2 className="min-w-0 flex-1 truncate font-display text-2xl">{name}</h2>
        <SavingState onOpen={onOpen} />
        <IconButton label={t('undo')} disabled={!canUndo} onClick={session.undo}>
          <Undo2 aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t('redo')} disabled={!canRedo} onClick={session.redo}>
          <Redo2 aria-hidden className="size-5" />
        </IconButton>
        <Button className="min-h-11 px-5 text-base" onClick={() => setExporting(true)}>
          <Clapperboard aria-hidden className="size-5" />
          {t('export')}
        </Button>
      </header>
      <Tabs
        label={t('tabs')}
        value={tab}
        onChoose={setTab}
        tabs={TABS.map((value) => ({ value, name: t(`tab.${value}`), panel: panels[value] }))}
      />
      {isExporting && (
        <Suspense>
          <ExportDialog
            {...{ projectId }}
            isChild={profile.isChild}
            {...{ browser, isTimeOver }}
            kept={slots.kept}
            problemText={slots.problemText}
            onKeep={slots.onKeep}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Whether everything is saved. */
function SavingState({ onOpen }: { onOpen: (projectId: number) => void }) {
  const t = useTexts('editor/editor')
  const explain = useRefusal()
  const saving = useSessionState((state) => state.saving)
  if (saving.is === 'kept-both') {
    return (
      <p role="alert" className="editor-saving" data-is={saving.is}>
        <span className="text-pretty">{t('keptBoth')}</span>
        <button type="button" className="underline" onClick={() => onOpen(saving.copyId)}>
          {t('openCopy')}
        </button>
      </p>
    )
  }
  const Icon = { saved: CloudCheck, saving: CloudUpload, waiting: CloudAlert }[saving.is]
  const words = { saved: 'saved', saving: 'saving', waiting: 'notSaved' } as const
  return (
    <p role="status" className="editor-saving" data-is={saving.is}>
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="text-pretty">
        {t(words[saving.is])}
        {saving.is === 'waiting' && !isSilence(saving.error) && ` ${explain(saving.error).text}`}
      </span>
    </p>
  )
}

import './editor.css'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard } from 'lucide-react'
import { useTexts } from '../../platform/texts.ts'
import type { AssetSlots } from './assets/assets-panel.tsx'
import { projectsQuery } from './editor.queries.ts'
import { editorTexts } from './editor.texts.ts'
import { ProjectList } from './projects/project-list.tsx'
import { Workspace } from './workspace/workspace.tsx'

type VideoEditorProps = {
  profile: { id: number; isChild: boolean }
  slots: AssetSlots
  openId: number | null
  onOpen: (id: number | null) => void
}

/** The Video Editor: its projects, and the one that is open. Source: specification §2.10. */
export function VideoEditor({ profile, slots, openId, onOpen }: VideoEditorProps) {
  const t = useTexts(editorTexts)
  const projects = useQuery(projectsQuery)
  const open = projects.data?.find(({ id }) => id === openId)
  return (
    <div className="editor" data-open={open !== undefined}>
      <ProjectList openId={openId} onOpen={onOpen} />
      {open ? (
        <Workspace
          key={open.id}
          {...{ profile, slots, onOpen }}
          projectId={open.id}
          name={open.name}
          firstTab={open.items > 0 ? 'timeline' : 'assets'}
        />
      ) : (
        <p className="editor-choose">
          <Clapperboard aria-hidden className="size-12 text-lantern" />
          <span>{t('chooseProject')}</span>
        </p>
      )}
    </div>
  )
}

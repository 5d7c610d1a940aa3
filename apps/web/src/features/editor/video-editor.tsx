import './editor.css'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Images } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import type { AssetSlots } from './assets/assets-panel.tsx'
import { projectsQuery } from './editor.queries.ts'
import { FirstCutDialog } from './first-cut/first-cut-dialog.tsx'
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
  const t = useTexts('editor/editor')
  const tCut = useTexts('editor/first-cut')
  const [isCutting, setCutting] = useState(false)
  const projects = useQuery(projectsQuery)
  const open = projects.data?.find(({ id }) => id === openId)
  return (
    <div className="editor" data-open={open !== undefined}>
      <ProjectList openId={openId} onOpen={onOpen} onFirstCut={() => setCutting(true)} />
      {open ? (
        <Workspace
          key={open.id}
          {...{ profile, slots, onOpen }}
          projectId={open.id}
          name={open.name}
          firstTab={open.items > 0 ? 'timeline' : 'assets'}
        />
      ) : (
        <div className="editor-choose">
          <Clapperboard aria-hidden className="size-12 text-lantern" />
          <p>{t('chooseProject')}</p>
          <Button onClick={() => setCutting(true)}>
            <Images aria-hidden className="size-5" />
            <span>{tCut('choose')}</span>
          </Button>
        </div>
      )}
      {isCutting && (
        <FirstCutDialog
          files={[]}
          slots={slots}
          onClose={() => setCutting(false)}
          onMade={(id) => {
            setCutting(false)
            onOpen(id)
          }}
        />
      )}
    </div>
  )
}

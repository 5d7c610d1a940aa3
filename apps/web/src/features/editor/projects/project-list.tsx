import type { EditorProject } from '@starnest/contract/editor/editor'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Copy, EllipsisVertical, Images, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import {
  projectsQuery,
  useChangeProject,
  useCopyProject,
  useCreateProject,
  useDeleteProject,
} from '../editor.queries.ts'
import { timeText } from '../time-text.ts'
import { ProjectForm } from './project-form.tsx'

type ProjectListProps = {
  openId: number | null
  /** null: none is open any more. */
  onOpen: (id: number | null) => void
  /** Asks for a film out of pictures. */
  onFirstCut: () => void
}

/** The projects to choose from, beside the one that is open. */
export function ProjectList({ openId, onOpen, onFirstCut }: ProjectListProps) {
  const t = useTexts('editor/editor')
  const tCut = useTexts('editor/first-cut')
  const projects = useQuery(projectsQuery)
  const [isAdding, setAdding] = useState(false)
  const create = useCreateProject()
  return (
    <section className="editor-projects" aria-labelledby="editor-projects-title">
      <header className="flex flex-wrap items-center justify-between gap-3" data-focus-row="">
        <h2 id="editor-projects-title" className="font-display text-xl">
          {t('projects')}
        </h2>
        <span className="flex gap-2">
          <IconButton label={tCut('choose')} onClick={onFirstCut}>
            <Images aria-hidden className="size-5" />
          </IconButton>
          <Button
            look="glass"
            className="min-h-11 px-4 text-base whitespace-nowrap"
            onClick={() => setAdding(true)}
          >
            <Plus aria-hidden className="size-5" />
            <span className="editor-new-words">{t('newProject')}</span>
          </Button>
        </span>
      </header>
      {projects.isError && (
        <LoadFailure
          error={projects.error}
          lead={t('projectsFailed')}
          onRetry={() => void projects.refetch()}
        />
      )}
      {projects.isPending && <p className="text-mist">{t('loading')}</p>}
      {projects.data?.length === 0 && (
        <div className="editor-empty" role="status">
          <Clapperboard aria-hidden className="size-9 text-lantern" />
          <p className="font-semibold">{t('noProjects')}</p>
          <p className="text-mist text-pretty">{t('noProjectsText')}</p>
        </div>
      )}
      <ul className="editor-project-rows">
        {projects.data?.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            isOpen={project.id === openId}
            onOpen={() => onOpen(project.id)}
            onGone={() => {
              if (project.id === openId) onOpen(null)
            }}
          />
        ))}
      </ul>
      {isAdding && (
        <ProjectForm
          title={t('newProject')}
          action={t('create')}
          isBusy={create.isPending}
          error={create.error}
          onClose={() => {
            setAdding(false)
            create.reset()
          }}
          onSend={({ name, description }) =>
            create.mutate(
              { name, ...(description && { description }) },
              {
                onSuccess: ({ id }) => {
                  setAdding(false)
                  onOpen(id)
                },
              },
            )
          }
        />
      )}
    </section>
  )
}

type ProjectRowProps = {
  project: EditorProject
  isOpen: boolean
  onOpen: () => void
  onGone: () => void
}

function ProjectRow({ project, isOpen, onOpen, onGone }: ProjectRowProps) {
  const t = useTexts('editor/editor')
  const [window, setWindow] = useState<'rename' | 'delete' | null>(null)
  const { id, name, description, status, duration, isOwn, pictureUrl } = project
  const copy = useCopyProject()
  const say = (error: unknown) => showToast({ title: name, error, look: 'destructive' })
  return (
    <li className="editor-project" data-open={isOpen} data-focus-row="">
      <button
        type="button"
        className="editor-project-open"
        title={name}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className="editor-project-picture">
          {pictureUrl ? (
            <img src={pictureUrl} alt="" loading="lazy" />
          ) : (
            <Clapperboard aria-hidden />
          )}
        </span>
        <span className="editor-project-words min-w-0">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-sm text-mist">
            {`${timeText(duration)} · ${isOwn ? t(`status.${status}`) : t('ofSomebody')}`}
          </span>
        </span>
      </button>
      <span className="editor-project-menu">
        <Menu
          label={t('more', { name })}
          trigger={
            <IconButton label={t('more', { name })}>
              <EllipsisVertical aria-hidden className="size-5" />
            </IconButton>
          }
        >
          <MenuItem
            icon={<Pencil aria-hidden className="size-5" />}
            onChoose={() => setWindow('rename')}
          >
            {t('rename')}
          </MenuItem>
          <MenuItem
            icon={<Copy aria-hidden className="size-5" />}
            onChoose={() =>
              copy.mutate({ id, name: t('copyName', { name }).slice(0, 100) }, { onError: say })
            }
          >
            {t('duplicate')}
          </MenuItem>
          <MenuItem
            icon={<Trash2 aria-hidden className="size-5" />}
            onChoose={() => setWindow('delete')}
          >
            {t('delete')}
          </MenuItem>
        </Menu>
      </span>
      {window === 'rename' && (
        <RenameProject
          project={{ id, name, description: description ?? '' }}
          onClose={() => setWindow(null)}
        />
      )}
      {window === 'delete' && (
        <DeleteProject project={{ id, name }} onGone={onGone} onClose={() => setWindow(null)} />
      )}
    </li>
  )
}

function RenameProject(props: {
  project: { id: number; name: string; description: string }
  onClose: () => void
}) {
  const t = useTexts('editor/editor')
  const { project, onClose } = props
  const change = useChangeProject(project.id)
  return (
    <ProjectForm
      title={t('rename')}
      action={t('save')}
      name={project.name}
      description={project.description}
      isBusy={change.isPending}
      error={change.error}
      onClose={onClose}
      onSend={(named) => change.mutate(named, { onSuccess: onClose })}
    />
  )
}

function DeleteProject(props: {
  project: { id: number; name: string }
  onGone: () => void
  onClose: () => void
}) {
  const t = useTexts('editor/editor')
  const { project, onGone, onClose } = props
  const remove = useDeleteProject()
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name: project.name })}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      isBusy={remove.isPending}
      error={remove.isError ? <RefusalLine error={remove.error} /> : undefined}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(project.id, {
          onSuccess: () => {
            onClose()
            onGone()
          },
        })
      }
    >
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  )
}

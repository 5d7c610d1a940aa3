import './assets.css'
import type { AssetSource } from '@starnest/contract/editor/editor'
import type { TempFile } from '@starnest/contract/files/files'
import { endOf } from '@starnest/editor/edit/items'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, FolderOpen, Music, Sticker } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import type { ProblemText } from '../../../library/refusal/problem-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { assetsQuery, useAddAsset, useChangeAsset } from '../editor.queries.ts'
import { useEditorSession } from '../session/editor-session.ts'
import { addToTimeline } from './add-to-timeline.ts'
import { ArtPicker } from './art-picker.tsx'
import { AssetTile } from './asset-tile.tsx'
import { FilmPicker } from './film-picker.tsx'
import { MusicPicker } from './music-picker.tsx'

/** What other slices give the editor: the family's files to choose from, a way to upload more, and what can
 *  be done with a film that became one of them. */
export type AssetSlots = {
  /** Shows the family's files, each with a button. */
  files: (buttonFor: (file: TempFile) => ReactNode) => ReactNode
  /** A button that uploads files; each is told once it is in the library, also when the button is not shown any
   *  more. `isSmall`: its icon only. */
  uploads: (onUploaded: (file: TempFile) => void, isSmall?: boolean) => ReactNode
  kept: (film: TempFile) => ReactNode
  /** Brings a film that was made in the page into the family library. */
  onKeep: (film: File) => void
  /** Why something could not be made, in the language of the interface. */
  problemText: ProblemText
  /** Watching time is over for whoever watches: films are not sent now. */
  isTimeOver: boolean
}

type Window = { is: 'files' | 'films' | 'music' | 'art' } | { is: 'relink'; assetId: number }

/** What the project is cut from, and where more comes from. Source: specification §2.10. */
export function AssetsPanel({ slots, isBin = false }: { slots: AssetSlots; isBin?: boolean }) {
  const t = useTexts('editor/editor')
  const session = useEditorSession()
  const assets = useQuery(assetsQuery(session.projectId))
  const [window, setWindow] = useState<Window | null>(null)
  const add = useAddAsset(session.projectId)
  const change = useChangeAsset(session.projectId)
  const failed = (error: unknown) =>
    showToast({ title: t('addFailed'), error, look: 'destructive' })
  // This panel may be gone by then: another tab is shown.
  const addUploaded = ({ filename }: TempFile) =>
    void add.mutateAsync({ source: { kind: 'file', filename } }).catch(failed)
  const take = (source: AssetSource, originalName?: string) => {
    if (window?.is === 'relink') {
      const { assetId } = window
      setWindow(null)
      change.mutate({ assetId, source }, { onError: failed })
    } else {
      const named = originalName === undefined ? {} : { originalName }
      add.mutate({ source, ...named }, { onError: failed })
    }
  }
  const hasFile = (filename: string) =>
    assets.data?.some(({ source }) => source?.kind === 'file' && source.filename === filename) ??
    false
  const fileButton = (file: TempFile) => {
    const isIn = window?.is !== 'relink' && hasFile(file.filename)
    return (
      <Button
        look={isIn ? 'glass' : 'warm'}
        className="min-h-11 px-4 text-base"
        disabled={isIn}
        aria-label={t('addNamed', { name: file.originalName })}
        onClick={() => take({ kind: 'file', filename: file.filename })}
      >
        {isIn ? t('added') : window?.is === 'relink' ? t('relink') : t('add')}
      </Button>
    )
  }
  const close = (isOpen: boolean) => isOpen || setWindow(null)
  return (
    <section className="editor-assets" aria-label={t('assets')} data-bin={isBin}>
      <div className="editor-asset-sources" data-focus-row="">
        {slots.uploads(addUploaded, isBin)}
        <SourceButton
          {...{ isBin }}
          name={t('addFiles')}
          onClick={() => setWindow({ is: 'files' })}
        >
          <FolderOpen aria-hidden className="size-5" />
        </SourceButton>
        <SourceButton
          {...{ isBin }}
          name={t('addFilms')}
          onClick={() => setWindow({ is: 'films' })}
        >
          <Clapperboard aria-hidden className="size-5" />
        </SourceButton>
        <SourceButton
          {...{ isBin }}
          name={t('addMusic')}
          onClick={() => setWindow({ is: 'music' })}
        >
          <Music aria-hidden className="size-5" />
        </SourceButton>
        <SourceButton {...{ isBin }} name={t('addArt')} onClick={() => setWindow({ is: 'art' })}>
          <Sticker aria-hidden className="size-5" />
        </SourceButton>
      </div>
      {assets.isError && (
        <LoadFailure
          error={assets.error}
          lead={t('assetsFailed')}
          onRetry={() => void assets.refetch()}
        />
      )}
      {assets.isPending && <p className="text-mist">{t('loading')}</p>}
      {assets.data?.length === 0 && (
        <p role="status" className="editor-empty text-mist text-pretty">
          {t('noAssets')}
        </p>
      )}
      <ul className="editor-asset-grid">
        {assets.data?.map((asset) => (
          <AssetTile
            key={asset.id}
            asset={asset}
            problemText={slots.problemText}
            onAdd={() => {
              const added = addToTimeline(session, asset.id, { atMs: session.transport.getMs() })
              if (typeof added === 'string') showToast({ title: t('full'), look: 'destructive' })
              else {
                // The next one follows; what decorates stands with others.
                if (asset.source?.kind !== 'art') session.transport.seek(endOf(added))
                showToast({ title: t('added'), description: asset.originalName })
              }
            }}
            onRelink={() => setWindow({ is: 'relink', assetId: asset.id })}
          />
        ))}
      </ul>
      {(window?.is === 'files' || window?.is === 'relink') && (
        <Dialog
          title={t(window.is === 'files' ? 'addFilesTitle' : 'relink')}
          size="large"
          isOpen
          onOpenChange={close}
        >
          {slots.files(fileButton)}
        </Dialog>
      )}
      {window?.is === 'films' && (
        <Dialog title={t('addFilmsTitle')} size="large" isOpen onOpenChange={close}>
          <FilmPicker onAdd={(titleId) => take({ kind: 'title', titleId })} />
        </Dialog>
      )}
      {window?.is === 'music' && (
        <Dialog title={t('addMusicTitle')} description={t('musicLead')} isOpen onOpenChange={close}>
          <MusicPicker onAdd={(beatId) => take({ kind: 'beat', beatId })} />
        </Dialog>
      )}
      {window?.is === 'art' && (
        <Dialog title={t('addArt')} description={t('artLead')} isOpen onOpenChange={close}>
          <ArtPicker onAdd={(artId, name) => take({ kind: 'art', artId }, name)} />
        </Dialog>
      )}
    </section>
  )
}

type SourceButtonProps = { isBin: boolean; name: string; onClick: () => void; children: ReactNode }

/** Opens a place that assets come from; beside the timeline there is room for its icon only. */
function SourceButton({ isBin, name, onClick, children }: SourceButtonProps) {
  if (isBin) {
    return (
      <IconButton label={name} onClick={onClick}>
        {children}
      </IconButton>
    )
  }
  return (
    <Button look="glass" className="min-h-11 px-4 text-base" onClick={onClick}>
      {children}
      <span>{name}</span>
    </Button>
  )
}

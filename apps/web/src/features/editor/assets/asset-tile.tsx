import type { EditorAsset } from '@starnest/contract/editor/editor'
import {
  EllipsisVertical,
  EyeOff,
  Film,
  ImageIcon,
  Music,
  Pencil,
  Plus,
  RefreshCw,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import { useState } from 'react'
import type { ProblemText } from '../../../library/refusal/problem-text.ts'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx'
import { useChangeAsset, useProxyAgain, useRemoveAsset } from '../editor.queries.ts'
import { useEditorSession, useSessionState } from '../session/editor-session.ts'
import { timeText } from '../time-text.ts'
import { beginAssetDrag } from '../timeline/clips/asset-drag.ts'
import { nameOfAsset } from './asset-name.ts'

const ICONS = { video: Film, image: ImageIcon, audio: Music } as const

type AssetTileProps = {
  asset: EditorAsset
  problemText: ProblemText
  onAdd: () => void
  onRelink: () => void
}

/** An asset of the project: to be dragged onto a track, or put there by a press. */
export function AssetTile({ asset, problemText, onAdd, onRelink }: AssetTileProps) {
  const t = useTexts('editor/editor')
  const [window, setWindow] = useState<'rename' | 'remove' | null>(null)
  const name = nameOfAsset(asset, t)
  const { state, assetType, duration, thumbnailUrl, proxy } = asset
  const { projectId } = useEditorSession()
  const proxyAgain = useProxyAgain(projectId)
  const Icon = ICONS[assetType]
  const isReady = state === 'ready'
  return (
    <li className="editor-asset" data-state={state} data-focus-row="">
      <div className="relative">
        <button
          type="button"
          className="editor-asset-face"
          disabled={!isReady}
          aria-label={t('toTimelineNamed', { name })}
          title={t('toTimeline')}
          onClick={onAdd}
          onPointerDown={(event) => {
            if (isReady) beginAssetDrag({ id: asset.id, name, thumbnailUrl }, event.nativeEvent)
          }}
        >
          {thumbnailUrl && isReady ? (
            <img src={thumbnailUrl} alt="" loading="lazy" draggable={false} />
          ) : (
            <Icon aria-hidden className="size-8" />
          )}
          {state === 'missing' && <TriangleAlert aria-hidden className="editor-asset-mark" />}
          {state === 'hidden' && <EyeOff aria-hidden className="editor-asset-mark" />}
          {isReady && (
            <span className="editor-asset-plus">
              <Plus aria-hidden className="size-5" />
            </span>
          )}
        </button>
        {duration !== null && (
          <span aria-hidden className="editor-asset-time">
            {timeText(duration)}
          </span>
        )}
      </div>
      <div className="flex items-center gap-1">
        <p className="min-w-0 flex-1 truncate text-sm" title={name}>
          {name}
          {!isReady && <span className="block truncate text-mist">{t(`state.${state}`)}</span>}
        </p>
        <Menu
          label={t('assetMenu', { name })}
          trigger={
            <IconButton label={t('assetMenu', { name })} className="size-11">
              <EllipsisVertical aria-hidden className="size-4.5" />
            </IconButton>
          }
        >
          {state !== 'hidden' && (
            <MenuItem
              icon={<Pencil aria-hidden className="size-5" />}
              onChoose={() => setWindow('rename')}
            >
              {t('rename')}
            </MenuItem>
          )}
          {state === 'missing' && (
            <MenuItem icon={<RefreshCw aria-hidden className="size-5" />} onChoose={onRelink}>
              {t('relink')}
            </MenuItem>
          )}
          {proxy?.state === 'failed' && (
            <MenuItem
              icon={<RefreshCw aria-hidden className="size-5" />}
              onChoose={() => proxyAgain.mutate(asset.id)}
            >
              {t('proxyAgain')}
            </MenuItem>
          )}
          <MenuItem
            icon={<Trash2 aria-hidden className="size-5" />}
            onChoose={() => setWindow('remove')}
          >
            {t('removeAsset')}
          </MenuItem>
        </Menu>
      </div>
      {isReady && proxy?.state === 'running' && (
        <p className="text-sm text-mist">{t('proxyRunning', { percent: proxy.percent })}</p>
      )}
      {isReady && proxy?.state === 'queued' && proxy.problem && (
        <p className="text-sm text-mist text-pretty">
          {t('proxyWaits')} {problemText({ reason: '', problem: proxy.problem })}
        </p>
      )}
      {isReady && proxy?.state === 'failed' && (
        <p className="text-sm text-mist text-pretty">
          {t('proxyFailed')} {problemText({ reason: '', problem: proxy.problem })}
        </p>
      )}
      {window === 'rename' && <RenameAsset {...{ asset, name }} onClose={() => setWindow(null)} />}
      {window === 'remove' && <RemoveAsset {...{ asset, name }} onClose={() => setWindow(null)} />}
    </li>
  )
}

type WindowProps = { asset: EditorAsset; name: string; onClose: () => void }

function RenameAsset({ asset, name, onClose }: WindowProps) {
  const t = useTexts('editor/editor')
  const { projectId } = useEditorSession()
  const change = useChangeAsset(projectId)
  const [typed, setTyped] = useState(name)
  return (
    <Dialog
      title={t('assetName')}
      size="small"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const originalName = typed.trim()
          if (originalName === '') return
          change.mutate({ assetId: asset.id, originalName }, { onSuccess: onClose })
        }}
      >
        <TextField label={t('name')} value={typed} maxLength={255} onChange={setTyped} />
        {change.isError && <RefusalLine error={change.error} />}
        <Button type="submit" disabled={typed.trim() === ''} isBusy={change.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}

function RemoveAsset({ asset, name, onClose }: WindowProps) {
  const t = useTexts('editor/editor')
  const session = useEditorSession()
  const items = useSessionState(({ project }) => project.document.items)
  const using = items.filter(({ assetId }) => assetId === asset.id)
  const remove = useRemoveAsset(session.projectId)
  const takeOut = async () => {
    // First off the timeline, which can be undone as long as the asset is there, and not any more afterwards.
    if (using.length > 0) session.run([{ kind: 'remove', ids: using.map(({ id }) => id) }])
    await session.saveNow()
    remove.mutate(asset.id, { onSuccess: onClose })
  }
  return (
    <ConfirmDialog
      title={t('removeAssetTitle', { name })}
      confirmLabel={t('removeAsset')}
      cancelLabel={t('cancel')}
      isBusy={remove.isPending}
      error={remove.isError ? <RefusalLine error={remove.error} /> : undefined}
      onClose={onClose}
      onConfirm={() => void takeOut()}
    >
      <p>
        {t('removeAssetText', { count: using.length })} {t('removeAssetForGood')}
      </p>
    </ConfirmDialog>
  )
}

import { kindOfName } from '@learntrail/contract/files/files'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { thumbnailOf } from '../file-addresses.ts'
import { formatBytes } from '../file-size.ts'
import type { UploadItem } from '../uploads/upload-item.ts'
import { KindBadge } from './kind-badge.tsx'
import { RenameFileDialog } from './rename-file-dialog.tsx'
import { ReorderHandle } from './reorder-handle.tsx'
import css from './upload-row.module.css'

interface UploadRowProps {
  item: UploadItem
  canMove: boolean
  onMoveBy: (step: 1 | -1) => void
  onMoveToHeight: (y: number) => void
  onRetry: () => void
  onRemove: () => void
  onRename: (name: string) => Promise<void>
}

export function UploadRow({ item, canMove, onMoveBy, onMoveToHeight, onRetry, onRemove, onRename }: UploadRowProps) {
  const { t } = useTranslation('files')
  const [isRenaming, setRenaming] = useState(false)
  const { name, state } = item
  const isUnderWay = state === 'uploading' || state === 'waiting'

  return (
    <li className={css.row} data-state={state}>
      {canMove ? (
        <ReorderHandle label={t('upload.move', { name })} onMoveBy={onMoveBy} onMoveToHeight={onMoveToHeight} />
      ) : null}
      <Small item={item} />
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <Progress item={item} />
      </div>
      {state === 'failed' ? (
        <IconButton className={css.retry} label={t('upload.retry', { name })} icon="send" onClick={onRetry} />
      ) : null}
      {state === 'done' ? (
        <IconButton label={t('upload.rename', { name })} icon="edit" onClick={() => setRenaming(true)} />
      ) : null}
      <IconButton
        label={t(isUnderWay ? 'upload.cancel' : 'upload.remove', { name })}
        icon={isUnderWay ? 'close' : 'remove'}
        onClick={onRemove}
      />
      <RenameFileDialog isOpen={isRenaming} name={name} onRename={onRename} onClose={() => setRenaming(false)} />
    </li>
  )
}

function Small({ item: { name, picture, summary } }: { item: UploadItem }) {
  const [isBroken, setBroken] = useState(false)
  const kind = kindOfName(name) ?? 'other'
  const address = picture ?? (kind === 'image' && summary ? thumbnailOf(summary) : null)
  if (!address || isBroken) return <KindBadge kind={kind} />
  return <img className={css.small} src={address} alt="" width={48} height={48} onError={() => setBroken(true)} />
}

function Progress({ item: { name, bytes, state, progress, problem } }: { item: UploadItem }) {
  const { t } = useTranslation('files')
  const sentence = useSentence()
  const percent = Math.floor(progress * 100)
  if (state === 'uploading') {
    return (
      <span className={css.progress}>
        <progress aria-label={t('upload.progress', { name })} max={100} value={percent} />
        <span>{t('upload.percent', { percent, size: formatBytes(bytes) })}</span>
      </span>
    )
  }
  if (state === 'failed') return <span className={css.problem}>{sentence(problem)}</span>
  if (state === 'lost') return <span className={css.problem}>{t('upload.lost')}</span>
  return <span className={css.facts}>{state === 'waiting' ? t('upload.waiting') : formatBytes(bytes)}</span>
}

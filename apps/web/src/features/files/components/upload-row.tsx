import { kindOfName } from '@learntrail/contract/files/file-types'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DisclosureNote } from '../disclosures/disclosure-note.tsx'
import { isDocument } from '../disclosures/use-disclosures.ts'
import { thumbnailOf } from '../file-addresses.ts'
import type { UploadItem } from '../uploads/upload-item.ts'
import type { UploadQueue } from '../uploads/upload-queue.ts'
import { opensFile } from '../viewer/return-focus.ts'
import { KindBadge } from './kind-badge.tsx'
import { RenameFileDialog } from './rename-file-dialog.tsx'
import { ReorderHandle } from './reorder-handle.tsx'
import { UploadActions } from './upload-actions.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { UploadReceipt } from './upload-receipt.tsx'
import css from './upload-row.module.css'

interface UploadRowProps {
  item: UploadItem
  queue: UploadQueue
  addressOf: ((file: FileSummary) => string) | undefined
  canMove: boolean
  onMoveBy: (step: 1 | -1) => void
  onMoveTo: (pointer: { x: number; y: number }) => void
  /** Shown as a tile, as large as the other pictures. */
  isTile: boolean
}

export function UploadRow({ item, queue, addressOf, canMove, onMoveBy, onMoveTo, isTile }: UploadRowProps) {
  const { t } = useTranslation('files')
  const [isRenaming, setRenaming] = useState(false)
  const [isReceiptShown, setReceiptShown] = useState(false)
  const [isOtherFile, setOtherFile] = useState(false)
  const receiptId = useId()
  const { key, name, state, summary } = item

  return (
    <li className={css.row} data-state={state} data-tile={(isTile && !isReceiptShown) || undefined}>
      {canMove ? <ReorderHandle label={t('upload.move', { name })} onMoveBy={onMoveBy} onMoveTo={onMoveTo} /> : null}
      <Small item={item} />
      <div className={css.words}>
        {summary && addressOf ? (
          <Link className={css.name} to={addressOf(summary)} {...opensFile(summary.id)}>
            {name}
          </Link>
        ) : (
          <span className={css.name}>{name}</span>
        )}
        <UploadProgress
          item={item}
          isOtherFile={isOtherFile}
          receipt={{ id: receiptId, isShown: isReceiptShown, onToggle: () => setReceiptShown(!isReceiptShown) }}
        />
      </div>
      <UploadActions
        item={item}
        onPause={() => queue.pause(key)}
        onGoOn={() => queue.retry(key)}
        onChooseAgain={async (file) => setOtherFile(!(await queue.chooseAgain(key, file)))}
        onRename={() => setRenaming(true)}
        onRemove={() => queue.remove(key)}
      />
      {summary && isDocument(summary) ? <DisclosureNote file={summary} /> : null}
      {summary && isReceiptShown ? <UploadReceipt id={receiptId} summary={summary} /> : null}
      <RenameFileDialog
        isOpen={isRenaming}
        name={name}
        onRename={(wanted) => queue.rename(key, wanted)}
        onClose={() => setRenaming(false)}
      />
    </li>
  )
}

function Small({ item: { name, picture, summary } }: { item: UploadItem }) {
  const [isBroken, setBroken] = useState(false)
  const kind = kindOfName(name) ?? 'other'
  const address = picture ?? (kind === 'image' && summary ? thumbnailOf(summary, 320) : null)
  if (!address || isBroken) return <KindBadge kind={kind} />
  return <img className={css.small} src={address} alt="" width={48} height={48} onError={() => setBroken(true)} />
}

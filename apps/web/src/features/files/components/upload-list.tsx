import { kindOfName } from '@learntrail/contract/files/file-types'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Unseen } from '../../../ui/unseen.tsx'
import { isStuck, type UploadItem } from '../uploads/upload-item.ts'
import type { UploadQueue } from '../uploads/upload-queue.ts'
import { placeAt } from './place-at.rules.ts'
import css from './upload-list.module.css'
import { UploadRow } from './upload-row.tsx'

interface UploadListProps {
  queue: UploadQueue
  items: readonly UploadItem[]
  addressOf: ((file: FileSummary) => string) | undefined
}

/** Whether the item is shown as a picture: there is something to see and nothing to explain. */
const isPictured = (item: UploadItem) => kindOfName(item.name) === 'image' && !isStuck(item)

/** Uploads in the order in which they will be shown; a pointer or the arrow keys change the order. */
export function UploadList({ queue, items, addressOf }: UploadListProps) {
  const { t } = useTranslation('files')
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState('')
  if (items.length === 0) return null

  const moveTo = (item: UploadItem, to: number) => {
    if (to < 0 || to >= items.length) return
    queue.move(item.key, to)
    setMoved(t('upload.announceMoved', { name: item.name, number: to + 1, count: items.length }))
  }
  const boxes = () => [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
  const hasGrid = items.filter(isPictured).length > 1

  return (
    <>
      <ul ref={list} className={css.list} aria-label={t('upload.list')}>
        {items.map((item, index) => (
          <UploadRow
            key={item.key}
            item={item}
            queue={queue}
            addressOf={addressOf}
            canMove={items.length > 1}
            onMoveBy={(step) => moveTo(item, index + step)}
            isTile={hasGrid && isPictured(item)}
            onMoveTo={(pointer) => {
              const to = placeAt(pointer, boxes())
              if (to !== index) moveTo(item, to)
            }}
          />
        ))}
      </ul>
      <Unseen as="p" role="status">
        {moved}
      </Unseen>
    </>
  )
}

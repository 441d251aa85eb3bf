import type { FileSummary } from '@learntrail/contract/files/files'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Unseen } from '../../../ui/unseen.tsx'
import type { UploadItem } from '../uploads/upload-item.ts'
import type { UploadQueue } from '../uploads/upload-queue.ts'
import css from './upload-list.module.css'
import { UploadRow } from './upload-row.tsx'

interface UploadListProps {
  queue: UploadQueue
  items: readonly UploadItem[]
  addressOf: ((file: FileSummary) => string) | undefined
}

/** In the order in which they will be shown; the order can be changed with a pointer or the arrow keys. */
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
  /** The place in the list at this height of the window. */
  const placeAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])]
    const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return below < 0 ? rows.length - 1 : below
  }

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
            onMoveToHeight={(y) => {
              const to = placeAt(y)
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

import type { FileSummary } from '@learntrail/contract/files/files'
import { fileLimits } from '@learntrail/contract/files/limits'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { MouseOnly } from '../../../ui/mouse-only.tsx'
import { RecordButton } from '../recording/record-button.tsx'
import { acceptedNames, type Refusal } from '../uploads/check-selection.ts'
import type { UploadItem } from '../uploads/upload-item.ts'
import type { UploadQueue } from '../uploads/upload-queue.ts'
import { RefusedFiles } from './refused-files.tsx'
import { UploadAnnouncer } from './upload-announcer.tsx'
import css from './upload-field.module.css'
import { UploadList } from './upload-list.tsx'
import { useFilesFromPage } from './use-files-from-page.ts'

interface UploadFieldProps {
  /** Id of the button, so that a form can move the focus to it. */
  id: string
  queue: UploadQueue
  items: readonly UploadItem[]
  /** Accepted extensions, for places that take only pictures. */
  accept?: string
  /** The limits of number and size, if they are stricter than usual. */
  limits?: string
  error?: ReactNode
  /** Returns the viewer's address of a file that has arrived. */
  addressOf?: (file: FileSummary) => string
}

/** Uploads of a draft: chosen, photographed, recorded, dropped or pasted; each with its own progress. */
export function UploadField({ id, queue, items, accept = acceptedNames, limits, error, addressOf }: UploadFieldProps) {
  const { t } = useTranslation('files')
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const add = (files: readonly File[]) => setRefused(queue.add(files))
  const isDragging = useFilesFromPage(add)
  const takesAll = accept === acceptedNames

  const field = { type: 'file', hidden: true, tabIndex: -1 } as const
  const take = (event: { currentTarget: HTMLInputElement }) => {
    add([...(event.currentTarget.files ?? [])])
    // Allows the same file to be chosen again after it was removed.
    event.currentTarget.value = ''
  }

  return (
    <div className={css.field} data-dragging={isDragging || undefined}>
      <input {...field} ref={picker} data-testid="file-picker" multiple accept={accept} onChange={take} />
      <input {...field} ref={camera} accept="image/*" capture="environment" onChange={take} />
      <UploadList queue={queue} items={items} addressOf={addressOf} />
      <div className={css.actions}>
        <Button
          id={id}
          look="line"
          icon="image"
          onClick={() => picker.current?.click()}
          aria-describedby={error ? errorId : undefined}
        >
          {t(takesAll ? 'upload.choose' : 'upload.choosePictures')}
        </Button>
        <span className={css.touchOnly}>
          <Button look="line" icon="camera" onClick={() => camera.current?.click()}>
            {t('upload.camera')}
          </Button>
        </span>
        {takesAll ? <RecordButton onRecorded={(file) => add([file])} /> : null}
        <MouseOnly className={css.hint}>{t('upload.hint')}</MouseOnly>
      </div>
      <p className={css.limits}>
        {limits ??
          t(takesAll ? 'upload.limits' : 'upload.pictureLimits', {
            count: fileLimits.count,
            size: fileLimits.uploadBytes / 1024 / 1024,
          })}
      </p>
      {error ? (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      ) : null}
      <RefusedFiles refused={refused} onClose={() => setRefused([])} />
      <UploadAnnouncer items={items} />
      <div className={css.drop} aria-hidden="true">
        {t('upload.drop')}
      </div>
    </div>
  )
}

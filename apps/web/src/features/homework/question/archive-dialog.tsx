import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { formatBytes } from '../../../ui/file-size.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { prepareArchive } from '../api/correct.ts'
import css from './question.module.css'

/** Prepares one file with everything that was handed in, and offers the download. */
export function ArchiveDialog({ questionId, onClose }: { questionId: string; onClose: () => void }) {
  const { t } = useTranslation('homework')
  const { mutate, data, error, isPending, isIdle } = useMutation({ mutationFn: () => prepareArchive(questionId) })
  useEffect(() => mutate(), [mutate])
  return (
    <Dialog
      isOpen
      title={t('archive.title')}
      onClose={onClose}
      actions={
        data ? (
          <DownloadButton href={data.url} onClick={onClose}>
            {t('archive.save')}
          </DownloadButton>
        ) : null
      }
    >
      {data ? (
        <p>
          {t('archive.ready', {
            count: data.handInCount,
            files: t('archive.files', { count: data.fileCount }),
            size: formatBytes(data.bytes),
          })}
        </p>
      ) : (
        <WaitingLines
          query={{ isPending: isPending || isIdle, isFetching: isPending, error, refetch: () => mutate() }}
        />
      )}
      <p className={css.note}>{t('archive.note')}</p>
    </Dialog>
  )
}

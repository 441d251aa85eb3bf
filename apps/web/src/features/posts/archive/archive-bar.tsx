import type { PreparedArchive } from '@learntrail/contract/posts/archive'
import type { PostFilters } from '@learntrail/contract/posts/filters'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button, DownloadButton } from '../../../ui/button.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { formatBytes } from '../../../ui/file-size.ts'
import { usePrepareArchive } from '../api/prepare-archive.ts'
import css from './archive-bar.module.css'

interface ArchiveBarProps {
  chosen: readonly string[]
  /** The list's filters, and how many records fit them. */
  all: PostFilters
  total: number
  onClose: () => void
}

/** Bar below the list while records are chosen: archives the chosen ones, or all. */
export function ArchiveBar({ chosen, all, total, onClose }: ArchiveBarProps) {
  const { t } = useTranslation('tags/filters')
  const sentenceOf = useSentence()
  const [prepared, setPrepared] = useState<PreparedArchive | null>(null)
  const prepare = usePrepareArchive()
  const start = (wanted: { ids: string[] } | { filters: PostFilters }) =>
    prepare.mutate(wanted, { onSuccess: setPrepared })

  return (
    <BottomBar
      label={t('archive.label')}
      failure={prepare.error ? sentenceOf(prepare.error) : null}
      className={css.line}
    >
      <p className={css.count} role="status">
        {chosen.length > 0 ? t('archive.chosen', { count: chosen.length }) : t('archive.choose')}
      </p>
      <div className={css.buttons}>
        <Button look="quiet" size="s" onClick={onClose}>
          {t('archive.end')}
        </Button>
        {chosen.length > 0 ? (
          <Button size="s" icon="download" isBusy={prepare.isPending} onClick={() => start({ ids: [...chosen] })}>
            {t('archive.download')}
          </Button>
        ) : (
          <Button
            size="s"
            look="soft"
            icon="download"
            disabled={total === 0}
            isBusy={prepare.isPending}
            onClick={() => start({ filters: all })}
          >
            {t('archive.all', { count: total })}
          </Button>
        )}
      </div>
      <Dialog
        isOpen={prepared !== null}
        title={t('archive.readyTitle')}
        onClose={() => setPrepared(null)}
        actions={
          prepared ? (
            <DownloadButton href={prepared.url} onClick={() => setPrepared(null)}>
              {t('archive.save')}
            </DownloadButton>
          ) : null
        }
      >
        {prepared ? (
          <p>
            {t('archive.ready', {
              count: prepared.postCount,
              files: t('archive.files', { count: prepared.fileCount }),
              size: formatBytes(prepared.bytes),
            })}
          </p>
        ) : null}
        <p className={css.note}>{t('archive.note')}</p>
      </Dialog>
    </BottomBar>
  )
}

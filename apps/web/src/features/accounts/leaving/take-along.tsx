import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button, DownloadButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import { usePrepareAccountArchive } from '../api/prepare-account-archive.ts'
import css from './leaving.module.css'

/** Has everything prepared, and hands it over as a link that the browser saves by itself. */
export function TakeAlong() {
  const { t } = useTranslation('accounts/leaving')
  const sentenceOf = useSentence()
  const { mutate, data, isPending, reset } = usePrepareAccountArchive()

  return (
    <>
      <Button
        look="soft"
        icon="download"
        isBusy={isPending}
        onClick={() => mutate(undefined, { onError: (problem) => toast(sentenceOf(problem), { tone: 'warning' }) })}
      >
        {t('take.prepare')}
      </Button>
      <Dialog
        isOpen={data !== undefined}
        title={t('take.readyTitle')}
        onClose={reset}
        actions={
          <DownloadButton href={data?.url} onClick={reset}>
            {t('take.save')}
          </DownloadButton>
        }
      >
        {data ? <p>{t('take.ready', { count: data.fileCount, size: formatBytes(data.bytes) })}</p> : null}
        <p className={css.note}>{t('take.note')}</p>
      </Dialog>
    </>
  )
}

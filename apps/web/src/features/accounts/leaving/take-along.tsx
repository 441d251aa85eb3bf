import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button, DownloadButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import { usePrepareAccountArchive } from '../api/prepare-account-archive.ts'
import css from './leaving.module.css'

const dialog = onDemand(async () => (await import('./prove-dialog.tsx')).ProveDialog)

/** Prepares an archive of everything, and offers it as a download link. */
export function TakeAlong() {
  const { t } = useTranslation('accounts/leaving')
  const sentenceOf = useSentence()
  const { pathname } = useLocation()
  const { mutate, data, isPending, reset } = usePrepareAccountArchive()
  const [isProving, setProving] = useState(false)
  const prepare = () =>
    mutate(undefined, {
      onError: (problem) => {
        if (isProblem(problem, 'PROOF_REQUIRED')) setProving(true)
        else toast(sentenceOf(problem), { tone: 'warning' })
      },
    })
  const proved = () => {
    setProving(false)
    prepare()
  }

  return (
    <>
      <Button look="soft" icon="download" isBusy={isPending} onFocus={dialog.ahead} onClick={prepare}>
        {t('take.prepare')}
      </Button>
      {isProving ? (
        <OnDemand part={dialog} returnTo={pathname} onProved={proved} onClose={() => setProving(false)} />
      ) : null}
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

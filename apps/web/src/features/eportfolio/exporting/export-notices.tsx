import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useMakeForm } from '../api/make-form.ts'
import { beginExport } from './begin-export.ts'
import { CancelButton } from './cancel-button.tsx'
import { DownloadLink } from './download-link.tsx'
import css from './export-notices.module.css'
import { useFailureSentence } from './failure-sentence.ts'
import { ProgressBar } from './progress-bar.tsx'
import { type Underway, underway } from './underway.ts'
import { isPending, useForm } from './use-form.ts'

/** Notices of running exports, on every screen and after a reload, until the person has seen the result. */
export function ExportNotices({ account }: { account: string }) {
  const { t } = useTranslation('eportfolio/exporting')
  const items = useSyncExternalStore(underway.subscribe, () => underway.of(account))
  return (
    <section className={css.notices} aria-label={t('label')}>
      {items.map((item) => (
        <ExportNotice key={item.clientId} account={account} item={item} />
      ))}
    </section>
  )
}

function ExportNotice({ account, item }: { account: string; item: Underway }) {
  const { t } = useTranslation(['eportfolio/exporting', 'common'])
  const navigate = useNavigate()
  const sentence = useSentence()
  const failureSentence = useFailureSentence()
  const { clientId, id, version, type, isHidden } = item
  const begun = useQuery({
    queryKey: ['eportfolio', 'begin', clientId],
    queryFn: () => beginExport(account, item),
    enabled: id === null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { form, ePortfolio, error } = useForm({ id, version, type })
  const again = useMakeForm()
  const isCancelled = ePortfolio !== undefined && form === undefined
  const isGone = isCancelled || isProblem(error, 'EPORTFOLIO_NOT_FOUND', 'VALIDATION_FAILED')
  const isOver = form !== undefined && !isPending(form)

  useEffect(() => {
    if (isGone) underway.remove(account, clientId)
  }, [isGone, account, clientId])
  useEffect(() => {
    if (isOver) underway.change(account, clientId, { isHidden: false })
  }, [isOver, account, clientId])

  if (isHidden && !isOver) return null
  const close = () =>
    isOver ? underway.remove(account, clientId) : underway.change(account, clientId, { isHidden: true })
  const problem = begun.error ?? again.error
  const isFailed = form?.state === 'failed'
  const state = isFailed || problem ? 'failed' : form?.state === 'done' ? 'done' : 'making'

  return (
    <article className={css.notice} data-state={state} role="status">
      <div className={css.head}>
        <Icon name={state === 'done' ? 'check' : state === 'failed' ? 'alert' : 'file'} />
        <div className={css.words}>
          <p className={css.title}>{t(`notice.${state}`, { type: t(`types.${type}`) })}</p>
          <p className={css.name}>{item.title || t('untitled')}</p>
        </div>
        <IconButton label={t(isOver ? 'putAway' : 'hide')} icon="close" onClick={close} />
      </div>
      {state === 'making' ? (
        <>
          <ProgressBar label={t('progressOf', { title: item.title || t('untitled') })} value={form?.progress ?? 0} />
          {id && version ? (
            <div className={css.actions}>
              <CancelButton form={{ id, version, type }} title={item.title} />
            </div>
          ) : null}
        </>
      ) : null}
      {state === 'failed' ? (
        <>
          <p className={css.reason}>{problem ? sentence(problem) : failureSentence(form?.failure ?? null)}</p>
          <div className={css.actions}>
            <Button
              look="soft"
              size="s"
              isBusy={again.isPending || begun.isFetching}
              onClick={() => (id && version ? again.mutate({ id, version, type }) : begun.refetch())}
            >
              {t('common:retry')}
            </Button>
          </div>
        </>
      ) : null}
      {state === 'done' && id ? (
        <div className={css.actions}>
          <Button
            look="soft"
            size="s"
            icon="eye"
            onClick={() => {
              underway.remove(account, clientId)
              navigate(paths.ePortfolio(id))
            }}
          >
            {t('open')}
          </Button>
          {form?.file ? <DownloadLink file={form.file} /> : null}
        </div>
      ) : null}
    </article>
  )
}

import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { readinessOf } from '../readiness.rules.ts'
import css from './publish-shared-dialog.module.css'

interface PublishSharedDialogProps {
  record: SharedRecord
  isBusy: boolean
  onPublish: () => void
  onClose: () => void
}

/** Before publishing: who gets a copy and who does not, or whose agreement is missing. */
export function PublishSharedDialog({ record, isBusy, onPublish, onClose }: PublishSharedDialogProps) {
  const { t } = useTranslation('co-writing')
  const names = (people: SharedRecord['people']) => people.map(({ person }) => person.displayName).join(t('and'))
  const { writers, waiting, asked } = readinessOf(record, Date.now())
  const isAlone = writers.length === 1
  const { publish } = record.can
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(publish ? 'publish.title' : 'publish.waitTitle')}
      actions={
        publish ? (
          <Button isBusy={isBusy} onClick={onPublish}>
            {t(isAlone ? 'bar.publishAlone' : 'bar.publish')}
          </Button>
        ) : (
          <Button look="line" onClick={onClose}>
            {t('publish.understood')}
          </Button>
        )
      }
    >
      <div className={css.words}>
        {publish ? (
          <>
            <p>{isAlone ? t('publish.copyAlone') : t('publish.copies', { names: names(writers) })}</p>
            {waiting.length > 0 ? <p>{t('publish.silent', { names: names(waiting) })}</p> : null}
            {asked.length > 0 ? <p>{t('publish.asked', { names: names(asked) })}</p> : null}
            {isAlone ? null : <p>{t('publish.after')}</p>}
          </>
        ) : (
          <p>{t('rule.waiting', { names: names(waiting), day: formatFullDay(record.silenceEndsAt) })}</p>
        )}
      </div>
    </Dialog>
  )
}

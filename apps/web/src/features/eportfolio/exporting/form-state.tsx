import type { EPortfolio, EPortfolioForm } from '@learntrail/contract/eportfolio/eportfolios'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMakeForm } from '../api/make-form.ts'
import { CancelButton } from './cancel-button.tsx'
import { useFailureSentence } from './failure-sentence.ts'
import css from './form-state.module.css'
import { ProgressBar } from './progress-bar.tsx'
import { isPending, useForm } from './use-form.ts'

interface FormStateProps {
  /** The e-portfolio; `version` is the version of this form. */
  ePortfolio: Pick<EPortfolio, 'id' | 'title' | 'version'>
  form: EPortfolioForm
  onCancelled?: () => void
}

/**
 * State of a form: progress with a way to cancel, a failure with a way to retry, or facts of the finished file. Keeps
 * itself up to date. The screen loads the texts `eportfolio/exporting`.
 */
export function FormState({ ePortfolio: { id, title, version }, form: known, onCancelled }: FormStateProps) {
  const { t } = useTranslation(['eportfolio/exporting', 'common'])
  const sentence = useSentence()
  const failureSentence = useFailureSentence()
  const { form = known } = useForm({ id, version, type: known.type }, known)
  const { mutate: makeAgain, isPending: isAsking, error } = useMakeForm()

  if (isPending(form)) {
    return (
      <div className={css.state}>
        <span className={css.words}>{t(form.state === 'pending' ? 'waiting' : 'making')}</span>
        <ProgressBar label={t('progressOf', { title })} value={form.progress} />
        <CancelButton form={{ id, version, type: form.type }} title={title} onCancelled={onCancelled} />
      </div>
    )
  }
  if (form.state === 'failed') {
    return (
      <div className={css.state}>
        <p className={css.failed} role="alert">
          {failureSentence(form.failure)}
        </p>
        <FormAlert>{error ? sentence(error) : null}</FormAlert>
        <Button look="soft" size="s" onClick={() => makeAgain({ id, version, type: form.type })} isBusy={isAsking}>
          {t('common:retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className={css.state}>
      <span className={css.done}>
        <Icon name="check" size={16} />
        {form.pages === null ? t('done') : t('doneWithPages', { count: form.pages })}
      </span>
      {form.isRecompressed ? <span className={css.words}>{t('recompressed')}</span> : null}
      {form.leftOutCount > 0 ? <span className={css.words}>{t('leftOut', { count: form.leftOutCount })}</span> : null}
    </div>
  )
}

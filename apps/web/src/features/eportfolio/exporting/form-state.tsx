import type { EPortfolio, EPortfolioForm } from '@learntrail/contract/eportfolio/eportfolios'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMakeForm } from '../api/make-form.ts'
import { useFailureSentence } from './failure-sentence.ts'
import css from './form-state.module.css'
import { ProgressBar } from './progress-bar.tsx'
import { isPending, useForm } from './use-form.ts'

interface FormStateProps {
  ePortfolio: Pick<EPortfolio, 'id' | 'title'>
  form: EPortfolioForm
}

/**
 * How far a form of an e-portfolio is: its progress while it is made, why it was not made with a way to try again, and
 * what is to be known of one that is there. It keeps itself up to date. Screens that show it load the texts `eportfolio/exporting`.
 */
export function FormState({ ePortfolio, form: known }: FormStateProps) {
  const { t } = useTranslation(['eportfolio/exporting', 'common'])
  const sentence = useSentence()
  const failureSentence = useFailureSentence()
  const { form = known } = useForm(ePortfolio.id, known.type, known)
  const { mutate: makeAgain, isPending: isAsking, error } = useMakeForm()

  if (isPending(form)) {
    return (
      <div className={css.state}>
        <span className={css.words}>{t(form.state === 'pending' ? 'waiting' : 'making')}</span>
        <ProgressBar label={t('progressOf', { title: ePortfolio.title })} value={form.progress} />
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
        <Button
          look="soft"
          size="s"
          onClick={() => makeAgain({ id: ePortfolio.id, type: form.type })}
          isBusy={isAsking}
        >
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

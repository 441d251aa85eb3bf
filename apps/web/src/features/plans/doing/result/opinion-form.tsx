import { textLength } from '@learntrail/contract/characters'
import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { useKeptForm } from '../../../../ui/form/use-kept-form.ts'
import { useCurrentUser } from '../../../profiles/index.ts'
import { giveOpinion } from '../api/executions.ts'
import { useDoingChange } from '../use-doing-change.ts'
import { CountedWords } from './counted-words.tsx'
import css from './result.module.css'

/** The form for the adviser's opinion and, once the plan is finished, its certification. */
export function OpinionForm({
  execution: { projectId: id, opinion, certified, finishedAt },
}: {
  execution: Execution
}) {
  const { t } = useTranslation('plans/doing')
  const account = useCurrentUser()?.id ?? null
  const give = useDoingChange(giveOpinion)
  const isFinished = finishedAt !== null
  const limit = planLimits.opinion
  const form = useKeptForm({
    id: 'opinion',
    draft: { what: 'plan-opinion', account, of: id },
    start: () => ({ text: opinion?.text ?? '', certifies: certified !== null }),
    kept: ({ text }) => ({ text }),
    check({ text }) {
      const length = textLength(text.trim())
      return { text: length === 0 ? t('opinion.empty') : length > limit ? t('tooLong', { limit }) : null }
    },
    send: ({ text, certifies }) => give.mutateAsync({ id, text, isCertified: isFinished && certifies }),
    onSent: () => toast(t('opinion.given')),
  })
  return (
    <form className={css.card} onSubmit={form.submit} noValidate>
      <CountedWords
        {...form.input('text')}
        label={t(opinion ? 'opinion.change' : 'opinion.write')}
        limit={limit}
        minRows={3}
      />
      <Checkbox
        className={css.certifies}
        label={t('opinion.certify')}
        description={isFinished ? t('opinion.certifyText') : t('opinion.notYet')}
        disabled={!isFinished}
        checked={isFinished && form.values.certifies}
        onChange={(event) => form.change({ certifies: event.currentTarget.checked })}
      />
      {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
      <div className={css.ways}>
        <Button type="submit" look="soft" isBusy={form.isSending}>
          {t('opinion.send')}
        </Button>
      </div>
    </form>
  )
}

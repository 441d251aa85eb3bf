import { textLength } from '@learntrail/contract/characters'
import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { dropDraft, readDraft, useKeptDraft } from '../../../../ui/keep-draft.ts'
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
  const sentence = useSentence()
  const name = `plan-opinion.${useCurrentUser()?.id}.${id}`
  const [text, setText] = useState(() => readDraft<{ text: string }>(name).text ?? opinion?.text ?? '')
  const [certifies, setCertifies] = useState(certified !== null)
  const [isEmpty, setEmpty] = useState(false)
  useKeptDraft(name, { text }, text !== (opinion?.text ?? ''))
  const give = useDoingChange(giveOpinion)
  const isFinished = finishedAt !== null
  const limit = planLimits.opinion

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const length = textLength(text.trim())
    setEmpty(length === 0)
    if (length === 0 || length > limit) return
    give.mutate(
      { id, text, isCertified: isFinished && certifies },
      {
        onSuccess() {
          dropDraft(name)
          toast(t('opinion.given'))
        },
      },
    )
  }
  return (
    <form className={css.card} onSubmit={submit} noValidate>
      <CountedWords
        label={t(opinion ? 'opinion.change' : 'opinion.write')}
        limit={limit}
        minRows={3}
        value={text}
        onChange={setText}
      />
      {isEmpty && text.trim() === '' ? <FormAlert>{t('opinion.empty')}</FormAlert> : null}
      <Checkbox
        className={css.certifies}
        label={t('opinion.certify')}
        description={isFinished ? t('opinion.certifyText') : t('opinion.notYet')}
        disabled={!isFinished}
        checked={isFinished && certifies}
        onChange={(event) => setCertifies(event.currentTarget.checked)}
      />
      {give.error ? <FormAlert>{sentence(give.error)}</FormAlert> : null}
      <div className={css.ways}>
        <Button type="submit" look="soft" isBusy={give.isPending}>
          {t('opinion.send')}
        </Button>
      </div>
    </form>
  )
}

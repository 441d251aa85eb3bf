import { problemLimits } from '@learntrail/contract/problems/limits'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { focusFirst } from '../../../ui/form/show-problem.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useAnswer, useClose } from '../api/problems.ts'
import css from './room.module.css'

/** Answers a problem and optionally closes it, or closes it without an answer. */
export function AnswerForm({ id, isAnswered }: { id: string; isAnswered: boolean }) {
  const { t } = useTranslation('problems/room')
  const answer = useAnswer(id)
  const close = useClose(id)
  const [clientId, setClientId] = useState(newId)
  const form = useForm({
    initialValues: { words: '', closes: false },
    validate: { words: (value) => checkText(value, { required: true, max: problemLimits.answer }) },
  })
  const submit = form.onSubmit(({ words, closes }) => {
    answer.mutate(
      { clientId, words: words.trim(), closes },
      {
        onSuccess: () => {
          setClientId(newId())
          form.reset()
          toast(t('answered'))
        },
      },
    )
  }, focusFirst(form))
  const error = answer.error ?? close.error
  return (
    <Card as="section" aria-labelledby="answer">
      <h2 id="answer" className={css.title}>
        {t('answer')}
      </h2>
      <form className={css.form} onSubmit={submit} noValidate>
        <FormAlert>{error ? sentenceOf(error) : null}</FormAlert>
        <Textarea
          {...form.getInputProps('words')}
          label={t('words')}
          description={t('wordsNote')}
          autosize
          minRows={4}
          maxLength={problemLimits.answer}
          withAsterisk
          aria-required
        />
        <Checkbox {...form.getInputProps('closes', { type: 'checkbox' })} label={t('closes')} />
        <div className={css.acts}>
          <Button type="submit" icon="send" isBusy={answer.isPending}>
            {t('send')}
          </Button>
          <Button
            look="line"
            isBusy={close.isPending}
            onClick={() => close.mutate(undefined, { onSuccess: () => toast(t('closed')) })}
          >
            {t(isAnswered ? 'close' : 'closeWithout')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

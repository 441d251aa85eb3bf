import { problemLimits } from '@learntrail/contract/problems/limits'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useAnswer, useClose } from '../api/problems.ts'
import css from './room.module.css'

/** Answers a problem and optionally closes it, or closes it without an answer. */
export function AnswerForm({ id, isAnswered }: { id: string; isAnswered: boolean }) {
  const { t } = useTranslation('problems/room')
  const answer = useAnswer(id)
  const close = useClose(id)
  const form = useKeptForm({
    id: 'answer',
    start: () => ({ words: '', closes: false }),
    check: ({ words }) => ({ words: checkText(words, { required: true, max: problemLimits.answer }) }),
    async send({ words, closes }, clientId) {
      await answer.mutateAsync({ clientId, words: words.trim(), closes })
      toast(t('answered'))
    },
    startsAgain: true,
    isAnotherOnceChanged: true,
  })
  const failure = form.failure ?? (close.error ? sentenceOf(close.error) : null)
  return (
    <Card as="section" aria-labelledby="answer">
      <h2 id="answer" className={css.title}>
        {t('answer')}
      </h2>
      <form className={css.form} onSubmit={form.submit} noValidate>
        <FormAlert>{failure}</FormAlert>
        <Textarea
          {...form.input('words')}
          label={t('words')}
          description={t('wordsNote')}
          autosize
          minRows={4}
          maxLength={problemLimits.answer}
          withAsterisk
          aria-required
        />
        <Checkbox
          label={t('closes')}
          checked={form.values.closes}
          onChange={(event) => form.change({ closes: event.currentTarget.checked })}
        />
        <div className={css.acts}>
          <Button type="submit" icon="send" isBusy={form.isSending}>
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

import { foldCode } from '@learntrail/contract/characters'
import { plainLetters } from '@learntrail/contract/plain-letters'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { focusFirst } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useRedeem } from '../api/plans.ts'
import css from './plan.module.css'

/** Formats a code as printed: capital letters in groups of four; drops characters that codes never contain. */
function asCode(typed: string): string {
  const letters = [...foldCode(typed)].filter((letter) => plainLetters.includes(letter)).join('')
  return (letters.match(/.{1,4}/g) ?? []).join('-')
}

export function RedeemCard() {
  const { t } = useTranslation('subscription')
  const sentence = useSentence()
  const redeem = useRedeem()
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => checkText(value, { required: true, max: 50 }) },
  })
  const submit = form.onSubmit(({ code }) => {
    redeem.mutate(code, {
      onSuccess: ({ plan, endsAt }) => {
        form.reset()
        const day = endsAt === null ? '' : formatFullDay(endsAt)
        toast(t('redeem.done', { plan: t(`plans.${plan}.name`), day }))
      },
      onError: (error) => {
        form.setFieldError('code', isProblem(error, 'VALIDATION_FAILED') ? t('redeem.wrong') : sentence(error))
        focusFirst(form)({ code: true })
      },
    })
  }, focusFirst(form))
  return (
    <Card as="section" aria-labelledby="redeem">
      <h2 id="redeem" className={css.title}>
        {t('redeem.title')}
      </h2>
      <form className={css.redeem} onSubmit={submit} noValidate>
        <TextInput
          {...form.getInputProps('code')}
          onBlur={() => form.setFieldValue('code', asCode)}
          label={t('redeem.code')}
          description={t('redeem.note')}
          withAsterisk
          aria-required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          classNames={{ input: css.code }}
        />
        <Button type="submit" isBusy={redeem.isPending}>
          {t('redeem.submit')}
        </Button>
      </form>
    </Card>
  )
}

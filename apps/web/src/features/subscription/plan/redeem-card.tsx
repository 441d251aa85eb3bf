import { foldCode } from '@learntrail/contract/characters'
import { plainLetters } from '@learntrail/contract/plain-letters'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
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
  const form = useKeptForm({
    id: 'redeem',
    start: () => ({ code: '' }),
    check: ({ code }) => ({ code: checkText(code, { required: true, max: 50 }) }),
    wrongOf: (error) => ({ code: isProblem(error, 'VALIDATION_FAILED') ? t('redeem.wrong') : sentence(error) }),
    async send({ code }) {
      const { plan, endsAt } = await redeem.mutateAsync(code)
      const day = endsAt === null ? '' : formatFullDay(endsAt)
      toast(t('redeem.done', { plan: t(`plans.${plan}.name`), day }))
    },
    startsAgain: true,
  })
  const tidy = () => {
    const code = asCode(form.values.code)
    if (code !== form.values.code) form.change({ code })
  }
  return (
    <Card as="section" aria-labelledby="redeem">
      <h2 id="redeem" className={css.title}>
        {t('redeem.title')}
      </h2>
      <form className={css.redeem} onSubmit={form.submit} noValidate>
        <TextInput
          {...form.input('code')}
          onBlur={tidy}
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
        <Button type="submit" isBusy={form.isSending}>
          {t('redeem.submit')}
        </Button>
      </form>
    </Card>
  )
}

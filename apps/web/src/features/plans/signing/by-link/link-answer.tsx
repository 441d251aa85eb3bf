import { planLimits } from '@learntrail/contract/plans/limits'
import type { AskedBySigningLink } from '@learntrail/contract/plans/signing/by-link'
import { signatureLimits } from '@learntrail/contract/signature/limits'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../../api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../../ui/chip.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { checkText } from '../../../../ui/form/text-rules.ts'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { useKeptForm } from '../../../../ui/form/use-kept-form.ts'
import {
  checkSignature,
  emptySignature,
  type GivenSignature,
  signatureOf,
} from '../../../../ui/signature/given-signature.ts'
import { SignatureField } from '../../../../ui/signature/signature-field.tsx'
import { useAnswerSigningLink } from '../api/by-link.ts'
import css from './link.module.css'
import { useWayToSign } from './way-to-sign.ts'

interface Values {
  said: 'signed' | 'refused'
  name: string
  signature: GivenSignature
  reason: string
  /** The version that was on the screen when the answer was begun. */
  seen: number
}

/** Signs with name and signature, or refuses with a reason. The input stays after any answer. */
export function LinkAnswer({ token, asked }: { token: string; asked: AskedBySigningLink }) {
  const { t } = useTranslation('plans/signing-link')
  const known = useWayToSign()?.name ?? ''
  const answer = useAnswerSigningLink(token)
  const form = useKeptForm({
    id: 'link',
    start: (): Values => ({ said: 'signed', name: known, signature: emptySignature, reason: '', seen: asked.version }),
    check: ({ said, name, signature, reason }) => ({
      name: checkText(name, { required: true, ...signatureLimits }),
      signature: said === 'signed' ? checkSignature(signature) : null,
      reason: said === 'refused' ? checkText(reason, { required: true, min: 2, max: planLimits.reason }) : null,
    }),
    send: ({ said, name, signature, reason }) =>
      answer.mutateAsync({
        version: asked.version,
        hash: asked.hash,
        answer: said === 'signed' ? { said, name, mark: signatureOf(signature) } : { said, name, reason },
      }),
  })
  const { said, signature, seen } = form.values
  const isConflict = isProblem(form.problem, 'PLAN_CHANGED_SINCE')
  const isChanged = seen !== asked.version || isConflict
  const accept = () => {
    form.rebase({ seen: asked.version })
    form.forgive()
  }

  return (
    <form noValidate onSubmit={form.submit}>
      <Card as="section" id="link-answer" className={css.part} aria-labelledby="link-answer-title">
        <h2 id="link-answer-title" className={css.title}>
          {t('answer')}
        </h2>
        {isChanged ? (
          <FormAlert tone="honey">
            <p>{t('changed')}</p>
            <Button look="line" size="s" onClick={() => accept()}>
              {t('accept')}
            </Button>
          </FormAlert>
        ) : null}
        <FormAlert>{isConflict ? null : form.failure}</FormAlert>
        <Field id="link-choice" label={t('choice')}>
          <ChipRow>
            {(['signed', 'refused'] as const).map((one) => (
              <ChoiceChip key={one} isOn={said === one} onToggle={() => form.change({ said: one })}>
                {t(`choices.${one}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </Field>
        <TextInput
          {...form.input('name')}
          label={t('name')}
          description={t('nameNote')}
          withAsterisk
          aria-required
          autoComplete="name"
        />
        {said === 'signed' ? (
          <SignatureField
            {...form.at('signature')}
            value={signature}
            onChange={(next) => form.change({ signature: next })}
          />
        ) : (
          <Textarea
            {...form.input('reason')}
            label={t('reason')}
            description={t('reasonNote', { name: asked.childName })}
            withAsterisk
            aria-required
            autosize
            minRows={3}
            maxRows={10}
          />
        )}
        <p className={css.note}>{t(said === 'signed' ? 'signText' : 'refuseText', { name: asked.childName })}</p>
        <Button type="submit" wide size="l" isBusy={form.isSending}>
          {t(said === 'signed' ? 'sign' : 'refuse')}
        </Button>
      </Card>
    </form>
  )
}

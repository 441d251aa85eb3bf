import { planLimits } from '@learntrail/contract/plans/limits'
import type { AskedBySigningLink } from '@learntrail/contract/plans/signing/by-link'
import { signatureLimits } from '@learntrail/contract/signature/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../../api/problem.ts'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../../ui/chip.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { goToField } from '../../../../ui/form/show-problem.ts'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { checkText } from '../../../../ui/form/text-rules.ts'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { checkSignature, emptySignature, signatureOf } from '../../../../ui/signature/given-signature.ts'
import { SignatureField } from '../../../../ui/signature/signature-field.tsx'
import { useAnswerSigningLink } from '../api/by-link.ts'
import css from './link.module.css'
import { useWayToSign } from './way-to-sign.ts'

type Place = 'name' | 'signature' | 'reason'
const fieldId = (place: Place) => `link-${place}`

/** Signs with name and signature, or refuses with a reason. The input stays after any answer. */
export function LinkAnswer({ token, asked }: { token: string; asked: AskedBySigningLink }) {
  const { t } = useTranslation('plans/signing-link')
  const sentence = useSentence()
  const [said, setSaid] = useState<'signed' | 'refused'>('signed')
  const known = useWayToSign()?.name ?? ''
  const [name, setName] = useState(known)
  const [signature, setSignature] = useState(emptySignature)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<{ place: Place; sentence: string } | null>(null)
  const [seen, setSeen] = useState(asked.version)
  const answer = useAnswerSigningLink(token)
  const isChanged = seen !== asked.version || isProblem(answer.error, 'PLAN_CHANGED_SINCE')
  const errorAt = (place: Place) => (wrong?.place === place ? wrong.sentence : undefined)

  function firstWrong(): typeof wrong {
    const { min, max } = signatureLimits
    const found = (place: Place, text: string | null) => (text ? [{ place, sentence: text }] : [])
    const [first] = [
      ...found('name', checkText(name, { required: true, min, max })),
      ...(said === 'signed'
        ? found('signature', checkSignature(signature))
        : found('reason', checkText(reason, { required: true, min: 2, max: planLimits.reason }))),
    ]
    return first ?? null
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const found = firstWrong()
    setWrong(found)
    if (found) return goToField(fieldId(found.place))
    answer.mutate({
      version: asked.version,
      hash: asked.hash,
      answer: said === 'signed' ? { said, name, mark: signatureOf(signature) } : { said, name, reason },
    })
  }

  return (
    <form noValidate onSubmit={send}>
      <Card as="section" id="link-answer" className={css.part} aria-labelledby="link-answer-title">
        <h2 id="link-answer-title" className={css.title}>
          {t('answer')}
        </h2>
        {isChanged ? (
          <FormAlert tone="honey">
            <p>{t('changed')}</p>
            <Button
              look="line"
              size="s"
              onClick={() => {
                setSeen(asked.version)
                answer.reset()
              }}
            >
              {t('accept')}
            </Button>
          </FormAlert>
        ) : null}
        <FormAlert>
          {answer.error && !isProblem(answer.error, 'PLAN_CHANGED_SINCE') ? sentence(answer.error) : null}
        </FormAlert>
        <Field id="link-choice" label={t('choice')}>
          <ChipRow>
            {(['signed', 'refused'] as const).map((one) => (
              <ChoiceChip
                key={one}
                isOn={said === one}
                onToggle={() => {
                  setSaid(one)
                  setWrong(null)
                }}
              >
                {t(`choices.${one}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </Field>
        <TextInput
          id={fieldId('name')}
          label={t('name')}
          description={t('nameNote')}
          withAsterisk
          aria-required
          autoComplete="name"
          value={name}
          error={errorAt('name')}
          onChange={(event) => {
            setWrong(null)
            setName(event.currentTarget.value)
          }}
        />
        {said === 'signed' ? (
          <SignatureField
            id={fieldId('signature')}
            value={signature}
            error={errorAt('signature')}
            onChange={(next) => {
              setWrong(null)
              setSignature(next)
            }}
          />
        ) : (
          <Textarea
            id={fieldId('reason')}
            label={t('reason')}
            description={t('reasonNote', { name: asked.childName })}
            withAsterisk
            aria-required
            autosize
            minRows={3}
            maxRows={10}
            value={reason}
            error={errorAt('reason')}
            onChange={(event) => {
              setWrong(null)
              setReason(event.currentTarget.value)
            }}
          />
        )}
        <p className={css.note}>{t(said === 'signed' ? 'signText' : 'refuseText', { name: asked.childName })}</p>
        <Button type="submit" wide size="l" isBusy={answer.isPending}>
          {t(said === 'signed' ? 'sign' : 'refuse')}
        </Button>
      </Card>
    </form>
  )
}

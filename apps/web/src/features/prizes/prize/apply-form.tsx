import type { PrizeForMe } from '@learntrail/contract/prizes/prizes'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { emptySignature } from '../../../ui/signature/given-signature.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { prizeAddresses } from '../addresses.ts'
import { useApply } from '../api/applications.ts'
import { AskedFields } from './asked-fields.tsx'
import { ConfirmApplication } from './confirm-application.tsx'
import { detailsOf, type Given, otherGuardian, type Place, placeOf, type Wrong, wrongIn } from './given.rules.ts'
import css from './prize.module.css'

const fieldId = (place: Place) => `prize-${place}`

/** The part of an unsent form that stays on the device; without contact details. */
interface KeptDraft {
  clientId: string
  recipient: string
}

/** The application form, with the details that the prize asks for. Keeps its input after any answer. */
export function ApplyForm({ prize }: { prize: PrizeForMe }) {
  const { t } = useTranslation('prizes/apply')
  const navigate = useNavigate()
  const user = useCurrentUser()
  const draft = `prize.${prize.id}.${user?.id}`
  const [kept] = useState(() => readDraft<KeptDraft>(draft))
  // Kept across a reload, so that an application already sent is not sent twice.
  const [clientId] = useState(() => kept.clientId ?? newId())
  const [given, setGiven] = useState<Given>(() => ({
    recipient: kept.recipient ?? '',
    address: '',
    phone: '',
    signature: emptySignature,
    guardian: { id: prize.guardians.length === 0 ? otherGuardian : null, email: '' },
    idImages: { front: null, back: null },
  }))
  const [wrong, setWrong] = useState<Wrong>({})
  const [isAsking, setAsking] = useState(false)
  const apply = useApply()
  const { asks } = prize

  useEffect(() => {
    if (given.recipient !== '') writeDraft(draft, { clientId, recipient: given.recipient })
  }, [draft, clientId, given.recipient])

  const change = (part: Partial<Given>) => {
    setGiven((before) => ({ ...before, ...part }))
    setWrong({})
  }
  const point = (found: Wrong) => {
    setWrong(found)
    const [first] = Object.keys(found) as Place[]
    if (first) goToField(fieldId(first))
    return first !== undefined
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!point(wrongIn(given, asks))) setAsking(true)
  }
  const send = () => {
    writeDraft(draft, { clientId, recipient: given.recipient })
    apply.mutate(
      { clientId, prizeId: prize.id, points: prize.points, asked: asks, details: detailsOf(given, asks) },
      {
        onSuccess: ({ id }) => {
          dropDraft(draft)
          toast(t('sent'))
          void navigate(prizeAddresses.application(id), { replace: true })
        },
        onError: (error) => point(wrongOf(error)),
        onSettled: () => setAsking(false),
      },
    )
  }

  const isAllSaid = isProblem(apply.error, 'VALIDATION_FAILED') && Object.keys(wrongOf(apply.error)).length > 0
  return (
    <Card as="section" aria-labelledby="prize-form">
      <form className={css.form} onSubmit={ask} noValidate>
        <h2 id="prize-form" className={css.heading}>
          {t('form.title')}
        </h2>
        <FormAlert>{apply.error ? (isAllSaid ? t('form.again') : sentenceOf(apply.error)) : null}</FormAlert>
        <AskedFields
          asks={asks}
          given={given}
          wrong={wrong}
          fieldId={fieldId}
          guardians={prize.guardians}
          onChange={change}
        />
        <Button type="submit" size="l" wide icon="gift" disabled={prize.hindrance !== null}>
          {t('form.send')}
        </Button>
      </form>
      <ConfirmApplication
        prize={prize}
        isOpen={isAsking}
        isBusy={apply.isPending}
        onConfirm={send}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}

/** Returns the parts of a refusal that belong beside a field. */
function wrongOf(error: unknown): Wrong {
  if (isProblem(error, 'GUARDIAN_IS_APPLICANT', 'GUARDIAN_NOT_FOUND')) return { guardian: sentenceOf(error) }
  if (!isProblem(error)) return {}
  return Object.fromEntries(
    error.fields.flatMap(({ path, rule, limit }) => {
      const place = placeOf(path)
      return place === null ? [] : [[place, ruleSentence(rule, limit)]]
    }),
  )
}

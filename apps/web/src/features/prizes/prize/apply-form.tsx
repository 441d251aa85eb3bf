import type { PrizeForMe } from '@learntrail/contract/prizes/prizes'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { emptySignature } from '../../../ui/signature/given-signature.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { prizeAddresses } from '../addresses.ts'
import { useApply } from '../api/applications.ts'
import { AskedFields } from './asked-fields.tsx'
import { ConfirmApplication } from './confirm-application.tsx'
import { detailsOf, type Given, otherGuardian, placeOf, wrongIn } from './given.rules.ts'
import css from './prize.module.css'

/** The application form, with the details that the prize asks for. Keeps its input after any answer. */
export function ApplyForm({ prize }: { prize: PrizeForMe }) {
  const { t } = useTranslation('prizes/apply')
  const navigate = useNavigate()
  const user = useCurrentUser()
  const apply = useApply()
  const { asks, points } = prize
  const [isAsking, setAsking] = useState(false)
  const form = useKeptForm({
    id: 'prize',
    draft: { what: 'prize', account: user?.id ?? null, of: prize.id },
    start: (): Given => ({
      recipient: '',
      address: '',
      phone: '',
      signature: emptySignature,
      guardian: { id: prize.guardians.length === 0 ? otherGuardian : null, email: '' },
      idImages: { front: null, back: null },
    }),
    // Contact details do not stay on the device.
    kept: ({ recipient }) => ({ recipient }),
    check: (given) => wrongIn(given, asks),
    fieldOf: placeOf,
    fieldOfCode: { GUARDIAN_IS_APPLICANT: 'guardian', GUARDIAN_NOT_FOUND: 'guardian' },
    send: (given, clientId) =>
      apply
        .mutateAsync({ clientId, prizeId: prize.id, points, asked: asks, details: detailsOf(given, asks) })
        .finally(() => setAsking(false)),
    onSent({ id }) {
      toast(t('sent'))
      void navigate(prizeAddresses.application(id), { replace: true })
    },
  })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) setAsking(true)
  }

  return (
    <Card as="section" aria-labelledby="prize-form">
      <form className={css.form} onSubmit={ask} noValidate>
        <h2 id="prize-form" className={css.heading}>
          {t('form.title')}
        </h2>
        <FormAlert>{form.problem ? (form.failure ?? t('form.again')) : null}</FormAlert>
        <AskedFields
          asks={asks}
          given={form.values}
          wrong={form.wrong}
          fieldId={form.idOf}
          guardians={prize.guardians}
          onChange={form.change}
        />
        <Button type="submit" size="l" wide icon="gift" disabled={prize.hindrance !== null}>
          {t('form.send')}
        </Button>
      </form>
      <ConfirmApplication
        prize={prize}
        isOpen={isAsking}
        isBusy={form.isSending}
        onConfirm={() => void form.send()}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}

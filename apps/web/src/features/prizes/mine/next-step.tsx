import type { OwnApplication } from '@learntrail/contract/prizes/applications'
import { useTranslation } from 'react-i18next'
import { formatFullDay } from '../../../ui/dates.ts'

/** The next step, in a sentence. */
export function NextStep({
  application: { state, consent, prize, receivedByItselfAt },
}: {
  application: OwnApplication
}) {
  const { t } = useTranslation('prizes/applications')
  if (state === 'underReview' && consent?.state === 'asked') {
    return <p>{t('next.waitsForGuardian', { day: formatFullDay(consent.expiresAt) })}</p>
  }
  if (state === 'underReview' && consent?.state === 'expired') return <p>{t('next.guardianExpired')}</p>
  if (state === 'auditFailed' && consent?.state === 'refused') return <p>{t('next.guardianRefused')}</p>
  if (state !== 'sent') return <p>{t(`next.${state}`)}</p>
  return (
    <>
      <p>{t(`next.sent.${prize.way}`)}</p>
      {receivedByItselfAt === null ? null : <p>{t('next.byItself', { day: formatFullDay(receivedByItselfAt) })}</p>}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { useKnownPerson } from '../../../ui/known-people.ts'

/** The seat number of a member, unless they have none or their displayed name already begins with it. */
export function SeatNumber({ personId, number }: { personId: string; number: string }) {
  const { t } = useTranslation('groups')
  const isInName = useKnownPerson(personId)?.memberNumber === number
  return number === '' || isInName ? null : <Chip>{t('seat', { number })}</Chip>
}

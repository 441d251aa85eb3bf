import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'

/** The seat number of a member, where there is one. */
export function SeatNumber({ number }: { number: string }) {
  const { t } = useTranslation('groups')
  return number === '' ? null : <Chip>{t('seat', { number })}</Chip>
}

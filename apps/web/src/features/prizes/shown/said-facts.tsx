import type { Signature } from '@learntrail/contract/signature/signature'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { SignatureView } from '../../../ui/signature/signature-view.tsx'

interface Said {
  recipient: string | null
  address: string | null
  phone: string | null
  signature: Signature | null
  guardianEmail?: string | null
}

interface SaidFactsProps {
  details: Said
  hasIdImages: boolean
}

export const saysAnything = ({ details, hasIdImages }: SaidFactsProps) =>
  hasIdImages || Object.values(details).some((value) => value !== null)

/** The details the applicant gave. */
export function SaidFacts({ details, hasIdImages }: SaidFactsProps) {
  const { t } = useTranslation('prizes')
  const { recipient, address, phone, signature, guardianEmail = null } = details
  return (
    <Facts>
      {recipient === null ? null : <Fact name={t('parts.recipient')}>{recipient}</Fact>}
      {address === null ? null : <Fact name={t('parts.address')}>{address}</Fact>}
      {phone === null ? null : <Fact name={t('parts.phone')}>{phone}</Fact>}
      {signature === null ? null : (
        <Fact name={t('parts.signature')}>
          <SignatureView signature={signature} />
        </Fact>
      )}
      {guardianEmail === null ? null : <Fact name={t('guardianEmail')}>{guardianEmail}</Fact>}
      {hasIdImages ? <Fact name={t('parts.idImages')}>{t('idImagesGiven')}</Fact> : null}
    </Facts>
  )
}

import type { LineAnswer } from '@learntrail/contract/plans/signing/signing'
import { useTranslation } from 'react-i18next'
import { SignatureView } from '../../../../ui/signature/signature-view.tsx'

/** A signature: drawn, typed, or confirmed by the account. */
export function MarkView({ mark }: { mark: NonNullable<LineAnswer['mark']> }) {
  const { t } = useTranslation('plans/signing')
  return 'confirmed' in mark ? <span>{t('confirmed')}</span> : <SignatureView signature={mark} />
}

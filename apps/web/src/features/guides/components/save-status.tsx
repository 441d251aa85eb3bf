import { useTranslation } from 'react-i18next'
import type { GuideState } from '../guide-session.ts'

/** Where the answers are saved at this moment. */
export function SaveStatus({ saved }: { saved: GuideState['saved'] }) {
  const { t } = useTranslation('guides')
  if (saved === 'nothing') return null
  return <>{t(`saved.${saved}`)}</>
}

import { useTranslation } from 'react-i18next'
import { FormAlert } from '../../../ui/form/form-alert.tsx'

/** What the buttons beside the fields are for, and why some of them start narrower. */
export function AudienceNote({ isCareful }: { isCareful: boolean }) {
  const { t } = useTranslation('profiles/audiences')
  return <FormAlert tone="accent">{t(isCareful ? 'careful' : 'usual')}</FormAlert>
}

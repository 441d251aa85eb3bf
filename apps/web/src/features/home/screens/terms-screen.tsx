import { useTranslation } from 'react-i18next'
import { Screen } from '../../../ui/screen/screen.tsx'
import { LegalText } from '../components/legal-text.tsx'

const sections = ['service', 'account', 'content', 'conduct', 'report', 'school', 'stop', 'liability', 'law'] as const

export function TermsScreen() {
  const { t } = useTranslation('home/legal')
  return (
    <Screen title={t('terms.title')} lead={t('terms.lead')}>
      <LegalText
        sections={sections.map((name) => ({ name, title: t(`terms.${name}.title`), text: t(`terms.${name}.text`) }))}
      />
    </Screen>
  )
}

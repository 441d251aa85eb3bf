import { useTranslation } from 'react-i18next'
import { Screen } from '../../../ui/screen/screen.tsx'
import { LegalText } from '../components/legal-text.tsx'

const sections = ['collect', 'purpose', 'who', 'period', 'area', 'rights', 'minors', 'device', 'change'] as const

export function PrivacyScreen() {
  const { t } = useTranslation('home/legal')
  return (
    <Screen title={t('privacy.title')} lead={t('privacy.lead')}>
      <LegalText
        sections={sections.map((name) => ({
          name,
          title: t(`privacy.${name}.title`),
          text: t(`privacy.${name}.text`),
        }))}
      />
    </Screen>
  )
}

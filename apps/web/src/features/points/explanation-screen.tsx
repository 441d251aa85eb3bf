import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import css from './explanation.module.css'

const sections = ['how', 'less', 'who', 'goal', 'board', 'reset', 'rewards', 'parents'] as const

/** Explains a group's points to students and their guardians. */
export function ExplanationScreen() {
  const { t } = useTranslation('points/explanation')
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className={css.parts}>
        {sections.map((section) => (
          <Card as="section" key={section} aria-labelledby={section}>
            <h2 id={section} className={css.heading}>
              {t(`sections.${section}.title`)}
            </h2>
            <p>{t(`sections.${section}.text`)}</p>
          </Card>
        ))}
      </div>
    </Screen>
  )
}

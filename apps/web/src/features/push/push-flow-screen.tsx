import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { HomeScreenSteps } from './home-screen-steps.tsx'
import css from './push.module.css'

/** Explains how to switch on push on each device; the switch itself is in the settings. */
export function PushFlowScreen() {
  const { t } = useTranslation('push')
  return (
    <Screen title={t('flow.title')} lead={t('flow.lead')} back={paths.pushSetting}>
      <div className={css.cards}>
        <Card as="section" className={css.card}>
          <h2>{t('flow.usual')}</h2>
          <ol className={css.steps}>
            {(['one', 'two', 'three'] as const).map((step) => (
              <li key={step}>{t(`flow.${step}`)}</li>
            ))}
          </ol>
          <LinkButton to={paths.pushSetting}>{t('flow.go')}</LinkButton>
        </Card>
        <Card as="section" className={css.card}>
          <h2>{t('flow.apple')}</h2>
          <HomeScreenSteps />
        </Card>
        <Card as="section" className={css.card}>
          <h2>{t('flow.denied')}</h2>
          <ol className={css.steps}>
            {(['one', 'two', 'three'] as const).map((step) => (
              <li key={step}>{t(`denied.${step}`)}</li>
            ))}
          </ol>
        </Card>
      </div>
    </Screen>
  )
}

import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'

export function ErrorScreen() {
  const { t } = useTranslation('home')
  return (
    <Screen title={t('error.title')} width="narrow">
      <StatePanel
        scene="lost"
        title={t('error.headline')}
        action={<LinkButton to={paths.root}>{t('error.action')}</LinkButton>}
      >
        <p>{t('error.text')}</p>
      </StatePanel>
    </Screen>
  )
}

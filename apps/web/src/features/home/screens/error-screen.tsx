import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'

export function ErrorScreen() {
  const { t } = useTranslation('home')
  return (
    <Screen title={t('error.title')} width="narrow">
      <LostState title={t('error.headline')} text={t('error.text')} to={paths.root} way={t('error.action')} />
    </Screen>
  )
}

import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { HelpLink } from '../help/index.ts'
import { useCurrentUser } from '../profiles/index.ts'
import css from './push.module.css'
import { PushCard } from './push-card.tsx'
import { PushDevices } from './push-devices.tsx'

export function PushSettingScreen() {
  const { t } = useTranslation('push')
  return (
    <Screen title={t('title')} lead={t('lead')} back={paths.noticeSettings} toolbar={<HelpLink topic="push" />}>
      <Settings />
    </Screen>
  )
}

function Settings() {
  const { t } = useTranslation('push')
  const user = useCurrentUser()
  if (!user)
    return (
      <div className={css.cards}>
        <p>{t('logInFirst')}</p>
        <div>
          <LinkButton to={`${paths.login}?returnTo=${encodeURIComponent(paths.pushSetting)}`}>{t('logIn')}</LinkButton>
        </div>
      </div>
    )
  return (
    <div className={css.cards}>
      <PushCard />
      <PushDevices />
      <p className={css.note}>{t('note')}</p>
      <div>
        <LinkButton look="line" to={paths.noticeSettings} iconAfter="right">
          {t('toTopics')}
        </LinkButton>
      </div>
    </div>
  )
}

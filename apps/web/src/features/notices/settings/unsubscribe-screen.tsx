import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { useUnsubscribe } from '../api/notice-settings.ts'
import css from './settings-screen.module.css'

/** The target of the link at the foot of a mail; works signed in or not. */
export function UnsubscribeScreen() {
  const { t } = useTranslation('notices/settings')
  const sentence = useSentence()
  const { token = '' } = useParams()
  const stop = useUnsubscribe(token)
  return (
    <Screen title={t('stop.title')} width="narrow">
      <div className={css.cards}>
        <p role={stop.isSuccess ? 'status' : undefined}>{t(stop.isSuccess ? 'stop.done' : 'stop.text')}</p>
        {stop.error ? <FormAlert>{sentence(stop.error)}</FormAlert> : null}
        {stop.isSuccess ? (
          <LinkButton look="line" to={paths.noticeSettings}>
            {t('stop.settings')}
          </LinkButton>
        ) : (
          <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
            {t('stop.confirm')}
          </Button>
        )}
      </div>
    </Screen>
  )
}

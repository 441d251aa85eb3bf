import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { unsubscribeGuardian } from '../api/guardian.ts'
import css from './guardian.module.css'

/** Target of the unsubscribe link in mails to guardians. */
export function UnsubscribeGuardianScreen() {
  const { t } = useTranslation('guardians')
  const sentence = useSentence()
  const { token = '' } = useParams()
  const stop = useMutation({ mutationFn: () => unsubscribeGuardian(token) })
  return (
    <Screen title={t('stop.title')} width="narrow">
      <div className={css.stack}>
        <p role={stop.isSuccess ? 'status' : undefined}>{t(stop.isSuccess ? 'stop.done' : 'stop.text')}</p>
        {stop.error ? <FormAlert>{sentence(stop.error)}</FormAlert> : null}
        {stop.isSuccess ? (
          <LinkButton look="line" to={paths.guardian}>
            {t('invitation.toMine')}
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

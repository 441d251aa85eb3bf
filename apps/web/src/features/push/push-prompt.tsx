import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { preferencesQuery, useChangePreferences } from '../profiles/index.ts'
import { HomeScreenSteps } from './home-screen-steps.tsx'
import { useFailureSentence } from './use-failure-sentence.ts'
import { usePush } from './use-push.ts'

/** A startup notice that offers push, unless it is on or impossible here, or the person chose never to be asked. */
export function PushPrompt({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('push')
  const failureSentence = useFailureSentence()
  const navigate = useNavigate()
  const { state, on } = usePush()
  const { data: preferences } = useQuery(preferencesQuery)
  const { mutate: change } = useChangePreferences()
  if (!preferences || preferences.isPushNotificationHidden) return null
  if (state !== 'default' && state !== 'homeScreen') return null

  const never = () => {
    change({ isPushNotificationHidden: true })
    onClose()
  }
  const accept = () =>
    on.mutate(undefined, {
      onSuccess: (isAllowed) => {
        if (isAllowed) toast(t('prompt.done'))
        else navigate(paths.pushFlow)
        onClose()
      },
      onError: (error) => toast(failureSentence(error), { tone: 'warning' }),
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('prompt.title')}
      actions={
        <>
          <Button look="quiet" onClick={never}>
            {t('prompt.never')}
          </Button>
          <Button look="line" onClick={onClose}>
            {t('prompt.later')}
          </Button>
          {state === 'default' ? (
            <Button isBusy={on.isPending} onClick={accept}>
              {t('here.turnOn')}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{t(state === 'default' ? 'prompt.text' : 'here.homeScreen')}</p>
      {state === 'homeScreen' ? <HomeScreenSteps /> : null}
    </Dialog>
  )
}

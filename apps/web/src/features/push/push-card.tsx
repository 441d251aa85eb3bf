import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { HomeScreenSteps } from './home-screen-steps.tsx'
import css from './push.module.css'
import { useFailureSentence } from './use-failure-sentence.ts'
import { usePush } from './use-push.ts'

/** The state of push in this browser, and the one action that applies. */
export function PushCard() {
  const { t } = useTranslation('push')
  const failureSentence = useFailureSentence()
  const { state, own, on, off } = usePush()
  const failure = on.error ?? off.error
  const isOn = state === 'granted' && own !== null
  return (
    <Card as="section" className={css.card} aria-labelledby="this-browser">
      <h2 id="this-browser">{t('here.title')}</h2>
      {failure ? <FormAlert>{failureSentence(failure)}</FormAlert> : null}
      <p role="status">{t(isOn ? 'here.on' : `here.${state}`)}</p>
      {state === 'homeScreen' ? <HomeScreenSteps /> : null}
      {state === 'homeScreen' || state === 'unsupported' ? (
        <LinkButton look="line" to={paths.desktop}>
          {t('here.install')}
        </LinkButton>
      ) : null}
      {isOn ? (
        <Button look="line" isBusy={off.isPending} onClick={() => off.mutate(own)}>
          {t('here.turnOff')}
        </Button>
      ) : null}
      {!isOn && (state === 'default' || state === 'granted') ? (
        <Button icon="bell" isBusy={on.isPending} onClick={() => on.mutate()}>
          {t('here.turnOn')}
        </Button>
      ) : null}
      {state === 'denied' ? (
        <ol className={css.steps}>
          {(['one', 'two', 'three'] as const).map((step) => (
            <li key={step}>{t(`denied.${step}`)}</li>
          ))}
        </ol>
      ) : null}
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { Steps } from '../../ui/trail/steps.tsx'
import { useFinish } from './finish.ts'
import { FirstRecordStep } from './first-record-step.tsx'
import { InterestsStep } from './interests-step.tsx'
import { PeopleStep } from './people-step.tsx'
import css from './welcome.module.css'

/** The first visit in three steps, each of which can be skipped and revisited. */
export function WelcomeScreen() {
  const { t } = useTranslation('welcome')
  const { activeIndex = '0', socialIdx = '0' } = useParams()
  const navigate = useNavigate()
  const finish = useFinish()
  const [step, way] = [Number(activeIndex), Number(socialIdx)]
  const steps = [t('steps.interests'), t('steps.people'), t('steps.record')]
  if (!(step in steps) || !(way === 0 || way === 1)) return <Navigate to={paths.welcome()} replace />
  const go = (next: number) => navigate(paths.welcome(next))

  return (
    <Screen
      title={t('title')}
      back={paths.portfolio}
      toolbar={
        <Button look="quiet" size="s" onClick={() => finish(false)}>
          {t('later')}
        </Button>
      }
    >
      <Steps label={t('title')} steps={steps} at={step} />
      <div className={css.step}>
        {step === 0 ? <InterestsStep onDone={() => go(1)} /> : null}
        {step === 1 ? <PeopleStep way={way} onBack={() => go(0)} onDone={() => go(2)} /> : null}
        {step === 2 ? <FirstRecordStep onBack={() => go(1)} /> : null}
      </div>
    </Screen>
  )
}

import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { BoardStep } from './board/board-step.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { FinishStep } from './finish/finish-step.tsx'
import { InformationStep } from './information/information-step.tsx'
import { planSteps } from './plan-steps.ts'
import { usePlanSession } from './use-plan-session.ts'

const screens = { information: InformationStep, progress: BoardStep, finish: FinishStep }

/** The plan editor in three steps, which share one session. */
export function EditScreen() {
  const { targetProjectId = '' } = useParams()
  return <Opened key={targetProjectId} id={targetProjectId} />
}

function Opened({ id }: { id: string }) {
  const { t } = useTranslation(['plans', 'plans/writing'])
  const [address] = useSearchParams()
  const step = planSteps.find((one) => one === address.get('step')) ?? 'information'
  const { session, error, retry } = usePlanSession(id)
  if (session) {
    const Step = screens[step]
    return (
      <EditorFrame session={session} step={step}>
        <Step session={session} />
      </EditorFrame>
    )
  }
  const isGone = isProblem(error, 'PLAN_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  return (
    <Screen title={isGone ? t('gone.title') : t('title')} back={paths.myPlans}>
      {error === null ? <FormSkeleton /> : null}
      {isGone ? (
        <LostState title={t('gone.title')} text={t('gone.text')} to={paths.myPlans} way={t('gone.way')} />
      ) : null}
      {error !== null && !isGone ? <FailedState error={error} onRetry={retry} /> : null}
    </Screen>
  )
}

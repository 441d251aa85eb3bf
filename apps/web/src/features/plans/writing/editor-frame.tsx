import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useScreenTitle } from '../../../ui/screen/use-screen-title.ts'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { StepTrail } from '../../../ui/trail/step-trail.tsx'
import { planAddresses } from '../addresses.ts'
import { SchoolOfPlanContext } from '../school-of-plan.ts'
import css from './editor-frame.module.css'
import { PlanNotices } from './plan-notices.tsx'
import type { PlanSession } from './plan-session.ts'
import { type PlanStep, planSteps } from './plan-steps.ts'
import { useDropUntouched } from './use-drop-untouched.ts'

interface EditorFrameProps {
  session: PlanSession
  step: PlanStep
  children: ReactNode
}

/** The frame of all steps: title, saved state, navigation between steps, and notices. */
export function EditorFrame({ session, step, children }: EditorFrameProps) {
  const { t } = useTranslation(['plans/writing', 'plans'])
  const navigate = useNavigate()
  const { content, plan, saved, isGone } = useWatched(session)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = content.projectName.trim() || t('plans:untitled')
  useScreenTitle(title, heading)
  useDropUntouched(session, step)
  return (
    <div className={css.frame}>
      <header className={css.bar}>
        <div className={css.title}>
          <IconButton label={t('back')} icon="back" onClick={() => navigate(paths.myPlans)} />
          <h1 ref={heading} tabIndex={-1} className={css.heading}>
            {title}
          </h1>
          <span className={css.saved} data-state={saved} role="status">
            {t(`saved.${saved}`)}
          </span>
        </div>
        <StepTrail
          label={t('steps.label')}
          at={planSteps.indexOf(step)}
          steps={planSteps.map((one) => ({ name: t(`steps.${one}`), to: planAddresses.edit(session.id, one) }))}
        />
      </header>
      <main id="main" className={css.main} data-step={step}>
        {isGone ? (
          <LostState title={t('gone.title')} text={t('gone.text')} to={paths.myPlans} way={t('gone.way')} />
        ) : (
          <>
            <PlanNotices session={session} />
            <SchoolOfPlanContext value={plan.school}>{children}</SchoolOfPlanContext>
          </>
        )}
      </main>
    </div>
  )
}

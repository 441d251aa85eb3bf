import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../../ui/screen/screen.tsx'
import { HelpLink } from '../../help/index.ts'
import { StepTrail } from '../draft/step-trail.tsx'
import css from './material.module.css'

interface MaterialFrameProps {
  back: string
  draftId?: string
  toolbar?: ReactNode
  children: ReactNode
}

/** Screen of the first step, with navigation between the steps. */
export function MaterialFrame({ back, draftId, toolbar, children }: MaterialFrameProps) {
  const { t } = useTranslation('eportfolio/export')
  return (
    <Screen
      title={t('material.title')}
      back={back}
      width="wide"
      toolbar={
        <>
          {toolbar}
          <HelpLink topic="exportSelect" />
        </>
      }
    >
      <div className={css.trail}>
        <StepTrail step="material" draftId={draftId} />
      </div>
      <p className={css.lead}>{t('material.lead')}</p>
      {children}
    </Screen>
  )
}

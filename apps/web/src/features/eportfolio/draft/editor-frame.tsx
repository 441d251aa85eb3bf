import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useScreenTitle } from '../../../ui/screen/use-screen-title.ts'
import { DraftNotices } from './draft-notices.tsx'
import type { DraftSession } from './draft-session.ts'
import css from './editor-frame.module.css'
import { SavedWord } from './saved-state.tsx'
import { type EditorStep, StepTrail } from './step-trail.tsx'
import { TitleField } from './title-field.tsx'
import { useDraft } from './use-draft-session.ts'

interface EditorFrameProps {
  session: DraftSession
  step: EditorStep
  /** A `HelpLink`, beside the state of saving. */
  help?: ReactNode
  /** Buttons at the end of the bar, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * The frame of all steps: title, state of saving, and navigation between steps. From 992 px on it fills the window and
 * its content scrolls; below that the page scrolls under the bar.
 */
export function EditorFrame({ session, step, help, actions, children }: EditorFrameProps) {
  const { t } = useTranslation('eportfolio/export')
  const navigate = useNavigate()
  const state = useDraft(session)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = state.draft.title || t('untitled')
  useScreenTitle(title, heading)

  return (
    <div className={css.frame}>
      <header className={css.bar}>
        <div className={css.title}>
          <IconButton label={t('toLibrary')} icon="back" onClick={() => navigate(paths.ePortfolios)} />
          <h1 ref={heading} tabIndex={-1} className={css.heading}>
            {title}
          </h1>
          <TitleField session={session} />
          <SavedWord state={state} />
          {help}
        </div>
        <div className={css.trail}>
          <StepTrail step={step} draftId={session.id} />
        </div>
        <div className={css.actions}>{actions}</div>
      </header>
      <main id="main" className={css.main}>
        <DraftNotices session={session} step={step} />
        {children}
      </main>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import type { DraftSession } from './draft-session.ts'
import { useDraftSession } from './use-draft-session.ts'

interface OpenedDraftProps {
  /** Shown while loading. */
  skeleton?: ReactNode
  children: (session: DraftSession) => ReactNode
}

/** Opens the draft named by `?draft=` for an editor. */
export function OpenedDraft(props: OpenedDraftProps) {
  const [search] = useSearchParams()
  const id = search.get('draft')
  return id ? <Opened key={id} id={id} {...props} /> : <Navigate to={paths.ePortfolios} replace />
}

function Opened({ id, skeleton, children }: OpenedDraftProps & { id: string }) {
  const { t } = useTranslation('eportfolio/export')
  const { session, error, retry } = useDraftSession(id)
  if (session) return children(session)
  const isGone = isProblem(error, 'EXPORT_DRAFT_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  return (
    <Screen title={t(isGone ? 'gone.title' : 'title')} back={paths.ePortfolios} width="wide">
      {error === null ? (skeleton ?? <CardsSkeleton />) : null}
      {isGone ? (
        <LostState title={t('gone.title')} text={t('gone.text')} to={paths.ePortfolios} way={t('toLibrary')} />
      ) : null}
      {error !== null && !isGone ? <FailedState error={error} onRetry={retry} /> : null}
    </Screen>
  )
}

import { sharedKind, sharedSchema } from '@learntrail/contract/co-writing/shared-document'
import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useSharedDocument, useSharedView } from '../../../documents/index.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { HelpLink } from '../../help/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { sharedQuery } from '../api/read-shared.ts'
import { SharedEditor } from '../components/shared-editor.tsx'
import { SharedInvitation } from '../components/shared-invitation.tsx'
import { SharedList } from '../components/shared-list.tsx'

/** The shared records I write or am invited to, or with `?id=` one of them. */
export function SharedScreen() {
  const { t } = useTranslation('co-writing')
  const [search] = useSearchParams()
  const user = useCurrentUser()
  const id = search.get('id')
  return (
    <Screen title={t('title')} back={id ? paths.sharedRecords : paths.portfolio} toolbar={<HelpLink topic="shared" />}>
      {user ? id ? <OneShared key={id} accountId={user.id} id={id} /> : <SharedList /> : null}
    </Screen>
  )
}

function OneShared({ accountId, id }: { accountId: string; id: string }) {
  const { t } = useTranslation('co-writing')
  const query = useQuery({ ...sharedQuery(id), staleTime: 0, refetchOnWindowFocus: false })
  const { data: record } = query
  if (query.isPending || (query.isFetching && !query.isFetchedAfterMount)) return <FormSkeleton />
  if (isProblem(query.error, 'SHARED_NOT_FOUND', 'VALIDATION_FAILED')) return <SharedGone />
  if (!record) return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  if (record.postId) {
    return (
      <StatePanel
        scene="sent"
        title={t('published.title')}
        action={<LinkButton to={paths.post(record.postId)}>{t('published.read')}</LinkButton>}
      >
        <p>{t('published.text')}</p>
      </StatePanel>
    )
  }
  if (record.mine.state === 'invited') return <SharedInvitation record={record} />
  return <Opened accountId={accountId} record={record} onChanged={() => void query.refetch()} />
}

interface OpenedProps {
  accountId: string
  record: SharedRecord
  onChanged: () => void
}

/** Opens the shared document that holds the record's text. */
function Opened({ accountId, record, onChanged }: OpenedProps) {
  const shared = useSharedDocument({ kind: sharedKind, thingId: record.id, accountId, schema: sharedSchema })
  const { isReady, problem } = useSharedView(shared, accountId)
  if (shared && isReady)
    return <SharedEditor accountId={accountId} record={record} shared={shared} onChanged={onChanged} />
  if (problem) return <FailedState error={problem} onRetry={() => window.location.reload()} />
  return <FormSkeleton />
}

function SharedGone() {
  const { t } = useTranslation('co-writing')
  return <LostState title={t('gone.title')} text={t('gone.text')} to={paths.sharedRecords} way={t('gone.toList')} />
}

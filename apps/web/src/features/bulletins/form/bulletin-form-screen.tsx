import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import type { Group } from '@learntrail/contract/groups/group'
import { isClass } from '@learntrail/contract/groups/roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { type DraftWriter, openBulletinDraft, openDraft } from '../../drafts/index.ts'
import { groupQuery, ManagedGroup, NotChangedIn, screenOfGroup } from '../../groups/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { bulletinQuery } from '../api/bulletins.ts'
import { BulletinGone, isBulletinGone } from '../components/bulletin-gone.tsx'
import { BulletinForm } from './bulletin-form.tsx'
import { originalOf } from './bulletin-original.ts'

/** Writes a bulletin for a group, or changes one. */
export function BulletinFormScreen() {
  const { bulletinId } = useParams()
  return bulletinId === undefined ? <NewBulletin /> : <OneBulletin id={bulletinId} />
}

function NewBulletin() {
  const { t } = useTranslation('bulletins/form')
  const user = useCurrentUser()
  return (
    <ManagedGroup title={t('newTitle')} help="groupBulletin" isWriting>
      {(group) => (user ? <Writing key={`${user.id} ${group.id}`} writer={user} group={group} /> : null)}
    </ManagedGroup>
  )
}

function Writing({ writer, group }: { writer: DraftWriter; group: Group }) {
  const { t } = useTranslation('bulletins/form')
  const navigate = useNavigate()
  const { id: groupId } = group
  const [session] = useState(() => openBulletinDraft(writer, groupId))
  const onSaved = (saved: Bulletin[]) => {
    const shown = saved.find(({ group }) => group.id === groupId) ?? saved[0]
    toast(t(shown?.hasAppeared ? 'done.published' : 'done.scheduled', { count: saved.length }))
    void navigate(shown ? paths.bulletin(shown.id) : paths.group(groupId, 'bulletins'), { replace: true })
  }
  return <BulletinForm session={session} bulletin={null} hasGuardians={isClass(group)} onSaved={onSaved} />
}

function OneBulletin({ id }: { id: string }) {
  const { t } = useTranslation('bulletins/form')
  const user = useCurrentUser()
  // Not refetched on focus: another person's change must not disturb the form; saving detects the conflict.
  const query = useQuery({ ...bulletinQuery(id), refetchOnWindowFocus: false })
  const { data: bulletin } = query
  if (isBulletinGone(query.error)) return <BulletinGone />
  return (
    <Screen title={t('editTitle')} of={bulletin && screenOfGroup(bulletin.group)} back={paths.bulletin(id)}>
      {query.isPending || (query.isFetching && !query.isFetchedAfterMount) ? <FormSkeleton /> : null}
      {query.error && !bulletin ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {bulletin && query.isFetchedAfterMount && user ? (
        <Changing key={bulletin.id} writer={user} bulletin={bulletin} />
      ) : null}
    </Screen>
  )
}

function Changing({ writer, bulletin: latest }: { writer: DraftWriter; bulletin: Bulletin }) {
  const { t } = useTranslation('bulletins/form')
  const navigate = useNavigate()
  // The bulletin as it was when editing began.
  const [bulletin] = useState(latest)
  const [session] = useState(() => openDraft(writer, originalOf(bulletin)))
  const group = useQuery(groupQuery(bulletin.group.id))
  if (!bulletin.can.edit) {
    return (
      <NotChangedIn
        groupId={bulletin.group.id}
        title={t('refused.title')}
        text={t('refused.text')}
        action={<LinkButton to={paths.bulletin(bulletin.id)}>{t('refused.toBulletin')}</LinkButton>}
      />
    )
  }
  const onSaved = () => {
    toast(t('done.saved'))
    void navigate(paths.bulletin(bulletin.id), { replace: true })
  }
  const isGuarded = bulletin.needsGuardian || (group.data !== undefined && isClass(group.data))
  return <BulletinForm session={session} bulletin={bulletin} hasGuardians={isGuarded} onSaved={onSaved} />
}

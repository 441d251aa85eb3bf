import { useTranslation } from 'react-i18next'
import { Navigate, useMatch, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { ManagedGroup } from '../members/managed-group.tsx'
import { GroupForm } from './group-form.tsx'

/** Creates a group or edits one. */
export function GroupFormScreen() {
  const { t } = useTranslation('groups/form')
  const { groupId } = useParams()
  const user = useCurrentUser()
  // Without an id, the group to edit is chosen in the list.
  if (useMatch('/user/egroup')) return <Navigate to={paths.groups} replace />
  if (groupId !== undefined) {
    return (
      <ManagedGroup title={t('edit')} isWriting>
        {(group) => (user ? <GroupForm key={group.id} user={user} group={group} /> : null)}
      </ManagedGroup>
    )
  }
  return (
    <Screen title={t('make')} back={paths.groups}>
      {user ? <GroupForm user={user} group={null} /> : null}
    </Screen>
  )
}

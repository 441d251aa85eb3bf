import { drawnAvatarFolder } from '@learntrail/contract/people/drawn-avatars'
import { deletedPersonId, fromAccounts } from '../accounts/index.ts'
import { visiblePerson } from './visibility.sql.ts'

/** Returns SQL for the address of an avatar, or null, from the row `account` of accounts. */
export function avatarOf(account: string): string {
  return `coalesce('${drawnAvatarFolder}/' || ${account}.drawn_avatar || '.svg',
    '/api/v2/files/' || ${account}.avatar_file_id || '/entity?type=thumbnail&width=320')`
}

/**
 * Returns SQL of a `personSummary` (contract `people/person`) from the row `account` of accounts. An account being
 * deleted has no name and no avatar from the moment it is asked for.
 */
export function personSummaryOf(account: string): string {
  return `json_build_object(
    'id', ${account}.id,
    'displayName', case when ${account}.deleted_at is null then ${account}.display_name else '' end,
    'avatar', case when ${account}.deleted_at is null then ${avatarOf(account)} end,
    'isDeleted', ${account}.deleted_at is not null)`
}

/** Returns SQL of the summary of the person of an id, or null. */
export const personOf = (id: string): string =>
  `(select ${personSummaryOf('its_person')} ${fromAccounts('its_person', id)})`

/** Same, but null for people whom the viewer may not come across. */
export const personSeenBy = (viewer: string, id: string): string =>
  `(select ${personSummaryOf('its_person')} ${fromAccounts('its_person', id)}
    and (its_person.id = ${viewer} or ${visiblePerson(viewer, 'its_person')}))`

/** Same as `personOf`; a null id, whose account is gone, gives the deleted person. */
export const personSummaryById = (id: string): string => `coalesce(
    ${personOf(id)},
    json_build_object('id', '${deletedPersonId}', 'displayName', '', 'avatar', null, 'isDeleted', true))`

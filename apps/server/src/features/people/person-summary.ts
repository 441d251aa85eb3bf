import { drawnAvatarFolder } from '@learntrail/contract/people/drawn-avatars'
import { deletedPersonId } from '../accounts/index.ts'

/** SQL of the address of a person's picture, or null; from the row `account` of accounts. */
export function avatarOf(account: string): string {
  return `coalesce('${drawnAvatarFolder}/' || ${account}.drawn_avatar || '.svg',
    '/api/v2/files/' || ${account}.avatar_file_id || '/entity?type=thumbnail&width=320')`
}

/**
 * SQL of a `personSummary` (contract `people/person`) from the row `account` of accounts. Whoever deletes their account
 * is nobody to others at once: no name, no picture.
 */
export function personSummaryOf(account: string): string {
  return `json_build_object(
    'id', ${account}.id,
    'displayName', case when ${account}.deleted_at is null then ${account}.display_name else '' end,
    'avatar', case when ${account}.deleted_at is null then ${avatarOf(account)} end,
    'isDeleted', ${account}.deleted_at is not null)`
}

/** The same by SQL of an id, which is null once their account is gone: whether or not anything else of theirs stands here. */
export const personSummaryById = (id: string): string => `coalesce(
    (select ${personSummaryOf('named')} from accounts named where named.id = ${id}),
    json_build_object('id', '${deletedPersonId}', 'displayName', '', 'avatar', null, 'isDeleted', true))`

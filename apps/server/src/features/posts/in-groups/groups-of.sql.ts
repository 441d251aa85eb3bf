import { privacy } from '@learntrail/contract/posts/posts'
import { joinMembership, joinStandingGroup } from '../../groups/index.ts'

/**
 * SQL: the groups of a record that the viewer $1 may know of: all of their own record's, of another's those they belong
 * to.
 */
export const groupsOf = (p: string) => `case when ${p}.privacy = ${privacy.group} then (
    select json_agg(json_build_object('id', g.id, 'name', g.name, 'isPinned', it.pinned_at is not null,
      'administers', coalesce(me.level < 2, false)) order by g.name, g.id)
    from post_groups it ${joinStandingGroup('g', 'it.group_id')}
      left ${joinMembership('me', 'g.id', '$1')}
    where it.post_id = ${p}.id and (${p}.owner_id = $1 or me.account_id is not null)) end`

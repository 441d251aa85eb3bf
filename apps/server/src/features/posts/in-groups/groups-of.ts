import { privacy } from '@learntrail/contract/posts/posts'

/**
 * SQL: the groups of a record that the viewer $1 may know of: all of their own record's, of another's those they belong
 * to.
 */
export const groupsOf = (p: string) => `case when ${p}.privacy = ${privacy.group} then (
    select json_agg(json_build_object('id', g.id, 'name', g.name, 'isPinned', it.pinned_at is not null,
      'administers', coalesce(me.level < 2, false)) order by g.name, g.id)
    from post_groups it join groups g on g.id = it.group_id and g.deleted_at is null
      left join group_members me on me.group_id = g.id and me.account_id = $1
    where it.post_id = ${p}.id and (${p}.owner_id = $1 or me.account_id is not null)) end`

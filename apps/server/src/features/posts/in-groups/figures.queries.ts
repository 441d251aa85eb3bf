import { privacy } from '@learntrail/contract/posts/posts'
import type { Pool } from 'pg'
import { startOfDay } from '../../../platform/clock/taipei.ts'
import { weekOf } from '../../../platform/clock/week-of.ts'
import { firstIdOf } from '../../../platform/ids/ids.ts'
import { joinAccount } from '../../accounts/index.ts'
import { lastCommentOf } from '../../comments/index.ts'
import { everybodyIn } from '../../groups/index.ts'
import { visibleInGroup } from '../visibility.sql.ts'

/** The day from which records count, and the earlier or equal day from which a member counts as active. */
export interface FiguresSince {
  from: string
  activeFrom: string
}

interface PostFigures {
  /** Records by the Monday of the week; here and below, what has no records is absent. */
  weeks: Record<string, number>
  /** The viewer's own records, by week. */
  ownWeeks: Record<string, number>
  tags: Record<string, number>
  classifications: Record<string, number>
  writers: { id: string; records: number; lastAt: string }[]
  commenters: { id: string; lastAt: string }[]
}

/** $1 viewer, $2 group, $3 first id that counts as activity, $4 first id that is counted. */
const postFiguresQuery = {
  name: 'post-group-figures',
  text: `with here as materialized (
      select p.owner_id, p.published_at, p.classification, p.tags, p.id >= $4 as counts
      from post_groups it join posts p on p.id = it.post_id ${joinAccount('a', 'p.owner_id')}
      where it.group_id = $2 and it.post_id >= $3 and p.privacy = ${privacy.group} and ${visibleInGroup('$1', 'it', 'a')}),
    counted as (select * from here where counts)
    select
      (select coalesce(json_object_agg(week, n), '{}') from (
        select ${weekOf('published_at')} as week, count(*) as n from counted group by week) w) as weeks,
      (select coalesce(json_object_agg(week, n), '{}') from (
        select ${weekOf('published_at')} as week, count(*) as n from counted where owner_id = $1 group by week) w) as "ownWeeks",
      (select coalesce(json_object_agg(tag, n), '{}') from (
        select tag, count(*) as n from counted, unnest(tags) as tag group by tag) t) as tags,
      (select coalesce(json_object_agg(classification, n), '{}') from (
        select classification, count(*) as n from counted group by classification) c) as classifications,
      (select coalesce(json_agg(json_build_object('id', owner_id, 'records', n, 'lastAt', last)), '[]') from (
        select owner_id, count(*) filter (where counts) as n, max(published_at) as last from here group by owner_id) o) as writers,
      (select coalesce(json_agg(json_build_object('id', account_id, 'lastAt', last)), '[]') from (
        select one.account_id, ${lastCommentOf(
          'one.account_id',
          '$3',
          (target) => `exists (
            select 1 from post_groups it join posts p on p.id = it.post_id
            where it.group_id = $2 and it.post_id = ${target})`,
        )} as last from ${everybodyIn('$2')} one) said where last is not null) as commenters`,
}

/** Reads the figures of the records in a group that the viewer may see, and when members last wrote and commented. */
export async function readPostFigures(
  pool: Pool,
  viewer: string,
  groupId: string,
  { from, activeFrom }: FiguresSince,
): Promise<PostFigures> {
  const ids = [activeFrom, from].map((day) => firstIdOf(startOfDay(day)))
  const found = await pool.query<PostFigures>({ ...postFiguresQuery, values: [viewer, groupId, ...ids] })
  const [figures] = found.rows
  if (figures === undefined) throw new Error('no figures')
  return figures
}

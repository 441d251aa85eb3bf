import { homeworkDurations } from '@learntrail/contract/homework/limits'
import { isoTime as iso } from '../../../platform/database/iso-time.ts'
import { joinAccount } from '../../accounts/index.ts'
import { fileSummaryOf, fromFiles, joinFile } from '../../files/index.ts'
import { personOf, personSummaryOf } from '../../people/index.ts'
import { joinPost, postTitleOf } from '../../posts/index.ts'
import { correctedWork, sharedWork, worksOn } from '../visibility.sql.ts'

/** SQL of the members of a team in the order in which they joined; empty for the work of one student. */
export const teamOf = (h: string) => `coalesce((select json_agg(${personSummaryOf('a')} order by o.joined_at, o.id)
  from homework_hand_ins o ${joinAccount('a', 'o.student_id')}
  where o.work_id = ${h}.work_id and o.team_id is not null), '[]'::json)`

/** SQL of the member who joined a team first among those still in it; for work without a team, the student. */
const studentOf = `(select ${personSummaryOf('a')} from homework_hand_ins o ${joinAccount('a', 'o.student_id')}
  where o.work_id = h.id order by o.joined_at, o.id limit 1)`

/** SQL of the contract's `receipt`. */
export const receiptOf = (v: string) => `json_build_object('number', ${v}.receipt, 'version', ${v}.number,
  'at', ${iso(`${v}.handed_in_at`)}, 'sha256', ${v}.sha256, 'isLate', ${v}.is_late, 'countsFrom', ${iso(`${v}.counts_from`)},
  'team', coalesce((select json_agg(${personSummaryOf('a')} order by named.position)
    from homework_version_students named ${joinAccount('a', 'named.account_id')} where named.version_id = ${v}.id), '[]'::json))`

/**
 * SQL of a version's files, with the names they had and no download period: a student cannot withdraw what was handed
 * in.
 */
export const filesOfVersion = (v: string) => `coalesce((select json_agg(
    (${fileSummaryOf('f', 'null::timestamptz')})::jsonb || jsonb_build_object('displayName', held.name) order by held.position)
  from homework_version_files held ${joinFile('f', 'held.file_id')} where held.version_id = ${v}.id), '[]')`

const postOf = (id: string, title: string) =>
  `case when ${id} is not null then json_build_object('id', ${id}, 'title', coalesce(${title}, '')) end`

/** SQL of the contract's `remark`. */
export const remarkOf = (r: string) => `json_build_object('id', ${r}.id, 'version', ${r}.version,
  'handInVersion', ${r}.hand_in_version, 'score', ${r}.score, 'levels', ${r}.levels, 'words', ${r}.words, 'places', ${r}.places, 'ink', ${r}.ink,
  'voice', (select ${fileSummaryOf('f', 'null::timestamptz')} ${fromFiles('f', `${r}.voice_id`)}), 'outcome', ${r}.outcome,
  'certifies', ${r}.certifies, 'mayShow', ${r}.may_show, 'qualityPoints', ${r}.quality_points,
  'corrector', ${personOf(`${r}.corrector_id`)},
  'updatedAt', ${iso(`${r}.updated_at`)}, 'releasedAt', ${iso(`${r}.released_at`)})`

const isOwn = worksOn('$1', 'h')
const isOpener = `$1 = (select o.student_id from homework_hand_ins o where o.work_id = h.id and o.team_id is not null
  order by o.joined_at, o.id limit 1)`
const holdsFor = `make_interval(secs => ${homeworkDurations.begun / 1_000})`
const columns = `h.id, h.question_id as "questionId", q.title as "questionTitle", q.total_score as "totalScore", q.rubric,
  ${studentOf} as student, h.state,
  case when h.student_id is null then json_build_object('members', ${teamOf('h')},
    'invited', case when ${isOwn} then coalesce((select json_agg(${personSummaryOf('a')} order by i.created_at, a.id)
      from homework_team_invitations i ${joinAccount('a', 'i.account_id')} where i.team_id = h.id), '[]'::json)
      else '[]'::json end,
    'canLeave', ${isOwn} and h.version_count = 0 and q.teams_by = 'students',
    'canTakeOut', h.version_count = 0 and q.teams_by = 'students' and ${isOpener}) end as team,
  (select p.id from homework_hand_ins own ${joinPost('p', 'own.record_id')}
    where own.work_id = h.id and own.student_id = $1) as "recordId",
  case when ${isOwn} then json_build_object('version', h.version, 'content', h.content,
    'files', coalesce((select json_agg(${fileSummaryOf('f')} order by named.place)
      from unnest(h.file_ids) with ordinality as named(id, place)
        ${joinFile('f', 'named.id')} and f.owner_id in (
          select o.student_id from homework_hand_ins o where o.work_id = h.id)), '[]'::json),
    'post', ${postOf('h.post_id', postTitleOf('h.post_id'))},
    'begunAt', ${iso('h.begun_at')}, 'holdsUntil', ${iso(`(h.begun_at + ${holdsFor})`)},
    'updatedAt', ${iso('h.updated_at')}) end as draft,
  coalesce((select json_agg(json_build_object('receipt', ${receiptOf('v')}, 'content', v.content, 'files', ${filesOfVersion('v')},
      'post', ${postOf('v.post_id', 'v.post_title')}) order by v.number desc)
    from homework_versions v where v.hand_in_id = h.id), '[]'::json) as versions,
  coalesce((select json_agg(${remarkOf('r')} order by r.released_at desc nulls first, r.id desc)
    from homework_remarks r where r.hand_in_id = h.id and (r.released_at is not null or not ${isOwn})), '[]'::json) as remarks`

const from = 'from homework_hand_ins h join homework_questions q on q.id = h.question_id'

/** $1 viewer, $2 piece of work: for its students and correctors. */
export const oneHandInQuery = {
  name: 'homework-hand-in',
  text: `select ${columns} ${from} where h.id = $2 and (${sharedWork('$1', 'h', 'q')} or ${correctedWork('$1', 'h', 'q')})`,
}

/** $1 viewer, $2 question: the viewer's own work. */
export const ownHandInQuery = {
  name: 'homework-hand-in-own',
  text: `select ${columns} ${from}
    where h.id = (select own.work_id from homework_hand_ins own where own.question_id = $2 and own.student_id = $1)
      and ${sharedWork('$1', 'h', 'q')}`,
}

/** $1 viewer, $2 piece of work, $3 number: a version with what its receipt says of its files. */
export const sealedQuery = {
  name: 'homework-sealed',
  text: `select ${receiptOf('v')} as receipt, v.content, v.text, v.sha256,
      coalesce((select json_agg(json_build_object('sha256', held.sha256, 'name', held.name, 'bytes', held.bytes,
          'stored', f.sha256) order by held.position)
        from homework_version_files held ${joinFile('f', 'held.file_id')} where held.version_id = v.id), '[]') as files,
      (select json_agg(named.mark order by named.position) from homework_version_students named
        where named.version_id = v.id) as team
    ${from} join homework_versions v on v.hand_in_id = h.id and v.number = $3
    where h.id = $2 and (${sharedWork('$1', 'h', 'q')} or ${correctedWork('$1', 'h', 'q')})`,
}

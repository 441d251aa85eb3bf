import {
  homeworkAssigned,
  homeworkDue,
  homeworkHandedIn,
  homeworkReminded,
  homeworkReturned,
  homeworkReviewed,
  homeworkTeamInvited,
  homeworkTeamJoined,
  homeworkTeamsMade,
  homeworkTeamTakenOut,
} from '@learntrail/contract/homework/events'
import type { Transaction } from '../../platform/database/index.ts'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { meetsIn } from '../groups/index.ts'
import { listWorkers } from './handing-in/hand-ins.repository.ts'
import { listStudents } from './questions/questions.repository.ts'
import { listTeam } from './teams/teams.repository.ts'
import { isAssignedTo, ownWork } from './visibility.sql.ts'

const ofQuestion = {
  title: () => '(select q.title from homework_questions q where q.id = n.subject_id)',
  place: { type: 'homework', id: 'n.subject_id' },
  isPastBlock: (viewer: string) =>
    meetsIn(viewer, 'p.actor_id', '(select q.group_id from homework_questions q where q.id = n.subject_id)'),
} as const

const isGiven = (viewer: string) => `exists (select 1 from homework_questions q
  where q.id = n.subject_id and q.state = 'assigned' and ${isAssignedTo(viewer, 'q')})`

const isBack = (viewer: string) => `exists (
  select 1 from homework_hand_ins h join homework_questions q on q.id = h.question_id
  where h.question_id = n.subject_id and h.released_at is not null and ${ownWork(viewer, 'h', 'q')})`

const isInTeam = (viewer: string) => `exists (
  select 1 from homework_hand_ins h join homework_questions q on q.id = h.question_id
  where h.question_id = n.subject_id and h.team_id is not null and ${ownWork(viewer, 'h', 'q')})`

interface OfMember {
  data: { personId: string }
}
interface OfWork {
  data: { personId?: string; handInId: string }
}

export function homeworkNotices(): NoticeSource[] {
  const toStudent = {
    ...ofQuestion,
    to: ({ data }: OfWork, transaction: Transaction) => listWorkers(transaction, data.handInId),
    detail: ({ id }: { id: string }) => id,
    stands: isBack,
  }
  return [
    noticeOf({
      ...ofQuestion,
      kind: 'homeworkAssigned',
      on: homeworkAssigned,
      to: ({ subjectId }, transaction) => listStudents(transaction, subjectId, 'all'),
      detail: ({ id }) => id,
      stands: isGiven,
    }),
    noticeOf({
      ...ofQuestion,
      kind: 'homeworkDue',
      on: homeworkDue,
      to: ({ subjectId }, transaction) => listStudents(transaction, subjectId, 'missing'),
      detail: ({ id }) => id,
      stands: (viewer) => `(${isGiven(viewer)} and not exists (select 1 from homework_hand_ins h
        where h.question_id = n.subject_id and h.student_id = ${viewer} and (h.state not in ('draft', 'returned')
          or (h.state = 'returned' and exists (select 1 from homework_questions q where q.id = h.question_id
            and q.deadline < h.released_at)))))`,
    }),
    noticeOf({
      ...ofQuestion,
      kind: 'homeworkReminder',
      on: homeworkReminded,
      to: ({ data }) => data.personIds,
      detail: ({ id }) => id,
      stands: (viewer) => `(${isGiven(viewer)} and not exists (select 1 from homework_hand_ins h
        where h.question_id = n.subject_id and h.student_id = ${viewer} and h.version_count > 0))`,
    }),
    noticeOf({
      ...ofQuestion,
      kind: 'homeworkTeamsMade',
      on: homeworkTeamsMade,
      to: ({ data }) => data.personIds,
      detail: ({ id }) => id,
      stands: (viewer) => `(${isGiven(viewer)} and ${isInTeam(viewer)})`,
    }),
    noticeOf({ ...toStudent, kind: 'homeworkReviewed', on: homeworkReviewed }),
    noticeOf({ ...toStudent, kind: 'homeworkReturned', on: homeworkReturned }),
    noticeOf({
      ...ofQuestion,
      kind: 'homeworkTeamInvited',
      on: homeworkTeamInvited,
      to: ({ data }: OfMember) => [data.personId],
      detail: ({ id }) => id,
      stands: (viewer) => `(${isGiven(viewer)} and exists (select 1 from homework_team_invitations i
        join homework_hand_ins h on h.id = i.team_id
        where h.question_id = n.subject_id and i.account_id = ${viewer}))`,
    }),
    noticeOf({
      ...ofQuestion,
      kind: 'homeworkTeamJoined',
      on: homeworkTeamJoined,
      to: ({ data }, transaction) => listWorkers(transaction, data.teamId),
      stands: (viewer) => `(${isGiven(viewer)} and ${isInTeam(viewer)})`,
    }),
    noticeOf({
      ...ofQuestion,
      kind: 'homeworkTeamTakenOut',
      on: homeworkTeamTakenOut,
      to: ({ data }: OfMember) => [data.personId],
      detail: ({ id }) => id,
      stands: isGiven,
    }),
    // The student who handed in has the receipt on screen.
    noticeOf({
      ...ofQuestion,
      kind: 'homeworkTeamHandedIn',
      on: homeworkHandedIn,
      to: ({ data }, transaction) => listTeam(transaction, data.handInId),
      detail: ({ id }) => id,
      stands: isInTeam,
    }),
  ]
}

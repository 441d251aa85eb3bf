import { guardianPaths } from '@learntrail/contract/guardians/paths'
import type { GuardianHomework } from '@learntrail/contract/homework/for-guardians'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Pool } from 'pg'
import type { Guardian } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { isoTime as iso } from '../../../platform/database/iso-time.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type GuardianPart, groupsOfChild, reachChild, sightsOf } from '../../guardians/index.ts'
import { isAskedOf, isAssignedTo, ownWork } from '../visibility.sql.ts'

const most = homeworkLimits.forGuardian

const work = `q.id, g.name as "groupName", q.title, ${iso('q.deadline')} as deadline`
const ofGroups = (sight: string) => `${groupsOfChild('$1::uuid')} g
  cross join lateral (select ${sightsOf('g.id')} as seen) sights
  join homework_questions q on q.group_id = g.id and (sights.seen ->> '${sight}')::boolean`

/** $1 child, $2 now: what must be handed in, and what waits to be corrected. */
const dueQuery = {
  name: 'homework-due-for-guardian',
  text: `select ${work}, coalesce(h.state, 'draft') in ('handed_in', 'late') as "isHandedIn",
      coalesce(q.deadline < $2, false) as "isOver", coalesce(h.state, 'draft') = 'returned' as "isBack"
    from ${ofGroups('deadlines')} left join homework_hand_ins h on h.question_id = q.id and h.student_id = $1
    where g.archived_at is null and q.state = 'assigned' and ${isAssignedTo('$1', 'q')} and ${isAskedOf('$1', 'q')}
      and coalesce(h.state, 'draft') <> 'reviewed'
    order by q.deadline, q.id limit ${most}`,
}

/** $1 child: what came back, with the score if the group shows it. */
const returnedQuery = {
  name: 'homework-returned-for-guardian',
  text: `select ${work}, ${iso('h.released_at')} as "releasedAt", h.state, h.is_late as "isLate",
      q.total_score as "totalScore",
      case when (sights.seen ->> 'scores')::boolean then (select r.score from homework_remarks r
        where r.hand_in_id = h.work_id and r.released_at is not null
        order by r.released_at desc, r.id desc limit 1) end as score
    from ${ofGroups('returned')} join homework_hand_ins h on h.question_id = q.id and h.student_id = $1
    where h.released_at is not null and ${ownWork('$1', 'h', 'q')}
    order by h.released_at desc, h.id desc limit ${most}`,
}

async function readHomework(pool: Pool, childId: string, now: Date): Promise<GuardianHomework> {
  const due = await pool.query<GuardianHomework['due'][number]>({ ...dueQuery, values: [childId, now] })
  const returned = await pool.query<GuardianHomework['returned'][number]>({ ...returnedQuery, values: [childId] })
  return { due: due.rows, returned: returned.rows }
}

export async function listForGuardian({ db, pool, clock }: Platform, guardian: Guardian, childId: string) {
  await reachChild(db, guardian, childId)
  return readHomework(pool, childId, clock.now())
}

interface Texts {
  due(title: string, day: string): string
  missing(title: string): string
  again(title: string, day: string): string
  returned(title: string, score: string | null): string
}

const texts: Record<Locale, Texts> = {
  tw: {
    due: (title, day) => `作業「${title}」${day} 截止，還沒繳交`,
    missing: (title) => `作業「${title}」已經截止，還沒繳交`,
    again: (title, day) => `作業「${title}」退回修改，可再交到 ${day}`,
    returned: (title, score) => `作業「${title}」發還了${score === null ? '' : `，${score} 分`}`,
  },
  en: {
    due: (title, day) => `“${title}” is due ${day} and not handed in yet`,
    missing: (title) => `“${title}” is past due and not handed in`,
    again: (title, day) => `“${title}” needs changes and can be handed in again until ${day}`,
    returned: (title, score) => `“${title}” was returned${score === null ? '' : `: ${score}`}`,
  },
}

const week = 7 * 86_400_000

export const homeworkForGuardians: GuardianPart = {
  name: 'homework',
  async linesOfWeek({ pool }, { childId, locale, since, now }) {
    const said = texts[locale]
    const to = guardianPaths.child(childId)
    const { due, returned } = await readHomework(pool, childId, now)
    const open = due.filter(({ isHandedIn }) => !isHandedIn)
    const soon = open.filter(
      ({ deadline, isOver }) => !isOver && deadline !== null && Date.parse(deadline) < now.getTime() + week,
    )
    const late = open.filter(
      ({ deadline, isOver, isBack }) =>
        isOver && !isBack && deadline !== null && Date.parse(deadline) >= since.getTime(),
    )
    const back = returned.filter(({ releasedAt }) => Date.parse(releasedAt) >= since.getTime())
    return [
      ...soon.map(({ title, deadline, isBack }) =>
        (isBack ? said.again : said.due)(title, dayIn(new Date(deadline ?? now))),
      ),
      ...late.map(({ title }) => said.missing(title)),
      ...back.map(({ title, score, totalScore }) =>
        said.returned(title, score === null ? null : `${score} / ${totalScore}`),
      ),
    ].map((sentence) => ({ sentence, to }))
  },
}

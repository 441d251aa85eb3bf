import { limitTo } from '../../../platform/paging/limit.ts'
import { classesLedBy, ledIn } from '../../groups/index.ts'
import { corrects, isAskedOf, isGiven, isOfLed } from '../visibility.sql.ts'
import { isBegun, isOpen } from '../waiting.sql.ts'

/**
 * $1 viewer, $2 start of today, $3 until when a deadline is near. The counts of students are only computed for the
 * questions shown.
 */
export const teachingHomeworkQuery = (limit: number) => ({
  name: `homework-teaching-${limit}`,
  text: `select one.*, asked.asked, asked."handedIn" from (
      select q.id, q.title, q.group_id, q.assign_to, q.deadline, json_build_object('id', g.id, 'name', g.name) as "group",
        q.state = 'assigned' as "isAssigned", near.it as "isDueSoon", open.waiting, open."nextId", open.corrected, open.since,
        q.reminded_at as "remindedAt"
      from ${classesLedBy('$1')} g join homework_questions q on q.group_id = g.id
        cross join lateral (select q.state = 'assigned' and coalesce(q.deadline between $2 and $3, false) as it) near
        cross join lateral (select count(*) filter (where not w.begun)::int as waiting,
            count(*) filter (where w.begun)::int as corrected, min(w.handed_in_at) filter (where not w.begun) as since,
            (array_agg(w.id order by w.handed_in_at, w.id) filter (where not w.begun))[1] as "nextId"
          from (select h.id, h.handed_in_at, ${isBegun('h')} as begun from homework_hand_ins h
            where h.question_id = q.id and h.id = h.work_id and ${isOpen('h')} and ${isOfLed('h', 'q')}) w) open
      where ${isGiven('q')} and ${corrects('$1', 'q')} and (near.it or open.waiting > 0 or open.corrected > 0)
      order by open.since nulls last, q.deadline nulls last, q.id ${limitTo(limit)}) one
    cross join lateral (select count(*)::int as asked, count(h.id)::int as "handedIn" from ${ledIn('one.group_id')} led
      left join homework_hand_ins h on h.question_id = one.id and h.student_id = led.account_id and h.version_count > 0
      where ${isAskedOf('led.account_id', 'one', 'led.since')}) asked
    order by one.since nulls last, one.deadline nulls last, one.id`,
})

import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { writesPlan } from '../visible.sql.ts'
import { executionReminders } from './doing.tables.ts'

interface Wanted {
  planId: string
  personId: string
  weekday: number | null
}

/** Sets or removes a reminder. A person reminded today is not reminded again today, whatever day they choose. */
export async function setReminder(transaction: Transaction, { planId, personId, weekday }: Wanted): Promise<void> {
  if (weekday === null) {
    const isTheirs = and(eq(executionReminders.planId, planId), eq(executionReminders.personId, personId))
    await transaction.delete(executionReminders).where(isTheirs)
    return
  }
  await transaction
    .insert(executionReminders)
    .values({ planId, personId, weekday })
    .onConflictDoUpdate({ target: [executionReminders.planId, executionReminders.personId], set: { weekday } })
}

interface Due {
  planId: string
  personId: string
  title: string
}

/** Takes up to `limit` reminders due today and marks them as sent; rows locked by another node are skipped. */
export async function takeDue(transaction: Transaction, today: string, limit: number): Promise<Due[]> {
  const { rows } = await transaction.execute<Due & Record<string, unknown>>(sql`
    with due as (
      select wanted.plan_id, wanted.person_id, plan.name from execution_reminders wanted
        join plans plan on plan.id = wanted.plan_id join plan_executions doing on doing.plan_id = plan.id
        ${sql.raw(joinAccount('a', 'wanted.person_id'))}
      where wanted.weekday = extract(dow from ${today}::date) and wanted.reminded_on is distinct from ${today}::date
        and doing.finished_at is null and coalesce(plan.started_at <= ${today}::date, true)
        and coalesce(plan.ended_at >= ${today}::date, true)
        and a.deleted_at is null and a.suspended_at is null and ${sql.raw(writesPlan('wanted.person_id', 'plan'))}
      order by wanted.plan_id, wanted.person_id limit ${limit} for update of wanted skip locked)
    update execution_reminders wanted set reminded_on = ${today} from due
    where wanted.plan_id = due.plan_id and wanted.person_id = due.person_id
    returning wanted.plan_id as "planId", wanted.person_id as "personId", due.name as title`)
  return rows
}

import type { Locale } from '@learntrail/contract/profiles/preferences'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { everyAccount } from '../accounts/index.ts'
import { joinPreferences, joinProfileRow } from '../profiles/index.ts'
import { noticeReaders, noticeSettings } from './notices.tables.ts'
import type { ChosenSettings } from './settings.rules.ts'

/** A person's settings with what mails need to know about the person. */
export interface SettingsRow extends ChosenSettings {
  locale: Locale
  /** The confirmed address of an account that stays, else null. */
  email: string | null
}

export async function findSettings(db: Queryable, accountId: string): Promise<SettingsRow | undefined> {
  const { rows } = await db.execute<SettingsRow & Record<string, unknown>>(sql`
    select coalesce(s.is_mail_on, true) as "isMailOn", coalesce(s.app_off, '{}') as "appOff", coalesce(s.mail, '{}') as mail, coalesce(s.push, '{}') as push,
      s.digest_hour as "digestHour", s.is_quiet as "isQuiet", s.quiet_from as "quietFrom", s.quiet_to as "quietTo",
      coalesce(p.starts_careful, true) as "isCareful",
      coalesce(c.chosen -> 'emailNotificationSettings', '{}') as switches, a.locale,
      case when a.email_verified_at is not null and a.deleted_at is null then a.email end as email
    from ${sql.raw(everyAccount('a'))} left join notice_settings s on s.account_id = a.id
      left ${sql.raw(joinProfileRow('p', 'a.id'))} left ${sql.raw(joinPreferences('c', 'a.id'))}
    where a.id = ${accountId}`)
  return rows[0]
}

type Change = Partial<Omit<typeof noticeSettings.$inferInsert, 'accountId'>>

export async function changeSettings(transaction: Transaction, accountId: string, change: Change): Promise<void> {
  const insert = transaction.insert(noticeSettings).values({ accountId, ...change })
  await (Object.keys(change).length === 0
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: noticeSettings.accountId, set: change }))
}

/** Creates the row if missing and locks it until the transaction ends. */
export async function holdSettings(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.insert(noticeSettings).values({ accountId }).onConflictDoNothing()
  await transaction.select().from(noticeSettings).where(eq(noticeSettings.accountId, accountId)).for('update')
}

export async function findByUnsubscribeToken(transaction: Transaction, token: string): Promise<string | undefined> {
  const [found] = await transaction
    .select({ accountId: noticeReaders.accountId })
    .from(noticeReaders)
    .where(eq(noticeReaders.unsubscribeToken, token))
  return found?.accountId
}

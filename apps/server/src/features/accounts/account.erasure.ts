import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'

/** Mails shown by a demo that has no mail server. */
const demoMails: ErasureStep = {
  name: 'accounts.demo-mails',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute(sql`
      delete from demo_mails where ctid in (
        select m.ctid from demo_mails m join accounts a on lower(a.email) = lower(m.recipient)
        where a.id = ${personId} limit ${limit})`)
    return gone.rowCount ?? 0
  },
}

/** Counted tries on the account and mails to its address. */
const tallies: ErasureStep = {
  name: 'accounts.tallies',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute(sql`
      delete from tallies where ctid in (
        select t.ctid from tallies t join accounts a on a.id = ${personId}
        where t.key in ('account:' || a.id::text, 'account:' || a.id::text || ':guesses')
          or t.tried && array[a.id::text, a.id::text || ':guesses']
          or (t.key like 'mail:%' and t.key like '%:' || lower(a.email)) limit ${limit})`)
    return gone.rowCount ?? 0
  },
}

/** Sign-ins started with a provider, and the identities vouched for in them. */
const provenElsewhere: ErasureStep = {
  name: 'accounts.provider-attempts',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute(sql`
      delete from provider_attempts where ctid in (
        select p.ctid from provider_attempts p join accounts a on a.id = ${personId}
        where p.link_to = a.id or p.conflict_with = a.id or lower(p.proven ->> 'email') = lower(a.email)
          or exists (select 1 from identities i
            where i.account_id = a.id and i.provider = p.provider and i.subject = p.proven ->> 'subject')
        limit ${limit})`)
    return gone.rowCount ?? 0
  },
}

/** Deletes everything attached to the account; the account itself goes last (`features/leaving`). */
export const accountErasure: readonly ErasureStep[] = [
  demoMails,
  tallies,
  provenElsewhere,
  deleteRows({ table: 'identities', by: 'account_id' }),
  deleteRows({ table: 'school_permissions', by: 'account_id' }),
  deleteRows({ table: 'plan_grants', by: 'account_id' }),
  deleteRows({ table: 'plan_reminders', by: 'account_id' }),
  deleteRows({ table: 'passkeys', by: 'account_id' }),
  deleteRows({ table: 'passkey_challenges', by: 'add_to' }),
  deleteRows({ table: 'mail_tokens', by: 'account_id' }),
  deleteRows({ table: 'sessions', by: 'account_id' }),
]

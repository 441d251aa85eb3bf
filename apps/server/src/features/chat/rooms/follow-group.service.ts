import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { everyMember } from '../../groups/index.ts'

/** Lets these people into the room of their group, out of it, or administer it, as they stand in the group now. */
export async function followGroup(
  transaction: Transaction,
  groupId: string,
  personIds: readonly string[],
): Promise<void> {
  const people = sql.param([...personIds])
  await transaction.execute(sql`
    insert into chatroom_members (room_id, account_id, is_administrator, read_number, since)
    select r.id, m.account_id, m.level < 2, r.last_number, m.since
    from chatrooms r join ${sql.raw(everyMember('m'))} on m.group_id = r.group_id
    where r.group_id = ${groupId} and m.account_id = any(${people}::uuid[])
    on conflict (room_id, account_id) do update set is_administrator = excluded.is_administrator
    where chatroom_members.is_administrator <> excluded.is_administrator`)
  await transaction.execute(sql`
    delete from chatroom_members own using chatrooms r
    where r.group_id = ${groupId} and own.room_id = r.id and own.account_id = any(${people}::uuid[])
      and not exists (select 1 from ${sql.raw(everyMember('m'))}
        where m.group_id = r.group_id and m.account_id = own.account_id)`)
}

import { limits } from '@learntrail/contract/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import type { SchoolBudget } from '@learntrail/contract/rewards/admin'
import { budgetChanged, rewardsGiven } from '@learntrail/contract/rewards/events'
import { sql } from 'drizzle-orm'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { escapeLike } from '../../../platform/database/escape-like.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { firstId, idKey } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deletedPersonId, findAccountByName, joinAccount, lockAccount } from '../../accounts/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { everySchool, holdSchool, searchableName } from '../../profiles/index.ts'
import { findBudget, makeBudget, ownAccount, pursesOf } from '../ledger/accounts.repository.ts'
import { moveRewards } from '../ledger/move-rewards.service.ts'
import { tellOfRewards } from '../rewards.live.ts'

const budgetOf = `s.id as "schoolId", s.code, s.name, coalesce(b.received, 0) as received,
  coalesce(b.received - b.balance, 0) as given, coalesce(b.balance, 0) as remaining`

/** Lists the schools with a budget, or those that the words find. */
export async function listBudgets(
  { pool }: Platform,
  { find, cursor }: { find?: string | undefined; cursor?: string | undefined },
) {
  const [after] = cursor === undefined ? [firstId] : decodeCursor(cursor, idKey)
  const which =
    find === undefined
      ? { name: 'rewards-budgets', sql: 'b.id is not null', values: [] }
      : {
          name: 'rewards-budgets-found',
          sql: '(s.search_name like $2 or s.code = $3)',
          values: [`%${escapeLike(searchableName(find))}%`, find],
        }
  const { rows } = await pool.query<SchoolBudget>({
    name: which.name,
    text: `select ${budgetOf} from ${everySchool('s')} left join reward_accounts b on b.school_id = s.id
      where s.id > $1 and ${which.sql} order by s.id ${limitTo(limits.pageSize + 1)}`,
    values: [after, ...which.values],
  })
  return pageOf(rows, limits.pageSize, ({ schoolId }) => [schoolId])
}

interface Change {
  schoolId: string
  clientId: string
  points: number
  reason: string
}

/** Adds points to a school's budget, or withdraws points that it has not given. */
export async function changeBudget(
  platform: Platform,
  by: Actor,
  { schoolId, clientId, points, reason, way }: Change & { way: 'funded' | 'withdrawn' },
): Promise<SchoolBudget> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    if ((await holdSchool(transaction, schoolId)) === undefined) refuse('SCHOOL_NOT_FOUND')
    const product = await ownAccount(transaction, 'product', at)
    await makeBudget(transaction, schoolId, at)
    const { id: budget } = (await findBudget(transaction, schoolId)) ?? refuse('SCHOOL_NOT_FOUND')
    const [from, to] = way === 'funded' ? [product, budget] : [budget, product]
    const moved = await moveRewards(transaction, {
      act: { kind: way, actorId: by.id, reason, schoolId },
      source: `budget:${clientId}`,
      at,
      takes: 'all',
      moves: [{ from, to, amount: points }],
    })
    if (moved === null) return
    const subject = { type: 'school', id: schoolId } as const
    await audit(platform, transaction, { by, act: `reward_budget.${way}`, subject, reason, data: { points } })
    const data = { points: way === 'funded' ? points : -points }
    await platform.events.record(transaction, budgetChanged, { actorId: by.id, subjectId: schoolId, data, at })
  })
  const { rows } = await platform.pool.query<SchoolBudget>({
    name: 'rewards-budget',
    text: `select ${budgetOf} from ${everySchool('s')} left join reward_accounts b on b.school_id = s.id where s.id = $1`,
    values: [schoolId],
  })
  return rows[0] ?? refuse('SCHOOL_NOT_FOUND')
}

interface Gift {
  clientId: string
  account: string
  points: number
  reason: string
}

/** Gives a person reward points from the product, outside any budget. */
export async function giveReward(platform: Platform, by: Actor, { clientId, account, points, reason }: Gift) {
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    const found = await findAccountByName(transaction, account)
    const person = (found && (await lockAccount(transaction, found.id))) ?? refuse('USER_NOT_FOUND')
    if (person.deletedAt !== null || person.id === deletedPersonId) refuse('USER_NOT_FOUND')
    const from = await ownAccount(transaction, 'product', at)
    const purses = await pursesOf(transaction, [person.id], at)
    const to = purses.get(person.id) ?? refuse('USER_NOT_FOUND')
    const moved = await moveRewards(transaction, {
      act: { kind: 'gift', actorId: by.id, reason },
      source: `gift:${clientId}`,
      at,
      takes: 'all',
      moves: [{ from, to, amount: points }],
    })
    if (moved !== null) {
      const subject = { type: 'account', id: person.id } as const
      await audit(platform, transaction, { by, act: 'reward.given', subject, reason, data: { points } })
      const data = { actId: moved.actId, points }
      await platform.events.record(transaction, rewardsGiven, { actorId: null, subjectId: person.id, data, at })
      await tellOfRewards(platform, transaction, { groupId: null, people: [person.id] })
    }
    const { rows } = await transaction.execute<{ person: PersonSummary; balance: number }>(sql`
      select ${sql.raw(personSummaryOf('a'))} as person, purse.balance from reward_accounts purse ${sql.raw(joinAccount('a', 'purse.account_id'))}
      where purse.kind = 'purse' and purse.account_id = ${person.id}`)
    const now = rows[0] ?? refuse('USER_NOT_FOUND')
    return { person: now.person, given: moved?.points ?? 0, balance: now.balance }
  })
}

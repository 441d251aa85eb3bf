import { randomUUID } from 'node:crypto'
import type { Cast } from '../../../testing/kinds.ts'
import type { Subject } from '../../../testing/subject.ts'
import { newPlan } from '../plans.fixture.ts'

const address = 'guardian@example.test'

/** A plan that the owner's guardian is asked to sign, straight in the tables because mails are limited per day. */
async function askedOfGuardian({ product, owner }: Cast, word: string) {
  const { _id } = await newPlan(owner, { projectName: word })
  const { pool } = product.platform
  const confirm = `update guardians set email = $2, email_confirmed_at = now()
    where id in (select guardian_id from guardianships where child_id = $1)`
  await pool.query(confirm, [owner.id, address])
  const ask = `insert into plan_lines (plan_id, id, position, role, label, guardian_email, state, asked_at)
    values ($1, $2, 0, 'guardian', '', $3, 'asked', now())`
  await pool.query(ask, [_id, randomUUID(), address])
  return { id: _id, childId: owner.id }
}

const path = '/api/v2/guardian/children/:childId/plans'
const ofChild = { right: 'see', missing: 'CHILD_NOT_FOUND', names: ['params.childId'] } as const
const onPlan = { ...ofChild, names: ['params.childId', 'params.id'] } as const

export const forGuardianSubjects: Subject[] = [
  {
    thing: 'a plan of a child',
    forms: {
      'that a guardian is asked to sign': {
        make: askedOfGuardian,
        rights: { see: ['guardian', 'owner'] },
        listedFor: ['owner'],
      },
    },
    calls: [
      { ...ofChild, call: `GET ${path}`, tells: true },
      { ...onPlan, call: `GET ${path}/:id`, tells: true },
      { ...onPlan, call: `POST ${path}/:id/signing-link` },
    ],
  },
]

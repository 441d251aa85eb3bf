import { expect, test } from 'vitest'
import { changeOfTeam, type TeamTransition, teamTransitions } from './teams.rules.ts'

const changed = (to: string) => ({ to, isChange: true })
const stays = (to: string) => ({ to, isChange: false })
const refused = (refusal: string) => ({ refusal })
const settled = refused('HOMEWORK_TEAM_SETTLED')
const over = refused('HOMEWORK_TEAM_INVITATION_OVER')
const other = refused('HOMEWORK_STATE_CHANGED')

const expected = {
  open: { alone: changed('member'), invited: changed('member'), member: stays('member') },
  invite: { alone: changed('invited'), invited: stays('invited'), member: refused('USER_NOT_FOUND') },
  withdraw: { alone: stays('alone'), invited: changed('alone'), member: other },
  accept: { alone: over, invited: changed('member'), member: stays('member') },
  decline: { alone: stays('alone'), invited: changed('alone'), member: other },
  takeOut: { alone: stays('alone'), invited: other, member: changed('alone') },
  leave: { alone: stays('alone'), invited: other, member: changed('alone') },
} as const satisfies Record<TeamTransition, object>

/** Transitions still possible once something was handed in. */
const always: readonly TeamTransition[] = ['withdraw', 'decline']

test.for(Object.keys(teamTransitions) as TeamTransition[])('%s', (name) => {
  for (const standing of ['alone', 'invited', 'member'] as const) {
    const outcome = expected[name][standing]
    expect(changeOfTeam(name, standing, false), standing).toEqual(outcome)
    const afterwards = 'isChange' in outcome && outcome.isChange && !always.includes(name) ? settled : outcome
    expect(changeOfTeam(name, standing, true), `${standing}, handed in`).toEqual(afterwards)
  }
})

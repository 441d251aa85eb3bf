import type { Plan } from '@learntrail/contract/plans/plans'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dotted } from '../../../ui/dotted.ts'
import { Fact } from '../../../ui/facts.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { listed } from '../../../ui/listed.ts'
import { PersonFace } from '../../../ui/person-link.tsx'
import { planAddresses } from '../addresses.ts'
import { Invitation } from '../members/invitation.tsx'
import { MembersCard } from '../members/members-card.tsx'
import { PlanBody } from './plan-body.tsx'
import { PlanComments } from './plan-comments.tsx'
import { PlanOwner } from './plan-owner.tsx'
import { PlanPrivacy } from './plan-privacy.tsx'
import { PlanWays } from './plan-ways.tsx'
import css from './reading.module.css'

interface ReadPlanProps {
  plan: Plan
  isMine: boolean
}

/** The plan's owner, and the actions on it. */
export function PlanTop({ plan, isMine }: ReadPlanProps) {
  return (
    <>
      {isMine ? null : <Owner plan={plan} />}
      {plan.part === 'invited' ? <Invitation plan={plan} /> : null}
      <PlanWays plan={plan} isMine={isMine} />
      {(isMine && plan.members.length > 0) || plan.part === 'member' ? <MembersCard plan={plan} /> : null}
    </>
  )
}

/** A plan's whole content, for its writers and for others. */
export function WholePlan({ plan, isMine }: ReadPlanProps) {
  const { t } = useTranslation('plans')
  return (
    <div className={css.plan}>
      {plan.source ? (
        <p className={css.source}>
          <Link to={planAddresses.plan(plan.source._id)}>
            {plan.source.user
              ? t('source', { name: plan.source.user.displayName, plan: plan.source.projectName })
              : t('unnamedSource', { plan: plan.source.projectName })}
          </Link>
        </p>
      ) : null}
      <PlanBody
        plan={plan}
        facts={
          isMine ? (
            <Fact name={t('reading.visibility')}>
              <PlanPrivacy plan={plan} />
            </Fact>
          ) : null
        }
      />
      <PlanComments plan={plan} />
    </div>
  )
}

function Owner({ plan: { user, members, ownerOrganization: of } }: { plan: Plan }) {
  const nameOf = useNameOf()
  const { t } = useTranslation('plans')
  const along = members.filter(({ state }) => state === 'accepted').map(({ person }) => nameOf(person))
  return (
    <div className={css.owner}>
      {user ? <PersonFace person={user} size={40} /> : null}
      <div>
        <p>
          <PlanOwner user={user} />
        </p>
        {along.length > 0 ? <p className={css.organization}>{t('reading.along', { names: listed(along) })}</p> : null}
        <p className={css.organization}>{dotted([of.school, of.serviceUnit])}</p>
      </div>
    </div>
  )
}

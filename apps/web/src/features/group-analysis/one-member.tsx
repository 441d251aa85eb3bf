import type { MemberFigures, Period } from '@learntrail/contract/group-analysis/group-analysis'
import type { Group } from '@learntrail/contract/groups/group'
import { levelOf } from '@learntrail/contract/groups/roles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { formatDay } from '../../ui/dates.ts'
import { useNameOf } from '../../ui/known-people.ts'
import { PersonFace, PersonName } from '../../ui/person-link.tsx'
import { Numbers } from '../analysis/index.ts'
import { recordsOfGroup } from './addresses.ts'
import css from './group-analysis.module.css'

interface OneMemberProps {
  group: Group
  period: Period
  member: MemberFigures
}

/** What one member has done, above the figures of the group. */
export function OneMember({ group, period, member }: OneMemberProps) {
  const { t } = useTranslation('group-analysis')
  const { person, role, records, given, handedIn, late, lastActiveAt } = member
  const name = useNameOf()(person)
  const isAsked = levelOf(role) === 2 && given > 0
  return (
    <Card as="section" className={css.one} aria-label={t('one.label', { name })}>
      <div className={css.oneHead}>
        <PersonFace person={person} size={40} />
        <h2>
          <PersonName person={person} />
        </h2>
        <Link className={css.whole} to={paths.groupAnalysis(group.id)}>
          {t('one.all')}
        </Link>
      </div>
      <Numbers
        numbers={[
          {
            name: t('members.records'),
            value: records,
            ...(records > 0 && {
              to: recordsOfGroup(group.id, period, { owner: person.id }),
              say: t('openRecords', { name, count: records }),
            }),
          },
          {
            name: t('members.handedIn'),
            value: isAsked ? `${handedIn} / ${given}` : '–',
            ...(isAsked && { to: paths.homeworkOf(group.id, person.id) }),
          },
          { name: t('members.late'), value: isAsked ? late : '–' },
          { name: t('members.last'), value: lastActiveAt ? formatDay(lastActiveAt) : '–' },
        ]}
      />
    </Card>
  )
}

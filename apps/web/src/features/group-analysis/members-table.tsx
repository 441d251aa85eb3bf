import type { MemberFigures, Period } from '@learntrail/contract/group-analysis/group-analysis'
import type { Group } from '@learntrail/contract/groups/group'
import { levelOf } from '@learntrail/contract/groups/roles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../ui/chip.tsx'
import { formatDay } from '../../ui/dates.ts'
import { useNameOf } from '../../ui/known-people.ts'
import { PersonName } from '../../ui/person-link.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { SeatNumber } from '../groups/index.ts'
import { recordsOfGroup } from './addresses.ts'
import css from './group-analysis.module.css'
import { type MemberOrder, memberOrders, ordered } from './member-order.rules.ts'

interface MembersTableProps {
  group: Group
  period: Period
  members: readonly MemberFigures[]
}

/** Rows shown before "show all". */
const shownAtOnce = 50

/** What each member has done, with links to their records. */
export function MembersTable({ group, period, members }: MembersTableProps) {
  const { t } = useTranslation('group-analysis')
  const [order, setOrder] = useState<MemberOrder>('joined')
  const [isWhole, setWhole] = useState(false)
  const isNumbered = members.some(({ memberNumber }) => memberNumber !== '')
  const all = ordered(members, order)
  const shown = isWhole ? all : all.slice(0, shownAtOnce)
  return (
    <Card as="section" className={`${css.part} ${css.wide}`} id="members" aria-labelledby="members-title">
      <h2 id="members-title">{t('members.title')}</h2>
      <ChipRow>
        {memberOrders.map((one) => (
          <ChoiceChip key={one} isOn={one === order} onToggle={() => setOrder(one)}>
            {t(`members.orders.${one === 'joined' && isNumbered ? 'numbered' : one}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <table className={css.table}>
        <Unseen as="caption">{t('members.title')}</Unseen>
        <thead>
          <tr>
            <th scope="col">{t('members.name')}</th>
            <th scope="col">{t('members.records')}</th>
            <th scope="col">{t('members.handedIn')}</th>
            <th scope="col">{t('members.late')}</th>
            <th scope="col">{t('members.last')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((member) => (
            <Row key={member.person.id} group={group} period={period} member={member} />
          ))}
        </tbody>
      </table>
      {shown.length < all.length ? (
        <Button look="line" onClick={() => setWhole(true)}>
          {t('members.more', { count: all.length - shown.length })}
        </Button>
      ) : null}
    </Card>
  )
}

function Row({ group, period, member }: { group: Group; period: Period; member: MemberFigures }) {
  const { t } = useTranslation('group-analysis')
  const { person, role, memberNumber, records, given, handedIn, late, lastActiveAt } = member
  const name = useNameOf()(person)
  const leads = levelOf(role) !== 2
  const address = recordsOfGroup(group.id, period, { owner: person.id })
  return (
    <tr>
      <th scope="row">
        <PersonName person={person} />
        {leads ? <span className={css.small}>{t('members.leads')}</span> : null}
        <SeatNumber personId={person.id} number={memberNumber} />
      </th>
      <td data-name={t('members.records')}>
        {records > 0 ? (
          <Link to={address} aria-label={t('openRecords', { name, count: records })}>
            {records}
          </Link>
        ) : (
          0
        )}
      </td>
      <td data-name={t('members.handedIn')}>
        {leads || given === 0 ? (
          '–'
        ) : (
          <Link to={paths.homeworkOf(group.id, person.id)}>{`${handedIn} / ${given}`}</Link>
        )}
      </td>
      <td data-name={t('members.late')}>{leads || given === 0 ? '–' : late}</td>
      <td data-name={t('members.last')}>{lastActiveAt ? formatDay(lastActiveAt) : '–'}</td>
    </tr>
  )
}

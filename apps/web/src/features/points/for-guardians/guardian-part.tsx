import type { GuardedChild } from '@learntrail/contract/guardians/guardians'
import type { GuardianPoints } from '@learntrail/contract/points/for-guardians'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GuardianParts } from '../../../feature/guardian-parts.ts'
import { Card } from '../../../ui/card.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { pointsForGuardianQuery } from '../api/for-guardians.ts'
import css from './for-guardians.module.css'

export const pointsForGuardians: GuardianParts = { order: 30, Part: PointsForGuardian }

/** A child's points and their reasons, in the groups that show them to guardians. */
function PointsForGuardian({ child }: { child: GuardedChild }) {
  const { t } = useTranslation('points/for-guardians')
  const isSeen = child.groups.some(({ sights }) => sights.points)
  const query = useQuery({ ...pointsForGuardianQuery(child.id), enabled: isSeen })
  if (!isSeen) return null
  return (
    <section className={css.part} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {query.data ? null : <WaitingLines query={query} lines={3} />}
      {query.data?.groups.length === 0 ? <p className={css.note}>{t('none')}</p> : null}
      {query.data?.groups.map((group) => (
        <PointsOfGroup key={group.groupId} group={group} />
      ))}
    </section>
  )
}

function PointsOfGroup({ group }: { group: GuardianPoints['groups'][number] }) {
  const { t } = useTranslation('points/for-guardians')
  const { t: tPoints } = useTranslation('points')
  const { groupName, balance, movements } = group
  return (
    <Card className={css.group}>
      <h3 className={css.head}>
        <WholeWords>{groupName}</WholeWords>
        <span>{t('balance', { count: balance })}</span>
      </h3>
      <ul className={css.list}>
        {movements.map(({ id, kind, points, at, reason, homework }) => (
          <li key={id}>
            <b className={css.points}>{points < 0 ? `−${-points}` : `+${points}`}</b>
            <div>
              <p className={css.reason}>{reason ? <LinkedWords text={reason} /> : tPoints(`kinds.${kind}`)}</p>
              <p className={css.note}>{dotted([homework, formatTaipei(at)])}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNameOf } from '../../../ui/known-people.ts'
import { listed } from '../../../ui/listed.ts'
import { groupPointsQuery } from '../api/points.ts'

/** Below the points of homework: which members cannot receive points, and why. Nothing if all can. */
export function WhoGetsNone({ groupId }: { groupId: string }) {
  const { t } = useTranslation('points/in-homework')
  const nameOf = useNameOf()
  const { data } = useQuery(groupPointsQuery(groupId))
  const without = data?.members.filter(({ canReceive }) => !canReceive) ?? []
  if (without.length === 0) return null
  const named = without.slice(0, 3).map(({ person }) => nameOf(person))
  const names = listed(named)
  return (
    <p role="note">
      {without.length > named.length
        ? t('more', { names, count: without.length })
        : t('getNone', { names, count: without.length })}
    </p>
  )
}

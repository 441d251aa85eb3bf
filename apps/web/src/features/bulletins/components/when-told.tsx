import type { BulletinSummary } from '@learntrail/contract/bulletins/bulletin'
import { useTranslation } from 'react-i18next'
import { dot } from '../../../ui/dotted.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { When } from '../../../ui/when.tsx'

/** Who wrote a bulletin, when it appears and when it was changed. */
export function WhenTold({ bulletin }: { bulletin: BulletinSummary }) {
  const { t } = useTranslation(['bulletins', 'common'])
  const { writer, appearsAt, hasAppeared, changedAt } = bulletin
  const name = writer.isDeleted ? t('common:deletedPerson') : writer.displayName
  return (
    <>
      {name}
      {dot}
      {hasAppeared ? <When time={appearsAt} relative /> : t('appears', { time: formatTaipei(appearsAt) })}
      {changedAt ? `${dot}${t('changed', { time: formatTaipei(changedAt) })}` : null}
    </>
  )
}

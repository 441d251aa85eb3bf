import type { Group } from '@learntrail/contract/groups/group'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Count } from '../../../ui/count.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { bulletinsQuery } from '../api/bulletins.ts'
import css from './unread-bulletins.module.css'

/** How many bulletins of a group I have not read. */
export function UnreadBulletins({ group }: { group: Group }) {
  const { t } = useTranslation('bulletins/in-groups')
  const { data } = useInfiniteQuery(bulletinsQuery(group.id))
  const count = data?.pages[0]?.unread ?? 0
  if (count === 0) return null
  return (
    <>
      <span aria-hidden="true">
        <Count value={count} className={css.count} />
      </span>
      <Unseen>{t('unread', { count })}</Unseen>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnsentInRooms } from '../../features/chat/index.ts'
import { waitingSenderOf } from '../../features/drafts/index.ts'
import { paths } from '../../paths.ts'
import { useWatched } from '../../saving/use-watched.ts'
import { Count } from '../../ui/count.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './shell.module.css'

/** Link to what is waiting to be sent, with a count; nothing when the count is 0. */
export function WaitingLink({ account }: { account: string }) {
  const { t } = useTranslation('drafts/waiting')
  const { notes } = useWatched(waitingSenderOf(account))
  const count = notes.length + useUnsentInRooms().length
  if (count === 0) return null
  const label = t('mark', { count })
  return (
    <Link className={css.tool} to={paths.waiting} aria-label={label} title={label}>
      <Icon name="clock" />
      <Count value={count} className={css.count} />
    </Link>
  )
}

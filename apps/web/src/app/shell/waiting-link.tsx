import { useTranslation } from 'react-i18next'
import { useUnsentInRooms } from '../../features/chat/index.ts'
import { waitingSenderOf } from '../../features/drafts/index.ts'
import { paths } from '../../paths.ts'
import { useWatched } from '../../saving/use-watched.ts'
import { IconLink } from '../../ui/icon-button.tsx'

/** Link to what is waiting to be sent, with a count; nothing when the count is 0. */
export function WaitingLink({ account }: { account: string }) {
  const { t } = useTranslation('drafts/waiting')
  const { notes } = useWatched(waitingSenderOf(account))
  const count = notes.length + useUnsentInRooms().length
  if (count === 0) return null
  const label = t('mark', { count })
  return <IconLink icon="clock" to={paths.waiting} label={label} count={count} />
}

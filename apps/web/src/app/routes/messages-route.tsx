import { Broadcasts } from '../../features/broadcasts/index.ts'
import { NoticesScreen } from '../../features/notices/index.ts'

/** What concerns me, and what is told to many. */
export function MessagesRoute() {
  return <NoticesScreen broadcasts={<Broadcasts />} />
}

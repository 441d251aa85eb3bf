import { Broadcasts } from '../../features/broadcasts/index.ts'
import { NoticesScreen } from '../../features/notices/index.ts'

/** The viewer's notices and the broadcasts to everybody. */
export function MessagesRoute() {
  return <NoticesScreen broadcasts={<Broadcasts />} />
}

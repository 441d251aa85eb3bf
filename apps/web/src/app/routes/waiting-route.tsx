import { UnsentInRooms, useUnsentInRooms } from '../../features/chat/index.ts'
import { WaitingScreen } from '../../features/drafts/waiting/waiting-screen.tsx'

/** What waits on this device, with what was said in rooms. */
export function WaitingRoute() {
  const inRooms = useUnsentInRooms().length
  return <WaitingScreen others={inRooms > 0 ? <UnsentInRooms /> : null} />
}

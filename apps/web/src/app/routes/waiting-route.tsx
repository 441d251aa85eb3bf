import { UnsentInRooms, useUnsentInRooms } from '../../features/chat/index.ts'
import { WaitingScreen } from '../../features/drafts/waiting/waiting-screen.tsx'

/** Everything waiting on this device to be sent, unsent messages of rooms included. */
export function WaitingRoute() {
  const inRooms = useUnsentInRooms().length
  return <WaitingScreen others={inRooms > 0 ? <UnsentInRooms /> : null} />
}

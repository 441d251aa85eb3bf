import { onDemand } from '../../ui/on-demand.tsx'
import type { SignedInUser } from '../profiles/index.ts'

interface AnnouncingProps {
  user: SignedInUser
  onClose: () => void
}

/** The form and sent broadcasts, loaded only for people who may send. */
export const announcing = onDemand<AnnouncingProps>(async () => (await import('./build-screen.tsx')).Announcing)

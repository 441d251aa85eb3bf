import { onDemand } from '../../ui/on-demand.tsx'
import type { SignedInUser } from '../profiles/index.ts'

interface AnnouncingProps {
  user: SignedInUser
  onClose: () => void
}

/** What is written to many: only whoever may send asks for it. */
export const announcing = onDemand<AnnouncingProps>(async () => (await import('./build-screen.tsx')).Announcing)

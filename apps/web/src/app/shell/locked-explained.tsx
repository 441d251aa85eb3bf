import { OnDemand, onDemand } from '../../ui/on-demand.tsx'

const dialog = onDemand(() =>
  import('../../features/shell/advanced-features-dialog.tsx').then((part) => part.AdvancedFeaturesDialog),
)

/** Explains a locked menu entry once it is pressed. */
export function LockedExplained({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return isOpen ? <OnDemand part={dialog} isOpen onClose={onClose} /> : null
}

import { onDemand } from '../../ui/on-demand.tsx'

/** Who likes a thing, once somebody asks. */
export const likersDialog = onDemand(() => import('./components/likers-dialog.tsx').then((part) => part.LikersDialog))

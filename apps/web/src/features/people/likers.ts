import { onDemand } from '../../ui/on-demand.tsx'

/** Dialog of the people who like a thing, loaded on demand. */
export const likersDialog = onDemand(() => import('./components/likers-dialog.tsx').then((part) => part.LikersDialog))

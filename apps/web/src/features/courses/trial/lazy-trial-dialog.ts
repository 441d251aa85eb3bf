import { onDemand } from '../../../ui/on-demand.tsx'

/** Comes when somebody wants to choose. */
export const trialDialog = onDemand(() => import('./trial-dialog.tsx').then((module) => module.TrialDialog))

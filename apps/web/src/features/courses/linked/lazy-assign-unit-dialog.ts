import { onDemand } from '../../../ui/on-demand.tsx'

/** Comes when somebody wants to choose a unit. */
export const assignUnitDialog = onDemand(() =>
  import('./assign-unit-dialog.tsx').then((module) => module.AssignUnitDialog),
)

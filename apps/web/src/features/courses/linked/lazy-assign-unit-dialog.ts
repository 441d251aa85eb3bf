import { onDemand } from '../../../ui/on-demand.tsx'

/** Loaded when a unit is to be chosen. */
export const assignUnitDialog = onDemand(() =>
  import('./assign-unit-dialog.tsx').then((module) => module.AssignUnitDialog),
)

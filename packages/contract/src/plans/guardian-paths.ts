/** Separate from the other paths, which every visit loads. */
export const guardianPlanPaths = {
  plan: (childId: string, id: string) => `/guardian/child/${childId}/plan/${id}`,
} as const

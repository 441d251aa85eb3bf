/** Characters unless said otherwise. */
export const profileLimits = {
  displayName: { min: 2, max: 45 },
  fullName: { min: 2, max: 20 },
  guardianName: { min: 2, max: 20 },
  phone: 20,
  studentId: { min: 1, max: 15 },
  statusMessage: 150,
  serviceUnit: 45,
  introduction: 600,
} as const

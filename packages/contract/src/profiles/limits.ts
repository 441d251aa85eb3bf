/** Characters unless said otherwise. */
export const profileLimits = {
  displayName: { min: 2, max: 45 },
  fullName: { min: 2, max: 20 },
  guardianName: { min: 2, max: 20 },
  phone: 20,
  studentId: { min: 1, max: 15 },
  statusMessage: 150,
  serviceUnit: 45,
  /** Of people outside schools: the whole name of where they work, the part of it they are in, and what they are there. */
  organizationTitle: 45,
  unitName: 45,
  unitTitle: 10,
  introduction: 600,
  /** Of each of the lists below: how many, and how long one may be. */
  traitTags: { count: 20 },
  personalExpertises: { count: 20, length: 50 },
  experiences: { count: 20, length: 50 },
  socialLinks: { count: 10, length: 300 },
  /** Of a teacher: from the list or in own words. */
  taughtSubjects: { count: 8, length: 20 },
  customFieldList: { count: 5, title: 50, content: 300 },
  /** Whatever the year is; the server takes none after the present one. */
  birthYear: { first: 1900, last: 2100 },
} as const

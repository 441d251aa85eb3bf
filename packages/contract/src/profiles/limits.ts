/** Characters unless stated otherwise. */
export const profileLimits = {
  displayName: { min: 2, max: 45 },
  fullName: { min: 2, max: 20 },
  guardianName: { min: 2, max: 20 },
  phone: 20,
  studentId: { min: 1, max: 15 },
  statusMessage: 150,
  serviceUnit: 45,
  /** For people outside schools: full name of their organization, their unit in it, and their position. */
  organizationTitle: 45,
  unitName: 45,
  unitTitle: 10,
  introduction: 600,
  /** Maximum number of items in each of the lists below, and characters of each. */
  traitTags: { count: 20 },
  personalExpertises: { count: 20, length: 50 },
  experiences: { count: 20, length: 50 },
  socialLinks: { count: 10, length: 300 },
  /** Subjects of a teacher, from the list or free text. */
  taughtSubjects: { count: 8, length: 20 },
  customFieldList: { count: 5, title: 50, content: 300 },
  /** Range of the schema; the server also refuses years after the present one. */
  birthYear: { first: 1900, last: 2100 },
} as const

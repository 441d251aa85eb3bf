/** Paths of this feature's screens that the server links to. */
export const coursePaths = {
  course: (id: string) => `/courses/${id}`,
  learners: (id: string) => `/courses/${id}/learners`,
  messages: (id: string) => `/courses/${id}/messages`,
  edit: (id: string) => `/courses/edit/${id}`,
  invitations: '/courses/manage?list=invitations',
} as const

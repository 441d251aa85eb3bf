/** Addresses of its screens that the server names as well. */
export const coursePaths = {
  course: (id: string) => `/courses/${id}`,
  edit: (id: string) => `/courses/edit/${id}`,
  invitations: '/courses/manage?list=invitations',
} as const

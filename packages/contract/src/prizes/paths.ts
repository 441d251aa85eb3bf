/** Addresses of its screens that the server names as well. */
export const prizePaths = {
  application: (id: string) => `/rewards/applications/${id}`,
  /** Where a guardian answers, by the secret of a mail. */
  consent: (token: string) => `/rewards/consent/${token}`,
  /** The picture of a prize; not a screen. */
  picture: (id: string) => `/api/v2/rewards/prizes/${id}/picture`,
} as const

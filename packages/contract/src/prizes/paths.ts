/** Paths of this feature's screens that the server links to. */
export const prizePaths = {
  application: (id: string) => `/rewards/applications/${id}`,
  /** Where a guardian answers, with the secret of a mail. */
  consent: (token: string) => `/rewards/consent/${token}`,
  /** The picture of a prize; not a screen. */
  picture: (id: string) => `/api/v2/rewards/prizes/${id}/picture`,
} as const

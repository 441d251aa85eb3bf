/** Addresses of its screens that the server names as well. */
export const accountPaths = {
  account: '/account',
  deleted: '/delete',
  /** Mails of a product without a mail server, of one address or of all. */
  mailbox: (email?: string) => (email === undefined ? '/mailbox' : `/mailbox?email=${encodeURIComponent(email)}`),
  /** By the link of a mail. */
  verification: (token: string) => `/verification/${token}`,
  /** Where a provider sends people back to. */
  providerReturn: (provider: string) => `/login/${provider}`,
} as const

/** Paths of this feature's screens that the server links to. */
export const accountPaths = {
  account: '/account',
  deleted: '/delete',
  /** The mails of a product without a mail server: to one address, or all of them. */
  mailbox: (email?: string) => (email === undefined ? '/mailbox' : `/mailbox?email=${encodeURIComponent(email)}`),
  /** Target of a mailed link. */
  verification: (token: string) => `/verification/${token}`,
  /** Where a provider redirects people back to. */
  providerReturn: (provider: string) => `/login/${provider}`,
} as const

export const noticeLimits = {
  /** Months that notices are kept. */
  months: 6,
  /** Days after which an event is no longer news: its notice is created as read. */
  newsDays: 14,
  /** Avatars shown per notice; further people are only counted. */
  faces: 3,
  /** Characters of the text that a notice quotes. */
  excerpt: 80,
  /** Notices changed per call. */
  atOnce: 50,
  /** Notices listed in one mail; the rest are only counted. */
  inMail: 12,
  /** Default hour of the day in Taiwan at which digests are sent. */
  digestHour: 17,
  /** Hours without immediate mails; on by default for people under 18. */
  quiet: { from: 22, to: 7 },
} as const

export const noticeLimits = {
  /** Months that notices are kept. */
  months: 6,
  /** What is heard of only so many days later is no news: it is there, and counts as read. */
  newsDays: 14,
  /** Faces a notice shows; the others are a number. */
  faces: 3,
  /** Characters of what was written that a notice quotes. */
  excerpt: 80,
  /** Notices that one call changes. */
  atOnce: 50,
  /** Notices that one mail tells of; of the others it says how many. */
  inMail: 12,
  /** Hour of the day in Taiwan at which digests go out, until somebody chooses another. */
  digestHour: 17,
  /** Hours without mails at once: from the start for people under 18. */
  quiet: { from: 22, to: 7 },
} as const

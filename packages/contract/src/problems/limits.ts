/** Characters unless stated otherwise. */
export const problemLimits = {
  words: { min: 2, max: 3_000 },
  answer: 5_000,
  /** Pictures of a signed-in person. */
  pictures: 5,
  /** A guest's pictures, sent in the body: their number, characters of each in base64, and bytes of the body. */
  guestPictures: 3,
  guestPictureBase64: 4_000_000,
  guestBody: 12_100_000,
  /** Problems per day of one person, or of one guest's e-mail. */
  daily: 5,
  /** Guests' problems per day from one address: a whole school may share one. */
  dailyFromAddress: 20,
  /** Each fact about the browser. */
  fact: 300,
  /** Days that a closed problem is kept. */
  keptDays: 365,
} as const

/** Characters unless said otherwise. */
export const problemLimits = {
  words: { min: 2, max: 3_000 },
  answer: 5_000,
  /** Pictures of somebody who is signed in. */
  pictures: 5,
  /** Pictures of a guest, which come with the words: characters of one in base64, and bytes of all that is sent. */
  guestPictures: 3,
  guestPictureBase64: 4_000_000,
  guestBody: 12_100_000,
  /** Of one person, or one e-mail of a guest, a day. */
  daily: 5,
  /** Of guests who call from one address, a day: a whole school may have one. */
  dailyFromAddress: 20,
  /** Of each fact about the browser. */
  fact: 300,
  /** Days that a problem is kept after its end. */
  keptDays: 365,
} as const

/** Characters unless said otherwise. */
export const prizeLimits = {
  name: 40,
  description: 500,
  /** Where a prize is collected at school, and when. */
  pickUp: 100,
  /** Reward points that a prize takes. */
  points: { min: 1, max: 100_000 },
  /** Pieces that are given. */
  stock: { min: 0, max: 100_000 },
  /** Pieces that one person may have of a prize. */
  perPerson: { min: 1, max: 100 },
  /** Prizes that are offered, or will be. */
  offered: 200,
  /** Applications of one person that are under way. */
  open: 20,
  recipient: { min: 2, max: 30 },
  address: { min: 6, max: 200 },
  phone: { min: 6, max: 20 },
  /** Characters in base64 of one image of an identity card. */
  imageBase64: 1_200_000,
  /** Of all that an application may bring, in bytes: two images and the texts. */
  applicationBody: 2_600_000,
  /** Why staff refuse, or look at what an application holds about a person. */
  reason: { min: 2, max: 200 },
  /** What staff say of how it was sent. */
  tracking: 100,
  /** Characters by which staff look for an application. */
  words: 20,
  /** Days after which an application that was sent counts as received. */
  receivedByItself: 14,
  /** Days after its end for which what an application holds about a person is kept. */
  erasedAfter: 30,
  /** Days for which a guardian can answer by the link of a mail. */
  consent: 14,
  /** Mails that ask guardians about applications of one person, a day. */
  consentMails: 10,
  /** Whoever is younger needs a guardian, where the prize asks for one. */
  ofAge: 20,
  /** Characters of a digital code. */
  code: { min: 4, max: 200 },
  /** Codes that are pasted at a time. */
  codesAtOnce: 5_000,
  /** Codes of one prize that nobody has been given yet. */
  codes: 20_000,
  /** Characters of what is pasted. */
  pasted: 100_000,
  /** Bytes of that. */
  pastedBody: 1_300_000,
  /** Applications and prizes a page. */
  page: 20,
} as const

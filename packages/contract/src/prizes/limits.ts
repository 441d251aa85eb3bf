/** Characters unless stated otherwise. */
export const prizeLimits = {
  name: 40,
  description: 500,
  /** Where and when a prize is collected at school. */
  pickUp: 100,
  /** Price of a prize in reward points. */
  points: { min: 1, max: 100_000 },
  /** Pieces on offer. */
  stock: { min: 0, max: 100_000 },
  /** Pieces of a prize per person. */
  perPerson: { min: 1, max: 100 },
  /** Prizes on offer or planned. */
  offered: 200,
  /** Applications in progress per person. */
  open: 20,
  recipient: { min: 2, max: 30 },
  address: { min: 6, max: 200 },
  phone: { min: 6, max: 20 },
  /** Characters of one image of an identity card in base64. */
  imageBase64: 1_200_000,
  /** Bytes of an application's body: two images and the texts. */
  applicationBody: 2_600_000,
  /** Staff's reason for a refusal, or for looking at personal data. */
  reason: { min: 2, max: 200 },
  /** Staff's note on how it was sent. */
  tracking: 100,
  /** Characters of staff's search for an application. */
  words: 20,
  /** Days after which a sent application counts as received. */
  receivedByItself: 14,
  /** Days after its end for which an application's personal data is kept. */
  erasedAfter: 30,
  /** Days for which a mailed link for a guardian is valid. */
  consent: 14,
  /** Mails per day to guardians about one person's applications. */
  consentMails: 10,
  /** Age below which a guardian's consent is needed, if the prize asks for it. */
  ofAge: 20,
  /** Characters of a digital code. */
  code: { min: 4, max: 200 },
  /** Codes pasted per call. */
  codesAtOnce: 5_000,
  /** Codes of one prize not given out yet. */
  codes: 20_000,
  /** Characters of the pasted text. */
  pasted: 100_000,
  /** Bytes of its body. */
  pastedBody: 1_300_000,
  /** Applications or prizes per page. */
  page: 20,
} as const

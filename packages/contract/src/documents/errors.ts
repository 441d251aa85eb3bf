export const documentErrors = {
  /** Also if the caller may not see it. */
  DOCUMENT_NOT_FOUND: 404,
  /** The caller may only read it, or has lost the right to write. */
  DOCUMENT_READ_ONLY: 403,
  /** Another person holds the lock. */
  DOCUMENT_LOCKED: 409,
  /** The connection has not opened it, or it has been closed since. */
  DOCUMENT_NOT_OPEN: 409,
  /** The page's editor is older than the document's schema. */
  DOCUMENT_SCHEMA_OLD: 409,
  /** The maximum number of people have it open. */
  DOCUMENT_CROWDED: 409,
  /** One connection has too many documents open. */
  DOCUMENTS_OPEN_LIMIT_REACHED: 409,
  /** The document would exceed its size limit. */
  DOCUMENT_FULL: 409,
  /** The change cannot be decoded. */
  DOCUMENT_CHANGE_MALFORMED: 422,
  /** After the change the document would no longer match its kind. */
  DOCUMENT_CHANGE_UNREADABLE: 422,
  /** The change depends on changes that are missing here: the device opens the document again and sends them. */
  DOCUMENT_CHANGE_INCOMPLETE: 409,
  /** Its content does not match its kind: nobody can write it until it is restored. */
  DOCUMENT_UNREADABLE: 409,
  /** The client number belongs to another person. */
  DOCUMENT_CLIENT_TAKEN: 409,
  DOCUMENT_VERSION_NOT_FOUND: 404,
} as const

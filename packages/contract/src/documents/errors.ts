export const documentErrors = {
  /** Also where it is not for whoever asks. */
  DOCUMENT_NOT_FOUND: 404,
  /** Who may read it and not write, or no longer. */
  DOCUMENT_READ_ONLY: 403,
  /** Somebody else writes alone. */
  DOCUMENT_LOCKED: 409,
  /** The line has not opened it, or it was closed meanwhile. */
  DOCUMENT_NOT_OPEN: 409,
  /** The page is older than what the document holds. */
  DOCUMENT_SCHEMA_OLD: 409,
  /** As many people have it open as may. */
  DOCUMENT_CROWDED: 409,
  /** One line has too many open. */
  DOCUMENTS_OPEN_LIMIT_REACHED: 409,
  /** It would be larger than a document may be. */
  DOCUMENT_FULL: 409,
  /** No change that can be read. */
  DOCUMENT_CHANGE_MALFORMED: 422,
  /** After it the document would not be what its kind is. */
  DOCUMENT_CHANGE_UNREADABLE: 422,
  /** It stands on changes that are not here: the device asks anew and sends what is missing. */
  DOCUMENT_CHANGE_INCOMPLETE: 409,
  /** It holds what its kind cannot read: nobody writes it until it was restored. */
  DOCUMENT_UNREADABLE: 409,
  /** Written under the number of somebody else. */
  DOCUMENT_CLIENT_TAKEN: 409,
  DOCUMENT_VERSION_NOT_FOUND: 404,
} as const

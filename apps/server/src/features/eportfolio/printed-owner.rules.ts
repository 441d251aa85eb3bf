/** The owner as printed in a document. */
export interface PrintedOwner {
  displayName: string
  schoolName: string | null
}

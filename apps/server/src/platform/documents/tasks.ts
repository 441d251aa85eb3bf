/** What keeps one document from using up the machine. */
export interface DocumentLimits {
  seconds: number
  /** Memory of the process that makes it. */
  megabytes: number
  pages: number
}

/** A document to be made of a template of ours and data. */
export interface TypesetTask {
  kind: 'typeset'
  /** Typst sources by their path in the document's own world; nothing else can be read. */
  sources: Record<string, string>
  main: string
  /** JSON of the data. */
  data: string
  pictures: [name: string, content: Uint8Array][]
  pages: number
  /** Without it the PDF has no structure for screen readers: for stamps, which are drawn on other pages. */
  isTagged: boolean
  standard?: 'a-2b' | 'a-2a' | 'ua-1'
}

/** A page to be drawn over every page of a PDF that somebody uploaded. */
export interface StampTask {
  kind: 'stamp'
  /** Where the PDF is, and where the stamped one goes. */
  from: string
  to: string
  stamp: Uint8Array
  pages: number
}

export type Task = TypesetTask | StampTask

/** Reasons a document is not made, beside a mistake in our own template (`broken`). */
export type FailureReason =
  | 'broken'
  | 'cancelled'
  | 'crashed'
  | 'damaged'
  | 'needs_too_much_memory'
  | 'protected'
  | 'takes_too_long'
  | 'too_many_pages'

/** Thrown when a document could not be made; the service goes on with the next one. */
export class DocumentFailed extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string = reason) {
    super(message)
    this.name = 'DocumentFailed'
    this.reason = reason
  }
}

export interface TaskResult {
  /** Of a typeset document; a stamped one is in its file. */
  pdf?: Uint8Array
  pages: number
  /** Pictures that could not be read and were left out. */
  leftOut: string[]
}

export type Report =
  | { writing: true }
  | { result: TaskResult }
  | { failure: { reason: FailureReason; message: string } }

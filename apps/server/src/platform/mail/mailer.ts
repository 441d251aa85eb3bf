/** One mail as people get it. `text` contains the whole message; `html` is the same with a button. */
export interface Mail {
  /** The same at every try, so that duplicates can be recognised. Absent in jobs enqueued by an older version. */
  id?: string
  to: string
  subject: string
  text: string
  html: string
  /** URL for the mail program's one-click unsubscribe (RFC 8058). */
  unsubscribe?: string
}

/** Hands a mail over for delivery. `send` throws if that fails, so that the job is retried. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** One mail as people get it. `text` has the whole message; `html` is the same with a button. */
export interface Mail {
  /** The same at every try, so that a mail that arrives twice is known to be one. Absent where an older version queued it. */
  id?: string
  to: string
  subject: string
  text: string
  html: string
  /** Where a mail program ends mails like this one by one press (RFC 8058). */
  unsubscribe?: string
}

/** Hands a mail to the outside. It throws when the mail could not be handed over, so that the job is tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

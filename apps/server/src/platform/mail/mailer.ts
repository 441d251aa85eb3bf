/** One mail as people get it. `text` has the whole message; `html` is the same with a button. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Hands a mail to the outside. It throws when the mail could not be handed over, so that the job is tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

import type { Mail, Mailer } from '../platform/mail/mailer.ts'

/** A mail receiver that records mails and resolves those who wait for one. */
export class RecordedMails implements Mailer {
  readonly sent: Mail[] = []
  #waiting: { to: string; after: number; resolve: (mail: Mail) => void }[] = []

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail)
    const count = this.#countTo(mail.to)
    for (const waiter of this.#waiting.filter(({ to, after }) => to === mail.to && count > after)) {
      this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
      waiter.resolve(mail)
    }
  }

  /** Returns the first mail to an address after the first `after` ones; waits for the job that sends it. */
  async next(to: string, after = 0): Promise<Mail> {
    const arrived = this.sent.filter((mail) => mail.to === to)[after]
    if (arrived !== undefined) return arrived
    return new Promise((resolve) => this.#waiting.push({ to, after, resolve }))
  }

  /** Returns the token in the link of that mail. */
  async nextToken(to: string, after = 0): Promise<string> {
    const { text } = await this.next(to, after)
    return /\/verification\/([\w-]+)/.exec(text)?.[1] ?? ''
  }

  #countTo(to: string): number {
    return this.sent.filter((mail) => mail.to === to).length
  }
}
